import { at } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { GENERIC_COMBAT } from '../data/leaders.data';
import type { CombatSymbols } from '../data/leaders.data';
import type { SpecialsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, innermost, pop } from '../../core/stack';
import { FIRST_LEADER, GENERIC_FIGURE, figureMove } from '../moves';
import { refuse } from '../refusals';
import { leaderFact } from '../state/leaders';
import { decidingSeat } from '../state/deciding';
import type { State } from '../state/state';

function choices(frame: SpecialsFrame): number[] {
  const figures = frame.generic > 0 ? [GENERIC_FIGURE] : [];
  for (const leader of bitsOf(frame.leaders)) figures.push(FIRST_LEADER + leader);
  return figures;
}

function spend(s: State, frame: SpecialsFrame, figure: number): SpecialsFrame {
  if (figure === GENERIC_FIGURE) {
    credit(s, frame.attacking, GENERIC_COMBAT);
    return { ...frame, left: frame.left - 1, generic: frame.generic - 1 };
  }
  const leader = figure - FIRST_LEADER;
  credit(s, frame.attacking, leaderFact(leader).combat);
  return { ...frame, left: frame.left - 1, leaders: frame.leaders & ~(1 << leader) };
}

function credit(s: State, attacking: boolean, symbols: CombatSymbols): void {
  const battle = innermost(s, 'battle');
  if (battle === null) return;
  const roll = attacking ? battle.attack : battle.defence;
  const next = { ...roll, hits: roll.hits + symbols.hits, shields: roll.shields + symbols.shields };
  amend(s, 'battle', attacking ? { attack: next } : { defence: next });
}

/** Each leader turns at most one special into its symbols; a side with too few specials chooses (R7.10). */
export const specialsRule: FrameRule<SpecialsFrame> = {
  settle(s, frame) {
    let now = frame;
    for (;;) {
      const figures = choices(now);
      if (now.left === 0 || figures.length === 0) {
        pop(s);
        return false;
      }
      const leaders = now.generic + bitsOf(now.leaders).length;
      if (figures.length > 1 && now.left < leaders) {
        become(s, now);
        return true;
      }
      now = spend(s, now, at(figures, 0));
    }
  },
  ask(s, frame) {
    const seat = decidingSeat(s, at(s.owner, frame.area));
    return { seat, private: false, clause: 'R7.10', area: frame.area, count: frame.left };
  },
  moves(_s, frame, out) {
    for (const figure of choices(frame)) out.push(figureMove(figure));
  },
  choose(s, frame, move) {
    become(s, spend(s, frame, move.value));
  },
  explain(_s, _frame, move) {
    return move.kind === 'figure' ? refuse('R7.10', 'notPresent') : refuse('R7.10', 'compulsory');
  },
};
