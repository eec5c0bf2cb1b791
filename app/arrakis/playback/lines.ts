import { arrakis } from '../../../engine';
import { areaName } from '../texts/describe';
import type { BoardArrow, Target } from '../board/Board';
import type { Translate } from '../../i18n';
import { seatsOf } from '../texts/seats';
import { isAutomatonSeat, type Beat } from './beats';

/** Why one thing was chosen: what was decided, and what each criterion left. */
export interface Why extends arrakis.MahdiReason {
  readonly decided: string;
}

/** A step of the automaton in words. */
export interface BeatLine {
  readonly clause: string | null;
  readonly text: string;
  readonly more: readonly string[];
  readonly whys: readonly Why[];
  /** The place it is about, and the path taken, to be marked on the map. */
  readonly place: Target | null;
  readonly arrows: readonly BoardArrow[];
}

/** Clauses of steps in which nothing was left to decide. */
const CLAUSES: Readonly<Partial<Record<arrakis.GameEvent['type'], string>>> = {
  roundBegins: 'R5.1',
  tactics: 'R14.2',
  leaderActs: 'R14.6',
  cardPlayed: 'R14.10',
  garrison: 'R14.13',
  combatDice: 'R7.9',
  storm: 'R9.4',
  spice: 'R14.15',
  imperiumMarker: 'R14.15',
};

type Attack = Extract<arrakis.GameEvent, { readonly type: 'attack' }>;
type Moved = Extract<arrakis.GameEvent, { readonly type: 'moved' }>;

function headline(
  { before }: Beat,
  event: Attack | Moved,
  t: Translate,
): { readonly text: string; readonly arrow: BoardArrow } {
  const { from, to } = event;
  const values = {
    from: areaName(from, t),
    to: areaName(to, t),
    strength: arrakis.strengthAt(before, from).coarse,
  };
  if (event.type === 'moved') return { text: t('mahdi.move', values), arrow: { from, to, kind: 'move' } };
  const against = arrakis.strengthAt(before, to).coarse;
  return {
    text: t(event.surprise ? 'mahdi.surprise' : 'mahdi.attack', { ...values, against }),
    arrow: { from, to, kind: 'attack' },
  };
}

function placeOf(event: arrakis.GameEvent | undefined): Target | null {
  if (event === undefined) return null;
  if (event.type === 'tactics') return event.target === null ? null : { kind: 'area', id: event.target };
  if ('area' in event && event.area !== undefined) return { kind: 'area', id: event.area };
  if ('zone' in event && event.zone !== undefined) return { kind: 'zone', id: event.zone };
  return null;
}

function clauseOf(event: arrakis.GameEvent | undefined, { state }: Beat): string | null {
  // The automaton rolls one die at a time, the human all of them.
  if (event?.type === 'diceRolled') return isAutomatonSeat(state.options, event.seat) ? 'R14.5' : 'R6.1';
  return event ? (CLAUSES[event.type] ?? null) : null;
}

/** The text of a step: its headline is an attack or a movement if there is one, else whatever happened first. */
export function lineOf(beat: Beat, t: Translate, catalogue: arrakis.Catalogue): BeatLine {
  const seats = seatsOf(beat.state);
  const seen = beat.events.filter(({ only }) => only === undefined);
  const whys = seen.flatMap((event) =>
    event.type === 'mahdi'
      ? [{ decided: arrakis.narrate(event, seats, catalogue).text, ...arrakis.mahdiReason(event, catalogue) }]
      : [],
  );
  const reinforced = seen.findLast(({ type }) => type === 'reinforced');
  // Reinforcements are added card by card; only the last total is shown.
  const told = seen.filter(
    (event) =>
      ['line', 'headline'].includes(arrakis.EVENT_FACTS[event.type].told) &&
      (event.type !== 'reinforced' || event === reinforced),
  );
  const way =
    told.find((event): event is Attack => event.type === 'attack' && event.side === 'harkonnen') ??
    told.find((event): event is Moved => event.type === 'moved' && event.side === 'harkonnen');
  const lead =
    way ??
    told.find(({ type }) => type === 'tactics') ??
    told.find(({ type }) => type !== 'phase') ??
    told[0] ??
    seen[0];
  const head = way ? headline(beat, way, t) : null;
  const rest = told.filter((event) => event !== lead);
  return {
    clause: whys[0]?.clause ?? clauseOf(lead, beat),
    text: head?.text ?? (lead ? arrakis.narrate(lead, seats, catalogue).text : ''),
    more: rest.map((event) => arrakis.narrate(event, seats, catalogue).text),
    whys,
    place: way ? null : placeOf(lead),
    arrows: head ? [head.arrow] : [],
  };
}
