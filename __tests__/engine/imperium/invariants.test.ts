import { newGame, legalMoves, play, type GameEvent, type State } from '../../../engine/imperium';
import { item } from '../../../engine/core/at';
import { cloneState } from '../../../engine/imperium/state/clone';
import { IMPERIUM } from '../../../scripts/games/imperium';
import { watchInvariants } from './support/invariants';
import { turn } from './support/table';

/** A game some moves on, watched; then one thing is tampered with before the watcher looks again. */
function tampered(tamper: (s: State) => void): () => void {
  const state = newGame(IMPERIUM.options('3', 5));
  const watch = watchInvariants();
  let events: readonly GameEvent[] = [];
  for (let i = 0; i < 12; i++) {
    watch(state, legalMoves(state), i, events);
    events = play(state, item(legalMoves(state), 0));
  }
  watch(cloneState(state), legalMoves(state), 12, events);
  tamper(state);
  return () => watch(state, legalMoves(state), 13, []);
}

describe('the watch over a game notices', () => {
  it.each<[string, (s: State) => void, RegExp]>([
    ['nothing where nothing is wrong', () => undefined, /^$/],
    ['a point from nowhere', (s) => (s.vp[0] = (s.vp[0] ?? 0) + 1), /points, \d by their sources/],
    ['Influence from nowhere', (s) => (s.influence[1] = (s.influence[1] ?? 0) + 1), /influence/],
    ['spice from nowhere', (s) => (s.spice[2] = (s.spice[2] ?? 0) + 1), /spice/],
    ['a troop too many in the garrison', (s) => (s.garrison[1] = (s.garrison[1] ?? 0) + 1), /garrison/],
    ['a thirteenth troop', (s) => (s.conflict[1] = 12), /troops/],
    ['a card twice', (s) => s.discards[0]?.push(3), /cards/],
    ['a lost Intrigue card', (s) => s.intrigueDeck.pop(), /Intrigue/],
    ['an Alliance in the wrong hands', (s) => (s.alliance[2] = 1), /Alliance/],
    ['an Agent from nowhere', (s) => (s.agents[0] = (s.agents[0] ?? 0) + 1), /Agents/],
  ])('%s', (_name, tamper, fault) => {
    const look = tampered(tamper);
    if (fault.source === '^$') expect(look).not.toThrow();
    else expect(look).toThrow(fault);
  });

  it('conservation by name: 67 Imperium, 24 Reserve, 10 starters a person, 40 Intrigue', () => {
    const state = newGame(IMPERIUM.options('4', 5));
    const own = [...state.decks, ...state.hands].reduce((sum, pile) => sum + pile.length, 0);
    expect(own).toBe(40);
    expect(state.imperiumDeck.length + state.row.length).toBe(67);
    expect(state.reserve.reduce((sum, n) => sum + n, 0)).toBe(24);
    expect(state.intrigueDeck).toHaveLength(40);
    expect(turn('', {}).alliance).toHaveLength(4);
  });
});
