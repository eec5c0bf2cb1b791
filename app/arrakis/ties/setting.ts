import { arrakis } from '../../../engine';
import { changeSetting, useSettings } from '../../store/settings';
import type { Settings } from '../../store/settingsSchema';
import { readLastGame, type LastGame } from '../newGame/lastGame';

const KIND = arrakis.arrakisGame.id;

/** `ask`: the player picks. `random`: the app does, each candidate being as likely as the others. */
export type Ties = LastGame['ties'];

export function whoBreaksTies(lastGames: Settings['lastGames']): Ties {
  return readLastGame(lastGames[KIND]).ties;
}

export async function changeTies(ties: Ties): Promise<void> {
  const { lastGames } = useSettings.getState().settings;
  await changeSetting('lastGames', { ...lastGames, [KIND]: { ...readLastGame(lastGames[KIND]), ties } });
}
