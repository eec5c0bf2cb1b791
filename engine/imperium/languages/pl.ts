/** What the game says in Polish: a door of its own, so that it can be loaded when it is chosen. */
export { PL } from '../messages/catalogues/pl';
