import {
  EN,
  imperiumGame,
  legalMoves,
  outcome,
  pending,
  play,
  view,
  type GameEvent,
  type State,
} from '../../../../engine/imperium';
import { lineOf } from '../../../../app/imperium/playback/lines';
import { isTold } from '../../../../app/imperium/playback/rank';
import { scenesOf } from '../../../../app/imperium/playback/scenes';
import {
  eventsIn,
  partsOf,
  sceneTime,
  toldScenes,
  type ToldScene,
} from '../../../../app/imperium/playback/told';
import { recapOf } from '../../../../app/imperium/recap/recap';
import type { HistoryEntry } from '../../../../app/imperium/recap/useHistory';
import { optionsFor, stateOf } from '../support';

interface Tap {
  readonly seat: number;
  readonly before: State;
  readonly after: State;
  readonly events: readonly GameEvent[];
  readonly scenes: readonly ToldScene[];
}

/** A game of chance, move by move, with what is told after each. */
function taps(players: 1 | 2 | 3 | 4, seed: number): readonly Tap[] {
  const state = stateOf(players, seed);
  const all: Tap[] = [];
  let word = seed;
  while (outcome(state) === null && all.length < 400) {
    const moves = legalMoves(state);
    word = (word * 1103515245 + 12345) & 0x7fffffff;
    const move = moves[word % moves.length];
    const seat = pending(state)?.seat;
    if (!move || seat === undefined) throw new Error('nothing to do');
    const before = imperiumGame.clone(state);
    const steps = imperiumGame.playInSteps(before, move);
    const events = steps.flatMap((step) => step.events);
    play(state, move);
    const after = imperiumGame.clone(state);
    all.push({ seat, before, after, events, scenes: toldScenes(before, steps, seat) });
  }
  return all;
}

const TABLES = [1, 2, 3, 4] as const;
const GAMES = new Map(TABLES.map((players) => [players, taps(players, 11)]));

function gameOf(players: (typeof TABLES)[number]): readonly Tap[] {
  return GAMES.get(players) ?? [];
}

function said(scene: ToldScene) {
  return lineOf(scene, eventsIn(scene), view(scene.state, 'table').seats, EN);
}

