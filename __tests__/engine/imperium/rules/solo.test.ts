import { pending } from '../../../../engine/imperium';
import { setUp } from '../../../../engine/imperium/setup';
import { POOR, rivalTurn, told } from '../support/rival';
import { legal, playAll, roundFrom, turn, type Setting } from '../support/table';

const SOLO: Setting = { players: 1 };

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
    // What is decided, for whom, and what the criterion could not tell apart.
    expect(pending(tie)).toMatchObject({
      kind: 'rivalChoice',
      seat: 0,
      clause: 'I13.7',
      of: 2,
      what: 'influence',
      criterion: 'least-influence',
      count: 1,
    });
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
    expect(pending(two)).toMatchObject({ what: 'alternative', criterion: 'least-influence', count: 2 });
    expect(legal(two)).toEqual(['number:2', 'number:3']);
    playAll(two, 'number:2');
    expect(two.influence.slice(8)).toEqual([1, 1, 1, 2]);
  });

  it('I13.7 what is not about Influence is the person’s choice, without a criterion', () => {
    const { state } = roundFrom(
      'combat',
      SOLO,
      'conflict = 0 3 2',
      'intrigue = / / ',
      'conflictCard = battle-for-arrakeen',
      'hagalDeck = carthag carthag',
      ...POOR,
    );
    expect(pending(state)).toMatchObject({ kind: 'rivalChoice', of: 2, what: 'alternative', count: 2 });
    expect(pending(state)?.criterion).toBeUndefined();
    expect(legal(state)).toEqual(['number:1', 'number:2', 'number:3']);
    playAll(state, 'number:3', 'number:2');
    expect([state.solari[2], state.spice[2], state.intrigue[2]]).toEqual([3, 2, []]);
  });

  it('I12.3 a Rival is not asked to pay for what it cannot get', () => {
    // Leto raises only where an opponent is ahead, and nobody is.
    const lines = ['leader = paul memnon leto', ...POOR, 'spice = 0 0 2'];
    const none = rivalTurn(SOLO, 'arrakeen-1p', ...lines).state;
    expect(pending(none)).toMatchObject({ kind: 'turn', seat: 0 });
    const ahead = rivalTurn(SOLO, 'arrakeen-1p', ...lines, 'influence = 1 0 1 0 0 0 0 0 0 0 0 0').state;
    expect(pending(ahead)).toMatchObject({ kind: 'rivalChoice', of: 2, what: 'pay' });
    playAll(ahead, 'option:yes');
    expect(legal(ahead)).toEqual(['faction:emperor', 'faction:bene']);
    playAll(ahead, 'faction:bene');
    expect([ahead.spice[2], ahead.influence[10]]).toEqual([1, 1]);
  });

  it('I13.5 a Rival is paid for Agents of the person and of the other Rival, not for its own', () => {
    const own = rivalTurn(SOLO, 'carthag', 'control = -1 2 -1', ...POOR).state;
    expect(own.solari).toEqual([0, 0, 0]);
    const other = rivalTurn(SOLO, 'carthag', 'control = -1 1 -1', ...POOR).state;
    expect(other.solari).toEqual([0, 1, 0]);
    const person = turn('reconnaissance', SOLO, 'control = -1 2 -1', 'solari = 0 0 0');
    playAll(person, 'play:reconnaissance', 'space:carthag');
    expect(person.solari).toEqual([0, 0, 1]);
    // The person is paid for the Agents of Rivals.
    expect(rivalTurn(SOLO, 'carthag', 'control = -1 0 -1', ...POOR).state.solari).toEqual([1, 0, 0]);
  });

  it('I13.9 an expert leads by strength: swords of a revealed person count', () => {
    const expert: Setting = { players: 1, difficulty: 'kwisatzHaderach' };
    const lines = [...POOR, 'conflict = 1 0 3', 'garrison = 3 3 3', 'revealed = 0'];
    expect(rivalTurn(expert, 'carthag', ...lines, 'swords = 1 0 0').state.conflict[2]).toBe(6);
    expect(rivalTurn(expert, 'carthag', ...lines, 'swords = 0 0 0').state.conflict[2]).toBe(3);
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
