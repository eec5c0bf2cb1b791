import type { ChapterShape } from '../shapes';

/** The automaton, and the games of two and of one. */
export const HAGAL = [
  {
    id: 'hagal',
    sections: [
      {
        id: 'hagal-turn',
        paragraphs: [
          { id: 'hagal-reveal', clauses: ['I12.1'], diagram: 'hagalTurn' },
          { id: 'hagal-stuck', clauses: ['I12.1'], kind: 'ruling' },
          { id: 'hagal-faction', clauses: ['I12.2'] },
          { id: 'hagal-signet', clauses: ['I12.3'] },
          { id: 'hagal-troops', clauses: ['I12.4'] },
          { id: 'hagal-garrison', clauses: ['I12.5'] },
          { id: 'hagal-example', clauses: ['I12.1', 'I12.4', 'I12.5'], kind: 'example' },
          { id: 'hagal-harvest', clauses: ['I12.6'] },
          { id: 'hagal-harvest-source', clauses: ['I12.6'], kind: 'ruling' },
        ],
      },
      {
        id: 'hagal-combat',
        paragraphs: [
          { id: 'hagal-swords', clauses: ['I12.7'] },
          { id: 'hagal-hit', clauses: ['I12.8'] },
          { id: 'hagal-control', clauses: ['I12.1', 'I5.6'], kind: 'ruling' },
        ],
      },
    ],
  },
  {
    id: 'two-players',
    sections: [
      {
        id: 'two-people',
        paragraphs: [
          { id: 'two-setup', clauses: ['I12.9'] },
          { id: 'two-when', clauses: ['I12.10'] },
          { id: 'two-gets', clauses: ['I12.11'] },
          { id: 'two-example', clauses: ['I12.10', 'I12.11'], kind: 'example' },
        ],
      },
    ],
  },
  {
    id: 'alone',
    sections: [
      {
        id: 'rivals-setup',
        paragraphs: [
          { id: 'rivals-leaders', clauses: ['I13.1'] },
          { id: 'rivals-levels', clauses: ['I13.2'] },
          { id: 'rivals-highest', clauses: ['I13.2'], kind: 'ruling' },
          { id: 'rivals-start', clauses: ['I13.3'] },
          { id: 'rivals-swordmaster', clauses: ['I13.3'], kind: 'ruling' },
        ],
      },
      {
        id: 'rivals-play',
        paragraphs: [
          { id: 'rivals-turns', clauses: ['I13.4'] },
          { id: 'rivals-rewards', clauses: ['I13.5'] },
          { id: 'rivals-spend', clauses: ['I13.6'] },
          { id: 'rivals-spend-ruling', clauses: ['I13.6'], kind: 'ruling' },
          { id: 'rivals-spend-example', clauses: ['I13.5', 'I13.6'], kind: 'example' },
          { id: 'rivals-choices', clauses: ['I13.7'] },
          { id: 'rivals-choices-ruling', clauses: ['I13.7'], kind: 'ruling' },
          { id: 'rivals-corner', clauses: ['I13.8'] },
        ],
      },
      {
        id: 'rivals-expert',
        paragraphs: [
          { id: 'rivals-deploy', clauses: ['I13.9'] },
          { id: 'rivals-lead', clauses: ['I15.10'] },
          { id: 'rivals-lead-ruling', clauses: ['I15.10'], kind: 'ruling' },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
