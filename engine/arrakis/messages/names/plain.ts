import type { AirZoneId, AreaId } from '../../data/board.data';
import type { LeaderId } from '../../names';
import type { Catalogue } from '../catalogue';
import { words } from '../say';
import { airZone, area, leader } from './gameTerms';

/** Names that stand alone, as in a heading or a list. */
export function nameOfArea(id: AreaId, catalogue: Catalogue): string {
  const voice = { catalogue, side: 'atreides' } as const;
  return words(voice, area(voice, id));
}

export function nameOfZone(id: AirZoneId, catalogue: Catalogue): string {
  const voice = { catalogue, side: 'atreides' } as const;
  return words(voice, airZone(voice, id));
}

export function nameOfLeader(id: LeaderId, catalogue: Catalogue): string {
  const voice = { catalogue, side: 'atreides' } as const;
  return words(voice, leader(voice, id));
}
