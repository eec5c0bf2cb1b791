/** What the game says in Czech: a door of its own, so that it can be loaded when it is chosen. */
export { CS } from '../messages/catalogues/cs';
