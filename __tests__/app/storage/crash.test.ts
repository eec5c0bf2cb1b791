import { rmSync } from 'node:fs';

import fc from 'fast-check';

import { arrakisGame, hashState, pending } from '../../../engine/arrakis';
import { openDatabase } from '../../../app/storage/database';
import { reopen } from '../../../app/storage/games/reopen';
import { sqliteGames } from '../../../app/storage/games/sqliteGames';
import type { GameId } from '../../../app/storage/games/types';
import { openLibrary, setGameStorage, gameStorage } from '../../../app/store/gamesLibrary';
import { openGame, playMove, playMoves, startGame, undoMove, useRunningGame } from '../support/arrakisTable';
import { aloneAtFile, WatchedDisk, type Crash } from './support/disk';
import { luck, options, pickMove, randomTap } from './support/games';
import { freshFolder, nodeEnvironment, PRAGMAS } from './support/nodeStorage';

jest.setTimeout(120_000);

/** What the player has seen of each game at a time. */
type Seen = ReadonlyMap<GameId, string>;
interface Moment {
  readonly time: number;
  readonly seen: Seen;
}

const command = fc.oneof(
  { weight: 1, arbitrary: fc.constant('new' as const) },
  { weight: 12, arbitrary: fc.constant('play' as const) },
  { weight: 4, arbitrary: fc.constant('tap' as const) },
  { weight: 3, arbitrary: fc.constant('undo' as const) },
  { weight: 1, arbitrary: fc.constant('switch' as const) },
  { weight: 1, arbitrary: fc.constant('restart' as const) },
);

function shown(): readonly [GameId, string] {
  const { game } = useRunningGame.getState();
  if (!game) throw new Error('no game');
  return [game.id, hashState(game.state)];
}

/** Plays by the commands and notes after each what is on the screen, and when. */
async function playThrough(
  disk: WatchedDisk,
  restart: () => Promise<void>,
  commands: readonly (typeof command extends fc.Arbitrary<infer T> ? T : never)[],
  seed: number,
): Promise<readonly Moment[]> {
  const random = luck(seed);
  let seen: Seen = new Map();
  const moments: Moment[] = [];
  const note = () => {
    seen = new Map([...seen, shown()]);
    moments.push({ time: disk.time, seen });
  };
  await startGame(options(seed), 'first');
  note();
  for (const what of commands) {
    const { game } = useRunningGame.getState();
    if (what === 'new') await startGame(options(seed + seen.size), 'another');
    else if (what === 'play' && game && pending(game.state)) await playMove(pickMove(game.state, random));
    else if (what === 'tap') await playMoves(randomTap(3, random));
    else if (what === 'undo') await undoMove();
    else if (what === 'switch') await openGame([...seen.keys()][Math.floor(random() * seen.size)] ?? 0);
    else if (what === 'restart') {
      const id = game?.id ?? 0;
      await restart();
      await openGame(id);
    }
    note();
  }
  return moments;
}

/** The games that a crashed folder gives back. */
async function survivors(folder: string, pragmas: string): Promise<Seen> {
  const opened = await openDatabase(nodeEnvironment(folder, pragmas));
  expect(opened.recovery).toBeNull();
  const games = sqliteGames(opened.db);
  const found = new Map<GameId, string>();
  for (const { id } of await games.list()) {
    const stored = await games.load(id);
    if (!stored) throw new Error(`game ${id} cannot be read`);
    const { state, trouble } = await reopen(stored, arrakisGame);
    expect(trouble).toBeNull();
    found.set(id, hashState(state));
  }
  await opened.db.close();
  return found;
}

const cases: readonly (readonly [keyof typeof PRAGMAS, Crash])[] = [
  ['wal', 'kill'],
  ['wal', 'power'],
  ['delete', 'kill'],
];

afterEach(() => jest.restoreAllMocks());

describe('a crash at any moment', () => {
  it.each(cases)(
    'with journal %s, %s: gives back the last tap shown, all of it',
    async (journal, crash) => {
      const pragmas = PRAGMAS[journal];
      if (journal === 'delete') aloneAtFile();
      let images = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(command, { minLength: 5, maxLength: 30 }),
          fc.nat(1000),
          fc.array(fc.record({ when: fc.nat(9999).map((n) => n / 9999), torn: fc.constantFrom(0, 0.3, 1) }), {
            minLength: 4,
            maxLength: 4,
          }),
          async (commands, seed, crashes) => {
            const folder = freshFolder();
            const disk = new WatchedDisk(folder);
            const restart = async () => {
              await gameStorage().library.close();
              setGameStorage(nodeEnvironment(folder, pragmas));
              await openLibrary();
            };
            await restart();
            const moments = await playThrough(disk, restart, commands, seed);
            await gameStorage().library.close();
            disk.stop();

            for (const { when, torn } of crashes) {
              const first = moments[0]?.time ?? 0;
              const time = first + Math.floor(when * (disk.time - first));
              const image = freshFolder();
              disk.imageAt(time, crash, image, torn);
              const found = await survivors(image, pragmas);
              const before = moments.findLast((moment) => moment.time <= time);
              const next = moments.find((moment) => moment.time > time) ?? before;
              // Either the change that was on its way is there or it is not; nothing else has changed.
              expect([entries(before), entries(next)]).toContainEqual(entries({ seen: found }));
              images += 1;
              rmSync(image, { recursive: true });
            }
            rmSync(folder, { recursive: true });
          },
        ),
        { numRuns: 15 },
      );
      expect(images).toBeGreaterThanOrEqual(60);
    },
    240_000,
  );
});

function entries(moment: { readonly seen: Seen } | undefined): readonly (readonly [GameId, string])[] {
  return [...(moment?.seen ?? [])].sort(([a], [b]) => a - b);
}
