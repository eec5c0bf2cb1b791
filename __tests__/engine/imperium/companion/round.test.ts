import {
  automata,
  cloneState,
  CONFLICTS,
  legalMoves,
  newTable,
  nextAutomaton,
  parsePosition,
  pending,
  printPosition,
  SPACES,
  tableCombat,
  tableConflict,
  tableConflicts,
  tableDefender,
  tableEnd,
  tableMove,
  tableNeeds,
  tablePhase,
  tableResult,
  tableResultNeeds,
  tableRound,
  tableTurn,
  withControl,
} from '../../../../engine/imperium';
import type { GameOptions, State } from '../../../../engine/imperium';
import { told } from '../support/rival';

const TWO: GameOptions = { players: 2, seed: 1, names: ['A', 'B', 'Hagal'] };
const SOLO: GameOptions = {
  players: 1,
  seed: 1,
  names: ['A', 'Leto', 'Rabban'],
  leaders: ['paul', 'leto', 'rabban'],
};
const EXPERT: GameOptions = { ...SOLO, difficulty: 'mentat' };
const HAGAL = 2;

function changed(s: State, change: (next: State) => void): State {
  const next = cloneState(s);
  change(next);
  return next;
}

const conflictIndex = (id: string) => CONFLICTS.findIndex((conflict) => conflict.id === id);
const spaceIndex = (id: string) => SPACES.findIndex((space) => space.id === id);
const inConflict = (options: GameOptions, id: string, change: (s: State) => void = () => undefined) =>
  changed(newTable(options), (s) => {
    s.conflictCard = conflictIndex(id);
    change(s);
  });

describe('what has to be known before a card is played', () => {
  it('I12.1 whether the space is free, and nothing where it is known to be taken', () => {
    const table = newTable(TWO);
    expect(tableNeeds(table, HAGAL, 'wealth')).toEqual([{ need: 'free', space: 'wealth' }]);
    const taken = changed(table, (s) => (s.occupied[spaceIndex('wealth')] = 1));
    expect(tableNeeds(taken, HAGAL, 'wealth')).toEqual([]);
    expect(tableNeeds(table, HAGAL, 'reshuffle')).toEqual([]);
  });

  it('I12.6 how the Maker spaces lie', () => {
    expect(tableNeeds(newTable(TWO), HAGAL, 'harvest-spice')).toEqual([{ need: 'makers' }]);
  });

  it('I12.2, I8.4 the track on which an Alliance may change hands', () => {
    const high = (n: number) => changed(newTable(TWO), (s) => (s.influence[HAGAL * 4 + 3] = n));
    const tracks = { need: 'tracks', factions: ['fremen'] };
    expect(tableNeeds(high(2), HAGAL, 'stillsuits')).not.toContainEqual(tracks);
    expect(tableNeeds(high(3), HAGAL, 'stillsuits')).toContainEqual(tracks);
    expect(tableNeeds(high(5), HAGAL, 'stillsuits')).toContainEqual(tracks);
    expect(tableNeeds(high(6), HAGAL, 'stillsuits')).not.toContainEqual(tracks);
  });

  it('I12.3 the tracks that a Signet looks at, if it can be paid', () => {
    const rich = (spice: number) => changed(newTable(SOLO), (s) => (s.spice[1] = spice));
    const all = { need: 'tracks', factions: ['emperor', 'guild', 'bene', 'fremen'] };
    expect(tableNeeds(rich(1), 1, 'arrakeen-1p')).toContainEqual(all);
    expect(tableNeeds(rich(0), 1, 'arrakeen-1p')).not.toContainEqual(all);
    // Brutality asks for an Alliance, and only those that it has may have been lost.
    const allied = changed(newTable(SOLO), (s) => (s.alliance[2] = 2));
    expect(tableNeeds(allied, 2, 'arrakeen-1p')).toContainEqual({ need: 'tracks', factions: ['bene'] });
  });

  it('I13.9, I15.10 how strong the person is, where an expert may lead', () => {
    const strong = (s: State) => {
      s.conflict[1] = 2;
      s.garrison[1] = 1;
    };
    const strength = { need: 'strength' };
    expect(tableNeeds(inConflict(EXPERT, 'desert-power', strong), 1, 'carthag')).toContainEqual(strength);
    expect(tableNeeds(inConflict(EXPERT, 'desert-power', strong), 1, 'wealth')).not.toContainEqual(strength);
    expect(tableNeeds(inConflict(EXPERT, 'grand-vision', strong), 1, 'carthag')).not.toContainEqual(strength);
    expect(tableNeeds(inConflict(SOLO, 'desert-power', strong), 1, 'carthag')).not.toContainEqual(strength);
    expect(tableNeeds(inConflict(EXPERT, 'desert-power'), 1, 'carthag')).not.toContainEqual(strength);
  });
});

