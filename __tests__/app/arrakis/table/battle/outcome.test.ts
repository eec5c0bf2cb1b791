import { battleConsequence } from '../../../../../app/arrakis/table/battle/consequence';
import { hasDice } from '../../../../../app/arrakis/table/battle/SideThrow';
import { battlesIn } from '../../../../../app/arrakis/battle/story';
import { translatorFor } from '../../../../../app/i18n';
import { legalMoves, newGame, outcome, pending, play, printMove, view } from '../../../../../engine/arrakis';
import type { GameEvent, Move, State } from '../../../../../engine/arrakis';

const t = translatorFor('en');

interface Ended {
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly hold: Move;
}

/** Battles of games of chance that have been won, where the winner may advance (R7.15). */
function won(): readonly Ended[] {
  const found: Ended[] = [];
  for (let seed = 1; seed <= 12; seed += 1) {
    const state = newGame({ mode: 'two', seed, names: ['Ann', 'Hal'] });
    let events: GameEvent[] = [];
    let next = seed;
    for (let ply = 0; ply < 900 && outcome(state) === null; ply += 1) {
      const moves = legalMoves(state);
      const hold = moves.find((move) => printMove(move) === 'option:hold');
      if (hold !== undefined && pending(state)?.kind === 'battle') {
        found.push({ state: structuredClone(state), events, hold });
        events = [];
      }
      next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
      const move = moves[(next >> 8) % moves.length];
      if (move === undefined) break;
      events = [...events, ...play(state, move)];
    }
  }
  return found;
}

const battles = won().map((battle) => {
  const seen = view(battle.state, 'table');
  const { decision } = seen;
  if (decision === null || decision.battle === null) throw new Error('No battle.');
  return { ...battle, seen, decision, battle: decision.battle };
});

describe('a battle that was won', () => {
  it('R7.16 says of a sietch that it stands, and of a settlement likewise, where the winner holds', () => {
    const said = battles.flatMap(({ seen, decision, battle, hold }) => {
      const words = battleConsequence(hold, decision, seen, t);
      const target = seen.areas.find(({ area }) => area === battle.to);
      const falls = battle.attacker === 'harkonnen' ? target?.sietch : target?.settlement;
      if (falls === null || falls === undefined) {
        expect(words).toBeNull();
        return [];
      }
      expect(words).toBe(battle.attacker === 'harkonnen' ? 'the sietch stands' : 'the settlement stands');
      return [words];
    });
    expect(said.length).toBeGreaterThan(0);
  });

  it('R7.9 has dice on the stage unless nobody defended', () => {
    const undefended = battles.map(({ events, battle }) => {
      const story = battlesIn(events).at(-1) ?? null;
      const rolled = story !== null && story.round > 0;
      expect(hasDice(battle, story)).toBe(rolled);
      return !rolled;
    });
    expect(undefended).toContain(true);
    expect(undefended).toContain(false);
  });
});
