/**
 * The 101 areas of Arrakis, in alphabetical order of their ids (R2.1-R2.6).
 * `at` is the rough place on the printed board (x right, y down, 0..1); the planet's geometry is computed from it.
 * `adjacent` lists passable ground borders only; borders that touch but cannot be crossed are in `IMPASSABLE`.
 */
export interface AreaFact {
  readonly id: string;
  /** Printed name; unnamed areas are known by their sector and number. */
  readonly name: string | null;
  readonly sector: SectorId;
  readonly terrain: Terrain;
  /** A desert on the rim (R2.2). */
  readonly deep?: true;
  /** Rank of the Harkonnen settlement printed here (R2.6). */
  readonly settlement?: 1 | 2 | 3;
  /** A sietch token is dealt here at setup (R4.1). */
  readonly sietch?: true;
  /** A testing station is dealt here at setup (R4.3). */
  readonly station?: true;
  readonly at: readonly [number, number];
  readonly adjacent: readonly string[];
}

export const SECTORS = ['NE', 'SE', 'SW', 'NW', 'CNE', 'CSE', 'CSW', 'CNW', 'POLE'] as const;
/** `POLE` is the North Pole's own mark: it belongs to all four central sectors (R2.1). */
export type SectorId = (typeof SECTORS)[number];

