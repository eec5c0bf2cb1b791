import type { State } from '../../../../../engine/arrakis';
import { ATREIDES, PHASE, PLACE, isAlone } from './facts';
import { get, sum, type Report } from './report';

/** What of a state can never come back once it is gone. */
interface Mark {
  readonly round: number;
  readonly phase: number;
  readonly settlements: readonly number[];
  readonly stations: number;
  readonly sietches: number;
  readonly sietchRevealed: readonly number[];
  readonly tokens: number;
  readonly beneGesserit: number;
  readonly prescienceGone: number;
  readonly removedCards: number;
  readonly removedLeaders: readonly boolean[];
  readonly atomized: number;
  readonly cones: number;
  readonly wildMaker: number;
  /** Areas that an Atreides legion shares with a sandworm. */
  readonly shared: readonly number[];
}

function tokensLeft(s: State): number {
  let mask = 0;
  for (const tokens of s.tokens) mask |= tokens;
  for (const token of s.tokenSupply) mask |= 1 << token;
  for (const frame of s.frames) if (frame.k === 'deployToken') mask |= 1 << frame.token;
  return mask;
}

function markOf(s: State): Mark {
  return {
    round: s.round,
    phase: s.phase,
    settlements: s.settlement.slice(),
    stations: s.station.filter((marker) => marker >= 0).length,
    sietches: s.sietch.filter((sietch) => sietch >= 0).length,
    sietchRevealed: s.sietchRevealed.slice(),
    tokens: tokensLeft(s),
    beneGesserit: sum(s.beneGesserit) + s.tokenOn.filter((result) => result >= 0).length,
    prescienceGone: s.prescienceGone.length,
    removedCards: s.removedCards.length,
    removedLeaders: s.leaderAt.map((place) => place === PLACE.removed),
    atomized: s.atomized,
    cones: sum(s.cones ?? []),
    wildMaker: s.wildMaker,
    shared: s.worm.flatMap((worm, area) => (worm > 0 && get(s.owner, area) === ATREIDES ? [area] : [])),
  };
}

/** Backs of the Atreides tokens come first. */
const ATREIDES_TOKENS = (1 << 16) - 1;

/** Follows one game: what is destroyed, removed or revealed stays so, and rounds go forward. */
export function followCourse(): (s: State, report: Report) => void {
  let before: Mark | null = null;
  return (s, report) => {
    const now = markOf(s);
    const old = before;
    before = now;
    if (old === null) return;
    if (now.round < old.round || now.round > old.round + 1)
      report('R5', `round ${old.round}, then ${now.round}`);
    if (now.round === old.round && now.phase < old.phase)
      report('R5', `phase ${old.phase}, then ${now.phase}`);
    if (now.settlements.some((n, area) => n > get(old.settlements, area)))
      report('R2.7', 'a settlement rose again');
    if (now.stations > old.stations) report('R7.6', 'a station came back');
    if (now.sietches > old.sietches) report('R2.7', 'a sietch came back');
    if (now.sietchRevealed.some((n, sietch) => n < get(old.sietchRevealed, sietch)))
      report('R2.6', 'a sietch was hidden');
    // R14.13: in solo those of the Harkonnen are used again and again.
    const once = isAlone(s.options) ? ATREIDES_TOKENS : -1;
    if ((now.tokens & ~old.tokens & once) !== 0) report('R3.4', 'a deployment token came back');
    if (now.beneGesserit > old.beneGesserit) report('R6.2', 'a Bene Gesserit token came back');
    if (now.prescienceGone < old.prescienceGone) report('R8.5', 'a prescience card came back');
    if (now.removedCards < old.removedCards) report('R6.13', 'a removed planning card came back');
    if (old.removedLeaders.some((gone, leader) => gone && now.removedLeaders[leader] !== true)) {
      report('R11.2', 'a leader came back into the game');
    }
    if (old.atomized >= 0 && now.atomized !== old.atomized) report('R6.12', 'atomics were used twice');
    if (now.cones > old.cones || now.cones < old.cones - 1) report('R13.7', 'cones of silence came or went');
    if (old.phase === PHASE.actions && now.phase === PHASE.actions) {
      const met = now.shared.some((area) => !old.shared.includes(area));
      if (met) report('R7.7', 'an Atreides legion and a sandworm came together in the action phase');
    }
    if (now.wildMaker < old.wildMaker) report('R11.3', 'the Wild Maker left the game');
  };
}
