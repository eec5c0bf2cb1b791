/** What the game says in German: a door of its own, so that it can be loaded when it is chosen. */
export { DE } from '../messages/catalogues/de';
