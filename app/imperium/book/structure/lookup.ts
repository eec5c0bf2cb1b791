import type { ChapterShape } from '../shapes';

/** What is looked up during a game: single cards, and every space. */
export const LOOKUP = [
  {
    id: 'single-cards',
    sections: [
      {
        id: 'wording',
        paragraphs: [
          { id: 'word-discard', clauses: ['I15.2'] },
          { id: 'word-choose', clauses: ['I15.4'] },
          { id: 'word-target', clauses: ['I15.8'] },
          { id: 'word-nothing', clauses: ['I10.5'], kind: 'ruling' },
        ],
      },
      {
        id: 'explained-cards',
        paragraphs: [
          { id: 'card-bindu', clauses: ['I10.4'] },
          { id: 'card-bindu-edition', clauses: ['I10.4'], kind: 'edition' },
          { id: 'card-voice', clauses: ['I10.4'] },
          { id: 'card-voice-ruling', clauses: ['I10.4'], kind: 'ruling' },
          { id: 'card-kwisatz', clauses: ['I10.4'] },
          { id: 'card-snooper', clauses: ['I10.4'] },
          { id: 'card-hire', clauses: ['I10.4'] },
          { id: 'card-respect', clauses: ['I10.4'] },
          { id: 'card-test', clauses: ['I10.4'] },
        ],
      },
      {
        id: 'explained-leaders',
        paragraphs: [
          { id: 'leader-baron', clauses: ['I10.4', 'I2.9'] },
          { id: 'leader-baron-ruling', clauses: ['I10.4'], kind: 'ruling' },
          { id: 'leader-others', clauses: ['I10.5'] },
          { id: 'leader-helena', clauses: ['I10.5'] },
          { id: 'leader-helena-ruling', clauses: ['I10.5'], kind: 'ruling' },
        ],
      },
      {
        id: 'more-cards',
        paragraphs: [
          { id: 'more-deck', clauses: ['I10.5'] },
          { id: 'more-intrigue', clauses: ['I10.5'] },
          { id: 'more-rulings', clauses: ['I10.5'], kind: 'ruling' },
          { id: 'more-envoy', clauses: ['I10.5', 'I10.4'], kind: 'ruling' },
          { id: 'more-example', clauses: ['I10.5'], kind: 'example' },
        ],
      },
    ],
  },
  {
    id: 'spaces',
    sections: [
      {
        id: 'space-emperor',
        paragraphs: [
          { id: 'space-conspire', clauses: ['I9.1'] },
          { id: 'space-wealth', clauses: ['I9.2'] },
        ],
      },
      {
        id: 'space-guild',
        paragraphs: [
          { id: 'space-heighliner', clauses: ['I9.3'] },
          { id: 'space-foldspace', clauses: ['I9.4'] },
        ],
      },
      {
        id: 'space-bene',
        paragraphs: [
          { id: 'space-selective-breeding', clauses: ['I9.5'] },
          { id: 'space-secrets', clauses: ['I9.6'] },
        ],
      },
      {
        id: 'space-fremen',
        paragraphs: [
          { id: 'space-hardy-warriors', clauses: ['I9.7'] },
          { id: 'space-stillsuits', clauses: ['I9.8'] },
        ],
      },
      {
        id: 'space-landsraad',
        paragraphs: [
          { id: 'space-high-council', clauses: ['I9.9'] },
          { id: 'space-mentat', clauses: ['I9.10'] },
          { id: 'space-rally-troops', clauses: ['I9.11'] },
          { id: 'space-swordmaster', clauses: ['I9.12'] },
          { id: 'space-hall-of-oratory', clauses: ['I9.13'] },
        ],
      },
      {
        id: 'space-city',
        paragraphs: [
          { id: 'space-arrakeen', clauses: ['I9.16'] },
          { id: 'space-carthag', clauses: ['I9.17'] },
          { id: 'space-research-station', clauses: ['I9.18'] },
          { id: 'space-sietch-tabr', clauses: ['I9.19'] },
        ],
      },
      {
        id: 'space-trade',
        paragraphs: [
          { id: 'space-secure-contract', clauses: ['I9.14'] },
          { id: 'space-sell-melange', clauses: ['I9.15'] },
          { id: 'space-the-great-flat', clauses: ['I9.20'] },
          { id: 'space-hagga-basin', clauses: ['I9.21'] },
          { id: 'space-imperial-basin', clauses: ['I9.22'] },
        ],
      },
    ],
  },
] as const satisfies readonly ChapterShape[];
