import { LEADERS, newGame, view, type State } from '../../../../engine/imperium';
import { cardsOf, changes, legal, offered, playAll, refusal, turn } from '../support/table';

/** One spec for each Leader: the left ability and the signet (I10.3). The other seats are led by others. */
function led(leader: string, hand: string, ...lines: readonly string[]): State {
  const others = ['rabban', 'memnon', 'paul'].filter((name) => name !== leader).slice(0, 2);
  return turn(hand, {}, `leader = ${leader} ${others.join(' ')}`, ...lines);
}

/** The Signet Ring sent to Secure Contract, without the card, the Agent and the three Solari of the space. */
function signet(
  leader: string,
  lines: readonly string[],
  ...texts: readonly string[]
): Record<string, number> {
  const state = led(leader, 'signet-ring', ...lines);
  playAll(state, 'play:signet-ring', 'space:secure-contract');
  return changes(state, 0, ...texts);
}

const SPECS: Record<(typeof LEADERS)[number], () => void> = {
  paul: () => {
    const state = led('paul', '', 'decks = dagger scout / dagger / ');
    expect(view(state, 0).seats[0]?.deckSeen).toBe('scout');
    expect(view(state, 1).seats[0]?.deckSeen).toBeNull();
    expect(view(state, 'table').seats[0]?.deckSeen).toBeNull();
    const empty = led('paul', '', 'decks = / / ', 'discards = scout / / ');
    expect(view(empty, 0).seats[0]?.deckSeen).toBeNull();
    expect(signet('paul', [], 'effect:paul.signet.0')).toEqual({ hand: 1, deck: -1 });
  },
  leto: () => {
    const state = led('leto', 'dagger', 'solari = 4 0 0');
    expect(changes(state, 0, 'play:dagger', 'space:high-council')).toMatchObject({ solari: -4, council: 1 });
    const behind = 'influence = 1 0 2 0 2 0 2 0 0 0 0 0';
    const ring = led('leto', 'signet-ring', behind);
    playAll(ring, 'play:signet-ring', 'space:secure-contract');
    // Only with the Emperor is an opponent ahead: nothing is left to choose.
    expect(changes(ring, 0, 'effect:leto.signet.0')).toEqual({ spice: -1, emperor: 1, points: 1 });
  },
  baron: () => {
    const state = led('baron', 'gurney-halleck', 'garrison = 3 0 0', 'masterstroke = 9 0 0');
    playAll(state, 'play:gurney-halleck', 'space:carthag');
    expect(offered(state, 'deploy')).toEqual(['1', '2', '3', '4', '5']);
    expect(changes(state, 0, 'deploy:3')).toEqual({ garrison: -3, conflict: 3 });
    // The fourth of the turn, in whatever portions: 1 Influence with each of the two, once per game.
    expect(changes(state, 0, 'deploy:1')).toEqual({ garrison: -1, conflict: 1, emperor: 1, fremen: 1 });
    expect(changes(state, 0, 'deploy:1')).toEqual({ garrison: -1, conflict: 1 });
    expect(state.masterstrokeUsed).toEqual([1, 0, 0]);
    expect(signet('baron', [], 'effect:baron.signet.0')).toEqual({ solari: -1, intrigue: 1 });
    // I2.9: the Factions are chosen secretly before the first round.
    const game = newGame({ players: 3, seed: 3, names: ['A', 'B', 'C'], leaders: ['baron', 'leto', 'paul'] });
    expect(game.round).toBe(0);
    playAll(game, 'faction:guild', 'faction:bene');
    expect(view(game, 0).seats[0]?.masterstroke).toEqual(['guild', 'bene']);
    expect(view(game, 1).seats[0]?.masterstroke).toBeNull();
    expect(game.round).toBe(1);
  },
  rabban: () => {
    const game = newGame({
      players: 3,
      seed: 3,
      names: ['A', 'B', 'C'],
      leaders: ['rabban', 'leto', 'paul'],
    });
    expect([game.solari, game.spice]).toEqual([
      [1, 0, 0],
      [1, 0, 0],
    ]);
    const alone = led('rabban', 'signet-ring');
    playAll(alone, 'play:signet-ring', 'space:secure-contract');
    expect(changes(alone, 0, 'effect:rabban.signet.0')).toEqual({ garrison: 1 });
    const allied = led(
      'rabban',
      'signet-ring',
      'influence = 4 0 0 0 0 0 0 0 0 0 0 0',
      'alliance = 0 -1 -1 -1',
    );
    expect(changes(allied, 0, 'play:signet-ring', 'space:secure-contract')).toMatchObject({ garrison: 2 });
  },
  ariana: () => {
    const state = led('ariana', 'dune-the-desert-planet', 'bonusSpice = 0 0 2');
    playAll(state, 'play:dune-the-desert-planet', 'space:imperial-basin');
    // Mandatory: the turn cannot end before.
    expect(refusal(state, 'done')).toBe('I5.4 mustResolve');
    expect(changes(state, 0, 'effect:space.imperial-basin.0')).toEqual({ spice: 2, hand: 1, deck: -1 });
    const poor = led('ariana', 'dune-the-desert-planet');
    playAll(poor, 'play:dune-the-desert-planet', 'space:imperial-basin');
    expect(changes(poor, 0, 'effect:space.imperial-basin.0')).toEqual({ hand: 1, deck: -1 });
    const ring = led('ariana', 'signet-ring');
    expect(changes(ring, 0, 'play:signet-ring', 'space:secure-contract')).toMatchObject({ water: 1 });
  },
  memnon: () => {
    const state = led('memnon', 'dagger');
    playAll(state, 'play:dagger', 'space:high-council', 'effect:space.high-council.0');
    expect(offered(state, 'faction')).toEqual(['emperor', 'guild', 'bene', 'fremen']);
    expect(changes(state, 0, 'faction:guild')).toEqual({ guild: 1 });
    const ring = led('memnon', 'signet-ring');
    expect(changes(ring, 0, 'play:signet-ring', 'space:secure-contract')).toMatchObject({ spice: 1 });
  },
  ilban: () => {
    const state = led('ilban', 'dagger');
    expect(changes(state, 0, 'play:dagger', 'space:rally-troops')).toMatchObject({ solari: -4, deck: -1 });
    // Only the printed price of a space: not one without, and not what a card asks for.
    const free = led('ilban', 'firm-grip');
    expect(changes(free, 0, 'play:firm-grip', 'space:hall-of-oratory', 'effect:firm-grip.agent.0')).toEqual({
      hand: -1,
      played: 1,
      agents: -1,
      garrison: 1,
      solari: -2,
    });
    const ring = led('ilban', 'signet-ring');
    expect(changes(ring, 0, 'play:signet-ring', 'space:secure-contract')).toMatchObject({ solari: 4 });
  },
  helena: () => {
    const taken = `occupied = 0 2 ${'0 '.repeat(10)}2 0 0 2 ${'0 '.repeat(6)}`;
    const state = led('helena', 'thufir-hawat', taken);
    playAll(state, 'play:thufir-hawat');
    expect(refusal(state, 'space:wealth')).toBe('I5.1 occupied');
    expect(offered(state, 'space')).toContain('arrakeen');
    const ring = led('helena', 'signet-ring convincing-argument convincing-argument', taken);
    playAll(ring, 'play:signet-ring', 'space:hall-of-oratory', 'effect:helena.signet.0');
    expect(offered(ring, 'acquire')).toEqual(['dr-yueh', 'scout', 'stilgar', 'space-travel', 'lady-jessica']);
    playAll(ring, 'acquire:stilgar', 'done');
    expect(cardsOf(ring.row)).not.toContain('stilgar');
    expect(ring.row).toHaveLength(5);
    playAll(ring, 'option:reveal', 'done', 'option:reveal', 'done');
    expect(ring.turnSeat).toBe(0);
    playAll(ring, 'option:reveal');
    // Five, less one, and one Persuasion of the Hall is left.
    expect(changes(ring, 0, 'aside:stilgar')).toEqual({ persuasion: -4, discard: 1 });
    // Other means acquire it too, but without the discount: it costs 5, not 4.
    const bypass = led('helena', 'signet-ring', 'intrigue = bypass-protocol ambush / / ');
    playAll(bypass, 'play:signet-ring', 'space:secure-contract', 'effect:helena.signet.0', 'acquire:stilgar');
    playAll(bypass, 'plot:bypass-protocol', 'number:1');
    expect(offered(bypass, 'aside')).toEqual([]);
    playAll(bypass, 'done');
    const five = led('helena', 'signet-ring', 'intrigue = bypass-protocol ambush / / ');
    playAll(five, 'play:signet-ring', 'space:secure-contract', 'effect:helena.signet.0', 'acquire:stilgar');
    playAll(five, 'plot:bypass-protocol', 'number:2', 'aside:stilgar');
    expect([cardsOf(five.decks[0]).at(-1), five.aside[0], five.row.length]).toEqual(['stilgar', [], 5]);
    // Nobody else may.
    const other = turn('dagger', {}, 'intrigue = bypass-protocol ambush / / ', 'aside = / stilgar / ');
    playAll(other, 'plot:bypass-protocol', 'number:2');
    expect(offered(other, 'aside')).toEqual([]);
    // Not bought by the end of the Reveal turn: out of the game.
    const lost = led('helena', 'signet-ring');
    playAll(
      lost,
      'play:signet-ring',
      'space:secure-contract',
      'effect:helena.signet.0',
      'acquire:stilgar',
      'done',
    );
    playAll(lost, 'option:reveal', 'done', 'option:reveal', 'done', 'option:reveal', 'done');
    expect(cardsOf(lost.trashed)).toEqual(['stilgar']);
    expect(legal(lost).length).toBeGreaterThan(0);
  },
};

describe('Leaders (I10.3)', () => {
  it.each(LEADERS)('%s', (leader) => {
    SPECS[leader]();
  });
});
