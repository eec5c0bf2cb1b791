import Constants from 'expo-constants';
import { Platform } from 'react-native';

import { GAMES } from '../../engine';
import { exportGame, loadGame } from '../store/games';
import { useRunningGame } from '../store/gamesRunning';

/** Something that was thrown while a screen was drawn. */
export interface Fault {
  readonly error: Error;
  /** The screen, as its address says it. */
  readonly route: string;
  /** The components around the one that threw; null where nobody noted them. */
  readonly components: string | null;
}

export const REPORT_FILE = 'sietch-report.txt';

/** Whatever was thrown, as an error: a program may throw anything. */
export function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** The record as a file to import; if the fault keeps it from being replayed, what is stored, as it is. */
async function recordOf(id: number): Promise<string> {
  try {
    return await exportGame(id);
  } catch (error) {
    const stored = await loadGame(id);
    return [`It cannot be replayed: ${asError(error).message}`, JSON.stringify(stored, null, 1)].join('\n');
  }
}

/** What helps to find a fault, as a text: where it was, what it was, and the game that was on the table. */
export async function reportOf({ error, route, components }: Fault): Promise<string> {
  const { game } = useRunningGame.getState();
  const lines = [
    'Sietch fault report',
    `App: ${Constants.expoConfig?.version ?? '?'} (${Platform.OS})`,
    `Engine: ${GAMES.map(({ id, version }) => `${id} ${version}`).join(', ')}`,
    `Screen: ${route}`,
    `Error: ${error.name}: ${error.message}`,
    '',
    error.stack ?? 'no stack',
    ...(components === null ? [] : ['', `Components:${components}`]),
  ];
  if (game === null) return [...lines, '', 'No game was on the table.', ''].join('\n');
  const record = await recordOf(game.id).catch(
    (unreadable: unknown) => `It cannot be read: ${asError(unreadable).message}`,
  );
  return [
    ...lines,
    '',
    `The game on the table, at move ${game.ply}. Its record holds every hand and the seed.`,
    '',
    record,
  ].join('\n');
}
