export { RulesScreen as default } from '../reference/RulesScreen';
