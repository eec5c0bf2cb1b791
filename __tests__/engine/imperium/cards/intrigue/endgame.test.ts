import { INTRIGUES } from '../../../../../engine/imperium';
import { endgame } from '../../support/intrigue';
import { describeSpecs } from '../../support/specs';
import { changes } from '../../support/table';

const SPECS: Record<string, () => void> = {
  'corner-the-market': () => {
    const card = 'intrigue:corner-the-market';
    const with2 = 'discards = the-spice-must-flow the-spice-must-flow / the-spice-must-flow / ';
    const level = with2.replace('/ the-spice-must-flow /', '/ the-spice-must-flow the-spice-must-flow /');
    expect(changes(endgame('corner-the-market', 3, with2), 0, card)).toEqual({ points: 2, intrigue: -1 });
    expect(changes(endgame('corner-the-market', 3, level), 0, card)).toEqual({ points: 1, intrigue: -1 });
    expect(changes(endgame('corner-the-market', 3), 0, card)).toEqual({ intrigue: -1 });
    // I13.8: each Rival counts as holding two.
    expect(changes(endgame('corner-the-market', 1, with2), 0, card)).toEqual({ points: 1, intrigue: -1 });
    const three = with2.replace('= the-spice', '= the-spice-must-flow the-spice');
    expect(changes(endgame('corner-the-market', 1, three), 0, card)).toEqual({ points: 2, intrigue: -1 });
  },
  'plans-within-plans': () => {
    const card = 'intrigue:plans-within-plans';
    const influence = (own: string) => `influence = ${own} 0 0 0 0 0 0 0 0`;
    expect(changes(endgame('plans-within-plans', 3, influence('3 3 2 2')), 0, card)).toEqual({
      intrigue: -1,
    });
    expect(changes(endgame('plans-within-plans', 3, influence('3 3 3 2')), 0, card)).toEqual({
      points: 1,
      intrigue: -1,
    });
    expect(changes(endgame('plans-within-plans', 3, influence('3 3 3 3')), 0, card)).toEqual({
      points: 2,
      intrigue: -1,
    });
  },
};

describeSpecs(
  'Endgame Intrigue (I10.2)',
  INTRIGUES.flatMap((card) => ('endgame' in card && !('combat' in card) ? [card.id] : [])),
  SPECS,
);
