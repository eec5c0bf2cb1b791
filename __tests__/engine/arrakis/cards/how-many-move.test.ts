import { pending } from '../../../../engine/arrakis';
import type { AreaId, CardId } from '../../../../engine/arrakis';
import { played, sideOfCard } from '../support/cards';
import { march, picks } from '../support/areas';
import { playAll } from '../support/position';

const HOMES = ['ne-12', 'sw-2', 'nw-6'] as const;

interface Mover {
  readonly card: CardId;
  /** What is done before its move. */
  readonly before: readonly string[];
  readonly count: number;
  /** The one legion that it speaks of. */
  readonly only?: AreaId;
}

const MOVERS: readonly Mover[] = [
  { card: 'barons-personal-guard', before: ['done'], count: 1 },
  { card: 'explosive-artillery', before: [], count: 1 },
  { card: 'rage-overcame-shaddam-iv-c', before: ['area:sw-2', 'done'], count: 1, only: 'sw-2' },
  { card: 'shigawire', before: [], count: 1 },
  { card: 'sardaukar-pogrom', before: [], count: 3 },
  { card: 'sardaukars-manner', before: ['number:1'], count: 1 },
  { card: 'full-control-of-the-air', before: ['done'], count: 1 },
  { card: 'sardaukar-disguised', before: [], count: 2 },
  {
    card: 'i-decide-what-best-serves-his-majesty',
    before: ['area:sw-2', 'done', 'number:1'],
    count: 1,
    only: 'sw-2',
  },
  { card: 'seek-out-the-mahdi', before: [], count: 1 },
  { card: 'war-plan', before: ['number:1'], count: 1 },
  { card: 'death-commandos', before: [], count: 2 },
  {
    card: 'voice-from-the-outer-world',
    before: ['area:sw-2', 'done', 'done', 'number:1'],
    count: 1,
    only: 'sw-2',
  },
  { card: 'battle-language', before: ['number:1'], count: 1 },
  { card: 'crysknife', before: [], count: 1 },
  { card: 'jubba-cloaks', before: [], count: 1 },
  { card: 'stillsuits', before: [], count: 1 },
];

/** Every legion satisfies every condition, and what stays behind of a split one does so again (R7.1). */
function legions(card: CardId): string {
  const side = sideOfCard(card) === 'atreides' ? 'A' : 'H';
  return HOMES.map((area) => `${area}: ${side} 2s2g`).join('\n');
}

describe('R7.1 a card moves as many legions as it says', () => {
  it.each(MOVERS)('$card', ({ card, before, count, only }) => {
    const s = played(card, `${legions(card)}\nleaderAt = shaddam:available`);
    playAll(s, ...before);
    for (const home of HOMES.slice(0, count)) {
      expect(pending(s)?.kind).toBe('moves');
      expect(picks(s, 'area')).toEqual(only === undefined ? expect.arrayContaining([home]) : [only]);
      playAll(s, `area:${only ?? home}`);
      playAll(s, `area:${picks(s, 'area')[0] ?? ''}`);
      march(s, 'special', 'generic');
    }
    expect(pending(s)?.kind).not.toBe('moves');
  });
});
