export { AreasScreen as default } from '../../reference/areas/AreasScreen';
