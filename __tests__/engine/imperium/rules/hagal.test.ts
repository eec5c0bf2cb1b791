import { HAGAL_CARDS, newGame, outcome } from '../../../../engine/imperium';
import { setUp } from '../../../../engine/imperium/setup';
import { rivalTurn, told } from '../support/rival';
import { legal, playAll, roundFrom, turn, type Setting } from '../support/table';

const TWO: Setting = { players: 2 };

describe('House Hagal for two players (I12)', () => {
  it('I12.9 has three Agents, no troops in the garrison, and not the cards of the solo game', () => {
    const s = setUp({ players: 2, seed: 1, names: ['A', 'B', 'Hagal'] });
    expect([s.agents, s.garrison, s.leader[2], s.water[2]]).toEqual([[2, 2, 3], [3, 3, 0], -1, 0]);
    expect(s.hagalDeck).toHaveLength(28);
    expect(s.hagalDeck.some((card) => HAGAL_CARDS[card]?.mode === 'solo')).toBe(false);
    expect(HAGAL_CARDS.reduce((sum, card) => sum + card.copies, 0)).toBe(31);
  });

  it('I12.1 goes to the space of the top card and does only what the card shows', () => {
    const { state, events } = rivalTurn(TWO, 'wealth conspire', 'garrison = 3 3 0');
    expect(told(events)).toEqual(['I12.1 reveals conspire', 'I12.1 goes conspire']);
    // I12.2 Influence, I12.4 two troops to the garrison; no Solari, no Intrigue, no price.
    expect([state.influence[8], state.garrison[2], state.solari[2], state.spice[2]]).toEqual([1, 2, 10, 10]);
    expect(state.occupied[0]).toBe(4);
  });

  it('I12.1 ignores a card whose space is taken or silenced and reveals on', () => {
    const lines = [`occupied = 1 ${'0 '.repeat(21)}`, 'voice = - wealth -'];
    const { events } = rivalTurn(TWO, 'secrets wealth conspire', ...lines);
    expect(told(events)).toEqual([
      'I12.1 reveals conspire',
      'I12.1 ignores conspire',
      'I12.1 reveals wealth',
      'I12.1 ignores wealth',
      'I12.1 reveals secrets',
      'I12.1 goes secrets',
    ]);
  });

  it('I12.1 reshuffles at the Reshuffle card and when the deck has run out', () => {
    const { state, events } = rivalTurn(TWO, 'wealth reshuffle');
    expect(told(events).slice(0, 2)).toEqual(['I12.1 reveals reshuffle', 'I12.1 reshuffles']);
    expect(state.hagalDeck.length + state.hagalDiscard.length).toBe(2);
    const empty = rivalTurn(TWO, '', 'hagalDiscard = wealth');
    expect(told(empty.events)[0]).toBe('I12.1 reshuffles');
  });

  it('I12.2 no track bonus and no points, but it takes the Alliance', () => {
    const { state } = rivalTurn(
      TWO,
      'wealth',
      'influence = 4 0 0 0 0 0 0 0 4 0 0 0',
      'alliance = 0 -1 -1 -1',
      'vp = 2 0 0',
      'garrison = 3 3 0',
    );
    expect([state.alliance[0], state.vp, state.garrison[2]]).toEqual([2, [1, 0, 0], 0]);
  });

  it('I12.4, I12.5 recruits and up to two of the garrison go to the Conflict from a Combat space', () => {
    const { state } = rivalTurn(TWO, 'hardy-warriors', 'garrison = 3 3 3');
    expect([state.conflict[2], state.garrison[2]]).toEqual([4, 1]);
    const stillsuits = rivalTurn(TWO, 'stillsuits', 'garrison = 3 3 1').state;
    expect([stillsuits.conflict[2], stillsuits.garrison[2]]).toEqual([1, 0]);
    const rally = rivalTurn(TWO, 'rally-troops', 'garrison = 3 3 0').state;
    expect([rally.conflict[2], rally.garrison[2]]).toEqual([0, 4]);
  });

  it('I12.6 harvests where most bonus spice lies, the larger base value on a tie; the spice goes to the bank', () => {
    const { state, events } = rivalTurn(TWO, 'harvest-spice', 'bonusSpice = 1 2 2', 'garrison = 3 3 2');
    expect(told(events).slice(1)).toEqual(['I12.6 harvests hagga-basin', 'I12.6 clears-spice hagga-basin']);
    expect([state.bonusSpice, state.spice[2], state.conflict[2]]).toEqual([[1, 0, 2], 10, 2]);
    const none = rivalTurn(TWO, 'wealth harvest-spice');
    expect(told(none.events).slice(0, 3)).toEqual([
      'I12.1 reveals harvest-spice',
      'I12.1 ignores harvest-spice',
      'I12.1 reveals wealth',
    ]);
  });

  it('I12.7 adds the swords of a card before Combat Intrigue, if it has a troop there', () => {
    const lines = ['conflict = 1 2 1', 'intrigue = ambush / / ', 'hagalDeck = heighliner'];
    const { state, events } = roundFrom('combat', TWO, ...lines);
    expect(told(events)).toEqual(['I12.7 reveals heighliner', 'I12.7 swords']);
    expect(state.swords[2]).toBe(6);
    expect(roundFrom('combat', TWO, ...lines, 'conflict = 1 2 0').state.swords[2]).toBe(0);
  });

  it('I12.10 acts after each Agent turn of the First Player, as long as it has Agents', () => {
    const first = turn('dagger', TWO, 'agents = 2 2 3', 'hagalDeck = wealth', 'firstPlayer = 0');
    playAll(first, 'play:dagger', 'space:hall-of-oratory', 'done');
    expect(first.agents[2]).toBe(2);
    const second = turn('dagger', TWO, 'agents = 2 2 3', 'hagalDeck = wealth', 'firstPlayer = 1');
    playAll(second, 'play:dagger', 'space:hall-of-oratory', 'done');
    expect(second.agents[2]).toBe(3);
    const reveal = turn('dagger', TWO, 'agents = 2 2 3', 'hagalDeck = wealth', 'firstPlayer = 0');
    playAll(reveal, 'option:reveal', 'done');
    expect(reveal.agents[2]).toBe(3);
  });

  it('I12.10 takes three turns in a round when the First Player has a Swordmaster, two when not', () => {
    const spaces = ['wealth', 'secrets', 'stillsuits', 'foldspace', 'conspire'].join(' ');
    for (const [swordmaster, turns] of [
      ['1 0 0', 3],
      ['0 1 0', 2],
    ] as const) {
      const agents = swordmaster === '1 0 0' ? '3 2 3' : '2 3 3';
      const hands = 'hands = dagger dagger dagger / dagger dagger dagger / ';
      const lines = [hands, `swordmaster = ${swordmaster}`, `agents = ${agents}`, `hagalDeck = ${spaces}`];
      const state = turn(
        '',
        TWO,
        ...lines,
        'firstPlayer = 0',
        'intrigue = / / ',
        'decks = / / ',
        'garrison = 0 0 0',
      );
      while (state.revealed.length < 2) {
        const sends = legal(state).filter((text) => text.startsWith('play:') || text.startsWith('space:'));
        playAll(state, sends[0] ?? legal(state).at(-1) ?? '');
      }
      expect(3 - (state.agents[2] ?? 0)).toBe(turns);
    }
  });

  it('I7.4 ties with House Hagal: for first both take the second reward, for second nobody gets anything', () => {
    const lines = [
      'garrison = 3 3 0',
      'intrigue = / / ',
      'conflictCard = guild-bank-raid',
      'hagalDeck = carthag',
    ];
    const first = roundFrom('combat', TWO, ...lines, 'conflict = 2 1 2').state;
    // Six would be the first reward, four is the second; seat 1 is third.
    expect(first.solari).toEqual([14, 10, 10]);
    const second = roundFrom('combat', TWO, ...lines, 'conflict = 3 1 1').state;
    expect(second.solari).toEqual([16, 10, 10]);
  });

  it('I12.11 ranks in Combat but takes nothing; over a controlled space the marker goes', () => {
    const { state, events } = roundFrom(
      'combat',
      TWO,
      'conflict = 2 1 9',
      'garrison = 3 3 0',
      'intrigue = / / ',
      'conflictCard = siege-of-carthag',
      'control = -1 1 -1',
      'hagalDeck = carthag',
    );
    expect([state.control, state.vp]).toEqual([
      [-1, -1, -1],
      [0, 0, 0],
    ]);
    expect(told(events)).toContain('I12.11 removes-control carthag');
    // Seat 0 is second: 1 Intrigue and 1 spice.
    expect([state.spice[0], state.intrigue[0]?.length, state.spice[1]]).toEqual([11, 1, 10]);
  });

  it('never wins', () => {
    for (let seed = 1; seed < 4; seed++) {
      const s = newGame({ players: 2, seed, names: ['A', 'B', 'Hagal'] });
      while (outcome(s) === null) playAll(s, legal(s).at(-1) ?? '');
      expect(outcome(s)?.winners.every((seat) => seat < 2)).toBe(true);
    }
  });
});