describe('the Conflict of a round', () => {
  it('I2.2 is of the tier of that round, and no card twice', () => {
    const tiers = (round: number) => {
      const ids = tableConflicts(changed(newTable(TWO), (s) => (s.round = round)));
      return new Set(ids.map((id) => CONFLICTS[conflictIndex(id)]?.tier));
    };
    expect([1, 2, 6, 7, 10].map((round) => [...tiers(round)])).toEqual([[1], [2], [2], [3], [3]]);
    const second = changed(newTable(TWO), (s) => (s.round = 2));
    const third = changed(tableConflict(second, 'machinations').state, (s) => (s.round = 3));
    expect(tableConflicts(third)).not.toContain('machinations');
  });

  it('I4.1, I13.5 a Rival that controls its space sends a troop from the supply; a person may', () => {
    const table = (seat: number) =>
      withControl(
        changed(newTable(SOLO), (s) => (s.round = 2)),
        'carthag',
        seat,
      );
    const { state, events } = tableConflict(table(1), 'siege-of-carthag');
    expect(state.conflict).toEqual([0, 1, 0]);
    expect(events.at(-1)).toMatchObject({ type: 'deployed', seat: 1, count: 1, from: 'supply' });
    const own = tableConflict(table(0), 'siege-of-carthag').state;
    expect([own.conflict, tableDefender(own)]).toEqual([[0, 0, 0], 0]);
    expect(tablePhase(own)).toBe('turns');
  });

  it('I13.4 the Rivals take turns in order, as long as they have Agents', () => {
    const table = changed(newTable(SOLO), (s) => (s.firstPlayer = 2));
    expect([automata(table), nextAutomaton(table)]).toEqual([[2, 1], 2]);
    const first = tableTurn(table, 2, 'wealth').state;
    expect(nextAutomaton(first)).toBe(1);
    const second = tableTurn(first, 1, 'secrets').state;
    expect(nextAutomaton(second)).toBe(2);
    expect(nextAutomaton(changed(second, (s) => (s.agents = [0, 0, 0])))).toBeNull();
  });
});

