import { BEARINGS } from '../../data/bearings.data';
import type { AirZoneId, AreaId } from '../../data/board.data';
import type { LeaderId } from '../../names';
import type { Catalogue } from '../catalogue';
import { capitalise, plain, render } from '../../../core/text/phrase';
import { words } from '../say';
import type { Phrase } from '../text';
import { airZone, area, areaNumber, leader } from './gameTerms';
import type { UnnamedArea } from './wilds';

const voiceOf = (catalogue: Catalogue) => ({ catalogue, side: 'atreides' }) as const;

function heading(catalogue: Catalogue, phrase: Phrase): string {
  return plain(capitalise(render(catalogue.grammar, phrase)));
}

export function isUnnamed(id: AreaId): id is UnnamedArea {
  return id in BEARINGS;
}

/** Names that stand alone, as in a heading or a list. */
export function nameOfArea(id: AreaId, catalogue: Catalogue): string {
  return heading(catalogue, area(voiceOf(catalogue), id));
}

/** The name inside a sentence that does not inflect it: "the deep desert south of Windgap". */
export function areaInSentence(id: AreaId, catalogue: Catalogue): string {
  if (catalogue.inSentence === null) return nameOfArea(id, catalogue);
  return plain(render(catalogue.grammar, area(voiceOf(catalogue), id), catalogue.inSentence));
}

/** The name where there is little room: "S of Windgap". */
export function shortNameOfArea(id: AreaId, catalogue: Catalogue): string {
  if (!isUnnamed(id)) return nameOfArea(id, catalogue);
  return heading(catalogue, { says: 'text', text: catalogue.marks[id] });
}

/** The number by which an area without a printed name is known on a table: "South-east 6". Null for the others. */
export function numberOfArea(id: AreaId, catalogue: Catalogue): string | null {
  return isUnnamed(id) ? words(voiceOf(catalogue), areaNumber(voiceOf(catalogue), id)) : null;
}

export function nameOfZone(id: AirZoneId, catalogue: Catalogue): string {
  const voice = { catalogue, side: 'atreides' } as const;
  return words(voice, airZone(voice, id));
}

export function nameOfLeader(id: LeaderId, catalogue: Catalogue): string {
  const voice = { catalogue, side: 'atreides' } as const;
  return words(voice, leader(voice, id));
}
