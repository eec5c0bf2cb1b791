import { item } from '../../core/at';
import type { AreaId } from '../data/board.data';
import { TACTICS } from '../data/components.data';
import { drawTarget, sietchAreaOf } from '../mahdi/target';
import { cloneState } from '../state/clone';
import type { State } from '../state/state';

/** The two tactic cards of a round, each by the sietch that it names (R14.2). */
export interface Drawn {
  readonly harvest: AreaId | null;
  readonly target: AreaId | null;
}

function tacticOf(sietch: AreaId | null): number {
  return TACTICS.findIndex((fact) => fact.sietch === sietch);
}

/** Lays the two cards out in place; the others stay to be drawn when the target falls. */
export function setTactics(s: State, { harvest, target }: Drawn): void {
  s.harvestTactic = tacticOf(harvest);
  s.targetTactic = tacticOf(target);
  s.tactics = TACTICS.map((_, index) => index).filter(
    (index) => index !== s.harvestTactic && index !== s.targetTactic,
  );
}

export function withTactics(s: State, harvest: AreaId | null, target: AreaId | null): State {
  const next = cloneState(s);
  setTactics(next, { harvest, target });
  return next;
}

/** The cards that lie open now. */
export function tableTactics(s: State): Drawn {
  const sietch = (tactic: number) => (tactic < 0 ? null : item(TACTICS, tactic).sietch);
  return { harvest: sietch(s.harvestTactic), target: sietch(s.targetTactic) };
}

/** Cards that may be the target beside a harvest card: another sector, and a sietch that stands (R14.2). */
export function targetsBeside(s: State, harvest: AreaId | null): readonly AreaId[] {
  const standing = TACTICS.filter((_, tactic) => sietchAreaOf(s, tactic) >= 0);
  const sector = TACTICS[tacticOf(harvest)]?.sector;
  const others = standing.filter((fact) => fact.sector !== sector);
  return (others.length > 0 ? others : standing).map((fact) => fact.sietch);
}

/** The target has fallen, and another sietch stands that may be drawn. */
export function targetFell(s: State): boolean {
  const fallen = s.targetTactic >= 0 && sietchAreaOf(s, s.targetTactic) < 0;
  return fallen && TACTICS.some((_, tactic) => sietchAreaOf(s, tactic) >= 0);
}

/** A target that fell on the table is replaced at once (R14.2); one that stands stays. */
export function withStandingTarget(s: State): State {
  if (s.targetTactic < 0 || sietchAreaOf(s, s.targetTactic) >= 0) return s;
  const next = cloneState(s);
  drawTarget(next);
  return next;
}
