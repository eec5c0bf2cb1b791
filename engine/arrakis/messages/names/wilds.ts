import { BEARINGS } from '../../data/bearings.data';
import { AREA_FACTS } from '../../data/board.data';
import type { AreaFact, AreaId, Terrain } from '../../data/board.data';
import type { CompassPoint } from '../../data/compass';
import type { Case, Gender } from '../../../core/text/entry';
import type { Noun } from '../text';

/** An area without a printed name: known by the ground and by where it lies, "deep desert south of Windgap". */
export type UnnamedArea = keyof typeof BEARINGS;
export type NamedArea = Exclude<AreaId, UnnamedArea>;
export type Ground = Terrain | 'deepDesert';

/** A kind of ground, in the cases that the language's messages ask of a place and with the prepositions of a place. */
export interface GroundForms {
  readonly gender?: Gender;
  readonly forms: Readonly<Partial<Record<Case, string>>> & { readonly nom: string };
}

/** What a language needs to name the areas that have no name. */
export interface WildWords {
  readonly grounds: Readonly<Record<Ground, GroundForms>>;
  /** "south of", and short as on a map: "S of". */
  readonly points: Readonly<Record<CompassPoint, string>>;
  readonly marks: Readonly<Record<CompassPoint, string>>;
  /** The named areas as they stand after these words. */
  readonly anchors: Readonly<Record<NamedArea, string>>;
}

const GROUNDS = new Map<string, Ground>(
  (AREA_FACTS as readonly AreaFact[]).map((fact) => [fact.id, fact.deep ? 'deepDesert' : fact.terrain]),
);

function everyWild<T>(make: (ground: Ground, point: CompassPoint, anchor: NamedArea) => T) {
  return Object.fromEntries(
    Object.entries(BEARINGS).map(([id, [point, anchor]]) => [
      id,
      make(GROUNDS.get(id) ?? 'desert', point, anchor),
    ]),
  ) as Readonly<Record<UnnamedArea, T>>;
}

/** "deep desert south of Windgap", in every case of the ground: what follows it never changes. */
export function wildNames({ grounds, points, anchors }: WildWords): Readonly<Record<UnnamedArea, Noun>> {
  return everyWild((ground, point, anchor) => {
    const { gender, forms } = grounds[ground];
    const where = `${points[point]} ${anchors[anchor]}`;
    const bent = Object.fromEntries(
      Object.entries<string>(forms as Readonly<Record<string, string>>).map(([key, form]) => [
        key,
        `${form} ${where}`,
      ]),
    );
    return { ...(gender === undefined ? {} : { gender }), forms: bent };
  });
}

/** "S of Windgap", for the map and for buttons. No two areas share a bearing, so the ground may be left out. */
export function wildMarks({ marks, anchors }: WildWords): Readonly<Record<UnnamedArea, string>> {
  return everyWild((_, point, anchor) => `${marks[point]} ${anchors[anchor]}`);
}
