import type { CardId } from '../../../../../engine/arrakis';
import { atRest, discardsOf, played } from '../../support/cards';
import { inArea, picks, placeOf } from '../../support/areas';
import { eventsOf, hitsIn, rolls, withLuck } from '../../support/luck';
import { legal, playAll } from '../../support/position';

const COPIES: readonly CardId[] = [
  'rage-overcame-shaddam-iv-a',
  'rage-overcame-shaddam-iv-b',
  'rage-overcame-shaddam-iv-c',
];
const IN_PLAY = 'leaderAt = shaddam:available';
const IN_TANK = 'leaderAt = shaddam:tank\ntank = - - - / shaddam - - - -';

describe('Rage Overcame Shaddam IV', () => {
  it.each(COPIES)('%s: with Shaddam not in play he enters, and 1 planning card is played', (card) => {
    const s = played(card, 'arrakeen: city', { also: 'forced-recruitment' });
    expect(placeOf(s, 'shaddam')).toBe('available');
    playAll(s, 'card:forced-recruitment', 'option:supply', 'figure:shaddam');
    expect(inArea(s, 'arrakeen')).toBe('H 3e shaddam city');
    expect(atRest(s)).toBe(true);
    expect([discardsOf(s, 'corrino'), discardsOf(s, 'harkonnen')]).toEqual([card, 'forced-recruitment']);
  });

  it('one after the other: the second finds him in play', () => {
    const s = played('rage-overcame-shaddam-iv-a', 'arrakeen: H 1r city', {
      also: 'rage-overcame-shaddam-iv-b',
    });
    playAll(s, 'card:rage-overcame-shaddam-iv-b', 'option:supply', 'figure:shaddam');
    expect(inArea(s, 'arrakeen')).toBe('H 1r2s shaddam city');
    expect(atRest(s)).toBe(true);
  });

  it('R11.1 his special action is offered from then on', () => {
    const s = played('rage-overcame-shaddam-iv-a', 'dice = 0 0 0 1 0 / 0 1 0 1 0');
    playAll(s, 'result:mentat', 'done', 'result:strategy');
    expect(picks(s, 'figure')).toEqual(['shaddam']);
  });

  describe('a: with Shaddam in play', () => {
    it('places him and 4 regulars in a settlement', () => {
      const s = played(
        'rage-overcame-shaddam-iv-a',
        `arrakeen: H 1r city\narsunt: city\nne-12: H 1r\n${IN_PLAY}`,
        {
          also: 'sandmasters',
        },
      );
      expect(picks(s, 'area')).toEqual(['arrakeen', 'arsunt']);
      playAll(s, 'area:arsunt', 'option:supply', 'figure:shaddam');
      expect(inArea(s, 'arsunt')).toBe('H 4r shaddam city');
      expect(atRest(s)).toBe(true); // and no card is played
    });

    it('in the tank: only the regulars', () => {
      const s = played('rage-overcame-shaddam-iv-a', `arrakeen: H 1r city\n${IN_TANK}`);
      playAll(s, 'option:supply');
      expect(inArea(s, 'arrakeen')).toBe('H 5r city');
      expect(atRest(s)).toBe(true);
    });

    it('R3.2 at the limit the excess goes; R3.8 from elsewhere he comes', () => {
      const s = played('rage-overcame-shaddam-iv-a', 'arrakeen: H 3r1e city\ncarthag: H 2r shaddam');
      playAll(s, 'option:supply', 'figure:shaddam', 'figure:regular', 'figure:regular');
      expect([inArea(s, 'arrakeen'), inArea(s, 'carthag')]).toEqual(['H 5r1e shaddam city', 'H 2r']);
    });

    it('without a settlement: no effect', () => {
      expect(atRest(played('rage-overcame-shaddam-iv-a', `ne-12: H 1r\n${IN_PLAY}`))).toBe(true);
    });
  });

  describe('b: with Shaddam in play', () => {
    it('places him and 2 Sardaukar in any legion', () => {
      const s = played(
        'rage-overcame-shaddam-iv-b',
        `arrakeen: city\nne-12: H 1r\nsw-2: H 2r\nsw-3: A 2r\n${IN_PLAY}`,
      );
      expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
      playAll(s, 'area:ne-12', 'option:supply', 'figure:shaddam');
      expect(inArea(s, 'ne-12')).toBe('H 1r2s shaddam');
      expect(atRest(s)).toBe(true);
    });

    it('R3.1 a missing Sardaukar may be replaced by a lower rank, or come from elsewhere', () => {
      const lines = `ne-12: H 1r\nsw-2: H 1r1s\nsupply = 16 8 6 12 24 12 1 6\n${IN_PLAY}`;
      const s = played('rage-overcame-shaddam-iv-b', lines);
      playAll(s, 'area:ne-12', 'option:supply', 'done');
      expect(inArea(s, 'ne-12')).toBe('H 1r1e1s');
      const t = played('rage-overcame-shaddam-iv-b', lines);
      playAll(t, 'area:ne-12', 'figure:special', 'option:fromBoard', 'area:sw-2', 'done');
      expect([inArea(t, 'ne-12'), inArea(t, 'sw-2')]).toEqual(['H 1r2s', 'H 1r']);
    });

    it('R6.5 Shaddam alone, or the Sardaukar alone', () => {
      const s = played('rage-overcame-shaddam-iv-b', `ne-12: H 1r\n${IN_PLAY}`);
      playAll(s, 'done', 'figure:shaddam');
      expect(inArea(s, 'ne-12')).toBe('H 1r shaddam');
    });
  });

  describe('c: with Shaddam in play', () => {
    const LEGIONS =
      'ne-9: H 1r1s\nsw-2: H 1r1s\narrakeen: H 3r city\nne-12: A 1r\nsw-3: A 1r\nbroken-land: A 1r';

    it('places him in a legion with a Sardaukar, moves it, then makes a surprise attack with it', () => {
      const s = played('rage-overcame-shaddam-iv-c', `${LEGIONS}\n${IN_PLAY}`);
      expect(picks(s, 'area')).toEqual(['ne-9', 'sw-2']);
      playAll(s, 'area:ne-9', 'figure:shaddam');
      expect(picks(s, 'area')).toEqual(['ne-9']);
      playAll(s, 'area:ne-9', 'area:ne-8', 'option:march');
      expect(inArea(s, 'ne-8')).toBe('H 1r1s shaddam');
      expect(picks(s, 'area')).toEqual(['ne-8']);
      // The special of the surprise becomes Shaddam's 2 hits.
      const events = withLuck(s, ['area:ne-8', 'area:ne-12'], rolls('ss', 's'));
      expect(eventsOf(events, 'attack').map((event) => event.surprise)).toEqual([true]);
      expect(hitsIn(events)).toEqual(['harkonnen 0', 'atreides 2']);
      playAll(s, 'option:hold');
      expect(atRest(s)).toBe(true);
    });

    it('R6.5 attacks without having moved', () => {
      const s = played('rage-overcame-shaddam-iv-c', `ne-8: H 1r1s\nsw-2: H 1s\nne-12: A 1r\n${IN_PLAY}`);
      playAll(s, 'area:ne-8', 'figure:shaddam', 'done');
      expect(picks(s, 'area')).toEqual(['ne-8']);
    });

    it('in the tank: the legion moves and attacks without him', () => {
      const s = played('rage-overcame-shaddam-iv-c', `${LEGIONS}\n${IN_TANK}`);
      playAll(s, 'area:ne-9', 'area:ne-9', 'area:ne-8', 'option:march');
      expect(inArea(s, 'ne-8')).toBe('H 1r1s');
      expect(picks(s, 'area')).toEqual(['ne-8']);
    });

    it('R6.5 he may stay where he is while another legion goes', () => {
      const s = played('rage-overcame-shaddam-iv-c', `sw-2: H 1s shaddam\nne-9: H 1r1s`);
      playAll(s, 'area:ne-9', 'done', 'area:ne-9', 'area:ne-8', 'option:march');
      expect([inArea(s, 'sw-2'), inArea(s, 'ne-8')]).toEqual(['H 1s shaddam', 'H 1r1s']);
      expect(atRest(s)).toBe(true);
    });

    it('no legion with a Sardaukar: no effect', () => {
      const s = played('rage-overcame-shaddam-iv-c', `arrakeen: H 3r city\n${IN_PLAY}`);
      expect(atRest(s)).toBe(true);
      expect(legal(s)).toContain('result:mentat');
    });
  });
});
