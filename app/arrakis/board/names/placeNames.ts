import { arrakis } from '../../../../engine';
import type { Language } from '../../../i18n/languages';
import { catalogueFor } from '../../texts/catalogue';

/** The names on the map, in the language of the app. */
export interface PlaceNames {
  readonly language: Language;
  /** Short where the area has no name of its own: "S of Windgap". */
  nameOf(area: arrakis.AreaId): string;
  nameOfZone(zone: arrakis.AirZoneId): string;
  isNamed(area: arrakis.AreaId): boolean;
}

/** Names do not change, and working them out takes some time. */
function once<Id, Found>(find: (id: Id) => Found): (id: Id) => Found {
  const known = new Map<Id, Found>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const found = find(id);
    known.set(id, found);
    return found;
  };
}

const spelled = new Map<Language, PlaceNames>();

export function placeNames(language: Language): PlaceNames {
  const known = spelled.get(language);
  if (known) return known;
  const catalogue = catalogueFor(language);
  const names: PlaceNames = {
    language,
    nameOf: once((area) => arrakis.shortNameOfArea(area, catalogue)),
    nameOfZone: once((zone) => arrakis.nameOfZone(zone, catalogue)),
    isNamed: once((area) => arrakis.numberOfArea(area, catalogue) === null),
  };
  spelled.set(language, names);
  return names;
}
