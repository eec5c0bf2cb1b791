import { at, item } from '../../core/at';
import { AREA_IDS, ZONE_IDS } from '../board/tables';
import { ANY_LEADER, GENERIC_LEADER } from '../cards/place';
import type { LegionFilter } from '../cards/step';
import type { AirZoneId, AreaId } from '../data/board.data';
import { forceShown } from '../events/forceShown';
import type { ForceShown } from '../events';
import { CARD_IDS } from '../data/planning.data';
import type { CardId } from '../data/planning.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import type { PrescienceId } from '../data/prescience.data';
import type { Frame, PickFrame, PlaceFrame } from '../frames/frame';
import { FIRST_LEADER, GENERIC_FIGURE } from '../moves';
import { HOUSES, LEADERS, POWERS, RESULTS, UNIT_RANKS, VEHICLES } from '../names';
import type { House, LeaderId, Power, Result, UnitRank, Vehicle } from '../names';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';

/**
 * What a decision is about beyond its kind, so that it can be put into words. All of it lies open on the table: nothing
 * here may come from a hand, a hidden token or a face-down sietch.
 */
export interface DecisionAbout {
  /** The stage within the decision, where it has several. */
  readonly stage?: string;
  /** Which legions may be chosen. */
  readonly legions?:
    'any' | 'withLeader' | 'withSpecial' | 'inDesert' | 'withLeaderInDesert' | 'that' | 'leader';
  readonly surprise?: boolean;
  /** `any`: one of choice. */
  readonly leader?: LeaderId | 'generic' | 'any';
  readonly rank?: UnitRank;
  /** All units still to be placed. */
  readonly units?: Readonly<Record<UnitRank, number>>;
  /** The rank that it becomes. */
  readonly into?: UnitRank;
  readonly vehicle?: Vehicle;
  readonly result?: Result;
  readonly houses?: readonly House[];
  readonly prescience?: PrescienceId;
  readonly card?: CardId;
  readonly power?: Power;
  readonly spice?: number;
  readonly area?: AreaId;
  readonly zone?: AirZoneId;
  readonly wildMaker?: boolean;
  /** Figures that go as things stand; the others stay behind. */
  readonly going?: ForceShown;
  /** Places in the program where the open alternatives begin. */
  readonly alternatives?: readonly number[];
}

function legions(who: LegionFilter): DecisionAbout {
  if (who.leader !== undefined) return { legions: 'leader', leader: item(LEADERS, who.leader) };
  if (who.area !== undefined) return { legions: 'that', area: item(AREA_IDS, who.area) };
  if (who.terrain === 'desert') return { legions: who.with === 'leader' ? 'withLeaderInDesert' : 'inDesert' };
  return { legions: who.with === 'leader' ? 'withLeader' : who.with === 'special' ? 'withSpecial' : 'any' };
}

function figure(value: number): LeaderId | 'generic' {
  return value === GENERIC_FIGURE ? 'generic' : item(LEADERS, value - FIRST_LEADER);
}

function nextRank(ranks: readonly number[]): DecisionAbout {
  const rank = ranks[0];
  return rank === undefined ? {} : { rank: item(UNIT_RANKS, rank) };
}

function place(frame: PlaceFrame): DecisionAbout {
  const stage =
    frame.source === 'board'
      ? 'source'
      : frame.units.length === 0 && frame.at >= 0
        ? 'leader'
        : frame.at < 0
          ? 'where'
          : 'units';
  return {
    stage: frame.spread === 'one' || stage === 'source' ? stage : frame.spread,
    units: unitCounts(frame.units),
    ...nextRank(frame.units),
    ...placedLeader(frame.leader),
  };
}

function unitCounts(ranks: readonly number[]): Readonly<Record<UnitRank, number>> {
  const count = (rank: UnitRank) => ranks.filter((index) => UNIT_RANKS[index] === rank).length;
  return { regular: count('regular'), elite: count('elite'), special: count('special') };
}

