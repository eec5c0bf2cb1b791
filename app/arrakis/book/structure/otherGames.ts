import type { ChapterShape } from '../shapes';

/** More or fewer people at the table, and the expansion. */
export const OTHER_GAMES = [
  {
    id: 'shared',
    aside: true,
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
          { id: 'shared-house-die', clauses: ['R13.5'] },
          { id: 'shared-house-die-leaders', clauses: ['R13.5'], kind: 'ruling' },
          { id: 'shared-duties', clauses: ['R13.6'] },
          { id: 'shared-doubt', clauses: ['R13.6'], kind: 'ruling' },
          { id: 'shared-talk', clauses: ['R13.7'] },
        ],
      },
    ],
  },
  {
    id: 'solo',
    aside: true,
    sections: [
      {
        id: 'solo-setup',
        paragraphs: [
          { id: 'solo-idea', clauses: ['R14.0'] },
          { id: 'solo-together', clauses: ['R14.0'] },
          { id: 'solo-together-talk', clauses: ['R14.0'], kind: 'ruling' },
          { id: 'solo-setup', clauses: ['R14.1'] },
          { id: 'solo-start', clauses: ['R14.2'] },
        ],
      },
      {
        id: 'solo-vehicles',
        paragraphs: [
          { id: 'solo-harvesters', clauses: ['R14.3'] },
          { id: 'solo-harvesters-overflow', clauses: ['R14.3'] },
          { id: 'solo-harvesters-further', clauses: ['R14.3'], kind: 'ruling' },
          { id: 'solo-harvesters-edition', clauses: ['R14.3'], kind: 'edition' },
          { id: 'solo-aircraft', clauses: ['R14.4'] },
          { id: 'solo-aircraft-rest', clauses: ['R14.4'] },
          { id: 'solo-aircraft-any', clauses: ['R14.4'], kind: 'ruling' },
        ],
      },
      {
        id: 'solo-turn',
        paragraphs: [
          { id: 'solo-dice', clauses: ['R14.5'], diagram: 'mahdiDie' },
          { id: 'solo-leaders', clauses: ['R14.6'] },
          { id: 'solo-strength', clauses: ['R14.7'] },
          { id: 'solo-strength-example', clauses: ['R14.7'], kind: 'example' },
          { id: 'solo-borders', clauses: ['R14.7a'] },
        ],
      },
      {
        id: 'solo-attack',
        paragraphs: [
          { id: 'solo-attack', clauses: ['R14.8'], diagram: 'mahdiAttack' },
          { id: 'solo-attack-legion', clauses: ['R14.8'] },
          { id: 'solo-attack-edition', clauses: ['R14.8'], kind: 'edition' },
          { id: 'solo-move', clauses: ['R14.12'] },
          { id: 'solo-move-how', clauses: ['R14.12'] },
          { id: 'solo-move-wait', clauses: ['R14.12'] },
          { id: 'solo-move-join', clauses: ['R14.12'], kind: 'ruling' },
          { id: 'solo-move-edition', clauses: ['R14.12'], kind: 'edition' },
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
          { id: 'solo-battle-example', clauses: ['R14.5', 'R14.7', 'R14.8', 'R14.14'], kind: 'example' },
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
    aside: true,
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
