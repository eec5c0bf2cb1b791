export { DiceScreen as default } from '../../arrakis/reference/dice/DiceScreen';
