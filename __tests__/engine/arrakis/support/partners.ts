import { parsePosition, pending, RESULTS, view } from '../../../../engine/arrakis';
import type { GameEvent, Result, State, Viewer } from '../../../../engine/arrakis';
import { settle } from '../../../../engine/arrakis/engine';
import type { RoundStep, Settled } from './read';
import { ROUND_STEPS } from './read';

/** Tables at which people share a side, as the first line of a position. */
const TABLES = {
  four: 'arrakis four SEED ["Ann","Fay","Hal","Cor"]',
  /** Two share the Harkonnen. */
  three: 'arrakis three SEED ["Ann","Hal","Cor"]',
  threeAtreides: 'arrakis three SEED ["Ann","Fay","Hal"] shared:atreides',
  mahdiTwo: 'arrakis mahdiTwo SEED ["Ann","Fay","Mahdi"] ties:ask',
} as const;
export type Table = keyof typeof TABLES;

/** Seats at the table of four. */
export const ANN = 0; // House Atreides
export const FAY = 1; // Fremen
export const HAL = 2; // House Harkonnen
export const COR = 3; // Corrino

export function sitting(table: Table, lines: string, seed = 1): State {
  return parsePosition(`${TABLES[table].replace('SEED', String(seed))}\n${lines}`);
}

/** A position whose round goes on from the given step until somebody must decide. */
export function roundAt(table: Table, step: RoundStep, lines: string, seed = 1): Settled {
  const frames = `frames = [{"k":"round","step":${ROUND_STEPS[step]}}]`;
  const state = sitting(table, `${frames}\nround = 1\n${lines}`, seed);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

type Dice = Readonly<Partial<Record<Result, number>>>;

export function diceLine(dice: readonly Dice[]): string {
  return `dice = ${dice.map((of) => RESULTS.map((result) => of[result] ?? 0).join(' ')).join(' / ')}`;
}

/** The action phase, a side about to begin a turn; everybody's dice in seat order. Runs on to the first decision. */
export function sideTurn(table: Table, side: 0 | 1, dice: readonly Dice[], lines: string, seed = 1): State {
  const frames = [
    { k: 'round', step: 6 },
    { k: 'actions', next: side },
  ];
  const state = sitting(
    table,
    `round = 1\nphase = 2\n${diceLine(dice)}\nframes = ${JSON.stringify(frames)}\n${lines}`,
    seed,
  );
  settle(state, null);
  return state;
}

/** The turn of one seat of the table of four, already begun. */
export function seatTurn(seat: number, dice: readonly Dice[], lines: string, seed = 1): State {
  const side = seat < HAL ? 0 : 1;
  const frames = [
    { k: 'round', step: 6 },
    { k: 'actions', next: 1 - side },
    { k: 'turn', seat, acted: false, outOfTank: 0, flown: [] },
  ];
  return sitting(
    'four',
    `round = 1\nphase = 2\n${diceLine(dice)}\nframes = ${JSON.stringify(frames)}\n${lines}`,
    seed,
  );
}

/** Who is asked what: `turn 2`. */
export function asked(state: State): string {
  const now = pending(state);
  return now === null ? 'nobody' : `${now.kind} ${now.seat}`;
}

/** Hands as a viewer sees them. */
export function handsFor(state: State, viewer: Viewer): (readonly string[] | null)[] {
  return view(state, viewer).seats.map(({ hand }) => hand);
}

export function handSizes(state: State): number[] {
  return view(state, 'table').seats.map(({ handSize }) => handSize);
}

/** Unused dice of each seat, by the results in their order. */
export function diceOf(state: State): number[][] {
  return view(state, 'table').seats.map(({ dice }) => RESULTS.map((result) => dice[result]));
}
