import type { CombatFace, Marker, Power, Result, Side, UnitRank, Vehicle, Wormsign } from '../names';
import type { AreaId } from './board.data';

/**
 * Counts and values printed on components. A value that no source gives is our own balanced stand-in: it is
 * listed in `RECONSTRUCTED`, lives only here, and is corrected by changing its one line.
 */
export const UNIT_SUPPLY: Readonly<Record<Side, Readonly<Record<UnitRank, number>>>> = {
  atreides: { regular: 16, elite: 8, special: 6 },
  harkonnen: { regular: 24, elite: 12, special: 8 },
};

/** Units of a legion, and of a Harkonnen legion under the CHOAM ban (R3.2, R10.6). */
export const UNIT_LIMIT = 6;
export const BANNED_LIMIT = 5;

/** Naibs and bashars (R3.3). */
export const GENERIC_LEADER_SUPPLY: Readonly<Record<Side, number>> = { atreides: 12, harkonnen: 6 };

export const VEHICLE_SUPPLY: Readonly<Record<Vehicle, number>> = {
  harvester: 8,
  ornithopter: 6,
  carryall: 3,
};

export const SANDWORM_SUPPLY = 4;
export const BENE_GESSERIT_TOKENS = { total: 5, atreidesStart: 1 } as const;

/** Cones of silence of a side that two people share (R13.7). */
export const CONES_OF_SILENCE = 3;

/** Cards kept at the end of a round, by a player alone and by one who shares a side (R5.4, R13.4). */
export const HAND_LIMIT = { alone: 6, shared: 4 } as const;

/** Faces of a combat die. */
export const COMBAT_DIE: readonly CombatFace[] = ['hit', 'hit', 'hit', 'shield', 'shield', 'special'];

/** Action dice; the doubled face of the Atreides die is reconstructed. */
export const ACTION_DICE: Readonly<Record<Side, { readonly count: number; readonly faces: readonly Result[] }>> = {
  atreides: {
    count: 4,
    faces: ['leadership', 'leadership', 'strategy', 'deployment', 'mentat', 'house'],
  },
  harkonnen: {
    count: 8,
    faces: ['strategy', 'strategy', 'leadership', 'deployment', 'mentat', 'house'],
  },
};

export const DASHBOARDS = ['giediPrime', 'sietchTabr', 'houseHarkonnen', 'corrino', 'houseAtreides', 'fremen'] as const;
export type DashboardId = (typeof DASHBOARDS)[number];

export interface Dashboard {
  readonly slots: Readonly<Record<Result, number>>;
  readonly tank: number;
}

/** Slots per result and tank spaces (R6.1, R12.1, R13.2). */
export const DASHBOARD: Readonly<Record<DashboardId, Dashboard>> = {
  giediPrime: { slots: { leadership: 3, strategy: 3, deployment: 2, mentat: 3, house: 2 }, tank: 5 },
  sietchTabr: { slots: { leadership: 2, strategy: 2, deployment: 2, mentat: 2, house: 2 }, tank: 3 },
  houseHarkonnen: { slots: { leadership: 2, strategy: 0, deployment: 0, mentat: 2, house: 2 }, tank: 5 },
  corrino: { slots: { leadership: 0, strategy: 2, deployment: 2, mentat: 2, house: 0 }, tank: 5 },
  houseAtreides: { slots: { leadership: 1, strategy: 0, deployment: 0, mentat: 1, house: 1 }, tank: 3 },
  fremen: { slots: { leadership: 1, strategy: 1, deployment: 1, mentat: 0, house: 0 }, tank: 3 },
};

export interface SpiceRow {
  readonly dice: number;
  readonly harvesters: number;
  readonly ornithopters: number;
  readonly carryalls: number;
}

/** The spice board from its top row down (R5.2). */
export const SPICE_ROWS: readonly SpiceRow[] = [
  { dice: 8, harvesters: 3, ornithopters: 2, carryalls: 1 },
  { dice: 7, harvesters: 4, ornithopters: 2, carryalls: 1 },
  { dice: 6, harvesters: 5, ornithopters: 3, carryalls: 1 },
  { dice: 5, harvesters: 5, ornithopters: 4, carryalls: 2 },
  { dice: 4, harvesters: 6, ornithopters: 4, carryalls: 2 },
];
export const BOTTOM_ROW = SPICE_ROWS.length - 1;

/** Steps at which somebody or something comes (R3.7, R8.6). */
export const SUPREMACY = { win: 10, hawat: 1, feyd: 6, beneGesseritSteps: [4, 7] } as const;
/** `max` is reconstructed. */
export const PRESCIENCE = { max: 10, desertLeaders: 3, alia: 6, atomics: 8 } as const;

