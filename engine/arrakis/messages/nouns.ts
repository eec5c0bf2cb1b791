import type { NamedLeader } from '../cards/step';
import type { SectorId, Terrain } from '../data/board.data';
import type {
  CombatFace,
  House,
  Marker,
  Phase,
  Power,
  Result,
  Side,
  UnitRank,
  Vehicle,
  Wormsign,
} from '../names';

/** The nouns of which a catalogue gives the forms. Those that belong to both sides may differ by side. */
export type NounId =
  | `unit.${UnitRank}`
  | `leader.${NamedLeader}`
  | `vehicle.${Vehicle}`
  | `terrain.${Terrain | 'deepDesert'}`
  | `result.${Result}`
  | `face.${CombatFace}`
  | `marker.${Marker}`
  | `power.${Power}`
  | `side.${Side}`
  | `house.${House}`
  | `sector.${SectorId | 'central'}`
  | `phase.${Phase}`
  | `wormsign.${Wormsign}`
  | 'unit'
  | 'genericLeader'
  | 'anyLeader'
  | 'anyVehicle'
  | 'settlement'
  | 'deploymentToken'
  | 'wormsign'
  | 'sandworm'
  | 'wildMaker'
  | 'planningCard'
  | 'prescienceCard'
  | 'combatDie'
  | 'actionDie'
  | 'beneGesserit'
  | 'spice';
