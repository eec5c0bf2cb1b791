export { DiceScreen as default } from '../../reference/dice/DiceScreen';
