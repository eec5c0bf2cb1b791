export { SpiceScreen as default } from '../../arrakis/reference/spice/SpiceScreen';
