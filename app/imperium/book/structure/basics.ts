import type { ChapterShape } from '../shapes';

/** What is on the table, how it is set up, and what tracks and cards are. */
export const BASICS = [
  {
    id: 'table',
    sections: [
      {
        id: 'idea',
        paragraphs: [
          { id: 'table-idea', clauses: ['I3.1'] },
          { id: 'table-how', clauses: ['I4.2'] },
          { id: 'table-people', clauses: ['I2.10'] },
        ],
      },
      {
        id: 'box',
        paragraphs: [
          { id: 'box-all', clauses: ['I1'] },
          { id: 'box-own', clauses: ['I1'] },
          { id: 'box-limits', clauses: ['I1'] },
        ],
      },
    ],
  },
  {
    id: 'preparation',
    sections: [
      {
        id: 'prep-table',
        paragraphs: [
          { id: 'prep-board', clauses: ['I2.1'] },
          { id: 'prep-conflicts', clauses: ['I2.2'] },
          { id: 'prep-decks', clauses: ['I2.3'] },
        ],
      },
      {
        id: 'prep-seats',
        paragraphs: [
          { id: 'prep-leader', clauses: ['I2.4'] },
          { id: 'prep-deck', clauses: ['I2.5'] },
          { id: 'prep-water', clauses: ['I2.6'] },
          { id: 'prep-pieces', clauses: ['I2.7'] },
          { id: 'prep-first', clauses: ['I2.8'] },
          { id: 'prep-extra', clauses: ['I2.9'] },
          { id: 'prep-fewer', clauses: ['I2.10'] },
        ],
      },
    ],
  },
  {
    id: 'influence',
    sections: [
      {
        id: 'tracks',
        paragraphs: [
          { id: 'track-steps', clauses: ['I8.1'], diagram: 'track' },
          { id: 'track-two', clauses: ['I8.2'] },
          { id: 'track-four', clauses: ['I8.3'] },
          { id: 'track-gain', clauses: ['I8.6'] },
          { id: 'track-full', clauses: ['I8.6'], kind: 'ruling' },
        ],
      },
      {
        id: 'alliances',
        paragraphs: [
          { id: 'alliance-first', clauses: ['I8.4'] },
          { id: 'alliance-lose', clauses: ['I8.5'] },
          { id: 'alliance-heirs', clauses: ['I15.9'] },
          { id: 'alliance-example', clauses: ['I8.4', 'I8.5'], kind: 'example' },
        ],
      },
    ],
  },
  {
    id: 'cards',
    sections: [
      {
        id: 'anatomy',
        paragraphs: [
          { id: 'card-parts', clauses: ['I10.1'], diagram: 'card' },
          { id: 'card-beats', clauses: ['I10.1'] },
          { id: 'card-known', clauses: ['I10.1'], kind: 'ruling' },
        ],
      },
      {
        id: 'intrigue',
        paragraphs: [
          { id: 'intrigue-kinds', clauses: ['I10.2'] },
          { id: 'intrigue-deck', clauses: ['I10.2'] },
          { id: 'intrigue-stay', clauses: ['I10.2'] },
        ],
      },
      {
        id: 'leaders',
        paragraphs: [
          { id: 'leader-two', clauses: ['I10.3'] },
          { id: 'leader-example', clauses: ['I10.3'], kind: 'example' },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
