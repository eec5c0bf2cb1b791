import type { ChapterShape } from '../shapes';

/** What is on the table, and how a round and its actions go. */
export const BASICS = [
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
          { id: 'setup-figures', clauses: ['R3.1', 'R3.3', 'R3.5', 'R3.6'] },
          { id: 'setup-dice', clauses: ['R6.1', 'R7.10'] },
          { id: 'setup-bene-gesserit', clauses: ['R3.7'] },
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
      {
        id: 'round-start',
        paragraphs: [
          { id: 'round-draw', clauses: ['R5.1'] },
          { id: 'round-few-prescience', clauses: ['R5.1'], kind: 'ruling' },
        ],
      },
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
          { id: 'bene-gesserit-example', clauses: ['R6.2'], kind: 'example' },
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
] as const satisfies readonly ChapterShape[];
