import { cardsOf, changes, legal, offered, playAll, refusal, roundFrom, turn } from '../support/table';

/** The examples of the rulebook, in its order. */
describe('Examples of the rulebook', () => {
  it('I5.1 Sardaukar Legion goes to the two Emperor spaces or the five Landsraad spaces', () => {
    const state = turn('sardaukar-legion', {});
    playAll(state, 'play:sardaukar-legion');
    expect(offered(state, 'space')).toEqual([
      'conspire',
      'wealth',
      'high-council',
      'mentat',
      'rally-troops',
      'swordmaster',
      'hall-of-oratory',
    ]);
  });

  it('I5.2 Conspire costs 4 spice, Wealth nothing', () => {
    const state = turn('diplomacy', {}, 'spice = 3 0 0');
    playAll(state, 'play:diplomacy');
    expect(refusal(state, 'space:conspire')).toBe('I5.2 cannotPay');
    expect(legal(state)).toContain('space:wealth');
  });

  it('I5.4 Fremen Camp: who does not pay 2 spice gets no troops', () => {
    const state = turn('fremen-camp', {});
    expect(changes(state, 0, 'play:fremen-camp', 'space:secure-contract', 'done')).toEqual({
      solari: 3,
      agents: -1,
      hand: -1,
      played: 1,
    });
  });

  it('I5.7 Hagga Basin gives 2 spice and all that has gathered', () => {
    const state = turn('dune-the-desert-planet', {}, 'bonusSpice = 0 2 0');
    playAll(state, 'play:dune-the-desert-planet', 'space:hagga-basin');
    expect(state.spice[0]).toBe(14);
    expect(state.bonusSpice).toEqual([0, 0, 0]);
  });

  it('I5.5 Jakub harvests at Imperial Basin without recruits: two of his three troops at most', () => {
    const state = turn('dune-the-desert-planet', {});
    playAll(state, 'play:dune-the-desert-planet', 'space:imperial-basin');
    expect(state.spice[0]).toBe(11);
    expect(offered(state, 'deploy')).toEqual(['1', '2']);
    playAll(state, 'deploy:2');
    expect(offered(state, 'deploy')).toEqual([]);
  });

  it('I5.5, I5.6 Adéla sends Duncan to Carthag: Jakub, who controls it, gets 1 Solari; she deploys 2 recruits and 1 more', () => {
    const state = turn('duncan-idaho', {}, 'control = -1 1 -1', 'garrison = 1 3 3');
    playAll(state, 'play:duncan-idaho', 'space:carthag');
    expect(state.solari).toEqual([10, 11, 10]);
    playAll(state, 'effect:space.carthag.1', 'effect:duncan-idaho.agent.0');
    expect(offered(state, 'deploy')).toEqual(['1', '2', '3']);
    playAll(state, 'deploy:3');
    expect([state.conflict[0], state.garrison[0]]).toEqual([3, 0]);
    const second = turn('duncan-idaho', {}, 'garrison = 2 3 3');
    playAll(second, 'play:duncan-idaho', 'space:carthag', 'effect:duncan-idaho.agent.0');
    expect(offered(second, 'deploy')).toEqual(['1', '2', '3', '4']);
  });

  it('I5.3 Michal sends an Initiate to Rally Troops: 4 Solari, a card, four troops, and no deployment', () => {
    const state = turn('bene-gesserit-initiate', {});
    const got = changes(
      state,
      0,
      'play:bene-gesserit-initiate',
      'space:rally-troops',
      'effect:bene-gesserit-initiate.agent.0',
    );
    expect(got).toMatchObject({ solari: -4, garrison: 4, deck: -1 });
    expect(offered(state, 'deploy')).toEqual([]);
  });

  it('I6 Jakub reveals Imperial Spy, Smuggler’s Thopter and Stilgar, buys Space Travel and has strength 8', () => {
    const state = turn(
      'imperial-spy smugglers-thopter stilgar',
      {},
      'conflict = 2 0 0',
      'played = dagger diplomacy / /',
      'row = space-travel stilgar gurney-halleck lady-jessica opulence',
      'imperiumDeck = stilgar',
    );
    expect(changes(state, 0, 'option:reveal')).toEqual({ hand: -3, spice: 1, persuasion: 4, swords: 4 });
    playAll(state, 'acquire:space-travel');
    expect(cardsOf(state.row)).toEqual(['stilgar', 'stilgar', 'gurney-halleck', 'lady-jessica', 'opulence']);
    // One Persuasion is left, and no card costs 1.
    expect(offered(state, 'acquire')).toEqual([]);
    const events = playAll(state, 'done');
    expect(events).toContainEqual({ type: 'strengthSet', seat: 0, strength: 8 });
    expect(cardsOf(state.discards[0]).sort()).toEqual(
      ['dagger', 'diplomacy', 'imperial-spy', 'smugglers-thopter', 'space-travel', 'stilgar'].sort(),
    );
  });

  it('I7 Jakub passes, Adéla plays Ambush, Jakub may act again; she wins Arrakeen, he takes 4 Solari, Michal nothing', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflictCard = siege-of-arrakeen',
      'conflict = 2 2 0',
      'swords = 4 2 0',
      'intrigue = bribery / ambush windfall / windfall',
    );
    playAll(state, 'done');
    expect(legal(state)).toEqual(['intrigue:ambush', 'done']);
    playAll(state, 'intrigue:ambush', 'done');
    // Michal has no troop and is not asked.
    expect(state.frames.at(-1)).toMatchObject({ k: 'combatTurn', seat: 0 });
    playAll(state, 'done');
    const events = playAll(state, 'done');
    expect(events).toContainEqual({ type: 'conflictResolved', winner: 1, strengths: [8, 10, 0] });
    expect([state.vp, state.control]).toEqual([
      [0, 1, 0],
      [1, -1, -1],
    ]);
    expect(state.solari).toEqual([14, 10, 10]);
  });

  it('I4.4 the Maker spaces without an Agent gather spice, on top of what lies there', () => {
    const { state } = roundFrom(
      'makers',
      {},
      'bonusSpice = 1 0 0',
      `occupied = ${'0 '.repeat(21)}1`,
      'agents = 1 2 2',
    );
    expect(state.bonusSpice).toEqual([2, 1, 0]);
  });

  it('I4.5 nobody has ten points: Agents and Mentat return, the marker passes on, a new round begins', () => {
    const { state } = roundFrom(
      'recall',
      {},
      'mentat = 2',
      'agents = 0 0 1',
      'vp = 9 3 2',
      'swordmaster = 1 0 0',
    );
    expect([state.mentat, state.firstPlayer, state.round]).toEqual([-1, 1, 2]);
    expect(state.agents).toEqual([3, 2, 2]);
    expect(state.turnSeat).toBe(1);
  });

  it('I13.8 Corner the Market in solo: three of The Spice Must Flow are needed for 2 points', () => {
    const three = 'discards = the-spice-must-flow the-spice-must-flow the-spice-must-flow / / ';
    const { state } = roundFrom(
      'recall',
      { players: 1 },
      'vp = 10 0 0',
      'intrigue = corner-the-market / / ',
      three,
    );
    playAll(state, 'intrigue:corner-the-market');
    expect(state.vp[0]).toBe(12);
  });
});
