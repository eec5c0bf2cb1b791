import type { NamedLeader } from '../../cards/step';
import { AIR_ZONES, AREA_FACTS } from '../../data/board.data';
import type { AirZoneFact, AirZoneId, AreaFact, AreaId, SectorId, Terrain } from '../../data/board.data';
import { PLANNING_CARDS } from '../../data/planning.data';
import type { CardId, PlanningCardFact } from '../../data/planning.data';
import { PRESCIENCE_CARDS } from '../../data/prescience.data';
import type { PrescienceFact, PrescienceId } from '../../data/prescience.data';
import { MARKERS, UNIT_RANKS } from '../../names';
import type { CombatFace, House, Marker, Power, Result, Side, UnitRank, Vehicle } from '../../names';
import type { Voice } from '../catalogue';
import { counted, list, named, noun, number, pictured, say } from '../say';
import type { Phrase } from '../text';
import type { UnnamedArea } from './wilds';

export function unit(voice: Voice, rank: UnitRank, count: number, side = voice.side): Phrase {
  return counted(voice, `unit.${rank}`, count, { glyph: 'unit', rank, side }, side);
}

/** The rank alone, as in "a legion with a Fedaykin". */
export function rankName(voice: Voice, rank: UnitRank, side = voice.side): Phrase {
  return noun(voice, `unit.${rank}`, { glyph: 'unit', rank, side }, side);
}

/** Naibs or bashars, by side. */
export function genericLeader(voice: Voice, count: number, side = voice.side): Phrase {
  return counted(voice, 'genericLeader', count, { glyph: 'genericLeader', side }, side);
}

export function genericName(voice: Voice, side = voice.side): Phrase {
  return noun(voice, 'genericLeader', { glyph: 'genericLeader', side }, side);
}

export function anyLeader(voice: Voice, count: number): Phrase {
  return counted(voice, 'anyLeader', count, { glyph: 'anyLeader' });
}

export function leader(voice: Voice, who: NamedLeader): Phrase {
  return noun(voice, `leader.${who}`, { glyph: 'namedLeader', leader: who });
}

export function vehicle(voice: Voice, kind: Vehicle, count: number): Phrase {
  return counted(voice, `vehicle.${kind}`, count, { glyph: 'vehicle', vehicle: kind });
}

export function vehicleName(voice: Voice, kind: Vehicle): Phrase {
  return noun(voice, `vehicle.${kind}`, { glyph: 'vehicle', vehicle: kind });
}

export function anyVehicle(voice: Voice, count: number): Phrase {
  return counted(voice, 'anyVehicle', count, { glyph: 'anyVehicle' });
}

export function deploymentTokens(voice: Voice, count: number): Phrase {
  return counted(voice, 'deploymentToken', count, { glyph: 'deploymentToken' });
}

export function wormsigns(voice: Voice, count: number): Phrase {
  return counted(voice, 'wormsign', count, { glyph: 'wormsign' });
}

export function sandworms(voice: Voice, count: number): Phrase {
  return counted(voice, 'sandworm', count, { glyph: 'sandworm' });
}

export function wildMaker(voice: Voice): Phrase {
  return noun(voice, 'wildMaker', { glyph: 'wildMaker' });
}

export function planningCards(voice: Voice, count: number): Phrase {
  return counted(voice, 'planningCard', count, { glyph: 'planningCards' });
}

export function prescienceCards(voice: Voice, count: number): Phrase {
  return counted(voice, 'prescienceCard', count, { glyph: 'prescienceCards' });
}

export function combatDice(voice: Voice, count: number): Phrase {
  return counted(voice, 'combatDie', count, { glyph: 'combatDice' });
}

export function actionDice(voice: Voice, count: number): Phrase {
  return counted(voice, 'actionDie', count, { glyph: 'actionDie' });
}

export function beneGesserit(voice: Voice, count: number): Phrase {
  return counted(voice, 'beneGesserit', count, { glyph: 'beneGesserit' });
}

export function faces(voice: Voice, face: CombatFace, count: number): Phrase {
  return counted(voice, `face.${face}`, count, { glyph: 'face', face });
}

export function terrain(voice: Voice, kind: Terrain | 'deepDesert', count: number): Phrase {
  return counted(voice, `terrain.${kind}`, count, { glyph: 'terrain', terrain: kind });
}

