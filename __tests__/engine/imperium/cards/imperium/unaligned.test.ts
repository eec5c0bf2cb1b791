import { describeSpecs, imperiumCards } from '../../support/specs';
import { changes, legal, offered, playAll, refusal, revealed, sent, turn } from '../../support/table';

/** One spec for each card of the Imperium deck without a Faction. Gains of the space come on top: see `cards/spaces.test.ts`. */
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
  carryall: () => {
    expect(sent('carryall', 'the-great-flat')).toEqual({ water: -2, spice: 6 });
    expect(sent('carryall', 'hagga-basin', ['bonusSpice = 0 2 0'])).toEqual({ water: -1, spice: 6 });
    expect(sent('carryall', 'imperial-basin')).toEqual({ spice: 2 });
    expect(sent('carryall', 'secure-contract')).toEqual({ solari: 3 });
    expect(revealed('carryall')).toEqual({ persuasion: 1, spice: 1 });
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
};

describeSpecs(
  'Imperium cards without a Faction (I10.1)',
  imperiumCards((card) => card.factions.length === 0),
  SPECS,
);
