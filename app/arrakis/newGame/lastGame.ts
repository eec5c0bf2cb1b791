import * as v from 'valibot';

/** Names are as long as the field for them allows. */
export const nameLength = 24;
const name = v.pipe(v.string(), v.maxLength(nameLength));

const schema = v.object({
  mode: v.picklist(['two', 'mahdi']),
  /** Of the Atreides, of the Harkonnen. */
  names: v.tuple([name, name]),
  /** Who breaks Mahdi's ties: the player, who may change that in the game, or the app by chance. */
  ties: v.picklist(['ask', 'random']),
});

/** How the last game was set up, so that the next one needs one tap. */
export type LastGame = Readonly<v.InferOutput<typeof schema>>;

const FIRST: LastGame = { mode: 'two', names: ['', ''], ties: 'random' };

/** As the settings keep it; what cannot be understood is as before the first game. */
export function readLastGame(stored: unknown): LastGame {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : FIRST;
}
