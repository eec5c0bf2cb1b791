export { SpiceScreen as default } from '../../reference/spice/SpiceScreen';
