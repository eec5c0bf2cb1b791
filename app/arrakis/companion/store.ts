import { create } from 'zustand';

import { arrakis } from '../../../engine';
import { serialQueue } from '../../storage/serialQueue';
import { gameStorage } from '../../store/gamesLibrary';
import { freshSeed } from '../../store/seed';
import { readRecord, type CompanionEntry, type CompanionLine, type Snapshot } from './record';

/** The table of people who own the game, as they have entered it. */
export interface Companion {
  readonly status: 'opening' | 'ready';
  /** The stored table could not be read: it was replaced by a fresh one, and the screen says so. */
  readonly broken: boolean;
  readonly state: arrakis.State;
  /** Counts changes and never goes down, so that a question about one position is not taken for one about another. */
  readonly ply: number;
  readonly cards: arrakis.CardSource;
  /** The areas (from, to) of a battle that is fought on the physical table. Its outcome has to be entered. */
  readonly fought: readonly [arrakis.AreaId, arrakis.AreaId] | null;
  /** What Mahdi has just done and the position before it; null after any other change. */
  readonly last: { readonly before: arrakis.State; readonly told: arrakis.Told } | null;
  readonly log: readonly CompanionEntry[];
  readonly past: readonly Snapshot[];
}

const KEY = 'companion.table';
/** How many steps back are stored. */
const STEPS_BACK = 40;
const ENTRIES = 60;

function fresh(): Companion {
  return {
    status: 'ready',
    broken: false,
    state: arrakis.newTable(freshSeed()),
    ply: 0,
    cards: 'dealt',
    fought: null,
    last: null,
    log: [],
    past: [],
  };
}

export const useCompanion = create<Companion>(() => ({ ...fresh(), status: 'opening' }));

const inTurn = serialQueue();

function newest(log: readonly CompanionEntry[]): number {
  return log.at(-1)?.id ?? 0;
}

function snapshot({ state, log, fought }: Companion): Snapshot {
  return {
    position: arrakis.printPosition(state),
    entries: newest(log),
    fought: fought === null ? null : [fought[0], fought[1]],
  };
}

/** Saves are written one after another; without storage the table lasts until the app closes, and a notice says so. */
function save(): Promise<void> {
  const now = useCompanion.getState();
  const { ply, cards, past, log } = now;
  const record = { version: 1, ply, cards, now: snapshot(now), past, log };
  return inTurn(async () => {
    try {
      await gameStorage().library.settings().save(KEY, record);
    } catch (error) {
      console.warn('The table is not stored', error);
    }
  });
}

/** Reads the stored table. Never rejects: one that cannot be read is replaced by a fresh one. */
export async function openCompanion(): Promise<void> {
  if (useCompanion.getState().status === 'ready') return;
  let stored: unknown;
  try {
    stored = (await gameStorage().library.settings().load())[KEY];
  } catch (error) {
    console.warn('The table cannot be read', error);
  }
  if (useCompanion.getState().status === 'ready') return;
  const kept = stored === undefined ? null : readRecord(stored);
  if (kept === null) {
    useCompanion.setState({ ...fresh(), broken: stored !== undefined });
    return;
  }
  const { record, state } = kept;
  const { ply, cards, past, log, now } = record;
  useCompanion.setState({ ...fresh(), state, ply, cards, past, log, fought: now.fought });
}

function put(next: Partial<Companion>): Promise<void> {
  const now = useCompanion.getState();
  useCompanion.setState({
    past: [...now.past, snapshot(now)].slice(-STEPS_BACK),
    last: null,
    ...next,
    broken: false,
    ply: now.ply + 1,
  });
  return save();
}

/** Changes the position. An impossible change is refused: nothing changes, and the fault is returned. */
export function changeTable(change: (state: arrakis.State) => arrakis.State): arrakis.TableFault | null {
  const { state } = useCompanion.getState();
  try {
    const next = change(state);
    if (next !== state) void put({ state: next });
    return null;
  } catch (error) {
    if (error instanceof arrakis.ImpossibleTable) return error.fault;
    throw error;
  }
}

/**
 * Stores what Mahdi did: the position after it, and its steps for playback and log. A log entry without a title
 * continues the one before.
 */
export function applyAnswer(told: arrakis.Told, title: string, lines: readonly CompanionLine[]): void {
  const { state: before, log } = useCompanion.getState();
  const { round } = told.state;
  const entry: CompanionEntry = { id: newest(log) + 1, round, title, lines: [...lines] };
  void put({
    state: told.state,
    last: { before, told },
    log: lines.length === 0 && title === '' ? log : [...log, entry].slice(-ENTRIES),
    fought: null,
  });
}

/** The battle is fought on the physical table; the position stays as it was when the battle began. */
export function fightOnTable(state: arrakis.State, from: arrakis.AreaId, to: arrakis.AreaId): void {
  void put({ state, fought: [from, to] });
}

export function setCards(cards: arrakis.CardSource): void {
  useCompanion.setState({ cards });
  void save();
}

/** One step back, as often as there are steps. */
export function stepBack(): void {
  const { past, log, ply } = useCompanion.getState();
  const before = past.at(-1);
  if (before === undefined) return;
  const rest = past.slice(0, -1);
  try {
    const state = arrakis.parsePosition(before.position);
    useCompanion.setState({
      state,
      past: rest,
      log: log.filter(({ id }) => id <= before.entries),
      fought: before.fought,
      last: null,
      ply: ply + 1,
    });
  } catch (error) {
    // A step that cannot be read is skipped; earlier ones may still be readable.
    console.warn('A step back cannot be read', error);
    useCompanion.setState({ past: rest });
  }
  void save();
}

export function startOver(): void {
  const { ply, cards } = useCompanion.getState();
  useCompanion.setState({ ...fresh(), cards, ply: ply + 1 });
  void save();
}

export function dismissBroken(): void {
  useCompanion.setState({ broken: false });
}

/** For tests: as if the app had just been started. */
export async function closeCompanion(): Promise<void> {
  await inTurn(async () => undefined);
  useCompanion.setState({ ...fresh(), status: 'opening' });
}
