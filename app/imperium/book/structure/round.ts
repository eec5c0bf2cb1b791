import type { ChapterShape } from '../shapes';

/** A round from its first card to the end of the game. */
export const ROUND = [
  {
    id: 'rounds',
    sections: [
      {
        id: 'five-phases',
        paragraphs: [
          { id: 'phases-list', clauses: ['I4.1', 'I4.2', 'I4.3', 'I4.4', 'I4.5'], diagram: 'phases' },
        ],
      },
      {
        id: 'phase-by-phase',
        paragraphs: [
          { id: 'phase-start', clauses: ['I4.1'] },
          { id: 'phase-start-example', clauses: ['I4.1'], kind: 'example' },
          { id: 'phase-turns', clauses: ['I4.2'] },
          { id: 'phase-combat', clauses: ['I4.3'] },
          { id: 'phase-makers', clauses: ['I4.4'] },
          { id: 'phase-recall', clauses: ['I4.5'] },
        ],
      },
      {
        id: 'plots',
        paragraphs: [
          { id: 'plots-when', clauses: ['I4.6'] },
          { id: 'plots-between', clauses: ['I4.6'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'agents',
    sections: [
      {
        id: 'sending',
        paragraphs: [
          { id: 'send-card', clauses: ['I5.1'], diagram: 'agentTurn' },
          { id: 'send-icons', clauses: ['I5.1'] },
          { id: 'send-pay', clauses: ['I5.2'] },
          { id: 'send-sell', clauses: ['I5.2', 'I9.15'], kind: 'ruling' },
        ],
      },
      {
        id: 'effects',
        paragraphs: [
          { id: 'effects-order', clauses: ['I5.3'] },
          { id: 'effects-at-once', clauses: ['I5.3'], kind: 'ruling' },
          { id: 'effects-arrow', clauses: ['I5.4'] },
          { id: 'effects-must', clauses: ['I5.4'] },
          { id: 'effects-paid', clauses: ['I5.4'], kind: 'ruling' },
          { id: 'effects-wait', clauses: ['I15.7'] },
          { id: 'effects-wait-ruling', clauses: ['I15.7'], kind: 'ruling' },
        ],
      },
      {
        id: 'deploying',
        paragraphs: [
          { id: 'deploy', clauses: ['I5.5'] },
          { id: 'deploy-example', clauses: ['I5.5'], kind: 'example' },
          { id: 'deploy-ruling', clauses: ['I5.5'], kind: 'ruling' },
          { id: 'troops', clauses: ['I5.9'] },
        ],
      },
      {
        id: 'gains',
        paragraphs: [
          { id: 'control-bonus', clauses: ['I5.6'] },
          { id: 'harvesting', clauses: ['I5.7'] },
          { id: 'harvesting-example', clauses: ['I5.7'], kind: 'example' },
        ],
      },
      {
        id: 'the-mentat',
        paragraphs: [
          { id: 'mentat', clauses: ['I5.8'] },
          { id: 'mentat-won', clauses: ['I5.8'] },
          { id: 'mentat-ruling', clauses: ['I5.8'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'reveal',
    sections: [
      {
        id: 'revealing',
        paragraphs: [
          { id: 'reveal-hand', clauses: ['I6.1'] },
          { id: 'reveal-boxes', clauses: ['I6.2'] },
          { id: 'reveal-drawn', clauses: ['I6.2'] },
        ],
      },
      {
        id: 'acquiring',
        paragraphs: [
          { id: 'acquire', clauses: ['I6.3'] },
          { id: 'acquire-row', clauses: ['I6.3', 'I15.4'] },
          { id: 'acquire-example', clauses: ['I6.3'], kind: 'example' },
        ],
      },
      {
        id: 'strength',
        paragraphs: [
          { id: 'strength-set', clauses: ['I6.4'] },
          { id: 'strength-early', clauses: ['I15.6'] },
          { id: 'strength-example', clauses: ['I6.4', 'I15.6'], kind: 'example' },
        ],
      },
      {
        id: 'clean-up',
        paragraphs: [
          { id: 'clean-up', clauses: ['I6.5'] },
          { id: 'late-draw', clauses: ['I15.1'] },
        ],
      },
      {
        id: 'in-play',
        paragraphs: [
          { id: 'bond', clauses: ['I6.6'] },
          { id: 'bond-example', clauses: ['I6.6'], kind: 'example' },
          { id: 'empty-deck', clauses: ['I6.7'] },
          { id: 'trash', clauses: ['I6.8'] },
          { id: 'trash-later', clauses: ['I15.5'] },
          { id: 'trash-copies', clauses: ['I15.5'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'combat',
    sections: [
      {
        id: 'fighting',
        paragraphs: [
          { id: 'combat-cards', clauses: ['I7.1'] },
          { id: 'combat-pass', clauses: ['I7.1'], kind: 'ruling' },
          { id: 'combat-winner-cards', clauses: ['I7.2'] },
          { id: 'combat-winner-ruling', clauses: ['I7.2'], kind: 'ruling' },
        ],
      },
      {
        id: 'rewards',
        paragraphs: [
          { id: 'rewards', clauses: ['I7.3'], diagram: 'strength' },
          { id: 'rewards-ties', clauses: ['I7.4'] },
          { id: 'rewards-example', clauses: ['I7.3', 'I7.4'], kind: 'example' },
          { id: 'rewards-order', clauses: ['I15.3'] },
          { id: 'rewards-ruling', clauses: ['I15.3'], kind: 'ruling' },
        ],
      },
      {
        id: 'afterwards',
        paragraphs: [
          { id: 'control', clauses: ['I7.5'] },
          { id: 'troops-home', clauses: ['I7.6'] },
        ],
      },
    ],
  },
  {
    id: 'ending',
    sections: [
      {
        id: 'the-end',
        paragraphs: [
          { id: 'end-check', clauses: ['I3.1'] },
          { id: 'end-edition', clauses: ['I3.1'], kind: 'edition' },
          { id: 'end-intrigue', clauses: ['I3.2'] },
          { id: 'end-once', clauses: ['I3.4'], kind: 'ruling' },
        ],
      },
      {
        id: 'winner',
        paragraphs: [
          { id: 'end-ties', clauses: ['I3.3'] },
          { id: 'end-ties-rivals', clauses: ['I3.3'], kind: 'ruling' },
          { id: 'end-points', clauses: ['I3.5'] },
          { id: 'end-example', clauses: ['I3.1', 'I3.3'], kind: 'example' },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
