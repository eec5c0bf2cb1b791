import * as v from 'valibot';

import { imperium } from '../../../engine';

/** Names are as long as the field for them allows. */
export const nameLength = 24;
const name = v.pipe(v.string(), v.maxLength(nameLength));

export const PLAYERS = ['1', '2', '3', '4'] as const;

const schema = v.object({
  players: v.picklist(PLAYERS),
  names: v.tuple([name, name, name, name]),
  leaders: v.picklist(['dealt', 'ask']),
  difficulty: v.picklist(imperium.DIFFICULTIES),
});

/** How the last game was set up, so that the next one needs one tap. */
export type LastGame = Readonly<v.InferOutput<typeof schema>>;

const FIRST: LastGame = { players: '1', names: ['', '', '', ''], leaders: 'dealt', difficulty: 'mercenary' };

/** As the settings keep it; what cannot be understood is as before the first game. */
export function readLastGame(stored: unknown): LastGame {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : FIRST;
}
