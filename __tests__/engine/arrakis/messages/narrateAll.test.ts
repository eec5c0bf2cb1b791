import { EN, narrateAll, type GameEvent } from '../../../../engine/arrakis';
import { SEATS } from './support/eventSamples';
import { LANGUAGES } from './support/languages';

const becomes = (area: 'north-pole' | 'arsunt'): GameEvent => ({
  type: 'replaced',
  side: 'harkonnen',
  area,
  from: 'regular',
  to: 'elite',
});
const lost = (figure: string, area: 'windgap' | 'arsunt' = 'windgap'): GameEvent => ({
  type: 'removed',
  side: 'atreides',
  area,
  figure,
  why: 'hit',
});
const texts = (events: readonly GameEvent[]) => narrateAll(events, SEATS, EN).map(({ text }) => text);

describe('equal steps are counted together', () => {
  it('several figures that became the same are one line', () => {
    expect(texts([becomes('north-pole'), becomes('north-pole'), becomes('north-pole')])).toEqual([
      '3 regulars in the North Pole became elites.',
    ]);
    expect(texts([becomes('north-pole')])).toEqual(['1 regular in the North Pole became 1 elite.']);
  });

  it('another place is another line', () => {
    expect(texts([becomes('north-pole'), becomes('arsunt')])).toHaveLength(2);
  });

  it('losses of one legion are one line, whatever stands between them, and every figure is named', () => {
    const events = [lost('regular'), becomes('arsunt'), lost('generic'), lost('regular'), lost('token-4')];
    expect(texts(events)).toEqual([
      'Atreides lost 2 regulars, 1 naib and 1 deployment token in Windgap.',
      '1 regular in Arsunt became 1 elite.',
    ]);
  });

  it('what happens in between that is no number ends it', () => {
    expect(texts([lost('regular'), { type: 'battleContinues', price: 0 }, lost('regular')])).toEqual([
      'Atreides lost 1 regular in Windgap.',
      'The battle continued.',
      'Atreides lost 1 regular in Windgap.',
    ]);
  });

  it('vehicles of a kind are one line with all their places, and remember which events they are', () => {
    const placed = (area: 'nw-1' | 'the-great-flat'): GameEvent => ({
      type: 'vehiclePlaced',
      vehicle: 'harvester',
      area,
    });
    const why = { type: 'mahdi', clause: 'R14.3', what: 'placeHarvester' } as const;
    const chose: GameEvent = { ...why, candidates: ['area:nw-1'], trace: [], chosen: 'area:nw-1' };
    const lines = narrateAll([chose, placed('nw-1'), chose, placed('the-great-flat')], SEATS, EN);
    expect(lines.map(({ at }) => at)).toEqual([[0], [1, 3], [2]]);
    expect(lines[1]?.text).toBe(
      'Harkonnen placed 2 harvesters in the deep desert west of the Funeral Plain and the Great Flat.',
    );
  });

  it('what one seat alone may see never joins what all may see', () => {
    const own: GameEvent = { ...lost('regular'), only: 0 };
    expect(narrateAll([lost('regular'), own], SEATS, EN)).toHaveLength(2);
  });

  it('R8.5 the markers of one claim move in one line with its reason', () => {
    const why = { by: 'claim', card: 'razzia' } as const;
    const moved = (marker: 'jihad' | 'sandDwellers', by: number, to: number): GameEvent => ({
      type: 'markerMoved',
      marker,
      by,
      to,
      why,
    });
    expect(texts([moved('sandDwellers', 1, 2), moved('jihad', 2, 4)])).toEqual([
      'Sand Dwellers +1 (now 2) and Jihad +2 (now 4): Razzia.',
    ]);
  });
});

it.each(LANGUAGES)('numbers agree with their words in %s', (_, catalogue) => {
  const signs = (count: number): readonly GameEvent[] =>
    Array.from({ length: count }, () => ({ type: 'wormsignPlaced', area: 'windgap' }) as const);
  const of = (events: readonly GameEvent[]) => narrateAll(events, SEATS, catalogue)[0]?.text ?? '';
  const forms = [1, 2, 5].flatMap((count) => [
    of(signs(count)),
    of(Array.from({ length: count }, () => becomes('arsunt'))),
    of(Array.from({ length: count }, () => lost('elite'))),
  ]);
  expect(forms).toMatchSnapshot();
});
