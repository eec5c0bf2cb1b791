import { translatorFor } from '../../../../app/i18n';
import {
  actingSide,
  eventsOf,
  sceneTime,
  toldScenes,
  type ToldScene,
} from '../../../../app/arrakis/playback/scenes';
import { lineOf, type SceneLine } from '../../../../app/arrakis/playback/lines';
import { displayTime } from '../../../../app/arrakis/playback/usePlayback';
import {
  apply,
  playInSteps,
  EN,
  hashState,
  legalMoves,
  newGame,
  newGameInSteps,
  outcome,
  pending,
  strengthAt,
  view,
  type GameEvent,
  type GameOptions,
  type Mode,
  type Move,
  type PlayedStep,
  type State,
} from '../../../../engine/arrakis';

interface Played {
  readonly before: State;
  readonly move: Move;
  readonly scenes: readonly ToldScene[];
}

/** A whole game, the moves of people always the same. */
function game(mode: Mode, seed: number): readonly Played[] {
  const played: Played[] = [];
  let state = newGame({ mode, seed, names: ['Ann', 'Hal'], ties: 'random' });
  let next = seed;
  for (let ply = 0; ply < 400 && outcome(state) === null; ply += 1) {
    const moves = legalMoves(state);
    next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
    const move = moves[(next >> 8) % moves.length];
    if (!move) break;
    const scenes = toldScenes(state, playInSteps(state, move), actingSide(state, false));
    played.push({ before: state, move, scenes });
    state = apply(state, move).state;
  }
  return played;
}

const t = translatorFor('en');
const solo = [5, 6].flatMap((seed) => game('mahdi', seed));
const two = [5, 6].flatMap((seed) => game('two', seed));

function told(played: readonly Played[]): readonly { readonly scene: ToldScene; readonly line: SceneLine }[] {
  return played.flatMap(({ scenes }) => scenes.map((scene) => ({ scene, line: lineOf(scene, t, EN) })));
}

function timeOf(scenes: readonly ToldScene[]): number {
  return scenes.reduce((sum, scene) => sum + sceneTime(scene), 0);
}

