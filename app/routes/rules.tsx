export { RulesScreen as default } from '../arrakis/reference/RulesScreen';
