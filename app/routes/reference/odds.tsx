export { OddsScreen as default } from '../../reference/odds/OddsScreen';
