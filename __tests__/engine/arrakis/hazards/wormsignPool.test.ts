import { view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { seedStream } from '../../../../engine/core/random';
import { desertTurn, inArea, lastDie } from '../support/areas';
import { eventsOf, turned, withLuck } from '../support/luck';
import { actionTurn, playAll } from '../support/position';

/** Fifteen deserts away from ne-11. */
const FIFTEEN = [
  ...['ne-1', 'ne-2', 'ne-3', 'ne-13', 'ne-14', 'ne-16', 'se-1', 'se-2'],
  ...['se-3', 'se-4', 'se-7', 'sw-1', 'sw-2', 'sw-5', 'nw-1'],
];

const FACES = ['sand', 'sandworm', 'burrowing'] as const;

describe('R3.6, R9.3 face-down wormsigns and the pool are sixteen tokens: 6 sand, 6 sandworms, 4 burrowing', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'R7.5 what one turned out to be in the action phase none of the others is (seed %i)',
    (seed) => {
      const s = actionTurn(
        'harkonnen',
        { atreides: {}, harkonnen: { strategy: 1 } },
        `shield-wall-east: H 1r\nne-11: wormsign\n${FIFTEEN.map((area) => `${area}: wormsign`).join('\n')}`,
      );
      playAll(s, 'result:strategy', 'option:move', 'area:shield-wall-east');
      withLuck(s, ['area:ne-11'], turned({ 'ne-11': 'sandworm' }));
      s.random = seedStream(seed);
      // Back on the mountain no new wormsign comes to the legion (R9.2): the other fifteen are turned.
      const events = playAll(s, 'area:shield-wall-east');
      const kinds = eventsOf(events, 'wormsignTurned').map((event) => event.wormsign);
      expect(FACES.map((face) => kinds.filter((kind) => kind === face).length)).toEqual([6, 5, 4]);
    },
  );

  it('R3.6 what lies face down is told to nobody', () => {
    const s = desertTurn('');
    const events = playAll(s, 'option:desertPower', 'number:1', 'area:ne-12', 'area:ne-8');
    expect(eventsOf(events, 'wormsignPlaced')).toEqual([
      { type: 'wormsignPlaced', area: 'ne-12' },
      { type: 'wormsignPlaced', area: 'ne-8' },
    ]);
    const shown = (state: State) => [0, 1, 'table' as const].map((viewer) => view(state, viewer).areas);
    const other = desertTurn('', 2);
    playAll(other, 'option:desertPower', 'number:1', 'area:ne-12', 'area:ne-8');
    expect(shown(other)).toEqual(shown(s));
  });

  it('R3.6 what has been put down stays what it is, however often it is asked', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const s = desertTurn('', seed);
      playAll(s, 'option:desertPower', 'number:1', 'area:ne-12', 'done');
      const kinds = [1, 2, 3].map((stream) => {
        const copy: State = JSON.parse(JSON.stringify(s)) as State;
        copy.random = seedStream(stream);
        copy.frames = lastDie('').frames;
        copy.dice = lastDie('').dice;
        const events = playAll(copy, 'done');
        return eventsOf(events, 'wormsignTurned').map((event) => event.wormsign)[0];
      });
      expect(new Set(kinds).size).toBe(1);
      seen.add(String(kinds[0]));
    }
    expect([...seen].sort()).toEqual(['burrowing', 'sand', 'sandworm']);
  });

  it('R3.6 a position that does not say what they are draws them when the first is needed', () => {
    const s = lastDie('ne-12: wormsign');
    expect(inArea(s, 'ne-12')).toBe('wormsign');
    expect(eventsOf(playAll(s, 'done'), 'wormsignTurned')).toHaveLength(1);
  });
});
