import { act, renderHook, waitFor } from '@testing-library/react-native';

import { openGames } from '../../../../app/store/games';
import { openLibrary, setGameStorage, gameStorage } from '../../../../app/store/gamesLibrary';
import {
  closeGame,
  openGame,
  playMove,
  playMoves,
  startGame,
  useRunningGame,
  type RunningGame,
} from '../../support/arrakisTable';
import { useEarlier } from '../../../../app/arrakis/table/panels/useEarlier';
import { linesOf, plyOf, useLog } from '../../../../app/arrakis/table/panels/useLog';
import { catalogueFor } from '../../../../app/arrakis/texts/catalogue';
import {
  apply,
  EN,
  legalMoves,
  narrate,
  newGame,
  outcome,
  EVENT_FACTS,
  type Catalogue,
  type GameEvent,
} from '../../../../engine/arrakis';
import { speakNow } from '../../i18n/support/loadLanguages';
import { luck, pickMove, randomTap } from '../../storage/support/games';
import { freshFolder, nodeEnvironment } from '../../storage/support/nodeStorage';

const options = { mode: 'mahdi', seed: 5, names: ['Ann', 'Mahdi'], ties: 'random' } as const;
const seats = [
  { side: 'atreides', name: 'Ann' },
  { side: 'harkonnen', name: 'Mahdi' },
] as const;

function movesOfAGame(): readonly (readonly GameEvent[])[] {
  const all: (readonly GameEvent[])[] = [];
  let state = newGame(options);
  const random = luck(5);
  for (let ply = 0; ply < 250 && outcome(state) === null; ply += 1) {
    if (legalMoves(state).length === 0) break;
    const played = apply(state, pickMove(state, random));
    state = played.state;
    all.push(played.events);
  }
  return all;
}

describe('the lines of a move', () => {
  const moves = movesOfAGame();

  it('tell everything that is open and not quiet, the choices of the automaton below what they led to', () => {
    let chosen = 0;
    for (const events of moves) {
      const lines = linesOf(1, events, options, EN);
      const told = lines.map(({ text, detail }) => `${text}\n${detail ?? ''}`).join('\n');
      for (const event of events) {
        if (event.only !== undefined || EVENT_FACTS[event.type].told === 'never') continue;
        if (event.type === 'mahdi') {
          chosen += 1;
          expect(told).toContain(narrate(event, seats, EN).text);
          continue;
        }
        const line = lines.find((one) => one.events.includes(event));
        // Alone it has its own sentence; with others of its kind it is counted.
        if (line?.events.length === 1) expect(line.text).toBe(narrate(event, seats, EN).text);
        expect(line).toBeDefined();
      }
    }
    expect(chosen).toBeGreaterThan(20);
  });

  it('count equal steps together', () => {
    const became = { type: 'replaced', side: 'harkonnen', area: 'north-pole', from: 'regular', to: 'elite' };
    const lines = linesOf(1, [became, became, became] as unknown as readonly GameEvent[], options, EN);
    expect(lines.map(({ text }) => text)).toEqual(['3 regulars in the North Pole became elites.']);
    expect(lines[0]?.place).toEqual({ kind: 'area', id: 'north-pole' });
  });

  it('R7.16 name the reason of each change of a track, and its place', () => {
    const why = { by: 'settlement', area: 'windgap', side: 'atreides' } as const;
    const [line] = linesOf(1, [{ type: 'supremacy', by: 2, to: 5, why }], options, EN);
    expect(line?.text).toBe('Supremacy +2 (now 5): sietch of Windgap destroyed.');
    expect(line?.place).toEqual({ kind: 'area', id: 'windgap' });
  });

  it('never tell what only one seat may know', () => {
    const secret: GameEvent = { type: 'cardsSeen', seat: 0, cards: ['war-plan'], only: 0 };
    expect(linesOf(1, [secret], options, EN)).toEqual([]);
  });

  it('name a criterion only where it left something out', () => {
    const event: GameEvent = {
      type: 'mahdi',
      clause: 'R14.4',
      what: 'placeCarryall',
      candidates: ['zone:air-cne-ne', 'zone:air-cnw-nw'],
      trace: [{ criterion: 'most harvesters protected', left: ['zone:air-cne-ne', 'zone:air-cnw-nw'] }],
      chosen: 'zone:air-cne-ne',
    };
    const [line] = linesOf(1, [event], options, EN);
    expect(line?.detail).toContain('R14.4');
    expect(line?.detail).not.toContain('Most harvesters');
  });
});

async function openApp(): Promise<void> {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  await openLibrary();
  await openGames();
}

const speak = (language: 'en' | 'cs') => act(() => speakNow(language));

afterAll(() => gameStorage().library.close());

describe('the log of this sitting', () => {
  it('tells old lines in the language of the moment, and a tap of several moves as one', async () => {
    await openApp();
    await speak('en');
    const start = await startGame(options, 'Evening');
    const { result, rerender } = renderHook(({ game }: { readonly game: RunningGame }) => useLog(game), {
      initialProps: { game: start },
    });
    const random = luck(3);
    const taps = [{ ply: 0, events: start.events }];
    for (let tap = 0; tap < 8; tap += 1) {
      const { ply } = taps.at(-1) ?? { ply: 0 };
      const game = await playMoves(randomTap(1 + (tap % 2), random));
      act(() => rerender({ game }));
      taps.push({ ply: game.ply, events: game.events });
      expect(game.last?.first).toBe(ply + 1);
    }
    const linesIn = (catalogue: Catalogue) =>
      taps.flatMap(({ events }, index) =>
        linesOf(index === 0 ? 0 : (taps[index - 1]?.ply ?? 0) + 1, events, options, catalogue),
      );
    expect(result.current).toEqual(linesIn(EN));
    expect(result.current.length).toBeGreaterThan(10);
    await speak('cs');
    expect(result.current).toEqual(linesIn(catalogueFor('cs')));
    expect(result.current[0]?.text).not.toBe(linesIn(EN)[0]?.text);
    await speak('en');
    expect(result.current).toEqual(linesIn(EN));
  });
});

describe('the log of a game that is opened again', () => {
  it('has what happened before, from the beginning, and loses what is taken back', async () => {
    await openApp();
    await speak('en');
    const { id } = await startGame(options, 'Evening');
    const random = luck(3);
    for (let move = 0; move < 12; move += 1) {
      const { game } = useRunningGame.getState();
      if (game) await playMove(pickMove(game.state, random));
    }
    await closeGame();
    const game = await openGame(id);
    const { result, rerender } = renderHook(
      (props: { readonly game: typeof game }) => useEarlier(props.game, useLog(props.game)),
      { initialProps: { game } },
    );
    expect(result.current).toEqual([]);
    await waitFor(() => expect(result.current.length).toBeGreaterThan(5));
    expect(result.current[0]?.text).toBe('Round 1 began.');
    await speak('cs');
    expect(result.current[0]?.text).not.toBe('Round 1 began.');
    await speak('en');
    expect(result.current[0]?.text).toBe('Round 1 began.');
    const plies = result.current.map(plyOf);
    expect(plies).toEqual([...plies].sort((a, b) => a - b));
    act(() => rerender({ game: { ...game, ply: 4 } }));
    expect(result.current.every((line) => plyOf(line) <= 4)).toBe(true);
  });
});
