export { CardsScreen as default } from '../../reference/cards/CardsScreen';
