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

/** One spec for each card of the Imperium deck of the Emperor. Gains of the space come on top: see `cards/spaces.test.ts`. */
const FOUR = 'influence = 4 4 4 4 0 0 0 0 0 0 0 0';
const ALLIED = [FOUR, 'alliance = 0 0 0 0'];

const SPECS: Record<string, () => void> = {
  'firm-grip': () => {
    const state = turn('firm-grip', {});
    playAll(state, 'play:firm-grip', 'space:hall-of-oratory', 'effect:firm-grip.agent.0');
    expect(offered(state, 'faction')).toEqual(['guild', 'bene', 'fremen']);
    expect(changes(state, 0, 'faction:bene')).toEqual({ bene: 1 });
    expect(state.solari[0]).toBe(8);
    expect(revealed('firm-grip')).toEqual({});
    expect(revealed('firm-grip', ALLIED)).toEqual({ persuasion: 4 });
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
  opulence: () => {
    expect(sent('opulence', 'wealth', [], 'effect:emperor.influence.1.0')).toEqual({ solari: 5, emperor: 1 });
    expect(revealed('opulence', [], 'effect:opulence.reveal.1')).toEqual({
      persuasion: 1,
      solari: -6,
      points: 1,
    });
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
};

describeSpecs(
  'Imperium cards of the Emperor (I10.1)',
  imperiumCards((card) => card.factions[0] === 'emperor'),
  SPECS,
);
