import * as v from 'valibot';

import { arrakis } from '../../../engine';

/** Names are as long as the field for them allows. */
export const nameLength = 24;
const name = v.pipe(v.string(), v.maxLength(nameLength));

const byHouse = v.object(v.entriesFromList(arrakis.HOUSES, name));
/** As they were kept when nobody could share a side: of the Atreides, of the Harkonnen. */
const bySide = v.pipe(
  v.tuple([name, name]),
  v.transform(([atreides, harkonnen]) => ({ ...NOBODY, atreides, harkonnen })),
);

const NOBODY: Readonly<Record<arrakis.House, string>> = {
  atreides: '',
  fremen: '',
  harkonnen: '',
  corrino: '',
};

/** Two sides face each other; partners sit beside each other. */
const HARKONNEN: readonly arrakis.House[] = ['harkonnen', 'corrino'];

const schema = v.object({
  mode: v.picklist(arrakis.MODES),
  /** By the house that somebody leads; who leads a whole side has its great house. */
  names: v.union([byHouse, bySide]),
  /** The side that two of three people share. */
  shared: v.fallback(v.picklist(arrakis.SIDES), 'harkonnen'),
  /** Who sits at the far edge of a tablet that lies flat, by house; the others sit at the near one. */
  across: v.fallback(v.array(v.picklist(arrakis.HOUSES)), [...HARKONNEN]),
  /** Who breaks Mahdi's ties: the players, who may change that in the game, or the app by chance. */
  ties: v.picklist(['ask', 'random']),
});

/** How the last game was set up, so that the next one needs one tap. */
export type LastGame = Readonly<v.InferOutput<typeof schema>>;

const FIRST: LastGame = {
  mode: 'two',
  names: NOBODY,
  shared: 'harkonnen',
  across: [...HARKONNEN],
  ties: 'random',
};

/** As the settings keep it; what cannot be understood is as before the first game. */
export function readLastGame(stored: unknown): LastGame {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : FIRST;
}
