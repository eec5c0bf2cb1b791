import { DEPLOYMENT_TOKENS, SIETCH_RANKS } from '../data/components.data';
import { AREA_IDS, SETTLEMENT_AREAS, SIETCH_AREAS } from '../board/tables';
import type { AreaId } from '../data/board.data';
import type { State } from '../state/state';
import { tableArea, withTableArea } from './table';

/** What a starting token of the Harkonnen shows, and how many of its set show it (R4.2). */
export interface StartingToken {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly copies: number;
}

export const STARTING_SETS = ['harkonnenBlack', 'harkonnenSilver'] as const;
export type StartingSet = (typeof STARTING_SETS)[number];

/** The different tokens of a set, the most frequent first. */
export function startingTokens(set: StartingSet): readonly StartingToken[] {
  const kinds = new Map<string, StartingToken>();
  for (const { set: of, regular, elite, special, generic } of DEPLOYMENT_TOKENS) {
    if (of !== set) continue;
    const key = [regular, elite, special, generic].join();
    const copies = (kinds.get(key)?.copies ?? 0) + 1;
    kinds.set(key, { regular, elite, special, generic, copies });
  }
  return [...kinds.values()].sort((a, b) => b.copies - a.copies);
}

/** Settlements that get two starting tokens each, and the two tokens by their kind. */
export type StartingKinds = readonly [black: number, silver: number];

const ids = (areas: readonly number[]): readonly AreaId[] => areas.flatMap((area) => AREA_IDS[area] ?? []);

export const STARTING_SETTLEMENTS: readonly AreaId[] = ids(SETTLEMENT_AREAS);
const STARTING_SIETCHES: readonly AreaId[] = ids(SIETCH_AREAS);

/** Which tokens a settlement has got, by what stands there; null when it is none of these pairs any more. */
export function startingKindsOf(s: State, area: AreaId): StartingKinds | null {
  const there = tableArea(s, area);
  const [blacks, silvers] = STARTING_SETS.map(startingTokens);
  for (const [b, black] of (blacks ?? []).entries()) {
    for (const [v, silver] of (silvers ?? []).entries()) {
      const fits = (['regular', 'elite', 'special', 'generic'] as const).every(
        (rank) => black[rank] + silver[rank] === there[rank],
      );
      if (fits && there.tokens === 0 && there.leaders.length === 0) return [b, v];
    }
  }
  return null;
}

/** A settlement with these two starting tokens, revealed. */
function withStartingKinds(s: State, area: AreaId, [black, silver]: StartingKinds): State {
  const one = startingTokens('harkonnenBlack')[black];
  const two = startingTokens('harkonnenSilver')[silver];
  if (one === undefined || two === undefined) return s;
  return withTableArea(s, area, {
    ...tableArea(s, area),
    side: 'harkonnen',
    regular: one.regular + two.regular,
    elite: one.elite + two.elite,
    special: one.special + two.special,
    generic: one.generic + two.generic,
  });
}

/** One by one, the tokens of a set by their kinds. */
function dealt(set: StartingSet): readonly number[] {
  return startingTokens(set).flatMap(({ copies }, kind) => Array.from({ length: copies }, () => kind));
}

/** A start as the box allows it: its tokens and ranks in a fixed order. People exchange what lies elsewhere on theirs. */
export function officialStart(s: State): State {
  const bare = { side: null, regular: 0, elite: 0, special: 0, generic: 0 } as const;
  const cleared = STARTING_SETTLEMENTS.reduce(
    (now, area) => withTableArea(now, area, { ...tableArea(now, area), ...bare }),
    s,
  );
  const [blacks, silvers] = STARTING_SETS.map(dealt);
  const settled = STARTING_SETTLEMENTS.reduce(
    (now, area, index) => withStartingKinds(now, area, [blacks?.[index] ?? 0, silvers?.[index] ?? 0]),
    cleared,
  );
  return STARTING_SIETCHES.reduce(
    (now, area, index) => withRank(now, area, SIETCH_RANKS[index] ?? 0),
    settled,
  );
}

/**
 * A settlement has this token of a set: it changes places with one that lay elsewhere, so that the box stays the box. Those
 * that were said before (`said`) keep theirs as long as another has it.
 */
export function withStartingKind(
  s: State,
  area: AreaId,
  set: StartingSet,
  kind: number,
  said: readonly AreaId[],
): State {
  const at = STARTING_SETS.indexOf(set);
  const mine = startingKindsOf(s, area);
  const replaced = (kinds: StartingKinds, by: number): StartingKinds =>
    at === 0 ? [by, kinds[1]] : [kinds[0], by];
  if (mine === null) return withStartingKinds(s, area, replaced([0, 0], kind));
  const before = mine[at] ?? 0;
  if (before === kind) return s;
  const holders = STARTING_SETTLEMENTS.filter((other) => startingKindsOf(s, other)?.[at] === kind);
  const other = holders.find((holder) => !said.includes(holder)) ?? holders[0];
  const theirs = other === undefined ? null : startingKindsOf(s, other);
  // Lifted first: between the two the box might be short of a figure.
  const lifted = [area, ...(other === undefined ? [] : [other])].reduce(
    (now, place) => withStartingKinds(now, place, [0, startingTokens('harkonnenSilver').length - 1]),
    s,
  );
  const put = withStartingKinds(lifted, area, replaced(mine, kind));
  return other === undefined || theirs === null
    ? put
    : withStartingKinds(put, other, replaced(theirs, before));
}

function withRank(s: State, area: AreaId, sietchRank: number): State {
  return withTableArea(s, area, { ...tableArea(s, area), sietchRank });
}

/** A sietch has this rank: it changes places with one that had it, likewise. */
export function withStartingRank(s: State, area: AreaId, rank: number, said: readonly AreaId[]): State {
  const before = tableArea(s, area).sietchRank;
  if (before === rank || before === null) return s;
  const holders = STARTING_SIETCHES.filter((other) => tableArea(s, other).sietchRank === rank);
  const other = holders.find((holder) => !said.includes(holder)) ?? holders[0];
  const put = withRank(s, area, rank);
  return other === undefined ? put : withRank(put, other, before);
}