export function settlement(voice: Voice, side = voice.side): Phrase {
  return noun(voice, 'settlement', { glyph: 'settlement', side }, side);
}

export function spice(voice: Voice, count: number): Phrase {
  return counted(voice, 'spice', count);
}

export function result(voice: Voice, name: Result): Phrase {
  return noun(voice, `result.${name}`, { glyph: 'result', result: name });
}

export function marker(voice: Voice, name: Marker): Phrase {
  return noun(voice, `marker.${name}`, { glyph: 'marker', marker: name });
}

export function power(voice: Voice, name: Power): Phrase {
  return noun(voice, `power.${name}`, { glyph: 'power', power: name });
}

export function sideName(voice: Voice, side: Side): Phrase {
  return noun(voice, `side.${side}`, { glyph: 'side', side }, side);
}

export function houseName(voice: Voice, house: House): Phrase {
  return noun(voice, `house.${house}`, { glyph: 'house', house });
}

export function sector(voice: Voice, name: SectorId | 'central'): Phrase {
  return noun(voice, `sector.${name}`);
}

const AREA_BY_ID = new Map<string, AreaFact>(AREA_FACTS.map((fact) => [fact.id, fact]));
const ZONE_BY_ID = new Map<string, AirZoneFact>(AIR_ZONES.map((fact) => [fact.id, fact]));
const CARD_BY_ID = new Map<string, PlanningCardFact>(PLANNING_CARDS.map((fact) => [fact.id, fact]));
const PRESCIENCE_BY_ID = new Map<string, PrescienceFact>(PRESCIENCE_CARDS.map((fact) => [fact.id, fact]));

/** The printed name, or ground and bearing where none is printed. */
export function area(voice: Voice, id: AreaId): Phrase {
  return named(voice.catalogue.areas[id], AREA_BY_ID.get(id)?.name ?? id, { glyph: 'area', area: id });
}

/** Its number in its sector, by which an area without a printed name is known on a table. */
export function areaNumber(voice: Voice, id: UnnamedArea): Phrase {
  const slots = {
    sector: sector(voice, AREA_BY_ID.get(id)?.sector ?? 'POLE'),
    number: number(Number(id.slice(id.lastIndexOf('-') + 1))),
  };
  return say(voice, 'name.area', slots);
}

export function airZone(voice: Voice, id: AirZoneId): Phrase {
  const [first, second] = ZONE_BY_ID.get(id)?.sectors ?? (['POLE', 'POLE'] as const);
  const slots = { first: sector(voice, first), second: sector(voice, second) };
  return pictured(voice, 'name.zone', slots, { glyph: 'airZone', zone: id });
}

export function planningCard(voice: Voice, id: CardId): Phrase {
  return named(voice.catalogue.cards[id], CARD_BY_ID.get(id)?.name ?? id, {
    glyph: 'planningCard',
    card: id,
  });
}

export function prescienceCard(voice: Voice, id: PrescienceId): Phrase {
  return named(voice.catalogue.prescience[id], PRESCIENCE_BY_ID.get(id)?.name ?? id, {
    glyph: 'prescienceCard',
    card: id,
  });
}

/** "Kwisatz Haderach 2 and Jihad 1" */
export function markerSteps(voice: Voice, steps: Readonly<Partial<Record<Marker, number>>>): Phrase {
  return list(
    MARKERS.flatMap((name) => {
      const step = steps[name] ?? 0;
      return step === 0
        ? []
        : [say(voice, 'name.markerStep', { marker: marker(voice, name), step: number(step) })];
    }),
  );
}

export interface Figures {
  readonly regular?: number;
  readonly elite?: number;
  readonly special?: number;
  readonly generic?: number;
  readonly tokens?: number;
}

/** "1 Fedaykin, 2 elites, 1 naib", best first. */
export function figures(voice: Voice, counts: Figures, side = voice.side): readonly Phrase[] {
  const units = [...UNIT_RANKS].reverse().flatMap((rank) => {
    const count = counts[rank] ?? 0;
    return count === 0 ? [] : [unit(voice, rank, count, side)];
  });
  const tokens = counts.tokens ?? 0;
  const generic = counts.generic ?? 0;
  return [
    ...units,
    ...(tokens > 0 ? [deploymentTokens(voice, tokens)] : []),
    ...(generic > 0 ? [genericLeader(voice, generic, side)] : []),
  ];
}
