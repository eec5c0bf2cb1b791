import { parsePosition, pending, RESULTS } from '../../../../engine/arrakis';
import type { AreaId, GameEvent, Result, State } from '../../../../engine/arrakis';
import type { Frame } from '../../../../engine/arrakis/frames/frame';
import type { MahdiTask } from '../../../../engine/arrakis/mahdi/task';
import { TACTICS } from '../../../../engine/arrakis/data/components.data';
import { settle } from '../../../../engine/arrakis/engine';
import { legal } from './position';

export interface Solo {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

function tacticOf(sietch: AreaId): number {
  return TACTICS.findIndex((tactic) => tactic.sietch === sietch);
}

/** The field that makes a sietch the target (R14.2). */
export function target(sietch: AreaId): string {
  return `targetTactic = ${tacticOf(sietch)}`;
}

/** The field that makes the sector of a tactic card the harvest sector (R14.2). */
export function harvestBy(sietch: AreaId): string {
  return `harvestTactic = ${tacticOf(sietch)}`;
}

/** Ranks of all eight sietches, 1 where nothing is said (R2.6). */
export function ranks(of: Readonly<Partial<Record<AreaId, 1 | 2 | 3>>>): string {
  return `sietchRank = ${SIETCHES.map((sietch) => of[sietch] ?? 1).join(' ')}`;
}

/** Sietches in the order of their tokens: by name. */
const SIETCHES: readonly AreaId[] = [
  'bight-of-the-cliff',
  'gara-kulon',
  'habbanya-ridge',
  'hobars-gap',
  'rock-outcroppings',
  'sihaya-ridge',
  'tasmin-sink',
  'windgap',
];

/** A solo position from lines of the notation. */
export function soloPosition(lines: string, seed = 1, ties: 'ask' | 'random' = 'ask'): State {
  return parsePosition(`arrakis mahdi ${seed} ["Ann","Mahdi"] ties:${ties}\n${lines}`);
}

/**
 * Solo frames run on until somebody must decide. Two Harkonnen dice are still unrolled and no named leader is in play,
 * unless the lines say so; all sietches are of rank 1.
 */
export function soloFrom(frames: readonly Frame[], lines: string, seed = 1): Solo {
  const state = soloPosition(
    [
      'round = 1',
      'phase = 2',
      'unrolled = 2',
      'dice = 2 0 0 0 0 / 0 0 0 0 0',
      'leaderAt = rabban:out baron:out aramsham:out paul:out jessica:out stilgar:out',
      ranks({}),
      `frames = ${JSON.stringify(frames)}`,
      lines,
    ].join('\n'),
    seed,
  );
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

/** The automaton at one task within its action turn. */
export function soloTask(task: MahdiTask, lines: string, seed = 1): Solo {
  return soloFrom(
    [
      { k: 'round', step: 6 },
      { k: 'actions', next: 0 },
      { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
      { k: 'mahdi', task, picks: [] },
    ],
    lines,
    seed,
  );
}

/** The automaton carries out a die that shows the result (R14.5). */
export function soloAct(result: Result, lines: string, seed = 1): Solo {
  return soloTask({ t: 'act', result: RESULTS.indexOf(result) }, lines, seed);
}

/** What the human is asked where the criteria tie: `what: move move`; null when it is no tie (R14.0). */
export function tie(state: State): string | null {
  const now = pending(state);
  if (now?.kind !== 'tie' || now.seat !== 0) return null;
  const frame = state.frames[state.frames.length - 1];
  return frame?.k === 'tie' ? `${frame.what}: ${legal(state).sort().join(' ')}` : null;
}

/** Attacks declared, as `from > to`, with `air` or `surprise` behind. */
export function attacks(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'attack' && event.side === 'harkonnen'
      ? [
          `${event.from} > ${event.to}${event.how === 'air' ? ' air' : ''}${event.surprise ? ' surprise' : ''}`,
        ]
      : [],
  );
}

/** Harkonnen moves as `from > to how`. */
export function marches(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'moved' && event.side === 'harkonnen' ? [`${event.from} > ${event.to} ${event.how}`] : [],
  );
}
