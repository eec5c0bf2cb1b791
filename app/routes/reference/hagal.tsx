export { HagalScreen as default } from '../../imperium/companion/HagalScreen';
