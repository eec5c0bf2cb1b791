import { arrakis } from '../../../../engine';

/** How a kind of move is offered: on the map and as a list of places, as card faces, as figures, as dice ... */
export const CONTROL_OF = {
  area: 'places',
  zone: 'places',
  sector: 'places',
  card: 'cards',
  prescience: 'cards',
  figure: 'figures',
  result: 'dice',
  number: 'words',
  option: 'words',
  marker: 'signs',
  power: 'signs',
  house: 'signs',
  vehicle: 'signs',
  free: 'free',
  done: 'done',
} as const satisfies Record<arrakis.MoveKind, string>;
export type ControlKind = (typeof CONTROL_OF)[arrakis.MoveKind];

/** What may be picked, sorted by the control that offers it; the engine's order is kept within each. */
export interface Controls {
  /** For the map: these glow. */
  readonly areas: readonly arrakis.AreaId[];
  readonly zones: readonly arrakis.AirZoneId[];
  readonly places: readonly arrakis.Move[];
  readonly cards: readonly arrakis.Move[];
  readonly figures: readonly arrakis.Move[];
  readonly dice: readonly arrakis.Move[];
  readonly words: readonly arrakis.Move[];
  readonly signs: readonly arrakis.Move[];
  readonly free: readonly arrakis.Move[];
  /** Starts the movement: ends the choice of who stays. */
  readonly go: arrakis.Move | null;
  /** Ends or declines; at most one. */
  readonly done: arrakis.Move | null;
}

export function areaOf(move: arrakis.Move): arrakis.AreaId | null {
  return move.kind === 'area' ? (arrakis.AREA_FACTS[move.value]?.id ?? null) : null;
}

export function zoneOf(move: arrakis.Move): arrakis.AirZoneId | null {
  return move.kind === 'zone' ? (arrakis.AIR_ZONES[move.value]?.id ?? null) : null;
}

/** The word that the engine's notation has for what a move picks: an id, for lookups and for test names. */
export function wordOf(move: arrakis.Move): string {
  return arrakis.MOVE_WORDS[move.kind][move.value] ?? '';
}

function known<T>(value: T | null): value is T {
  return value !== null;
}

export function controlsOf(decision: arrakis.DecisionView | null): Controls {
  const moves = decision?.moves ?? [];
  const by = (kind: ControlKind) => moves.filter((move) => CONTROL_OF[move.kind] === kind);
  const go = decision?.kind === 'moveWho' ? by('words').find((move) => wordOf(move) === 'march') : undefined;
  return {
    areas: moves.map(areaOf).filter(known),
    zones: moves.map(zoneOf).filter(known),
    places: by('places'),
    cards: by('cards'),
    figures: by('figures'),
    dice: by('dice'),
    words: by('words').filter((move) => move !== go),
    signs: by('signs'),
    free: by('free'),
    go: go ?? null,
    done: by('done')[0] ?? null,
  };
}

/**
 * Whose figures and dice are being chosen: mostly those of the deciding side; a human also decides the automaton's
 * ties (R14.0).
 */
export function sideOfChoice({ kind, stage, side }: arrakis.DecisionView): arrakis.Side {
  if (kind === 'tie') return 'harkonnen';
  if (stage === 'forceDie') return side === 'atreides' ? 'harkonnen' : 'atreides';
  return side;
}

/** A name that specs can rely on: `place-arrakeen`, `die-strategy`, `card-crysknife`, `figure-elite`, `done`. */
export function testIdOf(move: arrakis.Move): string {
  const word = wordOf(move);
  switch (CONTROL_OF[move.kind]) {
    case 'places':
      return `place-${word}`;
    case 'cards':
      return `card-${word}`;
    case 'figures':
      return `figure-${word}`;
    case 'dice':
      return `die-${word}`;
    case 'done':
      return 'done';
    default:
      return `${move.kind}-${word}`;
  }
}
