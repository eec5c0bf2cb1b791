import type { ChapterShape } from '../shapes';

/** What the actions do: legions, the desert, spice, prescience, leaders. */
export const WAR = [
  {
    id: 'movement',
    sections: [
      {
        id: 'moving',
        paragraphs: [
          { id: 'move-basic', clauses: ['R7.1'] },
          { id: 'move-different', clauses: ['R7.1'] },
          { id: 'move-order', clauses: ['R7.1'] },
          { id: 'move-limit-example', clauses: ['R7.1', 'R3.2'], kind: 'example' },
          { id: 'move-through', clauses: ['R7.2'] },
          { id: 'move-sandworm-blocks', clauses: ['R7.7'] },
        ],
      },
      {
        id: 'sandriding',
        paragraphs: [
          { id: 'sandride', clauses: ['R7.3'], diagram: 'sandriding' },
          { id: 'sandride-blocked', clauses: ['R7.3'] },
          { id: 'sandride-example', clauses: ['R7.3'], kind: 'example' },
        ],
      },
      {
        id: 'transport',
        paragraphs: [
          { id: 'transport', clauses: ['R7.4'], diagram: 'transport' },
          { id: 'transport-attack', clauses: ['R7.4'] },
        ],
      },
      {
        id: 'arriving',
        paragraphs: [
          { id: 'arrive-wormsign', clauses: ['R7.5'] },
          { id: 'arrive-wormsign-stop', clauses: ['R7.5'], kind: 'ruling' },
          { id: 'arrive-wormsign-quiet', clauses: ['R7.5'] },
          { id: 'arrive-harvester', clauses: ['R7.6'] },
          { id: 'arrive-station', clauses: ['R7.6'] },
        ],
      },
    ],
  },
  {
    id: 'battle',
    sections: [
      {
        id: 'attack',
        paragraphs: [
          { id: 'attack', clauses: ['R7.8'] },
          { id: 'attack-reveal', clauses: ['R7.9'] },
          { id: 'attack-undefended', clauses: ['R7.9'] },
        ],
      },
      {
        id: 'battle-round',
        paragraphs: [
          { id: 'battle-sequence', clauses: ['R7.10'], diagram: 'battle' },
          { id: 'battle-dice', clauses: ['R7.10'], diagram: 'combatDie' },
          { id: 'battle-specials', clauses: ['R7.10'] },
          { id: 'battle-surprise', clauses: ['R7.10', 'R7.18'] },
          { id: 'battle-round-example', clauses: ['R7.10', 'R7.11'], kind: 'example' },
        ],
      },
      {
        id: 'losses',
        paragraphs: [
          { id: 'losses', clauses: ['R7.11'] },
          { id: 'losses-last', clauses: ['R7.11'] },
        ],
      },
      {
        id: 'going-on',
        paragraphs: [
          { id: 'battle-continue', clauses: ['R7.12', 'R7.18'] },
          { id: 'retreat', clauses: ['R7.13'] },
          { id: 'retreat-arrival', clauses: ['R7.13'], kind: 'ruling' },
        ],
      },
      {
        id: 'outcome',
        paragraphs: [
          { id: 'battle-end', clauses: ['R7.14'] },
          { id: 'battle-advance', clauses: ['R7.15'] },
          { id: 'settlement-falls', clauses: ['R7.16'] },
          { id: 'settlement-example', clauses: ['R7.16'], kind: 'example' },
        ],
      },
      { id: 'special-attacks', paragraphs: [{ id: 'special-attacks', clauses: ['R7.17'] }] },
    ],
  },
  {
    id: 'desert',
    sections: [
      {
        id: 'hazards-wormsigns',
        paragraphs: [
          { id: 'hazards-who', clauses: ['R9.1'] },
          { id: 'hazards-new', clauses: ['R9.2'] },
          { id: 'hazards-turn', clauses: ['R9.3'] },
          { id: 'hazards-faces', clauses: ['R9.4'], reconstructed: true },
          { id: 'hazards-supply', clauses: ['R9.4'] },
          { id: 'hazards-short', clauses: ['R9.4'], kind: 'ruling' },
          { id: 'hazards-edition', clauses: ['R9.4'], kind: 'edition' },
        ],
      },
      {
        id: 'hazards-victims',
        paragraphs: [
          { id: 'worm-victims', clauses: ['R9.5'] },
          { id: 'worm-edition', clauses: ['R9.5'], kind: 'edition' },
          { id: 'worm-rescue', clauses: ['R9.6'] },
        ],
      },
      {
        id: 'storms',
        paragraphs: [
          { id: 'storms', clauses: ['R9.7'] },
          { id: 'storms-dice', clauses: ['R9.7'] },
          { id: 'storms-example', clauses: ['R9.7'], kind: 'example' },
        ],
      },
      {
        id: 'worm-deeds',
        paragraphs: [
          { id: 'worm-attack', clauses: ['R9.8'], diagram: 'worm' },
          { id: 'worm-move', clauses: ['R9.9'] },
        ],
      },
    ],
  },
  {
    id: 'spice',
    sections: [
      {
        id: 'harvest',
        paragraphs: [
          { id: 'harvest-bans-end', clauses: ['R10.1'] },
          { id: 'harvest-collect', clauses: ['R10.2'] },
          { id: 'harvest-spend', clauses: ['R10.3'], diagram: 'spiceBoard' },
          { id: 'harvest-supremacy', clauses: ['R10.3'] },
          { id: 'harvest-reserve', clauses: ['R10.4'] },
          { id: 'harvest-example', clauses: ['R10.2', 'R10.3', 'R10.5'], kind: 'example' },
        ],
      },
      {
        id: 'bans',
        paragraphs: [
          { id: 'bans-active', clauses: ['R10.5'] },
          { id: 'bans-effects', clauses: ['R10.6'] },
        ],
      },
    ],
  },
  {
    id: 'prescience',
    sections: [
      {
        id: 'markers',
        paragraphs: [
          { id: 'prescience-markers', clauses: ['R8.1'] },
          { id: 'prescience-steps', clauses: ['R8.6'], diagram: 'prescience', reconstructed: true },
          { id: 'prescience-back', clauses: ['R8.7'], kind: 'ruling' },
        ],
      },
      {
        id: 'claims',
        paragraphs: [
          { id: 'claims-two', clauses: ['R8.2'] },
          { id: 'claims-when', clauses: ['R8.3'] },
          { id: 'claims-how', clauses: ['R8.4'] },
          { id: 'claims-free', clauses: ['R8.4'], kind: 'ruling' },
          { id: 'claims-gone', clauses: ['R8.5'] },
          { id: 'claims-example', clauses: ['R8.2', 'R8.4', 'R8.6'], kind: 'example' },
        ],
      },
      {
        id: 'atomics',
        paragraphs: [
          { id: 'atomics', clauses: ['R8.8', 'R6.12'], diagram: 'atomics' },
          { id: 'atomics-exposed', clauses: ['R8.8'] },
          { id: 'atomics-borders', clauses: ['R8.8'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'leaders',
    sections: [
      {
        id: 'named',
        paragraphs: [
          { id: 'leaders-entry', clauses: ['R11.1'] },
          { id: 'leaders-special-cases', clauses: ['R11.2'] },
          { id: 'leaders-wild-maker', clauses: ['R11.3'] },
        ],
      },
      {
        id: 'tank',
        paragraphs: [
          { id: 'tank-enter', clauses: ['R12.1'] },
          { id: 'tank-move', clauses: ['R12.2'] },
          { id: 'tank-inactive', clauses: ['R12.3'] },
          { id: 'tank-card-returns', clauses: ['R12.3'], kind: 'ruling' },
          { id: 'tank-edition', clauses: ['R12.2'], kind: 'edition' },
          { id: 'tank-example', clauses: ['R12.1', 'R12.2'], kind: 'example' },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
