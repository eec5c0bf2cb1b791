import type { ChapterShape } from './shapes';

/**
 * The order of the book: chapters, sections, paragraphs, and the clauses of the rules that each paragraph explains.
 * The words are in one folder per language, by the ids used here.
 */
export const CHAPTERS = [
  {
    id: 'overview',
    sections: [
      {
        id: 'sides',
        paragraphs: [
          { id: 'sides-two', clauses: ['R1.1'] },
          { id: 'sides-seats', clauses: ['R1.1', 'R14.0'] },
        ],
      },
      {
        id: 'winning',
        paragraphs: [
          { id: 'win-harkonnen', clauses: ['R1.2'] },
          { id: 'win-atreides', clauses: ['R1.3'] },
          { id: 'win-moment', clauses: ['R1.3'], kind: 'example' },
        ],
      },
      {
        id: 'pieces',
        paragraphs: [
          { id: 'pieces-units', clauses: ['R3.1'] },
          { id: 'pieces-legion', clauses: ['R3.2'] },
          { id: 'pieces-leaders', clauses: ['R3.3'] },
          { id: 'pieces-tokens', clauses: ['R3.4'] },
          { id: 'pieces-vehicles', clauses: ['R3.5'] },
          { id: 'pieces-worms', clauses: ['R3.6'] },
          { id: 'pieces-bene-gesserit', clauses: ['R3.7'] },
          { id: 'pieces-deploy', clauses: ['R3.8'] },
        ],
      },
    ],
  },
  {
    id: 'board',
    sections: [
      {
        id: 'areas',
        paragraphs: [
          { id: 'board-areas', clauses: ['R2.1'], diagram: 'sectors' },
          { id: 'board-pole', clauses: ['R2.1'], kind: 'ruling' },
          { id: 'board-terrain', clauses: ['R2.2'], diagram: 'terrain' },
          { id: 'board-impassable', clauses: ['R2.3'], diagram: 'impassable' },
          { id: 'board-impassable-measure', clauses: ['R2.3'], kind: 'ruling' },
        ],
      },
      { id: 'sky', paragraphs: [{ id: 'board-zones', clauses: ['R2.4'], diagram: 'airZones' }] },
      {
        id: 'free',
        paragraphs: [
          { id: 'board-free', clauses: ['R2.5'] },
          { id: 'board-free-example', clauses: ['R2.5'], kind: 'example' },
        ],
      },
      {
        id: 'settlements',
        paragraphs: [
          { id: 'board-settlements', clauses: ['R2.6'] },
          { id: 'board-destroyed', clauses: ['R2.7'] },
        ],
      },
    ],
  },
  {
    id: 'setup',
    sections: [
      {
        id: 'setup-land',
        paragraphs: [
          { id: 'setup-sietches', clauses: ['R4.1'] },
          { id: 'setup-harkonnen', clauses: ['R4.2'] },
          { id: 'setup-stations', clauses: ['R4.3'] },
        ],
      },
      {
        id: 'setup-side',
        paragraphs: [
          { id: 'setup-tracks', clauses: ['R4.4'] },
          { id: 'setup-leaders', clauses: ['R4.5'] },
          { id: 'setup-imperium', clauses: ['R4.6'] },
          { id: 'setup-decks', clauses: ['R4.7'] },
        ],
      },
    ],
  },
  {
    id: 'round',
    sections: [
      {
        id: 'round-order',
        paragraphs: [{ id: 'round-steps', clauses: ['R5.1', 'R5.2', 'R5.3', 'R5.4'], diagram: 'round' }],
      },
      { id: 'round-start', paragraphs: [{ id: 'round-draw', clauses: ['R5.1'] }] },
      {
        id: 'round-vehicles',
        paragraphs: [
          { id: 'round-active-row', clauses: ['R5.2'], diagram: 'spiceBoard' },
          { id: 'round-place-vehicles', clauses: ['R5.2'] },
          { id: 'round-vehicles-example', clauses: ['R5.2'], kind: 'example' },
        ],
      },
      { id: 'round-phases', paragraphs: [{ id: 'round-middle', clauses: ['R5.3'] }] },
      {
        id: 'round-end',
        paragraphs: [
          { id: 'round-end-claims', clauses: ['R5.4', 'R1.3'] },
          { id: 'round-end-tidy', clauses: ['R5.4'] },
        ],
      },
    ],
  },
  {
    id: 'actions',
    sections: [
      {
        id: 'rolling',
        paragraphs: [
          { id: 'roll', clauses: ['R6.1'] },
          { id: 'roll-overflow', clauses: ['R6.1'] },
          { id: 'roll-example', clauses: ['R6.1'], kind: 'example' },
          { id: 'bene-gesserit-token', clauses: ['R6.2'] },
          { id: 'bene-gesserit-back', clauses: ['R6.2'], kind: 'ruling' },
        ],
      },
      {
        id: 'turns',
        paragraphs: [
          { id: 'turns', clauses: ['R6.3'], diagram: 'turns' },
          { id: 'turns-end', clauses: ['R6.4'] },
          { id: 'turns-may', clauses: ['R6.5'] },
          { id: 'turns-example', clauses: ['R6.3', 'R6.4'], kind: 'example' },
        ],
      },
      {
        id: 'results',
        paragraphs: [
          { id: 'result-strategy', clauses: ['R6.6'] },
          { id: 'result-leadership', clauses: ['R6.6'] },
          { id: 'result-mentat', clauses: ['R6.6'] },
          { id: 'result-deployment', clauses: ['R6.6'] },
          { id: 'result-house', clauses: ['R6.6'] },
        ],
      },
      {
        id: 'desert-power',
        paragraphs: [
          { id: 'desert-power', clauses: ['R6.7'] },
          { id: 'desert-power-granted', clauses: ['R6.7'] },
        ],
      },
      {
        id: 'special-actions',
        paragraphs: [
          { id: 'special-action', clauses: ['R6.8'] },
          { id: 'cards-played', clauses: ['R6.13'] },
          { id: 'die-moves-tank', clauses: ['R6.14'] },
        ],
      },
      {
        id: 'free-actions',
        paragraphs: [
          { id: 'free-actions', clauses: ['R6.8a'] },
          { id: 'free-actions-battle', clauses: ['R6.8a'], kind: 'ruling' },
          { id: 'free-guerrilla', clauses: ['R6.9'] },
          { id: 'free-scouting', clauses: ['R6.10'] },
          { id: 'free-hawat', clauses: ['R6.11'] },
          { id: 'free-atomics', clauses: ['R6.12', 'R8.8'] },
        ],
      },
    ],
  },
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
          { id: 'worm-victims', clauses: ['R9.5'], diagram: 'worm' },
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
          { id: 'worm-attack', clauses: ['R9.8'] },
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
          { id: 'prescience-steps', clauses: ['R8.6'], diagram: 'prescience' },
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
  {
    id: 'shared',
    sections: [
      {
        id: 'shared-boards',
        paragraphs: [
          { id: 'shared-dashboards', clauses: ['R13.1'] },
          { id: 'shared-dice', clauses: ['R13.2'] },
          { id: 'shared-dice-example', clauses: ['R13.2'], kind: 'example' },
        ],
      },
      {
        id: 'shared-play',
        paragraphs: [
          { id: 'shared-turns', clauses: ['R13.3'] },
          { id: 'shared-cards', clauses: ['R13.4'] },
          { id: 'shared-leaders', clauses: ['R13.5'] },
          { id: 'shared-house-die', clauses: ['R13.5'], kind: 'ruling' },
          { id: 'shared-duties', clauses: ['R13.6'] },
          { id: 'shared-doubt', clauses: ['R13.6'], kind: 'ruling' },
          { id: 'shared-talk', clauses: ['R13.7'] },
        ],
      },
    ],
  },
  {
    id: 'solo',
    sections: [
      {
        id: 'solo-setup',
        paragraphs: [
          { id: 'solo-idea', clauses: ['R14.0'] },
          { id: 'solo-together', clauses: ['R14.0'], kind: 'ruling' },
          { id: 'solo-setup', clauses: ['R14.1'] },
          { id: 'solo-start', clauses: ['R14.2'] },
        ],
      },
      {
        id: 'solo-vehicles',
        paragraphs: [
          { id: 'solo-harvesters', clauses: ['R14.3'] },
          { id: 'solo-harvesters-overflow', clauses: ['R14.3'], kind: 'ruling' },
          { id: 'solo-aircraft', clauses: ['R14.4'] },
          { id: 'solo-aircraft-rest', clauses: ['R14.4'], kind: 'ruling' },
        ],
      },
      {
        id: 'solo-turn',
        paragraphs: [
          { id: 'solo-dice', clauses: ['R14.5'] },
          { id: 'solo-leaders', clauses: ['R14.6'] },
          { id: 'solo-strength', clauses: ['R14.7'] },
          { id: 'solo-strength-example', clauses: ['R14.7'], kind: 'example' },
          { id: 'solo-borders', clauses: ['R14.7a'] },
        ],
      },
      {
        id: 'solo-attack',
        paragraphs: [
          { id: 'solo-attack', clauses: ['R14.8'] },
          { id: 'solo-attack-legion', clauses: ['R14.8'] },
          { id: 'solo-attack-edition', clauses: ['R14.8'], kind: 'edition' },
          { id: 'solo-move', clauses: ['R14.12'] },
          { id: 'solo-move-how', clauses: ['R14.12'] },
          { id: 'solo-move-wait', clauses: ['R14.12'], kind: 'ruling' },
        ],
      },
      {
        id: 'solo-other',
        paragraphs: [
          { id: 'solo-deployment', clauses: ['R14.9'] },
          { id: 'solo-deployment-full', clauses: ['R14.9'], kind: 'ruling' },
          { id: 'solo-mentat', clauses: ['R14.10'] },
          { id: 'solo-mentat-rulings', clauses: ['R14.10'], kind: 'ruling' },
          { id: 'solo-mentat-edition', clauses: ['R14.10'], kind: 'edition' },
          { id: 'solo-house', clauses: ['R14.11'] },
        ],
      },
      {
        id: 'solo-war',
        paragraphs: [
          { id: 'solo-garrison', clauses: ['R14.13'] },
          { id: 'solo-garrison-hidden', clauses: ['R14.13'], kind: 'ruling' },
          { id: 'solo-battle', clauses: ['R14.14'] },
          { id: 'solo-advance', clauses: ['R14.14'], kind: 'ruling' },
        ],
      },
      {
        id: 'solo-spice',
        paragraphs: [
          { id: 'solo-harvest', clauses: ['R14.15'] },
          { id: 'solo-round-end', clauses: ['R14.15'] },
          { id: 'solo-harvest-rulings', clauses: ['R14.15'], kind: 'ruling' },
          { id: 'solo-tokens', clauses: ['R14.16'] },
          { id: 'solo-reveal', clauses: ['R14.17'] },
          { id: 'solo-reveal-edition', clauses: ['R14.17'], kind: 'edition' },
          { id: 'solo-cards', clauses: ['R14.18'] },
          { id: 'solo-scheming', clauses: ['R14.18'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'guild',
    sections: [
      {
        id: 'guild-board',
        paragraphs: [
          { id: 'guild-about', clauses: ['R15.1'] },
          { id: 'guild-pay', clauses: ['R15.2'] },
          { id: 'guild-pay-rulings', clauses: ['R15.2'], kind: 'ruling' },
          { id: 'guild-landing', clauses: ['R15.3'], reconstructed: true },
        ],
      },
      {
        id: 'guild-pieces',
        paragraphs: [
          { id: 'guild-troops', clauses: ['R15.4'], reconstructed: true },
          { id: 'guild-frigates', clauses: ['R15.5'] },
          { id: 'guild-frigates-rulings', clauses: ['R15.5'], kind: 'ruling' },
          { id: 'guild-navigator', clauses: ['R15.6'], reconstructed: true },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
