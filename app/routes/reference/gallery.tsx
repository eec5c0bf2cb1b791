export { GalleryScreen as default } from '../../imperium/reference/gallery/GalleryScreen';