export const TERRAINS = ['mountain', 'plateau', 'minorErg', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

// prettier-ignore
export const AREA_FACTS = [
  { id: 'arrakeen', name: "Arrakeen", sector: 'CNE', terrain: 'plateau', settlement: 3, at: [0.567, 0.297], adjacent: ['broken-land', 'carthag', 'cne-1', 'imperial-basin', 'rimwall-west'] },
  { id: 'arsunt', name: "Arsunt", sector: 'CNW', terrain: 'plateau', settlement: 1, at: [0.441, 0.288], adjacent: ['broken-land', 'carthag', 'hagga-basin', 'nw-16', 'shield-wall-west'] },
  { id: 'bight-of-the-cliff', name: "Bight of the Cliff", sector: 'NW', terrain: 'desert', sietch: true, at: [0.195, 0.436], adjacent: ['cnw-3', 'nw-12', 'nw-13', 'nw-6', 'nw-7'] },
  { id: 'broken-land', name: "Broken Land", sector: 'CNE', terrain: 'mountain', at: [0.533, 0.207], adjacent: ['arrakeen', 'arsunt', 'carthag', 'nw-16', 'rimwall-west'] },
  { id: 'carthag', name: "Carthag", sector: 'CNE', terrain: 'plateau', settlement: 2, at: [0.497, 0.285], adjacent: ['arrakeen', 'arsunt', 'broken-land', 'cne-1', 'hagga-basin'] },
  { id: 'cne-1', name: null, sector: 'CNE', terrain: 'mountain', at: [0.52, 0.365], adjacent: ['arrakeen', 'carthag', 'cne-2', 'hagga-basin', 'hole-in-the-rock', 'imperial-basin'] },
  { id: 'cne-2', name: null, sector: 'CNE', terrain: 'mountain', station: true, at: [0.501, 0.437], adjacent: ['cne-1', 'cne-3', 'hagga-basin', 'hole-in-the-rock', 'splintered-rock'] },
  { id: 'cne-3', name: null, sector: 'CNE', terrain: 'desert', at: [0.51, 0.534], adjacent: ['cne-2', 'cne-4', 'cse-1', 'hole-in-the-rock', 'north-pole', 'wind-pass'] },
  { id: 'cne-4', name: null, sector: 'CNE', terrain: 'mountain', at: [0.58, 0.54], adjacent: ['cne-3', 'cne-5', 'cne-7', 'cse-1', 'false-wall-east', 'hole-in-the-rock', 'imperial-basin'] },
  { id: 'cne-5', name: null, sector: 'CNE', terrain: 'mountain', at: [0.653, 0.406], adjacent: ['cne-4', 'cne-6', 'cne-7', 'cne-8', 'imperial-basin', 'rimwall-west'] },
  { id: 'cne-6', name: null, sector: 'CNE', terrain: 'mountain', station: true, at: [0.705, 0.432], adjacent: ['cne-5', 'cne-8', 'ne-7'] },
  { id: 'cne-7', name: null, sector: 'CNE', terrain: 'minorErg', at: [0.629, 0.57], adjacent: ['cne-4', 'cne-5', 'cne-8', 'cse-2', 'false-wall-east'] },
  { id: 'cne-8', name: null, sector: 'CNE', terrain: 'minorErg', at: [0.679, 0.563], adjacent: ['cne-5', 'cne-6', 'cne-7', 'cne-9', 'cse-2', 'shield-wall-east'] },
  { id: 'cne-9', name: null, sector: 'CNE', terrain: 'plateau', at: [0.752, 0.586], adjacent: ['cne-8', 'cse-2', 'gara-kulon', 'ne-15', 'pasty-mesa', 'shield-wall-east'] },
  { id: 'cnw-1', name: null, sector: 'CNW', terrain: 'mountain', at: [0.313, 0.375], adjacent: ['cnw-3', 'cnw-4', 'nw-13', 'nw-14'] },
  { id: 'cnw-2', name: null, sector: 'CNW', terrain: 'mountain', at: [0.368, 0.431], adjacent: ['cnw-4', 'hagga-basin', 'shield-wall-west', 'splintered-rock', 'wind-pass'] },
  { id: 'cnw-3', name: null, sector: 'CNW', terrain: 'desert', at: [0.253, 0.504], adjacent: ['bight-of-the-cliff', 'cnw-1', 'cnw-4', 'csw-1', 'nw-12', 'nw-13', 'sw-3'] },
  { id: 'cnw-4', name: null, sector: 'CNW', terrain: 'desert', station: true, at: [0.316, 0.53], adjacent: ['cnw-1', 'cnw-2', 'cnw-3', 'csw-1', 'csw-2', 'wind-pass'] },
  { id: 'cse-1', name: null, sector: 'CSE', terrain: 'desert', at: [0.511, 0.705], adjacent: ['cne-3', 'cne-4', 'cse-4', 'csw-4', 'csw-5', 'false-wall-east', 'harg-pass', 'north-pole'] },
  { id: 'cse-2', name: null, sector: 'CSE', terrain: 'minorErg', at: [0.668, 0.65], adjacent: ['cne-7', 'cne-8', 'cne-9', 'cse-3', 'false-wall-east', 'pasty-mesa'] },
  { id: 'cse-3', name: null, sector: 'CSE', terrain: 'minorErg', at: [0.645, 0.723], adjacent: ['cse-2', 'false-wall-east', 'false-wall-south', 'harg-pass', 'pasty-mesa', 'se-5'] },
  { id: 'cse-4', name: null, sector: 'CSE', terrain: 'desert', at: [0.512, 0.833], adjacent: ['cse-1', 'cse-5', 'csw-5', 'csw-6', 'false-wall-south', 'harg-pass', 'hobars-gap'] },
  { id: 'cse-5', name: null, sector: 'CSE', terrain: 'desert', deep: true, at: [0.504, 0.939], adjacent: ['cse-4', 'csw-6', 'hobars-gap', 'se-8', 'sw-9'] },
  { id: 'csw-1', name: null, sector: 'CSW', terrain: 'desert', at: [0.271, 0.662], adjacent: ['cnw-3', 'cnw-4', 'csw-2', 'false-wall-west', 'sw-3', 'sw-5'] },
  { id: 'csw-2', name: null, sector: 'CSW', terrain: 'plateau', at: [0.324, 0.672], adjacent: ['cnw-4', 'csw-1', 'csw-3', 'false-wall-west', 'wind-pass', 'windgap'] },
  { id: 'csw-3', name: null, sector: 'CSW', terrain: 'desert', at: [0.369, 0.726], adjacent: ['csw-2', 'csw-4', 'csw-5', 'wind-pass', 'windgap'] },
  { id: 'csw-4', name: null, sector: 'CSW', terrain: 'desert', at: [0.427, 0.679], adjacent: ['cse-1', 'csw-3', 'csw-5', 'north-pole', 'wind-pass'] },
  { id: 'csw-5', name: null, sector: 'CSW', terrain: 'desert', at: [0.429, 0.789], adjacent: ['cse-1', 'cse-4', 'csw-3', 'csw-4', 'csw-6', 'windgap'] },
  { id: 'csw-6', name: null, sector: 'CSW', terrain: 'desert', at: [0.436, 0.895], adjacent: ['cse-4', 'cse-5', 'csw-5', 'sw-9', 'windgap'] },
  { id: 'false-wall-east', name: "False Wall East", sector: 'CSE', terrain: 'mountain', station: true, at: [0.576, 0.686], adjacent: ['cne-4', 'cne-7', 'cse-1', 'cse-2', 'cse-3', 'harg-pass'] },
  { id: 'false-wall-south', name: "False Wall South", sector: 'CSE', terrain: 'plateau', at: [0.621, 0.848], adjacent: ['cse-3', 'cse-4', 'harg-pass', 'hobars-gap', 'se-5', 'se-8'] },
  { id: 'false-wall-west', name: "False Wall West", sector: 'CSW', terrain: 'plateau', at: [0.293, 0.766], adjacent: ['csw-1', 'csw-2', 'sw-5', 'sw-8', 'windgap'] },
  { id: 'gara-kulon', name: "Gara Kulon", sector: 'NE', terrain: 'desert', sietch: true, at: [0.841, 0.473], adjacent: ['cne-9', 'ne-11', 'ne-12', 'ne-14', 'ne-15', 'ne-16', 'shield-wall-east'] },
  { id: 'habbanya-ridge', name: "Habbanya Ridge", sector: 'SW', terrain: 'desert', sietch: true, at: [0.125, 0.828], adjacent: ['sw-1', 'sw-2', 'sw-3', 'sw-4', 'sw-5', 'sw-6'] },
  { id: 'hagga-basin', name: "Hagga Basin", sector: 'CNW', terrain: 'plateau', settlement: 1, at: [0.432, 0.387], adjacent: ['arsunt', 'carthag', 'cne-1', 'cne-2', 'cnw-2', 'shield-wall-west', 'splintered-rock'] },
  { id: 'harg-pass', name: "Harg Pass", sector: 'CSE', terrain: 'minorErg', at: [0.578, 0.772], adjacent: ['cse-1', 'cse-3', 'cse-4', 'false-wall-east', 'false-wall-south'] },
  { id: 'hobars-gap', name: "Hobars Gap", sector: 'CSE', terrain: 'desert', sietch: true, at: [0.563, 0.921], adjacent: ['cse-4', 'cse-5', 'false-wall-south', 'se-8'] },
  { id: 'hole-in-the-rock', name: "Hole in the Rock", sector: 'CNE', terrain: 'mountain', at: [0.554, 0.471], adjacent: ['cne-1', 'cne-2', 'cne-3', 'cne-4', 'imperial-basin'] },
  { id: 'imperial-basin', name: "Imperial Basin", sector: 'CNE', terrain: 'plateau', settlement: 1, at: [0.596, 0.379], adjacent: ['arrakeen', 'cne-1', 'cne-4', 'cne-5', 'hole-in-the-rock', 'rimwall-west'] },
  { id: 'ne-1', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.539, 0.03], adjacent: ['ne-2', 'ne-3', 'ne-4', 'nw-3'] },
  { id: 'ne-10', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.942, 0.084], adjacent: ['ne-13', 'ne-9', 'sihaya-ridge'] },
  { id: 'ne-11', name: null, sector: 'NE', terrain: 'desert', at: [0.8, 0.389], adjacent: ['gara-kulon', 'ne-12', 'ne-7', 'ne-8', 'shield-wall-east'] },
  { id: 'ne-12', name: null, sector: 'NE', terrain: 'desert', at: [0.874, 0.347], adjacent: ['gara-kulon', 'ne-11', 'ne-13', 'ne-14', 'ne-8', 'ne-9'] },
  { id: 'ne-13', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.957, 0.295], adjacent: ['ne-10', 'ne-12', 'ne-14', 'ne-9'] },
  { id: 'ne-14', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.942, 0.447], adjacent: ['gara-kulon', 'ne-12', 'ne-13', 'ne-16'] },
  { id: 'ne-15', name: null, sector: 'NE', terrain: 'desert', at: [0.837, 0.57], adjacent: ['cne-9', 'gara-kulon', 'ne-16', 'pasty-mesa', 'se-1'] },
  { id: 'ne-16', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.935, 0.558], adjacent: ['gara-kulon', 'ne-14', 'ne-15', 'se-1', 'se-2'] },
  { id: 'ne-2', name: null, sector: 'NE', terrain: 'desert', deep: true, at: [0.671, 0.046], adjacent: ['ne-1', 'ne-4', 'ne-5', 'ne-6', 'sihaya-ridge'] },
  { id: 'ne-3', name: null, sector: 'NE', terrain: 'desert', at: [0.509, 0.102], adjacent: ['ne-1', 'ne-4', 'nw-11', 'nw-3'] },
  { id: 'ne-4', name: null, sector: 'NE', terrain: 'desert', station: true, at: [0.607, 0.136], adjacent: ['ne-1', 'ne-2', 'ne-3', 'ne-5'] },
  { id: 'ne-5', name: null, sector: 'NE', terrain: 'desert', at: [0.69, 0.212], adjacent: ['ne-2', 'ne-4', 'ne-6', 'ne-7', 'ne-8'] },
  { id: 'ne-6', name: null, sector: 'NE', terrain: 'desert', at: [0.75, 0.134], adjacent: ['ne-2', 'ne-5', 'ne-8', 'ne-9', 'sihaya-ridge'] },
  { id: 'ne-7', name: null, sector: 'NE', terrain: 'desert', at: [0.747, 0.31], adjacent: ['cne-6', 'ne-11', 'ne-5', 'ne-8', 'shield-wall-east'] },
  { id: 'ne-8', name: null, sector: 'NE', terrain: 'desert', at: [0.799, 0.252], adjacent: ['ne-11', 'ne-12', 'ne-5', 'ne-6', 'ne-7', 'ne-9'] },
  { id: 'ne-9', name: null, sector: 'NE', terrain: 'desert', at: [0.867, 0.18], adjacent: ['ne-10', 'ne-12', 'ne-13', 'ne-6', 'ne-8', 'sihaya-ridge'] },
  { id: 'north-pole', name: "North Pole", sector: 'POLE', terrain: 'mountain', settlement: 1, at: [0.473, 0.613], adjacent: ['cne-3', 'cse-1', 'csw-4', 'wind-pass'] },
  { id: 'nw-1', name: null, sector: 'NW', terrain: 'desert', deep: true, at: [0.048, 0.115], adjacent: ['nw-2', 'nw-5', 'the-funeral-plain'] },
  { id: 'nw-10', name: null, sector: 'NW', terrain: 'desert', at: [0.374, 0.115], adjacent: ['nw-11', 'nw-15', 'nw-3', 'nw-9', 'rock-outcroppings'] },
  { id: 'nw-11', name: null, sector: 'NW', terrain: 'desert', at: [0.448, 0.099], adjacent: ['ne-3', 'nw-10', 'nw-15', 'nw-16', 'nw-3'] },
  { id: 'nw-12', name: null, sector: 'NW', terrain: 'desert', at: [0.161, 0.564], adjacent: ['bight-of-the-cliff', 'cnw-3', 'nw-6', 'sw-2', 'sw-3', 'the-great-flat'] },
  { id: 'nw-13', name: null, sector: 'NW', terrain: 'mountain', at: [0.254, 0.354], adjacent: ['bight-of-the-cliff', 'cnw-1', 'cnw-3', 'nw-14', 'nw-7', 'nw-8'] },
  { id: 'nw-14', name: null, sector: 'NW', terrain: 'mountain', at: [0.312, 0.281], adjacent: ['cnw-1', 'nw-13', 'nw-15', 'nw-8', 'nw-9', 'shield-wall-west'] },
  { id: 'nw-15', name: null, sector: 'NW', terrain: 'mountain', station: true, at: [0.366, 0.221], adjacent: ['nw-10', 'nw-11', 'nw-14', 'nw-9', 'shield-wall-west'] },
  { id: 'nw-16', name: null, sector: 'NW', terrain: 'mountain', at: [0.432, 0.2], adjacent: ['arsunt', 'broken-land', 'nw-11', 'shield-wall-west'] },
  { id: 'nw-2', name: null, sector: 'NW', terrain: 'desert', deep: true, at: [0.144, 0.051], adjacent: ['nw-1', 'nw-4', 'rock-outcroppings', 'the-funeral-plain'] },
  { id: 'nw-3', name: null, sector: 'NW', terrain: 'desert', deep: true, at: [0.397, 0.04], adjacent: ['ne-1', 'ne-3', 'nw-10', 'nw-11', 'rock-outcroppings'] },
  { id: 'nw-4', name: null, sector: 'NW', terrain: 'desert', at: [0.199, 0.139], adjacent: ['nw-2', 'nw-7', 'nw-8', 'rock-outcroppings', 'the-funeral-plain'] },
  { id: 'nw-5', name: null, sector: 'NW', terrain: 'desert', deep: true, at: [0.05, 0.35], adjacent: ['nw-1', 'nw-6', 'the-funeral-plain', 'the-great-flat'] },
  { id: 'nw-6', name: null, sector: 'NW', terrain: 'desert', at: [0.118, 0.41], adjacent: ['bight-of-the-cliff', 'nw-12', 'nw-5', 'nw-7', 'the-funeral-plain', 'the-great-flat'] },
  { id: 'nw-7', name: null, sector: 'NW', terrain: 'desert', at: [0.193, 0.298], adjacent: ['bight-of-the-cliff', 'nw-13', 'nw-4', 'nw-6', 'nw-8', 'the-funeral-plain'] },
  { id: 'nw-8', name: null, sector: 'NW', terrain: 'desert', at: [0.249, 0.227], adjacent: ['nw-13', 'nw-14', 'nw-4', 'nw-7', 'nw-9', 'rock-outcroppings'] },
  { id: 'nw-9', name: null, sector: 'NW', terrain: 'desert', at: [0.319, 0.191], adjacent: ['nw-10', 'nw-14', 'nw-15', 'nw-8', 'rock-outcroppings'] },
  { id: 'pasty-mesa', name: "Pasty Mesa", sector: 'SE', terrain: 'plateau', at: [0.756, 0.69], adjacent: ['cne-9', 'cse-2', 'cse-3', 'ne-15', 'se-1', 'se-5', 'tasmin-sink'] },
  { id: 'rimwall-west', name: "Rimwall West", sector: 'CNE', terrain: 'mountain', at: [0.628, 0.256], adjacent: ['arrakeen', 'broken-land', 'cne-5', 'imperial-basin'] },
  { id: 'rock-outcroppings', name: "Rock Outcroppings", sector: 'NW', terrain: 'desert', deep: true, sietch: true, at: [0.28, 0.081], adjacent: ['nw-10', 'nw-2', 'nw-3', 'nw-4', 'nw-8', 'nw-9'] },
  { id: 'se-1', name: null, sector: 'SE', terrain: 'desert', at: [0.865, 0.675], adjacent: ['ne-15', 'ne-16', 'pasty-mesa', 'se-2', 'se-3', 'tasmin-sink'] },
  { id: 'se-2', name: null, sector: 'SE', terrain: 'desert', deep: true, at: [0.943, 0.689], adjacent: ['ne-16', 'se-1', 'se-3', 'se-4'] },
  { id: 'se-3', name: null, sector: 'SE', terrain: 'desert', at: [0.875, 0.833], adjacent: ['se-1', 'se-2', 'se-4', 'se-7', 'tasmin-sink'] },
  { id: 'se-4', name: null, sector: 'SE', terrain: 'desert', deep: true, at: [0.946, 0.876], adjacent: ['se-2', 'se-3', 'se-7'] },
  { id: 'se-5', name: null, sector: 'SE', terrain: 'plateau', at: [0.724, 0.815], adjacent: ['cse-3', 'false-wall-south', 'pasty-mesa', 'se-6', 'se-8', 'tasmin-sink'] },
  { id: 'se-6', name: null, sector: 'SE', terrain: 'desert', at: [0.756, 0.896], adjacent: ['se-5', 'se-7', 'se-8', 'tasmin-sink'] },
  { id: 'se-7', name: null, sector: 'SE', terrain: 'desert', deep: true, at: [0.84, 0.948], adjacent: ['se-3', 'se-4', 'se-6', 'se-8', 'tasmin-sink'] },
  { id: 'se-8', name: null, sector: 'SE', terrain: 'desert', deep: true, at: [0.663, 0.955], adjacent: ['cse-5', 'false-wall-south', 'hobars-gap', 'se-5', 'se-6', 'se-7'] },
  { id: 'shield-wall-east', name: "Shield Wall (east)", sector: 'CNE', terrain: 'mountain', at: [0.748, 0.498], adjacent: ['cne-8', 'cne-9', 'gara-kulon', 'ne-11', 'ne-7'] },
  { id: 'shield-wall-west', name: "Shield Wall (west)", sector: 'CNW', terrain: 'mountain', at: [0.379, 0.324], adjacent: ['arsunt', 'cnw-2', 'hagga-basin', 'nw-14', 'nw-15', 'nw-16'] },
  { id: 'sihaya-ridge', name: "Sihaya Ridge", sector: 'NE', terrain: 'desert', deep: true, sietch: true, at: [0.81, 0.048], adjacent: ['ne-10', 'ne-2', 'ne-6', 'ne-9'] },
  { id: 'splintered-rock', name: "Splintered Rock", sector: 'CNW', terrain: 'mountain', at: [0.425, 0.499], adjacent: ['cne-2', 'cnw-2', 'hagga-basin', 'wind-pass'] },
  { id: 'sw-1', name: null, sector: 'SW', terrain: 'desert', deep: true, at: [0.03, 0.727], adjacent: ['habbanya-ridge', 'sw-2', 'sw-4', 'the-great-flat'] },
  { id: 'sw-2', name: null, sector: 'SW', terrain: 'desert', at: [0.105, 0.669], adjacent: ['habbanya-ridge', 'nw-12', 'sw-1', 'sw-3', 'the-great-flat'] },
  { id: 'sw-3', name: null, sector: 'SW', terrain: 'desert', at: [0.203, 0.674], adjacent: ['cnw-3', 'csw-1', 'habbanya-ridge', 'nw-12', 'sw-2', 'sw-5'] },
  { id: 'sw-4', name: null, sector: 'SW', terrain: 'desert', deep: true, at: [0.055, 0.931], adjacent: ['habbanya-ridge', 'sw-1', 'sw-6'] },
  { id: 'sw-5', name: null, sector: 'SW', terrain: 'desert', at: [0.224, 0.792], adjacent: ['csw-1', 'false-wall-west', 'habbanya-ridge', 'sw-3', 'sw-6', 'sw-7', 'sw-8'] },
  { id: 'sw-6', name: null, sector: 'SW', terrain: 'desert', deep: true, at: [0.189, 0.947], adjacent: ['habbanya-ridge', 'sw-4', 'sw-5', 'sw-7'] },
  { id: 'sw-7', name: null, sector: 'SW', terrain: 'desert', deep: true, at: [0.276, 0.936], adjacent: ['sw-5', 'sw-6', 'sw-8', 'sw-9'] },
  { id: 'sw-8', name: null, sector: 'SW', terrain: 'plateau', at: [0.304, 0.893], adjacent: ['false-wall-west', 'sw-5', 'sw-7', 'sw-9', 'windgap'] },
  { id: 'sw-9', name: null, sector: 'SW', terrain: 'desert', deep: true, at: [0.386, 0.965], adjacent: ['cse-5', 'csw-6', 'sw-7', 'sw-8', 'windgap'] },
  { id: 'tasmin-sink', name: "Tasmin Sink", sector: 'SE', terrain: 'desert', sietch: true, at: [0.801, 0.797], adjacent: ['pasty-mesa', 'se-1', 'se-3', 'se-5', 'se-6', 'se-7'] },
  { id: 'the-funeral-plain', name: "The Funeral Plain", sector: 'NW', terrain: 'desert', at: [0.114, 0.215], adjacent: ['nw-1', 'nw-2', 'nw-4', 'nw-5', 'nw-6', 'nw-7'] },
  { id: 'the-great-flat', name: "The Great Flat", sector: 'NW', terrain: 'desert', deep: true, at: [0.063, 0.548], adjacent: ['nw-12', 'nw-5', 'nw-6', 'sw-1', 'sw-2'] },
  { id: 'wind-pass', name: "Wind Pass", sector: 'CNW', terrain: 'desert', at: [0.393, 0.576], adjacent: ['cne-3', 'cnw-2', 'cnw-4', 'csw-2', 'csw-3', 'csw-4', 'north-pole', 'splintered-rock'] },
  { id: 'windgap', name: "Windgap", sector: 'CSW', terrain: 'desert', sietch: true, at: [0.352, 0.834], adjacent: ['csw-2', 'csw-3', 'csw-5', 'csw-6', 'false-wall-west', 'sw-8', 'sw-9'] },
] as const satisfies readonly AreaFact[];

