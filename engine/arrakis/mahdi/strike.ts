import { at, item } from '../../core/at';
import { AREA_IDS, airDistance } from '../board/tables';
import { startBattle } from '../battle/attack';
import type { LegionFilter } from '../cards/step';
import type { BattleTerms } from '../frames/frame';
import { amend, innermost, pop, push } from '../../core/stack';
import { areaMove, zoneMove } from '../moves';
import { transportZones } from '../movement/reach';
import { removeVehicle } from '../state/vehicles';
import type { State } from '../state/state';
import { decide, narrow } from './ask';
import type { Criterion, Matter, Plan } from './ask';
import { legionStrikes, sietchStrikes, strikesOf } from './legions';
import type { Strike } from './legions';
import { strengthOf } from './strength';
import { targetArea } from './target';

/** Which sietch is attacked, and by whom (R14.8). */
function sietchCriteria(s: State): Criterion<Strike>[] {
  return [
    { name: 'highest rank', score: ({ target }) => at(s.sietchRank, at(s.sietch, target)) },
    {
      name: 'greatest difference in strength',
      score: ({ legion, target }) => strengthOf(s, legion).coarse - strengthOf(s, target).coarse,
    },
    {
      name: 'greatest difference, figure by figure',
      score: ({ legion, target }) => strengthOf(s, legion).fine - strengthOf(s, target).fine,
    },
    { name: 'without ornithopter', score: ({ flies }) => (flies ? 0 : 1) },
    { name: 'target sietch', score: ({ target }) => (target === targetArea(s) ? 1 : 0) },
    { name: 'nearest', score: ({ legion, target }) => -airDistance(legion, target) },
  ];
}

/** Which legion is attacked (R14.8). */
function legionCriteria(s: State): Criterion<Strike>[] {
  return [
    { name: 'strongest', score: ({ target }) => strengthOf(s, target).coarse },
    { name: 'strongest, figure by figure', score: ({ target }) => strengthOf(s, target).fine },
    { name: 'with a named leader', score: ({ target }) => (at(s.leaders, target) !== 0 ? 1 : 0) },
  ];
}

/** First what is attacked, then by whom, where the criteria leave both open. */
function decideStrike(
  plan: Plan,
  matter: Matter,
  strikes: readonly Strike[],
  criteria: readonly Criterion<Strike>[],
): Strike | null {
  const first = decide(plan, matter, strikes, criteria, ({ target }) => areaMove(target));
  if (first === null) return null;
  const same = narrow(strikes, criteria).filter(({ target }) => target === first.target);
  if (same.length === 1) return first;
  return decide(plan, { ...matter, what: 'attackingLegion' }, same, [], ({ legion }) => areaMove(legion));
}

/** True when an attack by the criteria is possible at all. */
export function canStrike(s: State, who: LegionFilter): boolean {
  return strikesOf(s, who, sietchStrikes).length > 0 || strikesOf(s, who, legionStrikes).length > 0;
}

/** Works out and starts the attack; false when none is possible, null when the human must be asked. */
export function runStrike(plan: Plan, who: LegionFilter, terms: BattleTerms): boolean | null {
  const { s } = plan;
  const sietches = strikesOf(s, who, sietchStrikes);
  const legions = sietches.length > 0 ? [] : strikesOf(s, who, legionStrikes);
  if (sietches.length + legions.length === 0) return false;
  const strike =
    sietches.length > 0
      ? decideStrike(plan, { clause: 'R14.8', what: 'attackSietch' }, sietches, sietchCriteria(s))
      : decideStrike(plan, { clause: 'R14.8', what: 'attackLegion' }, legions, legionCriteria(s));
  if (strike === null) return null;
  let zone = -1;
  if (strike.flies) {
    const zones = transportZones(s, strike.legion);
    const chosen = decide(plan, { clause: 'R14.8', what: 'ornithopter' }, zones, [], zoneMove);
    if (chosen === null) return null;
    zone = chosen;
  }
  begin(plan, strike, zone, terms);
  return true;
}

function begin(plan: Plan, strike: Strike, zone: number, terms: BattleTerms): void {
  const { s, log } = plan;
  pop(s);
  if (zone >= 0) {
    removeVehicle(s, zone, 'transport', log);
    const turn = innermost(s, 'turn');
    if (turn !== null) amend(s, 'turn', { flown: [...turn.flown, strike.legion] });
  }
  log?.push({
    type: 'attack',
    side: 'harkonnen',
    from: item(AREA_IDS, strike.legion),
    to: item(AREA_IDS, strike.target),
    surprise: terms.surprise,
    how: zone >= 0 ? 'air' : 'foot',
  });
  startBattle(s, strike.legion, strike.target, terms);
}

export function pushStrike(s: State, who: LegionFilter, terms: BattleTerms, legions: number): void {
  push(s, { k: 'mahdi', task: { t: 'strike', who, terms, legions }, picks: [] });
}
