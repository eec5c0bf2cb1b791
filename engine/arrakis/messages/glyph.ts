import type { NamedLeader } from '../cards/step';
import type { AirZoneId, AreaId, Terrain } from '../data/board.data';
import type { CardId } from '../data/planning.data';
import type { PrescienceId } from '../data/prescience.data';
import type { CombatFace, House, Marker, Power, Result, Side, UnitRank, Vehicle } from '../names';

/** Small pictures that a run of text may carry; the app draws them, or leaves them out. */
export type Glyph =
  | { readonly glyph: 'unit'; readonly rank: UnitRank; readonly side: Side }
  | { readonly glyph: 'genericLeader'; readonly side: Side }
  | { readonly glyph: 'namedLeader'; readonly leader: NamedLeader }
  | { readonly glyph: 'settlement'; readonly side: Side }
  | { readonly glyph: 'terrain'; readonly terrain: Terrain | 'deepDesert' }
  | { readonly glyph: 'area'; readonly area: AreaId }
  | { readonly glyph: 'airZone'; readonly zone: AirZoneId }
  | { readonly glyph: 'vehicle'; readonly vehicle: Vehicle }
  | { readonly glyph: 'result'; readonly result: Result }
  | { readonly glyph: 'face'; readonly face: CombatFace }
  | { readonly glyph: 'marker'; readonly marker: Marker }
  | { readonly glyph: 'power'; readonly power: Power }
  | { readonly glyph: 'side'; readonly side: Side }
  | { readonly glyph: 'house'; readonly house: House }
  | { readonly glyph: 'planningCard'; readonly card: CardId }
  | { readonly glyph: 'prescienceCard'; readonly card: PrescienceId }
  | { readonly glyph: PlainGlyph };

/** Those that need nothing beside their name. */
export const PLAIN_GLYPHS = [
  'anyLeader',
  'anyVehicle',
  'deploymentToken',
  'wormsign',
  'sandworm',
  'wildMaker',
  'planningCards',
  'prescienceCards',
  'combatDice',
  'actionDie',
  'beneGesserit',
] as const;
export type PlainGlyph = (typeof PLAIN_GLYPHS)[number];
