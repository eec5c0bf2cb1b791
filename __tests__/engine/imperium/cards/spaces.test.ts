import { SPACES } from '../../../../engine/imperium';
import { changes, legal, offered, playAll, refusal, sent, turn } from '../support/table';

/** One spec for each space, in the order of section 9, and for the ten cards beside the Imperium deck. */
const INFLUENCE = {
  emperor: 'effect:emperor.influence.1.0',
  guild: 'effect:guild.influence.1.0',
  bene: 'effect:bene.influence.1.0',
  fremen: 'effect:fremen.influence.1.0',
};

const SPECS: Record<string, () => void> = {
  conspire: () => {
    expect(sent('diplomacy', 'conspire', [], INFLUENCE.emperor, 'effect:space.conspire.2')).toEqual({
      spice: -4,
      emperor: 1,
      solari: 5,
      garrison: 2,
      intrigue: 1,
    });
  },
  wealth: () => {
    expect(sent('diplomacy', 'wealth', [], INFLUENCE.emperor)).toEqual({ emperor: 1, solari: 2 });
  },
  heighliner: () => {
    const gained = sent('diplomacy', 'heighliner', ['garrison = 0 0 0'], INFLUENCE.guild, 'deploy:5');
    expect(gained).toEqual({ spice: -6, guild: 1, conflict: 5, water: 2 });
  },
  foldspace: () => {
    const state = turn('diplomacy', {});
    expect(
      changes(state, 0, 'play:diplomacy', 'space:foldspace', INFLUENCE.guild, 'effect:space.foldspace.0'),
    ).toMatchObject({ guild: 1, discard: 1 });
    expect(state.reserve).toEqual([8, 10, 5]);
  },
  'selective-breeding': () => {
    const pick = 'effect:space.selective-breeding.0';
    expect(sent('diplomacy', 'selective-breeding', [], INFLUENCE.bene, pick, 'inPlay:diplomacy')).toEqual({
      spice: -2,
      bene: 1,
      played: -1,
      trashed: 1,
      hand: 2,
      drawn: 2,
    });
    // The arrow is optional.
    expect(sent('diplomacy', 'selective-breeding', [], INFLUENCE.bene, 'done')).toEqual({
      spice: -2,
      bene: 1,
    });
  },
  secrets: () => {
    const lines = ['intrigue = ambush / windfall windfall bribery charisma / windfall bribery charisma'];
    const state = turn('diplomacy', {}, ...lines);
    playAll(state, 'play:diplomacy', 'space:secrets', INFLUENCE.bene, 'effect:space.secrets.0');
    playAll(state, 'effect:space.secrets.1');
    expect(state.intrigue.map((hand) => hand.length)).toEqual([3, 3, 3]);
  },
  'hardy-warriors': () => {
    expect(sent('diplomacy', 'hardy-warriors', ['garrison = 3 0 0'], INFLUENCE.fremen, 'deploy:4')).toEqual({
      water: -1,
      fremen: 1,
      garrison: -2,
      conflict: 4,
    });
  },
  stillsuits: () => {
    expect(sent('diplomacy', 'stillsuits', [], INFLUENCE.fremen)).toEqual({ fremen: 1, water: 1 });
  },
  'high-council': () => {
    expect(sent('dagger', 'high-council')).toEqual({ solari: -5, council: 1 });
    const again = turn('dagger', {}, 'council = 1 0 0');
    playAll(again, 'play:dagger');
    expect(refusal(again, 'space:high-council')).toBe('I9.9 onceOnly');
    playAll(turn('dagger', {}, 'council = 1 0 0'), 'option:reveal');
    const reveal = turn('', {}, 'council = 1 0 0');
    expect(changes(reveal, 0, 'option:reveal')).toEqual({ persuasion: 2 });
  },
  mentat: () => {
    expect(sent('dagger', 'mentat', [], 'effect:space.mentat.0')).toEqual({
      solari: -2,
      hand: 1,
      drawn: 1,
      agents: 1,
    });
    // Somebody else has it: the card is drawn all the same.
    expect(sent('dagger', 'mentat', ['mentat = 1', 'agents = 2 3 2'], 'effect:space.mentat.0')).toEqual({
      solari: -2,
      hand: 1,
      drawn: 1,
    });
  },
  'rally-troops': () => {
    const state = turn('dagger', {});
    expect(changes(state, 0, 'play:dagger', 'space:rally-troops')).toMatchObject({ solari: -4, garrison: 4 });
    expect(offered(state, 'deploy')).toEqual([]);
  },
  swordmaster: () => {
    expect(sent('dagger', 'swordmaster')).toEqual({ solari: -8, swordmaster: 1, agents: 1 });
    const again = turn('dagger', {}, 'swordmaster = 1 0 0', 'agents = 3 2 2');
    playAll(again, 'play:dagger');
    expect(refusal(again, 'space:swordmaster')).toBe('I9.12 onceOnly');
  },
  'hall-of-oratory': () => {
    const state = turn('dagger', {}, 'agents = 1 2 2');
    expect(changes(state, 0, 'play:dagger', 'space:hall-of-oratory', 'done')).toMatchObject({ garrison: 1 });
    playAll(state, 'option:reveal', 'done', 'option:reveal', 'done');
    expect(changes(state, 0, 'option:reveal')).toEqual({ persuasion: 1 });
  },
  'secure-contract': () => {
    expect(sent('dune-the-desert-planet', 'secure-contract')).toEqual({ solari: 3 });
  },
  'sell-melange': () => {
    for (const [spice, solari] of [
      [2, 6],
      [3, 8],
      [4, 10],
      [5, 12],
    ]) {
      expect(sent('dune-the-desert-planet', 'sell-melange', [], `number:${spice}`)).toEqual({
        spice: 0 - (spice ?? 0),
        solari,
      });
    }
    const poor = turn('dune-the-desert-planet', {}, 'spice = 1 0 0');
    playAll(poor, 'play:dune-the-desert-planet');
    expect(refusal(poor, 'space:sell-melange')).toBe('I5.2 cannotPay');
    const some = turn('dune-the-desert-planet', {}, 'spice = 3 0 0');
    playAll(some, 'play:dune-the-desert-planet', 'space:sell-melange');
    expect(legal(some)).toEqual(['number:2', 'number:3']);
  },
  arrakeen: () => {
    expect(sent('reconnaissance', 'arrakeen', [], 'effect:space.arrakeen.1')).toEqual({
      garrison: 1,
      hand: 1,
      drawn: 1,
    });
  },
  carthag: () => {
    expect(sent('reconnaissance', 'carthag', [], 'effect:space.carthag.1')).toEqual({
      garrison: 1,
      intrigue: 1,
    });
  },
  'research-station': () => {
    expect(sent('reconnaissance', 'research-station', [], 'effect:space.research-station.0')).toEqual({
      water: -2,
      hand: 3,
      drawn: 3,
    });
  },
  'sietch-tabr': () => {
    const state = turn('reconnaissance', {}, 'influence = 0 0 0 1 0 0 0 0 0 0 0 0');
    playAll(state, 'play:reconnaissance');
    expect(refusal(state, 'space:sietch-tabr')).toBe('I9.19 needsInfluence');
    // No Influence is gained here.
    expect(sent('reconnaissance', 'sietch-tabr', ['influence = 0 0 0 2 0 0 0 0 0 0 0 0'])).toEqual({
      garrison: 1,
      water: 1,
    });
  },
  'the-great-flat': () => {
    expect(sent('dune-the-desert-planet', 'the-great-flat', ['bonusSpice = 2 0 0'])).toEqual({
      water: -2,
      spice: 5,
    });
  },
  'hagga-basin': () => {
    expect(sent('dune-the-desert-planet', 'hagga-basin', ['bonusSpice = 0 1 0'])).toEqual({
      water: -1,
      spice: 3,
    });
  },
  'imperial-basin': () => {
    expect(sent('dune-the-desert-planet', 'imperial-basin', ['bonusSpice = 0 0 3'])).toEqual({ spice: 4 });
  },
};

describe('Board spaces (I9)', () => {
  it.each(SPACES.map((space, index) => [`I9.${index + 1}`, space.id]))('%s %s', (_clause, id) => {
    const spec = SPECS[id ?? ''];
    if (spec === undefined) throw new Error(`no spec for ${id}`);
    spec();
  });

  it('has ten Combat spaces: seven on Arrakis, Heighliner, Hardy Warriors, Stillsuits', () => {
    expect(SPACES.filter((space) => space.combat).map((space) => space.id)).toEqual([
      'heighliner',
      'hardy-warriors',
      'stillsuits',
      'arrakeen',
      'carthag',
      'research-station',
      'sietch-tabr',
      'the-great-flat',
      'hagga-basin',
      'imperial-basin',
    ]);
  });
});
