import { create } from 'zustand';

import { imperium } from '../../../engine';
import { serialQueue } from '../../storage/serialQueue';
import { gameStorage } from '../../store/gamesLibrary';
import {
  NOTHING_OPEN,
  readRecord,
  tableOf,
  type Asked,
  type DeckSource,
  type HagalEntry,
  type Snapshot,
  type TableStep,
  type Unfinished,
} from './record';

/** The table of people who own the game, as far as House Hagal has to know it. */
export interface HagalTable extends Unfinished {
  readonly status: 'opening' | 'ready';
  /** The stored table could not be read, and the screen says so. */
  readonly broken: boolean;
  /** Null before a table has been set up. */
  readonly state: imperium.State | null;
  /** Counts changes and never goes down. */
  readonly ply: number;
  readonly deck: DeckSource;
  /** Automata that have had their card in this Combat (I12.7). */
  readonly armed: readonly number[];
  readonly log: readonly HagalEntry[];
  readonly past: readonly Snapshot[];
}

const KEY = 'imperium.companion.table';
/** How many steps back are stored. */
const STEPS_BACK = 40;
const ENTRIES = 80;

const NOTHING: HagalTable = {
  ...NOTHING_OPEN,
  status: 'ready',
  broken: false,
  state: null,
  ply: 0,
  deck: 'own',
  armed: [],
  log: [],
  past: [],
};

export const useHagalTable = create<HagalTable>(() => ({ ...NOTHING, status: 'opening' }));

const inTurn = serialQueue();

function newest(log: readonly HagalEntry[]): number {
  return log.at(-1)?.id ?? 0;
}

function snapshot(state: imperium.State, { log, armed }: HagalTable): Snapshot {
  return { position: imperium.printPosition(state), entries: newest(log), armed: [...armed] };
}

/** Saves are written one after another; without storage the table lasts until the app closes. */
function save(): Promise<void> {
  const now = useHagalTable.getState();
  const { state, ply, deck, past, log, telling, done, asked, strengths } = now;
  const unfinished: Unfinished = { telling, done, asked, strengths };
  const record =
    state === null ? null : { version: 1, ply, deck, now: snapshot(state, now), past, log, unfinished };
  return inTurn(async () => {
    try {
      await gameStorage().library.settings().save(KEY, record);
    } catch (error) {
      console.warn('The table is not stored', error);
    }
  });
}

/** Reads the stored table. Never rejects: one that cannot be read is left, and a new one can be set up. */
export async function openHagalTable(): Promise<void> {
  if (useHagalTable.getState().status === 'ready') return;
  let stored: unknown = null;
  try {
    stored = (await gameStorage().library.settings().load())[KEY] ?? null;
  } catch (error) {
    console.warn('The table cannot be read', error);
  }
  if (useHagalTable.getState().status === 'ready') return;
  const kept = stored === null ? null : readRecord(stored);
  if (kept === null) {
    useHagalTable.setState({ ...NOTHING, broken: stored !== null });
    return;
  }
  const { record, state } = kept;
  const { ply, deck, past, log, now, unfinished } = record;
  useHagalTable.setState({
    ...NOTHING,
    ...(unfinished ?? NOTHING_OPEN),
    state,
    ply,
    deck,
    past,
    log,
    armed: now.armed,
  });
}

function put(state: imperium.State, next: Partial<HagalTable> = {}): void {
  const now = useHagalTable.getState();
  const past = now.state === null ? [] : [...now.past, snapshot(now.state, now)].slice(-STEPS_BACK);
  useHagalTable.setState({ past, ...next, state, broken: false, ply: now.ply + 1 });
  void save();
}

/** A table is set up: nothing of an earlier one is left. */
export function beginTable(options: imperium.GameOptions, deck: DeckSource): void {
  const { ply } = useHagalTable.getState();
  useHagalTable.setState({ ...NOTHING, ply });
  put(imperium.newTable(options), { deck });
}

/**
 * Puts the table right, or changes it in a way that nobody has to be told. Steps that are still to be done stay; a word
 * about the last card has been read.
 */
export function changeHagalTable(change: (state: imperium.State) => imperium.State): void {
  const { state, telling } = useHagalTable.getState();
  if (state !== null) put(change(state), { telling: telling === 'steps' ? 'steps' : null });
}

interface TellAs {
  /** Nothing where it continues what was told before. */
  readonly title: string;
  readonly steps: readonly TableStep[];
  readonly armed?: readonly number[];
  /** The card led nowhere: the next one is turned up. */
  readonly onward: boolean;
}

/** Stores what the automaton does, and shows it until people have done it. */
export function tell(state: imperium.State, { title, steps, armed, onward }: TellAs): void {
  const { log } = useHagalTable.getState();
  const entry: HagalEntry = { id: newest(log) + 1, round: state.round, title, steps: [...steps] };
  const empty = steps.length === 0 && title === '';
  put(state, {
    ...NOTHING_OPEN,
    telling: onward ? 'word' : steps.length === 0 && title !== '' ? null : 'steps',
    log: empty ? log : [...log, entry].slice(-ENTRIES),
    ...(armed === undefined ? {} : { armed }),
  });
}

/** People have done what they were told. */
export function toldIsDone(): void {
  useHagalTable.setState({ telling: null, done: [] });
  void save();
}

/** A step is ticked off, or not any more. */
export function tickStep(index: number): void {
  const { done } = useHagalTable.getState();
  useHagalTable.setState({
    done: done.includes(index) ? done.filter((other) => other !== index) : [...done, index],
  });
  void save();
}

/** A card was turned up, and something has to be known first; or it was a mistake. */
export function askAbout(asked: Asked | null): void {
  useHagalTable.setState({ asked });
  void save();
}

/** How strong people are in the end, as far as it was entered. */
export function enterStrengths(strengths: readonly number[]): void {
  useHagalTable.setState({ strengths });
  void save();
}

export function chooseDeck(deck: DeckSource): void {
  useHagalTable.setState({ deck });
  void save();
}

/** What was told last: the newest entry with a title, and what continued it. */
export function lastTold(log: readonly HagalEntry[]): readonly HagalEntry[] {
  const from = log.findLastIndex(({ title }) => title !== '');
  return from < 0 ? [] : log.slice(from);
}

/** One step back, as often as there are steps. */
export function stepTableBack(): void {
  const { past, log, ply } = useHagalTable.getState();
  const before = past.at(-1);
  if (before === undefined) return;
  const rest = past.slice(0, -1);
  try {
    useHagalTable.setState({
      state: tableOf(before.position),
      past: rest,
      log: log.filter(({ id }) => id <= before.entries),
      ...NOTHING_OPEN,
      armed: before.armed,
      ply: ply + 1,
    });
  } catch (error) {
    // A step that cannot be read is skipped; earlier ones may still be readable.
    console.warn('A step back cannot be read', error);
    useHagalTable.setState({ past: rest });
  }
  void save();
}

/** Back to the set-up, where another table is laid out. */
export function leaveTable(): void {
  const { ply, deck } = useHagalTable.getState();
  useHagalTable.setState({ ...NOTHING, deck, ply: ply + 1 });
  void save();
}

export function dismissBroken(): void {
  useHagalTable.setState({ broken: false });
}

/** For tests: as if the app had just been started. */
export async function closeHagalTable(): Promise<void> {
  await inTurn(async () => undefined);
  useHagalTable.setState({ ...NOTHING, status: 'opening' });
}
