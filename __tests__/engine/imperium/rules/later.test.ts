import { pending } from '../../../../engine/imperium';
import { rivalTurn } from '../support/rival';
import { cardsOf, changes, legal, offered, playAll, roundFrom, turn } from '../support/table';

describe('Later rulings (I15)', () => {
  it('I15.1 cards drawn after the own Reveal turn stay in hand; five more come in the next round', () => {
    const { state } = roundFrom(
      'start',
      {},
      'hands = stilgar scout / / ',
      'decks = dagger dagger dagger dagger dagger dagger / dagger dagger dagger dagger dagger / ',
    );
    expect(state.hands[0]).toHaveLength(7);
    expect(cardsOf(state.hands[0])).toEqual(expect.arrayContaining(['stilgar', 'scout']));
  });

  it('I15.3 rewards are taken in turn order from the First Player', () => {
    const { state, events } = roundFrom(
      'combat',
      { players: 4 },
      'firstPlayer = 2',
      'conflict = 3 4 2 1',
      'intrigue = / / / ',
      'conflictCard = guild-bank-raid',
      'conflictDeck =',
    );
    expect(events.flatMap((event) => (event.type === 'reward' ? [[event.seat, event.place]] : []))).toEqual([
      [2, 3],
      [0, 2],
      [1, 1],
    ]);
    expect(state.solari).toEqual([14, 16, 12, 10]);
  });

  it('I15.4 choose two: both are chosen before the first is resolved', () => {
    const { state } = roundFrom(
      'combat',
      {},
      'conflict = 3 0 0',
      'intrigue = / / ',
      'conflictCard = machinations',
      'influence = 3 1 0 0 0 0 0 0 0 0 0 0',
    );
    playAll(state, 'number:1');
    expect([state.influence[0], state.vp[0]]).toEqual([3, 0]);
    expect(legal(state)).toEqual(['number:2', 'number:3', 'number:4']);
    playAll(state, 'number:2');
    // The Emperor at 4 with the Alliance, the Guild at 2.
    expect([state.influence.slice(0, 4), state.vp[0]]).toEqual([[4, 2, 0, 0], 2]);
  });

  it('I15.4 the Row is refilled before the acquired card does what it does', () => {
    const state = turn(
      'convincing-argument convincing-argument convincing-argument convincing-argument',
      {},
      'imperiumDeck = opulence',
    );
    playAll(state, 'option:reveal', 'acquire:lady-jessica');
    expect(pending(state)?.kind).toBe('influence');
    expect(cardsOf(state.row)).toContain('opulence');
  });

  it('I15.5 what a card gave before it is trashed stays', () => {
    const state = turn('gene-manipulation', {}, 'played = the-voice / / ');
    playAll(state, 'play:gene-manipulation', 'space:hall-of-oratory');
    expect(state.spice[0]).toBe(12);
    playAll(state, 'effect:gene-manipulation.agent.0', 'inPlay:gene-manipulation');
    expect([state.spice[0], cardsOf(state.trashed)]).toEqual([12, ['gene-manipulation']]);
  });

  it('I15.6 swords count if a troop joins later in the same Reveal turn', () => {
    const state = turn('stilgar sardaukar-legion', {});
    playAll(state, 'option:reveal');
    expect(state.conflict[0]).toBe(0);
    playAll(state, 'effect:sardaukar-legion.reveal.1', 'number:2');
    expect(playAll(state, 'done')).toContainEqual({ type: 'strengthSet', seat: 0, strength: 7 });
  });

  it('I15.8 a card for "acquire a card of cost 3 or less" may be played without a target', () => {
    const lines = [
      'row = stilgar opulence lady-jessica chani carryall',
      'reserve = 0 10 6',
      'intrigue = bypass-protocol ambush / / ',
    ];
    const state = turn('dagger', {}, ...lines);
    playAll(state, 'plot:bypass-protocol', 'number:1');
    expect(legal(state)).toEqual(['done']);
    playAll(state, 'done');
    expect(legal(state)).toContain('option:reveal');
  });

  it('I15.9 several tied for an Alliance that its holder loses: the loser says who takes it', () => {
    const state = turn(
      'shifting-allegiances',
      { players: 4 },
      'influence = 0 5 0 0 0 5 0 0 0 4 0 0 0 5 0 0',
      'alliance = -1 0 -1 -1',
      'vp = 2 1 1 1',
    );
    playAll(
      state,
      'play:shifting-allegiances',
      'space:secure-contract',
      'effect:shifting-allegiances.agent.0',
    );
    playAll(state, 'faction:guild');
    expect(offered(state, 'seat')).toEqual(['1', '3']);
    playAll(state, 'seat:3');
    expect([state.alliance[1], state.vp]).toEqual([3, [1, 1, 1, 2]]);
  });

  it('I15.10 an expert Rival sends nobody while it leads by 4 strength', () => {
    const lines = ['conflict = 1 0 3', 'garrison = 3 3 3', 'agents = 2 0 2', 'solari = 0 0 0'];
    expect(rivalTurn({ players: 1, difficulty: 'mentat' }, 'carthag', ...lines).state.conflict[2]).toBe(3);
    expect(
      rivalTurn({ players: 1, difficulty: 'mentat' }, 'carthag', ...lines, 'swords = 1 0 0').state
        .conflict[2],
    ).toBe(6);
  });
});

