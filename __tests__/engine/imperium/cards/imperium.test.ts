import { CARDS } from '../../../../engine/imperium';
import { cardsOf, changes, legal, offered, playAll, refusal, revealed, sent, turn } from '../support/table';

/**
 * One spec for each card of the Imperium deck. Gains of the space come on top: Hall of Oratory 1 troop; Arrakeen 1 troop
 * and 1 card; Secure Contract 3 Solari; Wealth 2 Solari and Influence; Stillsuits 1 water and Influence.
 */
const FOUR = 'influence = 4 4 4 4 0 0 0 0 0 0 0 0';
const ALLIED = [FOUR, 'alliance = 0 0 0 0'];

const SPECS: Record<string, () => void> = {
  'arrakis-recruiter': () => {
    expect(sent('arrakis-recruiter', 'arrakeen', [], 'effect:space.arrakeen.1')).toEqual({
      garrison: 2,
      hand: 1,
      drawn: 1,
    });
    expect(revealed('arrakis-recruiter')).toEqual({ persuasion: 1, swords: 1 });
  },
  'assassination-mission': () => {
    expect(revealed('assassination-mission')).toEqual({ solari: 1, swords: 1 });
    const state = turn('assassination-mission guild-administrator', {});
    playAll(state, 'play:guild-administrator', 'space:secure-contract', 'effect:guild-administrator.agent.0');
    expect(changes(state, 0, 'hand:assassination-mission')).toEqual({ solari: 4, hand: -1, trashed: 1 });
    expect(refusal(turn('assassination-mission', {}), 'play:assassination-mission')).toBe('I5.1 noIcons');
  },
  'bene-gesserit-initiate': () => {
    expect(
      sent('bene-gesserit-initiate', 'secure-contract', [], 'effect:bene-gesserit-initiate.agent.0'),
    ).toEqual({
      solari: 3,
      hand: 1,
      drawn: 1,
    });
    expect(revealed('bene-gesserit-initiate')).toEqual({ persuasion: 1 });
  },
  'bene-gesserit-sister': () => {
    const pick = 'effect:bene-gesserit-sister.reveal.0';
    expect(revealed('bene-gesserit-sister', [], pick, 'number:1')).toEqual({ persuasion: 2 });
    expect(revealed('bene-gesserit-sister', [], pick, 'number:2')).toEqual({ swords: 2 });
    expect(legal(turn('bene-gesserit-sister', {}))).toContain('play:bene-gesserit-sister');
  },
  carryall: () => {
    expect(sent('carryall', 'the-great-flat')).toEqual({ water: -2, spice: 6 });
    expect(sent('carryall', 'hagga-basin', ['bonusSpice = 0 2 0'])).toEqual({ water: -1, spice: 6 });
    expect(sent('carryall', 'imperial-basin')).toEqual({ spice: 2 });
    expect(sent('carryall', 'secure-contract')).toEqual({ solari: 3 });
    expect(revealed('carryall')).toEqual({ persuasion: 1, spice: 1 });
  },
  chani: () => {
    expect(revealed('chani', ['conflict = 3 0 0'], 'effect:chani.reveal.1', 'number:2')).toEqual({
      persuasion: 2,
      conflict: -2,
      garrison: 2,
    });
    const state = turn(
      'convincing-argument convincing-argument convincing-argument',
      {},
      'row = chani scout scout scout scout',
    );
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:chani')).toEqual({ water: 1, discard: 1, persuasion: -5 });
  },
  'choam-directorship': () => {
    expect(revealed('choam-directorship')).toEqual({ solari: 3 });
    const four = 'convincing-argument convincing-argument convincing-argument convincing-argument';
    const state = turn(four, {}, 'row = choam-directorship scout scout scout scout');
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:choam-directorship')).toEqual({
      emperor: 1,
      guild: 1,
      bene: 1,
      fremen: 1,
      discard: 1,
      persuasion: -8,
    });
  },
  crysknife: () => {
    expect(sent('crysknife', 'secure-contract')).toEqual({ solari: 4 });
    expect(revealed('crysknife')).toEqual({ swords: 1 });
    expect(revealed('crysknife', ['played = stilgar / /'], 'effect:crysknife.reveal.1')).toEqual({
      swords: 1,
      fremen: 1,
    });
  },
  'dr-yueh': () => {
    expect(
      sent('dr-yueh', 'sietch-tabr', ['influence = 0 0 0 2 0 0 0 0 0 0 0 0'], 'effect:dr-yueh.agent.0'),
    ).toEqual({
      garrison: 1,
      water: 1,
      hand: 1,
      drawn: 1,
    });
    expect(revealed('dr-yueh')).toEqual({ persuasion: 1 });
  },
  'duncan-idaho': () => {
    expect(sent('duncan-idaho', 'carthag', [], 'effect:duncan-idaho.agent.0')).toEqual({
      water: -1,
      garrison: 2,
      hand: 1,
      drawn: 1,
    });
    expect(revealed('duncan-idaho')).toEqual({ water: 1, swords: 2 });
  },
  'fedaykin-death-commando': () => {
    expect(
      sent(
        'fedaykin-death-commando',
        'secure-contract',
        ['discards = dagger / /'],
        'effect:fedaykin-death-commando.agent.0',
        'discard:dagger',
      ),
    ).toEqual({ solari: 3, discard: -1, trashed: 1 });
    expect(revealed('fedaykin-death-commando')).toEqual({ persuasion: 1 });
    // Two Bond cards enable each other, in any order.
    expect(revealed('fedaykin-death-commando fedaykin-death-commando')).toEqual({ persuasion: 2, swords: 6 });
  },
  'firm-grip': () => {
    const state = turn('firm-grip', {});
    playAll(state, 'play:firm-grip', 'space:hall-of-oratory', 'effect:firm-grip.agent.0');
    expect(offered(state, 'faction')).toEqual(['guild', 'bene', 'fremen']);
    expect(changes(state, 0, 'faction:bene')).toEqual({ bene: 1 });
    expect(state.solari[0]).toBe(8);
    expect(revealed('firm-grip')).toEqual({});
    expect(revealed('firm-grip', ALLIED)).toEqual({ persuasion: 4 });
  },
  'fremen-camp': () => {
    expect(sent('fremen-camp', 'secure-contract', [], 'effect:fremen-camp.agent.0')).toEqual({
      solari: 3,
      spice: -2,
      garrison: 3,
    });
    expect(revealed('fremen-camp')).toEqual({ persuasion: 2, swords: 1 });
  },
  'gene-manipulation': () => {
    expect(sent('gene-manipulation', 'hall-of-oratory')).toEqual({ garrison: 1 });
    expect(
      sent(
        'gene-manipulation',
        'hall-of-oratory',
        ['played = the-voice / /'],
        'effect:gene-manipulation.agent.0',
        'inPlay:the-voice',
      ),
    ).toEqual({ garrison: 1, spice: 2, played: -1, trashed: 1 });
    expect(revealed('gene-manipulation')).toEqual({ persuasion: 2 });
  },
  'guild-administrator': () => {
    expect(
      sent(
        'guild-administrator',
        'secure-contract',
        [],
        'effect:guild-administrator.agent.0',
        'inPlay:guild-administrator',
      ),
    ).toEqual({ solari: 3, played: -1, trashed: 1 });
    expect(
      sent('guild-administrator', 'secure-contract', [], 'effect:guild-administrator.agent.0', 'done'),
    ).toEqual({ solari: 3 });
    expect(revealed('guild-administrator')).toEqual({ persuasion: 1 });
  },
  'guild-ambassador': () => {
    const pick = 'effect:guild-ambassador.agent.0';
    expect(sent('guild-ambassador', 'hall-of-oratory', [], pick, 'number:1')).toEqual({
      garrison: 1,
      guild: 1,
    });
    expect(sent('guild-ambassador', 'hall-of-oratory', [], pick, 'number:2')).toEqual({
      garrison: 1,
      spice: 2,
    });
    const state = turn('guild-ambassador', {});
    playAll(state, 'option:reveal');
    expect(offered(state, 'effect')).toEqual([]);
    expect(revealed('guild-ambassador', ALLIED, 'effect:guild-ambassador.reveal.0')).toEqual({
      spice: -3,
      points: 1,
    });
  },
  'guild-bankers': () => {
    const state = turn('guild-bankers convincing-argument convincing-argument convincing-argument', {});
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:the-spice-must-flow')).toEqual({
      points: 1,
      discard: 1,
      persuasion: -6,
    });
    // A copy each: no Persuasion at all is needed with three.
    const three = turn('guild-bankers guild-bankers guild-bankers', {});
    playAll(three, 'option:reveal');
    expect(changes(three, 0, 'acquire:the-spice-must-flow')).toEqual({ points: 1, discard: 1 });
  },
  'gun-thopter': () => {
    const state = turn('gun-thopter', {}, 'garrison = 3 0 2');
    playAll(state, 'play:gun-thopter', 'space:secure-contract', 'effect:gun-thopter.agent.0');
    expect(state.garrison).toEqual([3, 0, 1]);
    expect(revealed('gun-thopter', [], 'effect:gun-thopter.reveal.1', 'number:1')).toEqual({
      swords: 3,
      garrison: -1,
      conflict: 1,
    });
  },
  'gurney-halleck': () => {
    expect(sent('gurney-halleck', 'carthag', [], 'effect:gurney-halleck.agent.1')).toEqual({
      garrison: 3,
      hand: 1,
      drawn: 1,
    });
    expect(
      revealed('gurney-halleck', ['garrison = 3 3 3'], 'effect:gurney-halleck.reveal.1', 'deploy:2'),
    ).toEqual({
      persuasion: 2,
      solari: -3,
      conflict: 2,
    });
    const state = turn('gurney-halleck', {});
    playAll(state, 'option:reveal', 'effect:gurney-halleck.reveal.1');
    expect(offered(state, 'deploy')).toEqual(['1', '2']);
  },
  'imperial-spy': () => {
    expect(
      sent('imperial-spy', 'wealth', [], 'effect:emperor.influence.1.0', 'effect:imperial-spy.agent.0'),
    ).toEqual({
      solari: 2,
      emperor: 1,
      intrigue: 1,
      played: -1,
      trashed: 1,
    });
    expect(revealed('imperial-spy')).toEqual({ persuasion: 1, swords: 1 });
  },
  'kwisatz-haderach': () => {
    // No Agent left: one of the board goes on, also back to where it was.
    const lines = ['agents = 0 2 2', `occupied = ${'0 '.repeat(13)}1 ${'0 '.repeat(8)}`];
    const state = turn('kwisatz-haderach', {}, ...lines);
    playAll(state, 'play:kwisatz-haderach');
    expect(offered(state, 'space')).toContain('secure-contract');
    expect(offered(state, 'space')).toContain('wealth');
    playAll(state, 'space:wealth');
    expect(state.occupied[13]).toBe(0);
    expect(state.occupied[1]).toBe(1);
    const back = turn('kwisatz-haderach', {}, ...lines);
    expect(
      changes(back, 0, 'play:kwisatz-haderach', 'space:secure-contract', 'effect:kwisatz-haderach.agent.1'),
    ).toEqual({
      solari: 3,
      played: 1,
      deck: -1,
    });
    const choice = turn('kwisatz-haderach', {}, 'agents = 1 2 2', lines[1] ?? '');
    playAll(choice, 'play:kwisatz-haderach', 'space:wealth');
    expect(legal(choice)).toEqual(['option:fromLeader', 'space:secure-contract']);
    // Prices stay, and so does "once per game".
    expect(refusal(playedTo('kwisatz-haderach', ['spice = 3 0 0']), 'space:conspire')).toBe('I5.2 cannotPay');
    expect(refusal(playedTo('kwisatz-haderach', ['council = 1 0 0']), 'space:high-council')).toBe(
      'I9.9 onceOnly',
    );
    expect(refusal(playedTo('kwisatz-haderach', ['voice = - wealth -']), 'space:wealth')).toBe(
      'I10.4 blocked',
    );
  },
  'lady-jessica': () => {
    expect(sent('lady-jessica', 'secure-contract', [], 'effect:lady-jessica.agent.0')).toEqual({
      solari: 3,
      hand: 2,
      drawn: 2,
    });
    expect(revealed('lady-jessica')).toEqual({ persuasion: 3, swords: 1 });
    const state = turn('convincing-argument convincing-argument convincing-argument convincing-argument', {});
    playAll(state, 'option:reveal', 'acquire:lady-jessica');
    expect(changes(state, 0, 'faction:guild')).toEqual({ guild: 1 });
  },
  'liet-kynes': () => {
    expect(revealed('liet-kynes', [], 'effect:liet-kynes.reveal.0')).toEqual({ persuasion: 2 });
    // Cards of Agent turns and of this Reveal turn count, itself included.
    expect(
      revealed('liet-kynes spice-hunter', ['played = stilgar dagger / /'], 'effect:liet-kynes.reveal.0'),
    ).toEqual({
      persuasion: 7,
      swords: 1,
      spice: 1,
    });
    const state = turn(
      'convincing-argument convincing-argument convincing-argument',
      {},
      'row = liet-kynes scout scout scout scout',
    );
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:liet-kynes')).toEqual({ emperor: 1, discard: 1, persuasion: -5 });
  },
  'missionaria-protectiva': () => {
    const pick = 'effect:missionaria-protectiva.agent.0';
    expect(
      sent('missionaria-protectiva', 'carthag', ['played = the-voice / /'], pick, 'faction:fremen'),
    ).toEqual({
      garrison: 1,
      fremen: 1,
    });
    const alone = turn('missionaria-protectiva', {});
    playAll(alone, 'play:missionaria-protectiva', 'space:carthag');
    expect(offered(alone, 'effect')).toEqual(['space.carthag.1']);
    expect(revealed('missionaria-protectiva')).toEqual({ persuasion: 1 });
  },
  opulence: () => {
    expect(sent('opulence', 'wealth', [], 'effect:emperor.influence.1.0')).toEqual({ solari: 5, emperor: 1 });
    expect(revealed('opulence', [], 'effect:opulence.reveal.1')).toEqual({
      persuasion: 1,
      solari: -6,
      points: 1,
    });
  },
  'other-memory': () => {
    const pick = 'effect:other-memory.agent.0';
    const lines = ['discards = the-voice dagger / /'];
    expect(sent('other-memory', 'secure-contract', lines, pick, 'number:1')).toEqual({
      solari: 3,
      hand: 1,
      drawn: 1,
    });
    const state = turn('other-memory', {}, ...lines);
    playAll(state, 'play:other-memory', 'space:secure-contract', pick, 'number:2');
    expect(legal(state)).toEqual(['discard:the-voice']);
    playAll(state, 'discard:the-voice');
    expect(cardsOf(state.hands[0])).toEqual(['the-voice']);
    expect(revealed('other-memory')).toEqual({ persuasion: 2 });
  },
  'piter-de-vries': () => {
    expect(sent('piter-de-vries', 'hall-of-oratory', [], 'effect:piter-de-vries.agent.0')).toEqual({
      garrison: 1,
      intrigue: 1,
    });
    expect(revealed('piter-de-vries')).toEqual({ persuasion: 3, swords: 1 });
  },
  'power-play': () => {
    expect(
      sent('power-play', 'wealth', [], 'effect:emperor.influence.2.0', 'effect:power-play.agent.1'),
    ).toEqual({
      solari: 2,
      emperor: 2,
      points: 1,
      played: -1,
      trashed: 1,
    });
    expect(revealed('power-play')).toEqual({});
  },
  'reverend-mother-mohiam': () => {
    const lines = [
      'played = the-voice / /',
      'hands = reverend-mother-mohiam / dagger diplomacy scout / dagger',
    ];
    const state = turn('', {}, ...lines);
    playAll(state, 'play:reverend-mother-mohiam', 'space:wealth', 'effect:reverend-mother-mohiam.agent.0');
    // Seat 2 has no choice; seat 1 chooses, from its hand.
    expect(cardsOf(state.hands[2])).toEqual([]);
    expect(legal(state)).toEqual(['hand:dagger', 'hand:diplomacy', 'hand:scout']);
    playAll(state, 'hand:dagger', 'hand:scout');
    expect(cardsOf(state.hands[1])).toEqual(['diplomacy']);
    expect(revealed('reverend-mother-mohiam')).toEqual({ persuasion: 2, spice: 2 });
    const alone = turn('reverend-mother-mohiam', {});
    playAll(alone, 'play:reverend-mother-mohiam', 'space:wealth');
    expect(offered(alone, 'effect')).toEqual(['emperor.influence.1.0']);
  },
  'sardaukar-infantry': () => {
    expect(revealed('sardaukar-infantry')).toEqual({ persuasion: 1, swords: 2 });
    expect(refusal(turn('sardaukar-infantry', {}), 'play:sardaukar-infantry')).toBe('I5.1 noIcons');
  },
  'sardaukar-legion': () => {
    expect(sent('sardaukar-legion', 'hall-of-oratory')).toEqual({ garrison: 3 });
    expect(revealed('sardaukar-legion', [], 'effect:sardaukar-legion.reveal.1', 'number:3')).toEqual({
      persuasion: 1,
      garrison: -3,
      conflict: 3,
    });
    const state = turn('sardaukar-legion', {}, 'garrison = 8 0 0');
    playAll(state, 'option:reveal', 'effect:sardaukar-legion.reveal.1');
    expect(legal(state)).toEqual(['number:0', 'number:1', 'number:2', 'number:3']);
  },
  scout: () => {
    expect(revealed('scout', ['conflict = 3 0 0'], 'effect:scout.reveal.2', 'number:2')).toEqual({
      persuasion: 1,
      swords: 1,
      conflict: -2,
      garrison: 2,
    });
    expect(legal(turn('scout', {}))).toContain('play:scout');
  },
  'shifting-allegiances': () => {
    const lines = ['influence = 1 0 0 0 0 0 0 0 0 0 0 0'];
    const state = turn('shifting-allegiances', {}, ...lines);
    playAll(
      state,
      'play:shifting-allegiances',
      'space:secure-contract',
      'effect:shifting-allegiances.agent.0',
    );
    expect(offered(state, 'faction')).toEqual(['emperor']);
    playAll(state, 'faction:emperor');
    expect(offered(state, 'faction')).toEqual(['emperor', 'guild', 'bene', 'fremen']);
    expect(changes(state, 0, 'faction:emperor')).toEqual({ emperor: 2, points: 1 });
    // Something must really be lost.
    const none = turn('shifting-allegiances', {});
    playAll(none, 'play:shifting-allegiances', 'space:secure-contract');
    expect(offered(none, 'effect')).toEqual([]);
    expect(revealed('shifting-allegiances')).toEqual({ persuasion: 2 });
  },
  'sietch-reverend-mother': () => {
    expect(
      sent(
        'sietch-reverend-mother',
        'stillsuits',
        [],
        'effect:fremen.influence.1.0',
        'effect:sietch-reverend-mother.agent.0',
        'done',
      ),
    ).toEqual({ water: 1, fremen: 1 });
    expect(revealed('sietch-reverend-mother')).toEqual({});
    expect(revealed('sietch-reverend-mother', ['played = stilgar / /'])).toEqual({ persuasion: 3, spice: 1 });
  },
  'smugglers-thopter': () => {
    expect(sent('smugglers-thopter', 'secure-contract')).toEqual({ solari: 3 });
    expect(
      sent(
        'smugglers-thopter',
        'secure-contract',
        ['influence = 0 2 0 0 0 0 0 0 0 0 0 0'],
        'effect:smugglers-thopter.agent.0',
      ),
    ).toEqual({ solari: 3, hand: 2, drawn: 2 });
    expect(revealed('smugglers-thopter')).toEqual({ persuasion: 1, spice: 1 });
  },
  'space-travel': () => {
    expect(
      sent('space-travel', 'heighliner', [], 'effect:guild.influence.1.0', 'effect:space-travel.agent.0'),
    ).toEqual({ spice: -6, garrison: 5, water: 2, guild: 1, hand: 1, drawn: 1 });
    expect(revealed('space-travel')).toEqual({ persuasion: 2 });
  },
  'spice-hunter': () => {
    expect(revealed('spice-hunter')).toEqual({ persuasion: 1, swords: 1 });
    expect(revealed('spice-hunter arrakis-liaison')).toEqual({ persuasion: 3, swords: 1, spice: 1 });
  },
  'spice-smugglers': () => {
    expect(sent('spice-smugglers', 'carthag', [], 'effect:spice-smugglers.agent.0')).toEqual({
      garrison: 1,
      spice: -2,
      solari: 3,
      guild: 1,
    });
    expect(revealed('spice-smugglers')).toEqual({ persuasion: 1, swords: 1 });
  },
  stilgar: () => {
    expect(sent('stilgar', 'secure-contract')).toEqual({ solari: 3, water: 1 });
    expect(revealed('stilgar')).toEqual({ persuasion: 2, swords: 3 });
  },
  'test-of-humanity': () => {
    const lines = ['hands = test-of-humanity / dagger scout /', 'conflict = 0 1 2'];
    const state = turn('', {}, ...lines);
    playAll(state, 'play:test-of-humanity', 'space:hall-of-oratory', 'effect:test-of-humanity.agent.0');
    // Seat 2 has no card and loses a troop; seat 1 chooses.
    expect(state.conflict).toEqual([0, 1, 1]);
    expect(legal(state)).toEqual(['hand:dagger', 'hand:scout', 'option:loseTroop']);
    const other = turn('', {}, ...lines, 'conflict = 0 0 0');
    playAll(other, 'play:test-of-humanity', 'space:hall-of-oratory', 'effect:test-of-humanity.agent.0');
    expect(legal(other)).toEqual(['hand:dagger', 'hand:scout']);
    playAll(state, 'option:loseTroop');
    expect(state.conflict).toEqual([0, 0, 1]);
    expect(revealed('test-of-humanity')).toEqual({ persuasion: 2 });
  },
  'the-voice': () => {
    const state = turn('the-voice dagger', {}, 'hands = the-voice dagger / diplomacy dagger / dagger');
    playAll(
      state,
      'play:the-voice',
      'space:secure-contract',
      'effect:the-voice.agent.0',
      'space:wealth',
      'done',
    );
    playAll(state, 'play:diplomacy');
    expect(refusal(state, 'space:wealth')).toBe('I10.4 blocked');
    playAll(state, 'space:stillsuits', 'effect:fremen.influence.1.0', 'done');
    expect(state.voice[0]).not.toBe(-1);
    playAll(state, 'play:dagger', 'space:hall-of-oratory');
    // The owner's next turn has come: the mark is gone.
    expect(state.voice[0]).toBe(-1);
    expect(revealed('the-voice')).toEqual({ persuasion: 2 });
  },
  'thufir-hawat': () => {
    expect(sent('thufir-hawat', 'secure-contract', [], 'effect:thufir-hawat.agent.0')).toEqual({
      solari: 3,
      hand: 1,
      drawn: 1,
    });
    expect(revealed('thufir-hawat', [], 'effect:thufir-hawat.reveal.1')).toEqual({
      persuasion: 1,
      intrigue: 1,
    });
  },
  'worm-riders': () => {
    expect(sent('worm-riders', 'secure-contract')).toEqual({ solari: 3, spice: 2 });
    expect(revealed('worm-riders')).toEqual({});
    expect(revealed('worm-riders', ['influence = 0 0 0 2 0 0 0 0 0 0 0 0'])).toEqual({ swords: 4 });
    expect(revealed('worm-riders', ALLIED)).toEqual({ swords: 6 });
  },
};

function playedTo(card: string, lines: readonly string[]) {
  const state = turn(card, {}, ...lines);
  playAll(state, `play:${card}`);
  return state;
}

describe('every card of the Imperium deck has its spec', () => {
  it.each(CARDS.slice(10).map((card) => card.id))('%s', (id) => {
    expect(Object.hasOwn(SPECS, id)).toBe(true);
  });
});

describe('Imperium cards (I10.1)', () => {
  it.each(Object.keys(SPECS))('%s', (id) => {
    SPECS[id]?.();
  });
});
