import { cardsOf, changes, legal, offered, playAll, refusal, turn } from '../support/table';

describe('Agent turns (I5)', () => {
  it('I5.1 a space with an Agent is closed, and without an Agent no card can be played', () => {
    const taken = `occupied = 0 2 ${'0 '.repeat(20)}`;
    const state = turn('diplomacy', {}, taken);
    playAll(state, 'play:diplomacy');
    expect(refusal(state, 'space:wealth')).toBe('I5.1 occupied');
    expect(refusal(state, 'space:arrakeen')).toBe('I5.1 noIcon');
    const none = turn('diplomacy', {}, 'agents = 0 2 2');
    expect(legal(none)).toEqual(['option:reveal']);
    expect(refusal(none, 'play:diplomacy')).toBe('I5.1 noAgent');
    expect(refusal(none, 'play:dagger')).toBe('I5.1 notInHand');
  });

  it('I5.3 effects come in the order that the player picks', () => {
    const first = turn('guild-administrator', {}, 'decks = / / ', 'discards = dagger scout / / ');
    playAll(first, 'play:guild-administrator', 'space:secure-contract', 'effect:guild-administrator.agent.0');
    expect(offered(first, 'discard')).toEqual(['dagger', 'scout']);
    // Selective Breeding before or after the Influence.
    const state = turn('diplomacy', {});
    playAll(state, 'play:diplomacy', 'space:selective-breeding');
    expect(offered(state, 'effect')).toEqual(['space.selective-breeding.0', 'bene.influence.1.0']);
  });

  it('I5.5 recruits of the whole turn count, also those of a Plot card played before', () => {
    const state = turn('arrakis-recruiter', {}, 'intrigue = reinforcements / / ', 'garrison = 0 0 0');
    playAll(state, 'plot:reinforcements', 'play:arrakis-recruiter', 'space:carthag');
    expect(offered(state, 'deploy')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('I5.5 recruits that come after a deployment may still be deployed', () => {
    const state = turn('duncan-idaho', {}, 'garrison = 5 0 0');
    playAll(state, 'play:duncan-idaho', 'space:arrakeen', 'deploy:3');
    expect(offered(state, 'deploy')).toEqual([]);
    playAll(state, 'effect:duncan-idaho.agent.0');
    expect(offered(state, 'deploy')).toEqual(['1']);
  });

  it('I5.6 the controller gets the bonus for an Agent of its own, too', () => {
    const state = turn('dune-the-desert-planet', {}, 'control = -1 -1 0');
    expect(changes(state, 0, 'play:dune-the-desert-planet', 'space:imperial-basin')).toMatchObject({
      spice: 2,
    });
  });

  it('I5.9 an empty supply gives no recruits', () => {
    const state = turn('dagger', {}, 'garrison = 11 0 0');
    expect(changes(state, 0, 'play:dagger', 'space:rally-troops')).toMatchObject({ garrison: 1 });
  });

  it('I15.5 what a trashed card had still to do is not done', () => {
    const state = turn('gene-manipulation', {});
    playAll(state, 'play:gene-manipulation', 'space:hall-of-oratory', 'effect:gene-manipulation.agent.0');
    playAll(state, 'inPlay:gene-manipulation');
    expect(offered(state, 'effect')).toEqual([]);
  });
});

describe('Reveal turns (I6)', () => {
  it('I6.2 a card drawn in the Reveal turn is revealed and used at once', () => {
    const state = turn(
      'dagger',
      {},
      'intrigue = water-of-life ambush / / ',
      'decks = stilgar scout diplomacy / / ',
    );
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'plot:water-of-life')).toEqual({
      water: -1,
      spice: -1,
      intrigue: -1,
      deck: -3,
      persuasion: 4,
      swords: 4,
    });
    expect(state.hands[0]).toEqual([]);
  });

  it('I6.3 purchases come before, between and after effects; the Row is refilled at once', () => {
    const state = turn('convincing-argument thufir-hawat', {}, 'imperiumDeck = opulence scout');
    playAll(state, 'option:reveal', 'acquire:dr-yueh');
    expect(cardsOf(state.row)).toEqual(['scout', 'scout', 'stilgar', 'space-travel', 'lady-jessica']);
    playAll(state, 'effect:thufir-hawat.reveal.1', 'acquire:scout', 'acquire:scout');
    expect(state.persuasion).toBe(0);
    expect(refusal(state, 'acquire:stilgar')).toBe('I6.3 tooExpensive');
    expect(refusal(state, 'acquire:chani')).toBe('I6.3 notForSale');
  });

  it('I6.6 a Bond waits for another card of the Faction, and works as soon as one comes', () => {
    const state = turn(
      'sietch-reverend-mother',
      {},
      'intrigue = water-of-life ambush / / ',
      'decks = dagger dagger stilgar / / ',
    );
    playAll(state, 'option:reveal');
    expect(state.persuasion).toBe(0);
    playAll(state, 'plot:water-of-life');
    expect(state.persuasion).toBe(5);
  });

  it('I6.7 the discard pile is shuffled only when a card must be drawn', () => {
    const state = turn('dr-yueh', {}, 'decks = dagger / / ', 'discards = scout scout / / ');
    playAll(state, 'play:dr-yueh', 'space:carthag', 'effect:dr-yueh.agent.0');
    expect([state.decks[0]?.length, state.discards[0]?.length]).toEqual([0, 2]);
  });

  it('I4.2 a player who has revealed has no more turns; the phase ends when all have', () => {
    const state = turn('', {}, 'hands = / / ', 'intrigue = / / ');
    playAll(state, 'option:reveal', 'option:reveal');
    expect(state.turnSeat).toBe(2);
    playAll(state, 'option:reveal');
    expect(state.round).toBe(2);
  });
});
