export { OddsScreen as default } from '../../arrakis/reference/odds/OddsScreen';