function placedLeader(leader: number): DecisionAbout {
  if (leader >= 0) return { leader: item(LEADERS, leader) };
  return leader === ANY_LEADER ? { leader: 'any' } : leader === GENERIC_LEADER ? { leader: 'generic' } : {};
}

/** Choices made in several picks, and how many have been made. */
function picked(frame: PickFrame): number {
  switch (frame.pick) {
    case 'shiftMarkers':
    case 'swapTokens':
    case 'threatenedToken':
    case 'moveSietch':
    case 'carry':
    case 'displaceEnemy':
      return frame.vars.length;
    case 'ornithopterStrike':
      return frame.vars.length - 1;
    default:
      return 0;
  }
}

function pick(frame: PickFrame): DecisionAbout {
  const made = picked(frame);
  const stage = made === 0 ? frame.pick : `${frame.pick}.${made}`;
  if (frame.pick === 'enter') return { stage, leader: item(LEADERS, at(frame.vars, 0)) };
  if (frame.pick === 'attach') return { stage, card: item(CARD_IDS, at(frame.vars, 0)) };
  if (frame.pick === 'ornithopterStrike' && made > 0)
    return { stage, zone: item(ZONE_IDS, at(frame.vars, 1)) };
  if (made > 0 && frame.pick !== 'shiftMarkers') return { stage, area: item(AREA_IDS, at(frame.vars, 0)) };
  return { stage };
}

/** What lies open about the frame that asks. */
export function aboutOf(s: State, frame: Frame): DecisionAbout {
  switch (frame.k) {
    case 'vehicles':
      return {
        vehicle: frame.harvesters > 0 ? 'harvester' : frame.ornithopters > 0 ? 'ornithopter' : 'carryall',
      };
    case 'turn':
      return { stage: frame.acted ? 'acted' : 'action' };
    case 'die':
      return { stage: frame.paid ? 'paid' : 'use', result: item(RESULTS, frame.result) };
    case 'choice':
      return { alternatives: frame.targets };
    case 'moves':
      return legions(frame.who);
    case 'attack':
      return { ...legions(frame.who), surprise: frame.terms.surprise };
    case 'moveTo':
      return { stage: frame.travel };
    case 'moveWho':
      return { stage: frame.travel, going: forceShown(frame.take) };
    case 'target':
      return { stage: frame.travel, surprise: frame.terms.surprise };
    case 'combatCards':
      return { stage: frame.attacking ? 'attack' : 'defence' };
    case 'harvest': {
      const power = POWERS[frame.paid.length];
      return power === undefined
        ? { stage: 'buy', spice: frame.spice }
        : { stage: 'marker', power, spice: frame.spice };
    }
    case 'draw':
      return {
        houses:
          frame.house >= 0
            ? [item(HOUSES, frame.house)]
            : planOfSeat(s.options, frame.seat).draws.map((house) => item(HOUSES, house)),
      };
    case 'deployLeader':
      return frame.leader >= 0 ? { stage: 'where', leader: figure(frame.leader) } : { stage: 'who' };
    case 'deployUnits':
      return nextRank(frame.ranks);
    case 'replace':
      return { rank: item(UNIT_RANKS, frame.from), into: item(UNIT_RANKS, frame.to) };
    case 'placeVehicles': {
      if (frame.vehicle < 0) return { stage: 'kind' };
      return { stage: frame.source === -2 ? 'source' : 'where', vehicle: item(VEHICLES, frame.vehicle) };
    }
    case 'placeWormsigns':
      return frame.source === 'board' ? { stage: 'source' } : {};
    case 'moveWorms':
    case 'wormAttack':
      return { stage: frame.from < 0 ? 'from' : 'to', wildMaker: frame.wildMaker };
    case 'scout':
      return { stage: frame.area >= 0 ? 'what' : frame.zone >= 0 ? 'area' : 'zone' };
    case 'claim':
      return { stage: frame.stage, prescience: item(PRESCIENCE_IDS, frame.card) };
    case 'tie':
      return { stage: frame.what };
    case 'place':
      return place(frame);
    case 'pick':
      return pick(frame);
    default:
      return 'stage' in frame ? { stage: frame.stage } : {};
  }
}