export type AreaId = (typeof AREA_FACTS)[number]['id'];

/** Borders that touch but cannot be crossed on the ground (R2.3). */
export const IMPASSABLE: readonly (readonly [AreaId, AreaId])[] = [
  ['broken-land', 'ne-3'],
  ['broken-land', 'ne-4'],
  ['broken-land', 'nw-11'],
  ['rimwall-west', 'ne-4'],
  ['rimwall-west', 'ne-5'],
  ['ne-5', 'cne-5'],
  ['ne-7', 'cne-5'],
  ['nw-15', 'nw-16'],
  ['cne-6', 'shield-wall-east'],
  ['cnw-1', 'cnw-2'],
  ['cnw-1', 'shield-wall-west'],
];

export interface AirZoneFact {
  readonly id: string;
  /** Connected to every area of both (R2.4). */
  readonly sectors: readonly [SectorId, SectorId];
  /** The areas its circle touches on the printed board; for drawing only. */
  readonly between: readonly AreaId[];
}

// prettier-ignore
export const AIR_ZONES = [
  { id: 'air-cne-ne', sectors: ['CNE', 'NE'], between: ['ne-5', 'ne-7', 'cne-5'] },
  { id: 'air-cne-cnw', sectors: ['CNE', 'CNW'], between: ['hagga-basin', 'cne-1', 'cne-2'] },
  { id: 'air-cnw-nw', sectors: ['CNW', 'NW'], between: ['nw-13', 'nw-14', 'cnw-1'] },
  { id: 'air-cne-cse', sectors: ['CNE', 'CSE'], between: ['cne-7', 'cse-2'] },
  { id: 'air-cse-se', sectors: ['CSE', 'SE'], between: ['false-wall-south', 'hobars-gap', 'se-8'] },
  { id: 'air-cse-csw', sectors: ['CSE', 'CSW'], between: ['cse-4', 'csw-5', 'csw-6'] },
  { id: 'air-cnw-csw', sectors: ['CNW', 'CSW'], between: ['csw-1', 'csw-2', 'cnw-4'] },
  { id: 'air-csw-sw', sectors: ['CSW', 'SW'], between: ['sw-8', 'windgap', 'false-wall-west'] },
] as const satisfies readonly AirZoneFact[];

export type AirZoneId = (typeof AIR_ZONES)[number]['id'];
