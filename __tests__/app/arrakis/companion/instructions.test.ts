import {
  AREA_FACTS,
  EN,
  newTable,
  tableArea,
  tableDie,
  tableGoOn,
  withTableArea,
  withTactics,
  type GameEvent,
  type State,
} from '../../../../engine/arrakis';
import {
  instructionsOf,
  logLineOf,
  logText,
  lineWithInstructions,
  scenesOfAnswer,
} from '../../../../app/arrakis/companion/instructions';
import { eventsOf } from '../../../../app/arrakis/playback/scenes';
import { translatorFor } from '../../../../app/i18n';

const t = translatorFor('en');

/** Nothing but a legion of the Harkonnen and a sietch with one regular. */
function table(): State {
  const bare = AREA_FACTS.reduce((state, { id }) => {
    const { sietchRank } = tableArea(state, id);
    const nothing = { side: null, regular: 0, elite: 0, special: 0, generic: 0, leaders: [], tokens: 0 };
    const rest = { settlement: false, station: false, wormsign: false, sandworm: null, harvester: false };
    return withTableArea(state, id, { ...nothing, ...rest, sietchRank: sietchRank === null ? null : 1 });
  }, newTable(5));
  const sietch = withTableArea(bare, 'windgap', {
    ...tableArea(bare, 'windgap'),
    side: 'atreides',
    regular: 1,
  });
  const legion = { ...tableArea(sietch, 'cne-2'), side: 'harkonnen', regular: 3, generic: 1 } as const;
  return withTactics(withTableArea(sietch, 'cne-2', legion), 'gara-kulon', 'windgap');
}

describe('what Mahdi does, in words for the table', () => {
  const before = table();
  const scenes = scenesOfAnswer(before, tableDie(before, 'strategy'));

  it('tells the move with its clause, its way and what to move', () => {
    const lines = scenes.map((scene) => lineWithInstructions(scene, t, EN));
    const move = lines.find(({ arrows }) => arrows.length > 0);
    expect(move?.clause).toBe('R14.12');
    expect(move?.arrows).toEqual([{ from: 'cne-2', to: 'splintered-rock', kind: 'move' }]);
    expect(move?.more).toContain(
      'Move 3 regular, 1 bashar: Mountains south-east of Hagga Basin → Splintered Rock',
    );
  });

  it('keeps why it was decided', () => {
    const kept = scenes.map((scene) => logLineOf(scene, t, EN));
    expect(kept.flatMap(({ whys }) => whys).length).toBeGreaterThan(0);
  });

  it('copies as steps, one in each line', () => {
    const lines = scenes.map((scene) => logLineOf(scene, t, EN));
    const text = logText([{ id: 1, round: 1, title: 'Die: Strategy', lines }]);
    expect(text.split('\n')[0]).toBe('Die: Strategy');
    expect(text).toContain(
      '- Move 3 regular, 1 bashar: Mountains south-east of Hagga Basin → Splintered Rock',
    );
    expect(
      text
        .split('\n')
        .slice(1)
        .every((line) => line.startsWith('- ')),
    ).toBe(true);
  });

  it('a battle that is fought here is told step by step', () => {
    const near = withTableArea(before, 'csw-3', {
      ...tableArea(before, 'csw-3'),
      side: 'harkonnen',
      regular: 5,
    });
    const attacked = tableDie(near, 'strategy').state;
    const told = tableGoOn(attacked);
    const fought = scenesOfAnswer(attacked, told);
    expect(fought.length).toBeGreaterThan(1);
    expect(fought.flatMap(eventsOf).some(({ type }) => type === 'combatDice')).toBe(true);
    expect(fought.flatMap(eventsOf)).toEqual(told.events);
    expect(fought.at(-1)?.state).toBe(told.state);
  });

  it('counts equal steps together and cuts nothing off', () => {
    const placed = (id: string) => ({ type: 'deployed', side: 'harkonnen', area: id, figure: 'regular' });
    const areas = ['carthag', 'carthag', 'carthag', 'arsunt', 'north-pole', 'arrakeen', 'hagga-basin'];
    const events = areas.map(placed) as unknown as readonly GameEvent[];
    const told = { state: before, events, steps: [{ events, state: before }] };
    const steps = scenesOfAnswer(before, told).flatMap((scene) => instructionsOf(scene, t, EN));
    expect(steps).toEqual([
      'Harkonnen put 3 regulars in Carthag.',
      'Harkonnen put 1 regular in Arsunt.',
      'Harkonnen put 1 regular in the North Pole.',
      'Harkonnen put 1 regular in Arrakeen.',
      'Harkonnen put 1 regular in Hagga Basin.',
    ]);
  });

  it('nothing told is nothing to show', () => {
    expect(scenesOfAnswer(before, { state: before, events: [], steps: [] })).toEqual([]);
  });
});
