import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_IDS } from '../board/tables';
import { DEPLOYMENT_TOKENS } from '../data/components.data';
import type { TokenFact } from '../data/components.data';
import type { Log } from '../events';
import { mixPool } from '../mahdi/garrison';
import { unmaskMoved } from '../movement/moves';
import { SIDES } from '../names';
import { NO_FORCE, legionIn, liftForce } from './legions';
import { ELITE, GENERIC, REGULAR, SPECIAL, nearestRank, placeOne, removeStrandedLeaders } from './supply';
import { isSolo } from './options';
import { HARKONNEN } from './state';
import type { State } from './state';

/** What stands behind a token. Only for those who may look. */
export function tokenContents(s: State, token: number): TokenFact {
  return item(DEPLOYMENT_TOKENS, at(s.tokenFace, token));
}

/** Replaces a face-down token by its figures (R3.4). The unit limit is the caller's concern. */
export function revealToken(s: State, area: number, token: number, log: Log): void {
  const side = at(s.owner, area);
  const { regular, elite, special, generic } = tokenContents(s, token);
  const before = legionIn(s, area);
  log?.push({
    type: 'tokenRevealed',
    side: item(SIDES, side),
    area: item(AREA_IDS, area),
    contents: { regular, elite, special, generic },
  });
  const ranks: readonly (readonly [number, number])[] = [
    [SPECIAL, special],
    [ELITE, elite],
    [REGULAR, regular],
    [GENERIC, generic],
  ];
  const solo = side === HARKONNEN && isSolo(s.options);
  for (const [rank, count] of ranks) {
    // R14.9, R14.13: the automaton's missing units become others; its missing bashars do not.
    for (let i = 0; i < count; i++)
      placeOne(s, area, side, solo && rank !== GENERIC ? nearestRank(s, side, rank) : rank);
  }
  const after = legionIn(s, area);
  unmaskMoved(s, area, token, {
    ...NO_FORCE,
    regular: after.regular - before.regular,
    elite: after.elite - before.elite,
    special: after.special - before.special,
  });
  liftForce(s, area, { ...NO_FORCE, tokens: 1 << token });
  if (side === HARKONNEN && isSolo(s.options)) mixPool(s); // R14.13
  removeStrandedLeaders(s, area, log);
}

export function revealTokens(s: State, area: number, log: Log): void {
  for (const token of bitsOf(at(s.tokens, area))) revealToken(s, area, token, log);
}

export function revealSietch(s: State, area: number, log: Log): void {
  const sietch = at(s.sietch, area);
  if (sietch < 0 || at(s.sietchRevealed, sietch) === 1) return;
  s.sietchRevealed[sietch] = 1;
  log?.push({ type: 'sietchRevealed', area: item(AREA_IDS, area), rank: at(s.sietchRank, sietch) });
}

/** Rank of whatever settlement stands in an area; 0 for none. */
export function sietchRankIn(s: State, area: number): number {
  const sietch = at(s.sietch, area);
  return sietch < 0 ? 0 : at(s.sietchRank, sietch);
}
