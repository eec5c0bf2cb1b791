import { INTRIGUES } from '../../../../../engine/imperium';
import { gainsOf, plot } from '../../support/intrigue';
import { describeSpecs } from '../../support/specs';
import { cardsOf, changes, holdings, legal, offered, playAll, refusal, turn } from '../../support/table';

const SPECS: Record<string, () => void> = {
  'bindu-suspension': () => {
    const state = plot('bindu-suspension');
    expect(gainsOf('bindu-suspension', state)).toEqual({ hand: 1, deck: -1 });
    playAll(state, 'option:yes');
    expect(state.turnSeat).toBe(1);
    expect(state.revealed).toEqual([]);
    const stays = plot('bindu-suspension');
    playAll(stays, 'plot:bindu-suspension', 'option:no');
    expect(legal(stays)).toContain('option:reveal');
    // Before anything else in the turn.
    const late = plot('bindu-suspension windfall');
    playAll(late, 'plot:windfall');
    expect(refusal(late, 'plot:bindu-suspension')).toBe('I10.2 wrongMoment');
  },
  bribery: () => {
    expect(gainsOf('bribery', plot('bribery'), 'faction:guild')).toEqual({ solari: -2, guild: 1 });
    // Playing the card means paying its price.
    expect(refusal(plot('bribery', 'solari = 1 0 0'), 'plot:bribery')).toBe('I5.4 cannotPay');
  },
  'bypass-protocol': () => {
    const state = plot('bypass-protocol');
    expect(gainsOf('bypass-protocol', state, 'number:1', 'acquire:space-travel')).toEqual({ discard: 1 });
    const top = plot('bypass-protocol');
    playAll(top, 'plot:bypass-protocol', 'number:2');
    expect(offered(top, 'acquire')).toEqual([
      'arrakis-liaison',
      'dr-yueh',
      'scout',
      'stilgar',
      'space-travel',
    ]);
    expect(changes(top, 0, 'acquire:stilgar')).toEqual({ deck: 1 });
    expect(cardsOf(top.decks[0]).at(-1)).toBe('stilgar');
    expect(top.spice[0]).toBe(8);
    expect(top.row).toHaveLength(5);
    // It may be played without a target.
    const nothing = plot('bypass-protocol');
    expect(gainsOf('bypass-protocol', nothing, 'number:1', 'done')).toEqual({});
  },
  'calculated-hire': () => {
    const state = plot('calculated-hire');
    expect(gainsOf('calculated-hire', state)).toEqual({ spice: -1, agents: 1 });
    expect(state.mentat).toBe(0);
    expect(refusal(plot('calculated-hire', 'mentat = 1', 'agents = 2 3 2'), 'plot:calculated-hire')).toBe(
      'I10.2 requirement',
    );
  },
  charisma: () => {
    const state = plot('charisma');
    expect(gainsOf('charisma', state)).toEqual({});
    expect(state.openIntrigue[0]).toHaveLength(1);
    playAll(state, 'option:reveal');
    expect(state.persuasion).toBe(2);
    playAll(state, 'done');
    expect(state.openIntrigue[0]).toEqual([]);
    expect(state.intrigueDiscard).toHaveLength(1);
    const late = plot('charisma');
    playAll(late, 'option:reveal', 'plot:charisma');
    expect(late.persuasion).toBe(2);
  },
  'choam-shares': () => {
    expect(gainsOf('choam-shares', plot('choam-shares'))).toEqual({ solari: -7, points: 1 });
  },
  'councilors-dispensation': () => {
    expect(refusal(plot('councilors-dispensation'), 'plot:councilors-dispensation')).toBe(
      'I10.2 requirement',
    );
    expect(gainsOf('councilors-dispensation', plot('councilors-dispensation', 'council = 1 0 0'))).toEqual({
      spice: 2,
    });
  },
  'dispatch-an-envoy': () => {
    const state = plot('dispatch-an-envoy');
    playAll(state, 'plot:dispatch-an-envoy', 'play:dagger');
    expect(offered(state, 'space')).toContain('wealth');
    expect(offered(state, 'space')).toContain('hall-of-oratory');
    playAll(state, 'space:wealth', 'effect:emperor.influence.1.0');
    // Too late for this turn.
    const late = plot('dispatch-an-envoy');
    playAll(late, 'play:dagger', 'space:hall-of-oratory');
    expect(refusal(late, 'plot:dispatch-an-envoy')).toBe('I10.2 wrongMoment');
  },
  'double-cross': () => {
    expect(refusal(plot('double-cross'), 'plot:double-cross')).toBe('I10.2 requirement');
    const state = plot('double-cross', 'conflict = 0 1 1');
    playAll(state, 'plot:double-cross');
    expect(legal(state)).toEqual(['seat:1', 'seat:2']);
    playAll(state, 'seat:2');
    expect(state.conflict).toEqual([1, 1, 0]);
    expect(state.garrison).toEqual([3, 3, 3]);
    expect(state.solari[0]).toBe(9);
    // The own supply may be empty.
    const empty = plot('double-cross', 'garrison = 12 0 0', 'conflict = 0 1 0');
    playAll(empty, 'plot:double-cross');
    expect(empty.conflict).toEqual([0, 0, 0]);
  },
  'favored-subject': () => {
    expect(gainsOf('favored-subject', plot('favored-subject'))).toEqual({ emperor: 1 });
  },
  'guild-authorization': () => {
    expect(gainsOf('guild-authorization', plot('guild-authorization'))).toEqual({ guild: 1 });
  },
  infiltrate: () => {
    const taken = `occupied = ${'0 '.repeat(12)}2 ${'0 '.repeat(9)}`;
    const state = plot('infiltrate', taken);
    playAll(state, 'play:dagger');
    expect(refusal(state, 'space:hall-of-oratory')).toBe('I5.1 occupied');
    const other = plot('infiltrate', taken);
    playAll(other, 'plot:infiltrate', 'play:dagger', 'space:hall-of-oratory');
    expect(other.occupied[12]).toBe(3);
    // An own Agent is still in the way.
    const own = plot('infiltrate', taken.replace('2 ', '1 '), 'agents = 1 2 2');
    playAll(own, 'plot:infiltrate', 'play:dagger');
    expect(refusal(own, 'space:hall-of-oratory')).toBe('I5.1 occupied');
  },
  'know-their-ways': () => {
    expect(gainsOf('know-their-ways', plot('know-their-ways'))).toEqual({ fremen: 1 });
  },
  'poison-snooper': () => {
    const decks = 'decks = dagger scout / / ';
    const draws = plot('poison-snooper', decks);
    expect(gainsOf('poison-snooper', draws, 'option:draw')).toEqual({ hand: 1, deck: -1 });
    expect(cardsOf(draws.hands[0])).toContain('scout');
    const trashes = plot('poison-snooper', decks);
    expect(gainsOf('poison-snooper', trashes, 'option:trash')).toEqual({ deck: -1, trashed: 1 });
    // No look at an empty deck.
    const empty = plot('poison-snooper', 'decks = / / ', 'discards = dagger / / ');
    expect(refusal(empty, 'plot:poison-snooper')).toBe('I5.4 cannotPay');
  },
  'rapid-mobilization': () => {
    const state = plot('rapid-mobilization', 'garrison = 6 0 0');
    expect(gainsOf('rapid-mobilization', state, 'number:6')).toEqual({ garrison: -6, conflict: 6 });
    const none = plot('rapid-mobilization');
    expect(gainsOf('rapid-mobilization', none, 'number:0')).toEqual({});
  },
  'recruitment-mission': () => {
    const state = turn(
      'convincing-argument convincing-argument',
      {},
      'intrigue = recruitment-mission ambush / / ',
    );
    playAll(state, 'plot:recruitment-mission', 'option:reveal');
    expect(state.persuasion).toBe(5);
    playAll(state, 'acquire:space-travel', 'option:yes');
    expect(cardsOf(state.decks[0]).at(-1)).toBe('space-travel');
    playAll(state, 'acquire:arrakis-liaison', 'option:no');
    expect(cardsOf(state.discards[0])).toEqual(['arrakis-liaison']);
  },
  refocus: () => {
    const state = plot('refocus', 'discards = scout scout scout / / ');
    expect(gainsOf('refocus', state)).toEqual({ discard: -3, deck: 2, hand: 1 });
    // With an empty discard pile the deck is shuffled anew.
    const empty = plot('refocus', 'decks = dagger scout diplomacy / / ');
    const before = [...empty.random];
    expect(gainsOf('refocus', empty)).toEqual({ deck: -1, hand: 1 });
    expect(empty.random).not.toEqual(before);
  },
  reinforcements: () => {
    const state = plot('reinforcements');
    expect(gainsOf('reinforcements', state)).toEqual({ solari: -3, garrison: 3 });
    // In an Agent turn they are recruits of the turn, for a Combat space.
    const late = turn('reconnaissance', {}, 'intrigue = reinforcements ambush / / ');
    playAll(late, 'plot:reinforcements', 'play:reconnaissance', 'space:arrakeen');
    expect(offered(late, 'deploy')).toEqual(['1', '2', '3', '4', '5', '6']);
    const reveal = plot('reinforcements');
    playAll(reveal, 'option:reveal', 'plot:reinforcements');
    expect(offered(reveal, 'deploy')).toEqual(['1', '2', '3']);
  },
  'secret-of-the-sisterhood': () => {
    expect(gainsOf('secret-of-the-sisterhood', plot('secret-of-the-sisterhood'))).toEqual({ bene: 1 });
  },
  'the-sleeper-must-awaken': () => {
    expect(gainsOf('the-sleeper-must-awaken', plot('the-sleeper-must-awaken'))).toEqual({
      spice: -4,
      points: 1,
    });
  },
  'urgent-mission': () => {
    const board = `occupied = ${'0 '.repeat(12)}1 ${'0 '.repeat(9)}`;
    const state = plot('urgent-mission', board, 'agents = 0 2 2');
    expect(gainsOf('urgent-mission', state, 'space:hall-of-oratory')).toEqual({ agents: 1 });
    expect(legal(state)).toContain('play:dagger');
    expect(refusal(plot('urgent-mission'), 'plot:urgent-mission')).toBe('I5.4 cannotPay');
  },
  'water-of-life': () => {
    expect(gainsOf('water-of-life', plot('water-of-life'))).toEqual({
      water: -1,
      spice: -1,
      hand: 3,
      deck: -3,
    });
  },
  'water-peddlers-union': () => {
    expect(gainsOf('water-peddlers-union', plot('water-peddlers-union'))).toEqual({ water: 1 });
  },
  windfall: () => {
    const state = plot('windfall');
    expect(gainsOf('windfall', state)).toEqual({ solari: 2 });
    expect(holdings(state).intrigue).toBe(1);
    // At any moment of the turn: after the Agent was sent too.
    const late = plot('windfall');
    playAll(late, 'play:dagger', 'space:hall-of-oratory', 'plot:windfall');
    expect(late.solari[0]).toBe(12);
  },
};

describeSpecs(
  'Plot Intrigue (I10.2, I10.5)',
  INTRIGUES.flatMap((card) => ('plot' in card ? [card.id] : [])),
  SPECS,
);