describe('Combat', () => {
  it('I12.11 House Hagal takes nothing for two people, and the Control marker goes', () => {
    const table = inConflict(TWO, 'siege-of-carthag', (s) => {
      s.conflict[HAGAL] = 2;
      s.control[1] = 0;
    });
    const { state, events } = tableResult(table, [3, 2]);
    expect(told(events)).toEqual(['I12.11 removes-control carthag']);
    expect(events.filter(({ type }) => type === 'reward')).toEqual([{ type: 'reward', seat: 0, place: 2 }]);
    expect(state.control[1]).toBe(-1);
    expect(state.vp).toEqual([0, 0, 0]);
  });

  it('I7.5 a person who wins controls the space', () => {
    expect(tableResult(inConflict(TWO, 'siege-of-carthag'), [0, 4]).state.control[1]).toBe(1);
  });

  it('I13.5 Rivals take the first and the second reward, with I13.6 in between', () => {
    const table = inConflict(SOLO, 'siege-of-arrakeen', (s) => {
      s.conflict = [0, 1, 3];
      s.solari[1] = 4;
    });
    const { state } = tableResult(table, [0]);
    // Rabban wins a point and Control; Leto gets 4 Solari and pays 7 of 8 for a point.
    expect([state.vp, state.solari[1], state.control[0]]).toEqual([[0, 1, 1], 1, 2]);
    expect(tablePhase(state)).toBe('makers');
  });

  it('I7.4 a tie for first wins nothing but the second reward', () => {
    const table = inConflict(SOLO, 'siege-of-arrakeen', (s) => (s.conflict = [0, 2, 0]));
    const { state } = tableResult(table, [4]);
    expect([state.vp[1], state.solari[1], state.control[0]]).toEqual([0, 4, -1]);
  });

  it('I13.7 the person is asked where tracks are level, and the tracks are asked for first', () => {
    const table = inConflict(SOLO, 'grand-vision', (s) => {
      s.conflict = [0, 3, 0];
      s.influence = [0, 0, 0, 0, 2, 2, 3, 3, 0, 0, 0, 0];
      s.vp[1] = 4;
    });
    expect(tableResultNeeds(table, [0])).toEqual([
      { need: 'tracks', factions: ['emperor', 'guild', 'bene', 'fremen'] },
    ]);
    const { state } = tableResult(table, [0]);
    expect(pending(state)).toMatchObject({ clause: 'I13.7', of: 1, what: 'influence' });
    expect(legalMoves(state)).toHaveLength(2);
    const [move] = legalMoves(state);
    if (move === undefined) throw new Error('nothing to choose');
    const after = tableMove(state, move).state;
    expect([after.influence[4], pending(after)]).toEqual([4, null]);
  });
});

describe('a new round', () => {
  it('I4.4, I4.5, I7.6 spice where nobody stood, Agents home, troops to the supply', () => {
    const table = changed(newTable(TWO), (s) => {
      s.occupied[spaceIndex('hagga-basin')] = 2;
      s.conflict = [1, 2, 3];
      s.agents[HAGAL] = 0;
      s.firstPlayer = 1;
    });
    const { state, events } = tableRound(tableCombat(table));
    expect([state.bonusSpice, state.conflict, state.agents[HAGAL], state.firstPlayer, state.round]).toEqual([
      [1, 0, 1],
      [0, 0, 0],
      3,
      0,
      2,
    ]);
    expect(state.occupied.every((seats) => seats === 0)).toBe(true);
    expect(tablePhase(state)).toBe('roundStart');
    expect(events.map(({ type }) => type)).toEqual([
      'bonusSpice',
      'bonusSpice',
      'agentsRecalled',
      'roundBegins',
    ]);
  });

  it('I13.3 brings the Swordmasters in their round, and I5.8 the Mentat that was won', () => {
    const table = changed(newTable(EXPERT), (s) => (s.round = 2));
    const { state, events } = tableRound(changed(table, (s) => (s.mentatNext = 1)));
    expect(told(events)).toEqual(['I13.3 swordmaster', 'I13.3 swordmaster']);
    expect(state.agents.slice(1)).toEqual([4, 3]);
    expect(tableRound(state).state.agents.slice(1)).toEqual([3, 3]);
  });

  it('I3.1 sees the end by the points of a Rival and by the last Conflict', () => {
    const table = newTable(SOLO);
    expect(tableEnd(table)).toBeNull();
    expect(tableEnd(changed(table, (s) => (s.vp[2] = 10)))).toBe('points');
    expect(tableEnd(changed(table, (s) => (s.round = 10)))).toBe('conflicts');
  });
});

it('a table is kept as text at any moment, a question included', () => {
  const table = inConflict(SOLO, 'machinations', (s) => (s.conflict = [0, 3, 0]));
  const asked = tableResult(table, [0]).state;
  expect(pending(asked)).not.toBeNull();
  for (const s of [newTable(TWO), tableTurn(newTable(SOLO), 1, 'carthag').state, asked])
    expect(parsePosition(printPosition(s))).toEqual(s);
});
