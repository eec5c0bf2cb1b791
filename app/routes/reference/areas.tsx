export { AreasScreen as default } from '../../arrakis/reference/areas/AreasScreen';