describe('what is told after a tap', () => {
  it.each(TABLES)('takes at most eight seconds for each part, at the usual pace: %i', (players) => {
    const parts = gameOf(players).flatMap(({ scenes }) => partsOf(scenes));
    const times = parts.map((part) => part.reduce((sum, scene) => sum + sceneTime(scene), 0));
    expect(Math.max(...times)).toBeLessThanOrEqual(8000);
    expect(Math.max(...times)).toBeGreaterThan(1000);
  });

  it('tells each turn of House Hagal by itself', () => {
    for (const players of [1, 2] as const) {
      for (const { scenes } of gameOf(players)) {
        for (const scene of scenes) {
          const turns = eventsIn(scene).filter(
            (event) => event.type === 'hagal' && (event.what === 'goes' || event.what === 'harvests'),
          );
          expect(turns.length).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it.each(TABLES)('shows at its end the table as it is: %i', (players) => {
    const game = gameOf(players);
    for (const { scenes, after } of game) {
      const last = scenes.at(-1);
      if (last !== undefined) expect(imperiumGame.hash(last.state)).toBe(imperiumGame.hash(after));
    }
  });

  it.each(TABLES)('has numbers neither ahead of the words nor behind them: %i', (players) => {
    const game = gameOf(players);
    for (const { scenes } of game) {
      for (const scene of scenes) {
        const { seats } = view(scene.state, 'table');
        // What somebody has after this scene is what its last word on it says.
        const lastOf = new Map<string, number>();
        for (const event of eventsIn(scene)) {
          if (event.type === 'points') lastOf.set(`points-${event.seat}`, event.total);
          if (event.type === 'influence') lastOf.set(`${event.faction}-${event.seat}`, event.now);
        }
        for (const { seat, points, influence } of seats) {
          expect(lastOf.get(`points-${seat}`) ?? points).toBe(points);
          for (const [faction, now] of Object.entries(influence)) {
            expect(lastOf.get(`${faction}-${seat}`) ?? now).toBe(now);
          }
        }
      }
    }
  });

  it.each(TABLES)('leaves nothing out that others did: %i', (players) => {
    const game = gameOf(players);
    for (const { scenes, events, before } of game) {
      const { seats } = view(before, 'table');
      const words = scenes.map((scene) => [said(scene).text, ...said(scene).more].join(' ')).join(' ');
      for (const event of events) {
        if (event.type !== 'agentSent' || event.seat < players) continue;
        // House Hagal goes there, or harvests there.
        expect(words).toContain(seats[event.seat]?.name ?? '?');
      }
    }
  });

  it('is nothing of what one did oneself', () => {
    for (const players of TABLES) {
      for (const { scenes, seat } of gameOf(players)) {
        for (const { lead } of scenes) {
          if (lead.type === 'agentSent' || lead.type === 'cardsRevealed') expect(lead.seat).not.toBe(seat);
        }
      }
    }
  });

  it('says of each turn of House Hagal which card led there, and by which clause (I12.1, I12.6)', () => {
    let turns = 0;
    for (const players of [1, 2] as const) {
      for (const scene of gameOf(players).flatMap(({ scenes }) => scenes)) {
        const line = said(scene);
        expect(line.text).not.toBe('');
        if (line.space === null) continue;
        turns += 1;
        expect(line.clause).toMatch(/^I12\.[16]$/);
        expect(line.why.length).toBeGreaterThan(1);
      }
    }
    expect(turns).toBeGreaterThan(10);
  });

  it('takes the card that led there, not one that was turned up later', () => {
    const events: readonly GameEvent[] = [
      { type: 'hagal', seat: 1, clause: 'I12.7', what: 'reveals', about: 'wealth' },
      { type: 'hagal', seat: 1, clause: 'I12.7', what: 'swords', count: 3 },
      { type: 'hagal', seat: 2, clause: 'I12.7', what: 'reveals', about: 'carthag' },
      { type: 'hagal', seat: 2, clause: 'I12.7', what: 'swords', count: 0 },
    ];
    const [first] = scenesOf(events);
    if (!first) throw new Error('no scene');
    const line = lineOf(first, events, [{ name: 'Ann' }, { name: 'One' }, { name: 'Two' }], EN);
    expect(line.why[0]).toBe('Wealth');
    expect(scenesOf(events)).toHaveLength(2);
  });
});

describe('scenes', () => {
  it.each(TABLES)('lose no event that is told, and keep their order: %i', (players) => {
    const game = gameOf(players);
    const events = game.flatMap((tap) => tap.events);
    const scenes = scenesOf(events);
    scenes.forEach((scene, index) => expect(scene.first).toBe(scenes[index - 1]?.end ?? 0));
    const last = scenes.at(-1)?.end ?? 0;
    expect(events.slice(last).filter(isTold)).toEqual([]);
    for (const { lead, first, end } of scenes) {
      const at = events.indexOf(lead);
      expect(at >= first && at < end).toBe(true);
    }
  });
});

describe('the recap', () => {
  it('tells a seat what the others did since it last decided, and nothing that only one may know', () => {
    const entries: HistoryEntry[] = [];
    let told = 0;
    for (const { seat, events, after } of gameOf(3)) {
      entries.push({ ply: entries.length + 1, seat, events });
      const next = pending(after)?.seat;
      if (next === undefined || next === seat) continue;
      const items = recapOf(entries, next, optionsFor(3, 11), EN);
      const since = entries.slice(entries.findLastIndex((entry) => entry.seat === next) + 1);
      const acts = since
        .flatMap((entry) => entry.events)
        .filter((event) => event.type === 'agentSent' && event.seat !== next);
      expect(items.filter(({ space }) => space !== null).length).toBeGreaterThanOrEqual(acts.length);
      told += acts.length;
      for (const item of items) expect(item.seat).not.toBe(next);
    }
    expect(told).toBeGreaterThan(10);
  });
});
