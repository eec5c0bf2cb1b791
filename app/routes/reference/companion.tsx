export { CompanionScreen as default } from '../../arrakis/companion/CompanionScreen';
