import { HAGAL_CARDS, newGame, outcome, type GameEvent, type State } from '../../../../engine/imperium';
import { setUp } from '../../../../engine/imperium/setup';
import { settle } from '../../../../engine/imperium/engine';
import { legal, playAll, position, roundFrom, turn, type Setting } from '../support/table';

/** One Agent turn of seat 2 (House Hagal, or the second Rival) with these cards next, the first one last. */
function rivalTurn(
  setting: Setting,
  deck: string,
  ...lines: readonly string[]
): { state: State; events: GameEvent[] } {
  const frames = [
    { k: 'round', step: 5 },
    { k: 'turns', next: 0 },
    { k: 'rival', seat: 2, stage: 'reveal', card: -1 },
  ];
  const state = position(setting, `hagalDeck = ${deck}`, `frames = ${JSON.stringify(frames)}`, ...lines);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

function told(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) =>
    event.type === 'hagal' ? [`${event.clause} ${event.what} ${event.about ?? ''}`.trim()] : [],
  );
}

const TWO: Setting = { players: 2 };
const SOLO: Setting = { players: 1 };
const POOR = ['solari = 0 0 0', 'spice = 0 0 0', 'water = 0 0 0', 'agents = 2 0 2'];

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

describe('Solo against two Rivals (I13)', () => {
  const names = ['A', 'R1', 'R2'];
  it.each([
    ['mercenary', 1, 0, 0],
    ['sardaukar', 0, 3, 1],
    ['mentat', 0, 3, 1],
    ['kwisatzHaderach', 0, 3, 1],
  ] as const)('I13.2 %s: extra start, garrisons and Intrigue', (difficulty, extra, garrison, intrigue) => {
    const s = setUp({ players: 1, seed: 4, names, difficulty, leaders: ['leto', 'memnon', 'rabban'] });
    expect([s.solari[0], s.spice[0]]).toEqual([extra, extra]);
    expect([s.garrison, s.water, s.agents]).toEqual([
      [3, garrison, garrison],
      [1, 1, 1],
      [2, 2, 2],
    ]);
    expect([s.intrigue[1]?.length, s.intrigue[2]?.length]).toEqual([intrigue, intrigue]);
    expect(s.hagalDeck).toHaveLength(27);
    // I13.3: the Rival on the left begins; a Rival's left ability is not used.
    expect([s.firstPlayer, s.solari[2], s.spice[2]]).toEqual([1, 0, 0]);
  });

  it('I13.2 the Mentat costs 5 from Sardaukar on, and the highest difficulty knows no Swordmaster', () => {
    const easy = turn('dagger', { players: 1 });
    playAll(easy, 'play:dagger', 'space:mentat');
    expect(easy.solari[0]).toBe(8);
    const dear = turn('dagger', { players: 1, difficulty: 'sardaukar' });
    playAll(dear, 'play:dagger', 'space:mentat');
    expect(dear.solari[0]).toBe(5);
    const highest = turn('dagger', { players: 1, difficulty: 'kwisatzHaderach' });
    playAll(highest, 'play:dagger');
    expect(legal(highest)).not.toContain('space:swordmaster');
  });

  it.each([
    ['mercenary', 5],
    ['sardaukar', 4],
    ['mentat', 3],
  ] as const)('I13.3 %s: the Swordmasters of the Rivals join in round %i', (difficulty, round) => {
    const deck = 'hagalDeck = wealth secrets stillsuits hall-of-oratory rally-troops conspire foldspace';
    for (const before of [round - 2, round - 1]) {
      const { state } = roundFrom(
        'start',
        { players: 1, difficulty },
        deck,
        `round = ${before}`,
        'firstPlayer = 0',
      );
      expect(state.swordmaster).toEqual(before + 1 === round ? [0, 1, 1] : [0, 0, 0]);
      expect(state.agents[1]).toBe(before + 1 === round ? 3 : 2);
    }
  });

  it('I13.4 a Rival keeps base and bonus spice', () => {
    const { state } = rivalTurn(SOLO, 'harvest-spice', 'bonusSpice = 1 0 0', ...POOR);
    expect([state.spice[2], state.bonusSpice]).toEqual([4, [0, 0, 0]]);
  });

  it('I12.3 the Signet Ring of a Rival: what its Leader says, and what it asks is asked', () => {
    const memnon = rivalTurn(SOLO, 'arrakeen-1p', 'leader = leto rabban memnon', ...POOR);
    expect(told(memnon.events)).toContain('I12.3 signet');
    expect([memnon.state.spice[2], memnon.state.conflict[2]]).toEqual([1, 3]);
    const rabban = rivalTurn(SOLO, 'arrakeen-1p', 'leader = leto memnon rabban', ...POOR).state;
    expect([rabban.conflict[2], rabban.garrison[2]]).toEqual([4, 1]);
    const baron = rivalTurn(
      SOLO,
      'arrakeen-1p',
      'leader = leto memnon baron',
      ...POOR,
      'solari = 0 0 1',
    ).state;
    expect(baron.frames.at(-1)).toMatchObject({ k: 'rivalChoice', of: 2, what: 'pay' });
    playAll(baron, 'option:yes');
    expect([baron.solari[2], baron.intrigue[2]?.length]).toEqual([0, 1]);
  });

  it('I13.5 takes rewards with points, Influence, resources, Intrigue and Control; no third reward', () => {
    const { state } = roundFrom(
      'combat',
      SOLO,
      'conflict = 1 4 3',
      'intrigue = / / ',
      'conflictCard = siege-of-carthag',
      'hagalDeck = carthag carthag',
      ...POOR,
    );
    expect([state.vp, state.control, state.spice[2], state.intrigue[2]?.length]).toEqual([
      [0, 1, 0],
      [-1, 1, -1],
      1,
      1,
    ]);
    expect(state.spice[0]).toBe(0);
  });

  it('I13.5 scores the track at 2 and the Alliance, without the bonus at 4', () => {
    const { state } = rivalTurn(SOLO, 'wealth', 'influence = 0 0 0 0 0 0 0 0 3 0 0 0', ...POOR, 'vp = 0 0 1');
    expect([state.vp[2], state.alliance[0], state.garrison[2]]).toEqual([2, 2, 3]);
  });

  it('I13.6 spends 7 spice, 7 Solari, 3 water or 3 Intrigue for a point at once', () => {
    const { state, events } = rivalTurn(
      SOLO,
      'harvest-spice',
      'bonusSpice = 2 0 0',
      ...POOR,
      'spice = 0 0 3',
    );
    expect([state.spice[2], state.vp[2]]).toEqual([1, 1]);
    expect(told(events)).toContain('I13.6 spends spice');
    const cards = roundFrom(
      'combat',
      SOLO,
      'conflict = 0 1 2',
      'intrigue = / / ambush bribery',
      'conflictCard = cloak-and-dagger',
      'hagalDeck = carthag carthag',
      ...POOR,
      'influence = 0 0 0 0 0 0 0 0 1 0 1 1',
    ).state;
    expect([cards.intrigue[2]?.length, cards.vp[2]]).toEqual([1, 1]);
  });

  it('I13.7 raises the least Influence; on a tie the person is asked which', () => {
    const lines = [
      'conflict = 0 0 3',
      'intrigue = / / ',
      'conflictCard = skirmish-c',
      'hagalDeck = carthag',
      ...POOR,
    ];
    const tie = roundFrom('combat', SOLO, ...lines, 'influence = 0 0 0 0 0 0 0 0 1 0 0 2').state;
    expect(tie.frames.at(-1)).toMatchObject({ k: 'rivalChoice', of: 2, what: 'influence' });
    expect(legal(tie)).toEqual(['faction:guild', 'faction:bene']);
    playAll(tie, 'faction:bene');
    expect(tie.influence.slice(8)).toEqual([1, 0, 1, 2]);
    const clear = roundFrom('combat', SOLO, ...lines, 'influence = 0 0 0 0 0 0 0 0 1 1 0 2');
    expect(clear.state.influence.slice(8)).toEqual([1, 1, 1, 2]);
    expect(told(clear.events)).toContain('I13.7 least-influence bene');
    // Machinations: the two lowest, one after the other.
    const two = roundFrom(
      'combat',
      SOLO,
      ...lines,
      'conflictCard = machinations',
      'influence = 0 0 0 0 0 0 0 0 1 0 0 2',
    ).state;
    playAll(two, 'number:2');
    expect(two.influence.slice(8)).toEqual([1, 1, 1, 2]);
  });

  it('I13.9 an expert holds back in Conflicts I and II while it leads by 4, never in III', () => {
    const expert: Setting = { players: 1, difficulty: 'mentat' };
    const lines = [...POOR, 'conflict = 1 0 3', 'garrison = 3 3 3'];
    const leads = rivalTurn(expert, 'carthag', ...lines);
    expect([leads.state.conflict[2], leads.state.garrison[2]]).toEqual([3, 4]);
    expect(told(leads.events)).toContain('I13.9 holds-back');
    expect(rivalTurn(expert, 'carthag', ...lines, 'conflict = 2 0 3').state.conflict[2]).toBe(6);
    expect(rivalTurn(expert, 'carthag', ...lines, 'conflictCard = grand-vision').state.conflict[2]).toBe(6);
    expect(rivalTurn({ players: 1, difficulty: 'sardaukar' }, 'carthag', ...lines).state.conflict[2]).toBe(6);
  });

  it('I13.5 a Rival that controls the space defends it', () => {
    const { state } = roundFrom(
      'start',
      SOLO,
      'conflictDeck = grand-vision siege-of-carthag',
      'control = -1 2 -1',
      'firstPlayer = 0',
      'hagalDeck = wealth secrets stillsuits',
    );
    expect(state.conflict[2]).toBe(1);
  });
});
