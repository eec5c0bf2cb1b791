import { arrakis } from '../../../engine';
import { useSettings } from '../../store/settings';
import { whoBreaksTies } from './setting';

/**
 * The app's own answer where Mahdi's criteria leave several candidates (R14.0): always if the player does not want to be
 * asked any more, and never a question whose answers come to the same. It is recorded like any other move. In a game that
 * began with the app deciding the rules do so themselves, by the dice of the game.
 */
export function breakTie(state: arrakis.State): arrakis.Move | null {
  if (state.options.ties !== 'ask' || arrakis.pending(state)?.kind !== 'tie') return null;
  const asks = whoBreaksTies(useSettings.getState().settings.lastGames) === 'ask';
  return asks && arrakis.tieMatters(state) ? null : arrakis.evenPick(state);
}
