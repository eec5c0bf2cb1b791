import { describeSpecs, imperiumCards } from '../../support/specs';
import {
  cardsOf,
  changes,
  legal,
  offered,
  playAll,
  refusal,
  revealed,
  sent,
  turn,
} from '../../support/table';

/** One spec for each card of the Imperium deck of the Bene Gesserit. Gains of the space come on top: see `cards/spaces.test.ts`. */
const SPECS: Record<string, () => void> = {
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
};

function playedTo(card: string, lines: readonly string[]) {
  const state = turn(card, {}, ...lines);
  playAll(state, `play:${card}`);
  return state;
}

describeSpecs(
  'Imperium cards of the Bene Gesserit (I10.1)',
  imperiumCards((card) => card.factions[0] === 'bene'),
  SPECS,
);
