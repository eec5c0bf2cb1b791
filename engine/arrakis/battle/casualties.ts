import { at, item } from '../../core/at';
import { bitCount, bitsOf } from '../../core/bits';
import { AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import type { CasualtiesFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop } from '../../core/stack';
import { FIGURES, FIRST_LEADER, GENERIC_FIGURE, figureMove } from '../moves';
import { hitMoved } from '../movement/moves';
import { LEADERS, SIDES } from '../names';
import { refuse } from '../refusals';
import { addForce, leadersIn, liftForce, unitsIn } from '../state/legions';
import { enterTank } from '../state/leaders';
import { decidingSeat } from '../state/deciding';
import {
  ELITE,
  GENERIC,
  REGULAR,
  SPECIAL,
  changeSupply,
  forceOf,
  inSupply,
  removeOne,
} from '../state/supply';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';

/** In the order of the supply. */
const RANKS = ['regular', 'elite', 'special', 'generic'] as const;

function choices(s: State, area: number): number[] {
  const figures: number[] = [];
  if (at(s.regular, area) > 0) figures.push(REGULAR);
  if (at(s.elite, area) > 0) figures.push(ELITE);
  if (at(s.special, area) > 0) figures.push(SPECIAL);
  if (at(s.generic, area) > 0) figures.push(GENERIC_FIGURE);
  for (const leader of bitsOf(at(s.leaders, area))) figures.push(FIRST_LEADER + leader);
  return figures;
}

/** Hits that a legion can take before nothing is left of it. */
function endurance(s: State, area: number): number {
  return at(s.regular, area) + 2 * (at(s.elite, area) + at(s.special, area)) + leadersIn(s, area);
}

/** Everyone falls, whatever the owner says; only the order of named leaders in the tank would matter (R12.1). */
function isDoomed(s: State, area: number, hits: number): boolean {
  return (
    hits >= endurance(s, area) &&
    bitCount(at(s.leaders, area)) < 2 &&
    inSupply(s, at(s.owner, area), REGULAR) > 0
  );
}

/** The owner takes hits one by one (R7.11). Tokens have been revealed before. */
export const casualtiesRule: FrameRule<CasualtiesFrame> = {
  settle(s, frame, log) {
    let hits = frame.hits;
    while (hits > 0 && at(s.owner, frame.area) !== NOBODY) {
      const figures = choices(s, frame.area);
      if (figures.length > 1 && !isDoomed(s, frame.area, hits)) {
        if (hits !== frame.hits) become(s, { ...frame, hits });
        return true;
      }
      takeHit(s, frame.area, at(figures, 0), log);
      hits--;
    }
    pop(s);
    return false;
  },
  ask(s, frame) {
    const seat = decidingSeat(s, at(s.owner, frame.area));
    return { seat, private: false, clause: 'R7.11', area: frame.area, count: frame.hits };
  },
  moves(s, frame, out) {
    for (const figure of choices(s, frame.area)) out.push(figureMove(figure));
  },
  choose(s, frame, move, log) {
    become(s, { ...frame, hits: frame.hits - 1 });
    takeHit(s, frame.area, move.value, log);
  },
  explain(_s, _frame, move) {
    return move.kind === 'figure' ? refuse('R7.11', 'notPresent') : refuse('R7.11', 'compulsory');
  },
};

/** With the last unit the remaining leaders go too (R7.11). */
function tellLeadersGone(s: State, area: number, log: Log): void {
  const side = item(SIDES, at(s.owner, area));
  const where = item(AREA_IDS, area);
  for (let i = 0; i < at(s.generic, area); i++)
    log?.push({ type: 'removed', side, area: where, figure: 'generic', why: 'hit' });
  for (const leader of bitsOf(at(s.leaders, area)))
    log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader) });
}

/** Removes a regular or a leader, or turns an elite or special elite into a regular (R7.11). */
function takeHit(s: State, area: number, figure: number, log: Log): void {
  const side = at(s.owner, area);
  const where = item(AREA_IDS, area);
  if (figure >= FIRST_LEADER) {
    const leader = figure - FIRST_LEADER;
    enterTank(s, leader);
    log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader) });
    return;
  }
  if ((figure === ELITE || figure === SPECIAL) && inSupply(s, side, REGULAR) > 0) {
    liftForce(s, area, forceOf(figure, 1));
    changeSupply(s, side, figure, 1);
    changeSupply(s, side, REGULAR, -1);
    addForce(s, area, side, forceOf(REGULAR, 1));
    hitMoved(s, area, figure === ELITE ? 'elite' : 'special', true);
    log?.push({
      type: 'replaced',
      side: item(SIDES, side),
      area: where,
      from: item(FIGURES, figure),
      to: 'regular',
    });
    return;
  }
  log?.push({
    type: 'removed',
    side: item(SIDES, side),
    area: where,
    figure: item(FIGURES, figure),
    why: 'hit',
  });
  const rank = figure === GENERIC_FIGURE ? GENERIC : figure;
  hitMoved(s, area, item(RANKS, rank), false);
  if (rank !== GENERIC && unitsIn(s, area) === 1) tellLeadersGone(s, area, log);
  removeOne(s, area, rank);
}
