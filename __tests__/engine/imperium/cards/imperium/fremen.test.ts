import { describeSpecs, imperiumCards } from '../../support/specs';
import { changes, playAll, revealed, sent, turn } from '../../support/table';

/** One spec for each card of the Imperium deck of the Fremen. Gains of the space come on top: see `cards/spaces.test.ts`. */
const FOUR = 'influence = 4 4 4 4 0 0 0 0 0 0 0 0';
const ALLIED = [FOUR, 'alliance = 0 0 0 0'];

const SPECS: Record<string, () => void> = {
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
  crysknife: () => {
    expect(sent('crysknife', 'secure-contract')).toEqual({ solari: 4 });
    expect(revealed('crysknife')).toEqual({ swords: 1 });
    expect(revealed('crysknife', ['played = stilgar / /'], 'effect:crysknife.reveal.1')).toEqual({
      swords: 1,
      fremen: 1,
    });
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
  'fremen-camp': () => {
    expect(sent('fremen-camp', 'secure-contract', [], 'effect:fremen-camp.agent.0')).toEqual({
      solari: 3,
      spice: -2,
      garrison: 3,
    });
    expect(revealed('fremen-camp')).toEqual({ persuasion: 2, swords: 1 });
  },
  'spice-hunter': () => {
    expect(revealed('spice-hunter')).toEqual({ persuasion: 1, swords: 1 });
    expect(revealed('spice-hunter arrakis-liaison')).toEqual({ persuasion: 3, swords: 1, spice: 1 });
  },
  stilgar: () => {
    expect(sent('stilgar', 'secure-contract')).toEqual({ solari: 3, water: 1 });
    expect(revealed('stilgar')).toEqual({ persuasion: 2, swords: 3 });
  },
  'worm-riders': () => {
    expect(sent('worm-riders', 'secure-contract')).toEqual({ solari: 3, spice: 2 });
    expect(revealed('worm-riders')).toEqual({});
    expect(revealed('worm-riders', ['influence = 0 0 0 2 0 0 0 0 0 0 0 0'])).toEqual({ swords: 4 });
    expect(revealed('worm-riders', ALLIED)).toEqual({ swords: 6 });
  },
};

describeSpecs(
  'Imperium cards of the Fremen (I10.1)',
  imperiumCards((card) => card.factions[0] === 'fremen'),
  SPECS,
);