describe.each([
  ['two players', two],
  ['alone', solo],
])('what happens in a game for %s', (_, played) => {
  const news = played.filter(({ scenes }) => scenes.length > 0);

  it('is told, and ends with the game as it is', () => {
    expect(news.length).toBeGreaterThan(15);
    for (const { before, move, scenes } of news) {
      expect(hashState(scenes[scenes.length - 1]?.state ?? before)).toBe(
        hashState(apply(before, move).state),
      );
    }
  });

  it('shows each event once, in order, so that no motion is shown twice', () => {
    for (const { before, move, scenes } of news) {
      expect(scenes.flatMap(eventsOf)).toEqual(apply(before, move).events);
    }
  });

  it('takes at most 8 seconds for a turn, a moment 1.2 and a beat at least 0.3', () => {
    for (const { scenes } of news) {
      expect(timeOf(scenes)).toBeLessThanOrEqual(8000);
      for (const scene of scenes) {
        if (scene.rank === 'moment') expect(sceneTime(scene)).toBe(1200);
        else expect(sceneTime(scene)).toBeGreaterThanOrEqual(300);
      }
    }
  });

  it('says something in every scene, and nothing of what only one seat may know', () => {
    for (const { scene, line } of told(news)) {
      expect(line.text).not.toBe('');
      expect(scene.lead.only).toBeUndefined();
    }
  });

  it('shows the tracks of the scene: none is ahead of what was told, and none behind it', () => {
    let checked = 0;
    for (const { before, scenes } of news) {
      let { supremacy } = view(before, 'table');
      for (const scene of scenes) {
        for (const event of eventsOf(scene)) if (event.type === 'supremacy') supremacy = event.to;
        expect(view(scene.state, 'table').supremacy).toBe(supremacy);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('is no news for the side that did it with its own hand', () => {
    const quiet = played.filter(({ scenes }) => scenes.length === 0);
    expect(quiet.length).toBeGreaterThan(20);
    const own = news.flatMap(({ before, scenes }) => {
      const { seats } = view(before, 'table');
      const side = seats[pending(before)?.seat ?? 0]?.side;
      return scenes.filter(
        ({ lead }) => (lead.type === 'moved' || lead.type === 'attack') && lead.side === side,
      );
    });
    expect(own).toEqual([]);
  });
});

describe('a turn that is too long', () => {
  const state = newGame({ mode: 'two', seed: 3, names: ['Ann', 'Hal'] });
  const storm = (area: string): GameEvent => ({ type: 'storm', area }) as GameEvent;
  const areas = ['ne-1', 'ne-2', 'ne-3', 'ne-4', 'ne-5', 'nw-1', 'nw-2', 'nw-3', 'nw-4'];
  const steps: readonly PlayedStep[] = areas.map((area) => ({ events: [storm(area)], state }));

  it('is drawn together, and still tells everything', () => {
    const scenes = toldScenes(state, steps, null);
    expect(timeOf(scenes)).toBeLessThanOrEqual(8000);
    expect(scenes.length).toBe(6);
    const lines = scenes.map((scene) => lineOf(scene, t, EN));
    expect(lines.flatMap(({ text, more }) => [text, ...more])).toHaveLength(areas.length);
  });
});

describe('the automaton', () => {
  const lines = told(solo);

  it('R14.8 attacks with both strengths, as they were before it', () => {
    const attacks = lines.filter(
      ({ scene: { lead } }) => lead.type === 'attack' && lead.side === 'harkonnen',
    );
    expect(attacks.length).toBeGreaterThan(0);
    for (const { scene, line } of attacks) {
      const [arrow] = line.arrows;
      if (!arrow) throw new Error('no arrow');
      expect(line.text).toContain(`strength ${strengthAt(scene.before, arrow.from).coarse}, `);
      expect(line.text).toContain(`strength ${strengthAt(scene.before, arrow.to).coarse}`);
    }
  });

  it('R14.12 marches with its reasons and where the criteria led', () => {
    const marches = lines.filter(({ line }) => line.clause === 'R14.12' && line.arrows[0]?.kind === 'move');
    expect(marches.length).toBeGreaterThan(5);
    expect(marches.every(({ line }) => line.whys.length > 0)).toBe(true);
  });
});

describe('how long a scene stays', () => {
  it('follows the setting, and is nothing where nothing moves', () => {
    expect(displayTime(1200, 'normal')).toBe(1200);
    expect(displayTime(1200, 'fast')).toBeLessThan(1200);
    expect(displayTime(1200, 'slow')).toBeGreaterThan(1200);
    expect(displayTime(1200, 'off')).toBe(0);
  });
});

describe('what is prepared before the first decision', () => {
  function opening(options: GameOptions): readonly ToldScene[] {
    const { before, steps } = newGameInSteps(options);
    return toldScenes(before, steps, actingSide(before, true));
  }
  const options = { mode: 'mahdi', seed: 7, names: ['Ann', 'Mahdi'], ties: 'random' } as const;
  const scenes = opening(options);
  const lines = scenes.map((scene) => lineOf(scene, t, EN));

  it('ends with the game as it is when the human is asked', () => {
    const last = scenes.at(-1);
    expect(last && hashState(last.state)).toBe(hashState(newGame(options)));
  });

  it('R14.2 tells the round, then harvest sector and target, marked on the map', () => {
    expect(lines[0]?.clause).toBe('R5.1');
    expect(lines[1]?.clause).toBe('R14.2');
    expect(lines[1]?.place).toEqual({ kind: 'area', id: 'gara-kulon' });
  });

  it('R14.3, R14.4 vehicles take no time of their own', () => {
    expect(lines.some(({ clause }) => clause === 'R14.3' || clause === 'R14.4')).toBe(false);
    const placed = scenes.flatMap(eventsOf).filter(({ type }) => type === 'vehiclePlaced');
    expect(placed.length).toBeGreaterThan(3);
  });

  it('R6.1 ends with the dice of the human', () => {
    expect(lines.at(-1)?.clause).toBe('R6.1');
  });

  it('is told where no automaton plays, too', () => {
    const between = opening({ mode: 'two', seed: 7, names: ['Ann', 'Hal'] });
    expect(between.map((scene) => lineOf(scene, t, EN).text)[0]).toBe('Round 1 began.');
  });
});

describe('a battle that is told', () => {
  const fights = [...told(solo), ...told(two)].flatMap(({ scene, line }) =>
    line.fight === null ? [] : [{ scene, line, fight: line.fight }],
  );

  it('lies beside its line as the dice fell, wherever legions threw some', () => {
    const thrown = [...told(solo), ...told(two)].filter(({ scene }) =>
      scene.all
        .slice(scene.first, scene.end)
        .some((event) => event.type === 'combatDice' && event.why === 'attack'),
    );
    expect(thrown.length).toBeGreaterThan(5);
    expect(fights).toHaveLength(thrown.length);
    for (const { scene, fight } of fights) {
      const last = scene.all
        .slice(scene.first, scene.end)
        .findLast((event) => event.type === 'combatDice' && event.why === 'attack');
      if (last?.type !== 'combatDice') throw new Error('No dice.');
      expect(fight.attacker).toBe(last.side);
      expect(fight.faces[last.side]).toEqual(last.faces);
      expect(fight.round).toBeGreaterThan(0);
    }
  });

  it('shows whom the scene cost, and no one lost before it', () => {
    for (const { scene, fight } of fights) {
      const gone = scene.all
        .slice(scene.first, scene.end)
        .filter(
          (event) =>
            (event.type === 'removed' && event.why === 'hit') ||
            (event.type === 'replaced' && event.to === 'regular') ||
            event.type === 'leaderToTank',
        );
      expect(fight.losses.atreides.length + fight.losses.harkonnen.length).toBeLessThanOrEqual(gone.length);
    }
  });

  it('does not say as well what the dice show', () => {
    for (const { line } of fights) {
      expect([line.text, ...line.more].join(' ')).not.toMatch(/combat dice?,/);
      expect(line.text).not.toBe('');
    }
  });
});
