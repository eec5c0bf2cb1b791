import { describeSpecs, imperiumCards } from '../../support/specs';
import { changes, offered, playAll, revealed, sent, turn } from '../../support/table';

/** One spec for each card of the Imperium deck of the Spacing Guild. Gains of the space come on top: see `cards/spaces.test.ts`. */
const FOUR = 'influence = 4 4 4 4 0 0 0 0 0 0 0 0';
const ALLIED = [FOUR, 'alliance = 0 0 0 0'];

const SPECS: Record<string, () => void> = {
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
  'spice-smugglers': () => {
    expect(sent('spice-smugglers', 'carthag', [], 'effect:spice-smugglers.agent.0')).toEqual({
      garrison: 1,
      spice: -2,
      solari: 3,
      guild: 1,
    });
    expect(revealed('spice-smugglers')).toEqual({ persuasion: 1, swords: 1 });
  },
};

describeSpecs(
  'Imperium cards of the Spacing Guild (I10.1)',
  imperiumCards((card) => card.factions[0] === 'guild'),
  SPECS,
);