describe('Reveal turns, step by step (I6)', () => {
  it('I6.1, I6.5 all cards of the hand are revealed; they and those played before go to the discard pile', () => {
    const state = turn('dagger scout', {}, 'played = diplomacy / / ', 'discards = stilgar / / ');
    playAll(state, 'option:reveal');
    expect([cardsOf(state.shown[0]), state.hands[0]]).toEqual([['dagger', 'scout'], []]);
    playAll(state, 'done');
    expect(cardsOf(state.discards[0]).sort()).toEqual(['dagger', 'diplomacy', 'scout', 'stilgar']);
    expect([state.shown[0], state.played[0]]).toEqual([[], []]);
  });

  it('I6.3 unspent Persuasion is lost', () => {
    const state = turn('convincing-argument', {});
    playAll(state, 'option:reveal', 'done');
    expect(state.persuasion).toBe(0);
  });

  it('I6.8 one card of hand, discard pile or in play is trashed; a card of the Reserve returns to its stack', () => {
    const lines = ['discards = arrakis-liaison / / ', 'played = scout / / '];
    const state = turn('guild-administrator dagger', {}, ...lines);
    playAll(state, 'play:guild-administrator', 'space:secure-contract', 'effect:guild-administrator.agent.0');
    expect(legal(state)).toEqual([
      'hand:dagger',
      'discard:arrakis-liaison',
      'inPlay:guild-administrator',
      'inPlay:scout',
      'done',
    ]);
    expect(changes(state, 0, 'discard:arrakis-liaison')).toEqual({ discard: -1 });
    expect(state.reserve).toEqual([9, 10, 6]);
  });

  it('I4.6 Plot cards come before the turn is chosen, after the Agent, and in the Reveal turn', () => {
    const before = turn('dagger', {}, 'intrigue = windfall ambush / / ');
    expect(changes(before, 0, 'plot:windfall')).toMatchObject({ solari: 2 });
    const after = turn('dagger', {}, 'intrigue = windfall ambush / / ');
    playAll(after, 'play:dagger', 'space:hall-of-oratory');
    expect(changes(after, 0, 'plot:windfall')).toMatchObject({ solari: 2 });
    const late = turn('dagger', {}, 'intrigue = windfall ambush / / ');
    playAll(late, 'option:reveal');
    expect(changes(late, 0, 'plot:windfall')).toMatchObject({ solari: 2 });
    // In the turn of somebody else it is not offered.
    const other = turn('dagger', {}, 'intrigue = ambush / windfall / ');
    expect(offered(other, 'plot')).toEqual([]);
  });
});