export const SIETCH_RANKS: readonly number[] = [1, 1, 2, 2, 2, 2, 3, 3];

/** Symbols of the testing stations; the split is reconstructed. */
export const STATION_SYMBOLS: readonly Marker[] = [
  'kwisatzHaderach',
  'kwisatzHaderach',
  'sandDwellers',
  'sandDwellers',
  'jihad',
  'jihad',
];

/** Wormsign tokens; the split is reconstructed. */
export const WORMSIGN_SUPPLY: Readonly<Record<Wormsign, number>> = { sand: 6, sandworm: 6, burrowing: 4 };
export const WORMSIGN_TOTAL = 16;

/** What stands behind a deployment token: units by rank and generic leaders. */
export interface TokenFact {
  readonly set: 'atreidesStarting' | 'atreidesStandard' | 'harkonnenBlack' | 'harkonnenSilver';
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
}

function tokens(set: TokenFact['set'], codes: readonly string[]): readonly TokenFact[] {
  const count = (code: string, letters: string) => [...code].filter((c) => letters.includes(c)).length;
  return codes.map((code) => ({
    set,
    regular: count(code, 'r'),
    elite: count(code, 'e'),
    special: count(code, 'fs'),
    generic: count(code, 'b'),
  }));
}

/** All deployment tokens; the contents are reconstructed. r regular, e elite, f Fedaykin, s Sardaukar, b bashar. */
export const DEPLOYMENT_TOKENS: readonly TokenFact[] = [
  ...tokens('atreidesStarting', ['rr', 'rr', 'rr', 're', 're', 're', 'rf', 'ef']),
  ...tokens('atreidesStandard', ['rr', 're', 're', 'rf', 'rf', 'ef', 'ef', 'ef']),
  ...tokens('harkonnenBlack', ['rr', 'rr', 'rr', 're', 're', 'ee']),
  ...tokens('harkonnenSilver', ['bsr', 'bsr', 'ber', 'ber', 'sr', 'er']),
];

/** Values that the three markers must reach (R1.3). */
export const SECRET_OBJECTIVES: readonly Readonly<Record<Marker, number>>[] = [
  { kwisatzHaderach: 10, sandDwellers: 5, jihad: 3 },
  { kwisatzHaderach: 10, sandDwellers: 3, jihad: 5 },
  { kwisatzHaderach: 5, sandDwellers: 10, jihad: 3 },
  { kwisatzHaderach: 3, sandDwellers: 10, jihad: 5 },
  { kwisatzHaderach: 5, sandDwellers: 3, jihad: 10 },
  { kwisatzHaderach: 3, sandDwellers: 5, jihad: 10 },
];

/** What each power's ban forbids (R10.6). */
export const BANS: Readonly<Record<Power, 'legionLimit' | 'noScouting' | 'noCombatCards'>> = {
  choam: 'legionLimit',
  spacingGuild: 'noScouting',
  landsraad: 'noCombatCards',
};

/** Mountains that atomics can level, and the plateaus thereby exposed to storms (R8.8). */
export const ATOMIC_TARGETS: readonly { readonly area: AreaId; readonly exposes: readonly AreaId[] }[] = [
  { area: 'splintered-rock', exposes: ['hagga-basin'] },
  { area: 'hole-in-the-rock', exposes: ['imperial-basin'] },
  { area: 'rimwall-west', exposes: ['imperial-basin', 'arrakeen'] },
];

/** Plateaus that mountains shelter from storms until atomics expose them (R9.7). */
export const SHELTERED_PLATEAUS: readonly AreaId[] = [
  'arrakeen',
  'carthag',
  'arsunt',
  'hagga-basin',
  'imperial-basin',
];

/** Tactic cards of the solo game (R14.1). */
export const TACTICS: readonly {
  readonly sietch: AreaId;
  readonly sector: 'NE' | 'SE' | 'SW' | 'NW' | 'central';
}[] = [
  { sietch: 'gara-kulon', sector: 'NE' },
  { sietch: 'sihaya-ridge', sector: 'NE' },
  { sietch: 'tasmin-sink', sector: 'SE' },
  { sietch: 'habbanya-ridge', sector: 'SW' },
  { sietch: 'rock-outcroppings', sector: 'NW' },
  { sietch: 'bight-of-the-cliff', sector: 'NW' },
  { sietch: 'hobars-gap', sector: 'central' },
  { sietch: 'windgap', sector: 'central' },
];

/** Which of the facts above no source gives, in whole or in part; the reference marks them. */
export const RECONSTRUCTED = {
  /** Which face is doubled. */
  actionDie: { atreides: true, harkonnen: false },
  /** How far the tracks go. */
  prescienceMax: true,
  stationSplit: true,
  wormsignSplit: true,
  tokenContents: true,
} as const;
