export { CardsScreen as default } from '../../arrakis/reference/cards/CardsScreen';
