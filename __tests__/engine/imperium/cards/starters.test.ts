import { CARDS } from '../../../../engine/imperium';
import { describeSpecs } from '../support/specs';
import { cardsOf, changes, legal, offered, playAll, refusal, revealed, sent, turn } from '../support/table';

const SPECS: Record<string, () => void> = {
  'convincing-argument': () => {
    expect(revealed('convincing-argument')).toEqual({ persuasion: 2 });
    expect(refusal(turn('convincing-argument', {}), 'play:convincing-argument')).toBe('I5.1 noIcons');
  },
  dagger: () => {
    expect(revealed('dagger')).toEqual({ swords: 1 });
    expect(spacesOf('dagger')).toEqual([
      'high-council',
      'mentat',
      'rally-troops',
      'swordmaster',
      'hall-of-oratory',
    ]);
  },
  diplomacy: () => {
    expect(revealed('diplomacy')).toEqual({ persuasion: 1 });
    expect(spacesOf('diplomacy')).toHaveLength(8);
  },
  'dune-the-desert-planet': () => {
    expect(revealed('dune-the-desert-planet')).toEqual({ persuasion: 1 });
    expect(spacesOf('dune-the-desert-planet')).toEqual([
      'secure-contract',
      'sell-melange',
      'the-great-flat',
      'hagga-basin',
      'imperial-basin',
    ]);
  },
  reconnaissance: () => {
    expect(revealed('reconnaissance')).toEqual({ persuasion: 1 });
    expect(spacesOf('reconnaissance')).toEqual(['arrakeen', 'carthag', 'research-station']);
  },
  'seek-allies': () => {
    expect(revealed('seek-allies')).toEqual({});
    expect(
      sent('seek-allies', 'wealth', [], 'effect:emperor.influence.1.0', 'effect:seek-allies.agent.0'),
    ).toEqual({
      solari: 2,
      emperor: 1,
      played: -1,
      trashed: 1,
    });
    // It must trash itself.
    const state = turn('seek-allies', {});
    playAll(state, 'play:seek-allies', 'space:wealth', 'effect:emperor.influence.1.0');
    expect(refusal(state, 'done')).toBe('I5.4 mustResolve');
  },
  'signet-ring': () => {
    expect(revealed('signet-ring')).toEqual({ persuasion: 1 });
    // Rabban's ability; the others are with their Leaders.
    expect(sent('signet-ring', 'secure-contract', [], 'effect:rabban.signet.0')).toEqual({
      solari: 3,
      garrison: 1,
    });
  },
  'arrakis-liaison': () => {
    expect(revealed('arrakis-liaison')).toEqual({ persuasion: 2 });
    const state = turn('convincing-argument', {});
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:arrakis-liaison')).toEqual({ persuasion: -2, discard: 1 });
    expect(state.reserve).toEqual([7, 10, 6]);
  },
  'the-spice-must-flow': () => {
    expect(revealed('the-spice-must-flow')).toEqual({ spice: 1 });
    const nine = 'convincing-argument convincing-argument convincing-argument convincing-argument diplomacy';
    const state = turn(nine, {});
    playAll(state, 'option:reveal');
    expect(changes(state, 0, 'acquire:the-spice-must-flow')).toEqual({
      persuasion: -9,
      discard: 1,
      points: 1,
    });
    // I10.5: the point stays when the card is trashed.
    const trash = turn('guild-administrator', {}, 'discards = the-spice-must-flow / /', 'vp = 1 0 0');
    playAll(trash, 'play:guild-administrator', 'space:secure-contract', 'effect:guild-administrator.agent.0');
    playAll(trash, 'discard:the-spice-must-flow');
    expect(trash.vp[0]).toBe(1);
    // I6.8: it returns to its stack.
    expect(trash.reserve).toEqual([8, 11, 6]);
    expect(cardsOf(trash.trashed)).toEqual([]);
  },
  foldspace: () => {
    expect(revealed('foldspace')).toEqual({});
    expect(spacesOf('foldspace')).toHaveLength(21);
    const state = turn('foldspace', {});
    playAll(
      state,
      'play:foldspace',
      'space:secure-contract',
      'effect:foldspace.agent.0',
      'effect:foldspace.agent.1',
    );
    expect(state.reserve).toEqual([8, 10, 7]);
    // I6.3: never with Persuasion.
    const rich = turn('convincing-argument convincing-argument convincing-argument', {});
    playAll(rich, 'option:reveal');
    expect(refusal(rich, 'acquire:foldspace')).toBe('I6.3 notForSale');
  },
};

function spacesOf(card: string): string[] {
  const state = turn(card, {});
  playAll(state, `play:${card}`);
  expect(legal(state).every((text) => text.startsWith('space:'))).toBe(true);
  return offered(state, 'space');
}

describeSpecs(
  'Starting and Reserve cards (I1, I6.3)',
  CARDS.slice(0, 10).map((card) => card.id),
  SPECS,
);
