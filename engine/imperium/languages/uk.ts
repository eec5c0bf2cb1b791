/** What the game says in Ukrainian: a door of its own, so that it can be loaded when it is chosen. */
export { UK } from '../messages/catalogues/uk';
