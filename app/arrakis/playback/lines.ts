import { arrakis } from '../../../engine';
import { areaInSentence } from '../texts/describe';
import type { BoardArrow, Target } from '../board/Board';
import type { Translate } from '../../i18n';
import { seatsOf } from '../texts/seats';
import { fightIn } from './fight';
import { isAutomatonSeat, type ToldScene } from './scenes';
import type { BattleStory } from '../battle/story';

/** Why one thing was chosen: what was decided, and what each criterion left. */
export interface Why extends arrakis.MahdiReason {
  readonly decided: string;
}

/** Where something happened, to be shown on the map: a place, and the path taken. */
export interface Spot {
  readonly place: Target | null;
  readonly arrows: readonly BoardArrow[];
}

/** A scene in words. */
export interface SceneLine extends Spot {
  readonly rank: arrakis.Scene['rank'];
  /** Whose doing it is mostly about; null where it is nobody's. */
  readonly side: arrakis.Side | null;
  readonly clause: string | null;
  readonly text: string;
  readonly more: readonly string[];
  readonly whys: readonly Why[];
  /** The battle as it stands after the scene, where dice were rolled in it; `losses` are those of the scene alone. */
  readonly fight: BattleStory | null;
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
/** The same without an automaton. */
const BETWEEN_PEOPLE: Readonly<Partial<Record<arrakis.GameEvent['type'], string>>> = {
  roundBegins: 'R5.1',
  combatDice: 'R7.9',
  storm: 'R9.4',
};

type Attack = Extract<arrakis.GameEvent, { readonly type: 'attack' }>;
type Moved = Extract<arrakis.GameEvent, { readonly type: 'moved' }>;

/** The automaton's marches and attacks are told with the strengths by which it chose them (R14.8, R14.12). */
function headline(before: arrakis.State, event: Attack | Moved, t: Translate): string {
  const { from, to } = event;
  const values = {
    from: areaInSentence(from, t),
    to: areaInSentence(to, t),
    strength: arrakis.strengthAt(before, from).coarse,
  };
  if (event.type === 'moved') return t('mahdi.move', values);
  const against = arrakis.strengthAt(before, to).coarse;
  return t(event.surprise ? 'mahdi.surprise' : 'mahdi.attack', { ...values, against });
}

/** A legion that strides out on its own: a retreat or an advance is part of a battle. */
function isMarch(event: arrakis.GameEvent): event is Attack | Moved {
  if (event.type === 'attack') return event.side === 'harkonnen';
  return event.type === 'moved' && event.side === 'harkonnen' && !['advance', 'retreat'].includes(event.how);
}

function placeOf(event: arrakis.GameEvent): Target | null {
  if (event.type === 'tactics') return event.target === null ? null : { kind: 'area', id: event.target };
  if ('why' in event && typeof event.why === 'object' && 'area' in event.why)
    return { kind: 'area', id: event.why.area };
  if ('area' in event && event.area !== undefined) return { kind: 'area', id: event.area };
  if ('zone' in event && event.zone !== undefined) return { kind: 'zone', id: event.zone };
  if ('to' in event && 'from' in event) return { kind: 'area', id: event.to };
  return null;
}

function arrowOf(event: arrakis.GameEvent): BoardArrow | null {
  if (event.type === 'attack') return { from: event.from, to: event.to, kind: 'attack' };
  if (event.type === 'wormAttacks') return { from: event.from, to: event.to, kind: 'attack' };
  if (event.type === 'moved' || event.type === 'wormMoved')
    return { from: event.from, to: event.to, kind: 'move' };
  return null;
}

/** Where these events took place, first of all the one that they are about. */
export function spotOf(lead: arrakis.GameEvent, events: readonly arrakis.GameEvent[]): Spot {
  const arrow = arrowOf(lead);
  const own = placeOf(lead);
  // A card, a leader or dice have no place: what came of them has.
  const place = own ?? events.map(placeOf).find((one) => one !== null) ?? null;
  const ways = arrow === null && own === null ? events.flatMap((event) => arrowOf(event) ?? []) : [];
  return { place, arrows: arrow === null ? ways : [arrow] };
}

function clauseOf(event: arrakis.GameEvent, options: arrakis.GameOptions): string | null {
  // The automaton rolls one die at a time, people all of theirs.
  if (event.type === 'diceRolled') return isAutomatonSeat(options, event.seat) ? 'R14.5' : 'R6.1';
  return (arrakis.isSolo(options) ? CLAUSES : BETWEEN_PEOPLE)[event.type] ?? null;
}

/** Who does it, where the event does not say: prescience is read by the Atreides (R4.4), spice is harvested by the Harkonnen (R10.3). */
const DOER: Readonly<Partial<Record<arrakis.GameEvent['type'], arrakis.Side>>> = {
  prescienceRevealed: 'atreides',
  prescienceClaimed: 'atreides',
  prescienceDropped: 'atreides',
  spice: 'harkonnen',
  imperiumMarker: 'harkonnen',
};

function sideOfLead(lead: arrakis.GameEvent, seats: arrakis.Seats): arrakis.Side | null {
  if (lead.type === 'battleEnds') return lead.winner;
  if (lead.type === 'settlementDestroyed') return lead.side === 'atreides' ? 'harkonnen' : 'atreides';
  if ('leader' in lead) return arrakis.LEADER_FACTS.find((fact) => fact.id === lead.leader)?.side ?? null;
  if ('seat' in lead) return seats[lead.seat]?.side ?? null;
  if ('side' in lead) return lead.side;
  return DOER[lead.type] ?? null;
}

function whysOf(
  events: readonly arrakis.GameEvent[],
  seats: arrakis.Seats,
  catalogue: arrakis.Catalogue,
): readonly Why[] {
  return events.flatMap((event) =>
    event.type === 'mahdi'
      ? [{ decided: arrakis.narrate(event, seats, catalogue).text, ...arrakis.mahdiReason(event, catalogue) }]
      : [],
  );
}

/** Scenes of the past have no table any more: their marches are told without strengths. */
type PastScene = Pick<ToldScene, 'rank' | 'lead' | 'first' | 'end' | 'all'>;

export function lineOfPast(
  scene: PastScene,
  options: arrakis.GameOptions,
  catalogue: arrakis.Catalogue,
): SceneLine {
  const { lead, rank, all, first, end } = scene;
  const seats = seatsOf({ options });
  const seen = all.slice(first, end).filter(({ only }) => only === undefined);
  const { title, details } = arrakis.tellScene(scene, all, seats, catalogue);
  const whys = whysOf(seen, seats, catalogue);
  return {
    rank,
    side: sideOfLead(lead, seats),
    clause: whys[0]?.clause ?? clauseOf(lead, options),
    text: title,
    more: details,
    whys,
    fight: null,
    ...spotOf(lead, seen),
  };
}

/** What dice show is not said as well: they lie beside the line. */
function besideDice(
  line: SceneLine,
  fight: BattleStory,
  scene: ToldScene,
  t: Translate,
  catalogue: arrakis.Catalogue,
): SceneLine {
  const { reckoned } = arrakis.tellScene(scene, scene.all, seatsOf(scene.state), catalogue);
  const battle = `${t('table.battle.round', { round: fight.round })} · ${arrakis.nameOfArea(fight.to, catalogue)}`;
  return {
    ...line,
    fight,
    text: reckoned.includes(line.text) ? battle : line.text,
    more: line.more.filter((sentence) => !reckoned.includes(sentence)),
  };
}

export function lineOf(scene: ToldScene, t: Translate, catalogue: arrakis.Catalogue): SceneLine {
  const { options } = scene.state;
  const line = lineOfPast(scene, options, catalogue);
  const { lead, before } = scene;
  const fight = fightIn(scene);
  if (fight !== null) return besideDice(line, fight, scene, t, catalogue);
  if (!arrakis.isSolo(options) || !isMarch(lead)) return line;
  return { ...line, text: headline(before, lead, t) };
}
