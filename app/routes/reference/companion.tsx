export { CompanionScreen as default } from '../../companion/CompanionScreen';
