import { create } from 'zustand';

import { imperium } from '../../../engine';
import { serialQueue } from '../../storage/serialQueue';
import { gameStorage } from '../../store/gamesLibrary';
import {
  readRecord,
  tableOf,
  type DeckSource,
  type HagalEntry,
  type Snapshot,
  type TableStep,
} from './record';

/** The table of people who own the game, as far as House Hagal has to know it. */
export interface HagalTable {
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
  /** What has just been told: steps that stand until people have done them, or a word before the next card. */
  readonly telling: 'steps' | 'word' | null;
  readonly log: readonly HagalEntry[];
  readonly past: readonly Snapshot[];
}

const KEY = 'imperium.companion.table';
/** How many steps back are stored. */
const STEPS_BACK = 40;
const ENTRIES = 80;

const NOTHING: HagalTable = {
  status: 'ready',
  broken: false,
  state: null,
  ply: 0,
  deck: 'own',
  armed: [],
  telling: null,
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
  const { state, ply, deck, past, log } = now;
  const record = state === null ? null : { version: 1, ply, deck, now: snapshot(state, now), past, log };
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
  const { ply, deck, past, log, now } = record;
  useHagalTable.setState({ ...NOTHING, state, ply, deck, past, log, armed: now.armed });
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

/** Puts the table right, or changes it in a way that nobody has to be told. */
export function changeHagalTable(change: (state: imperium.State) => imperium.State): void {
  const { state } = useHagalTable.getState();
  if (state !== null) put(change(state), { telling: null });
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
    telling: onward ? 'word' : steps.length === 0 && title !== '' ? null : 'steps',
    log: empty ? log : [...log, entry].slice(-ENTRIES),
    ...(armed === undefined ? {} : { armed }),
  });
}

/** People have done what they were told. */
export function toldIsDone(): void {
  useHagalTable.setState({ telling: null });
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
      armed: before.armed,
      telling: null,
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
