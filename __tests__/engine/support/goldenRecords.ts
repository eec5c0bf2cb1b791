import { readFileSync, readdirSync } from 'node:fs';
import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';
import type { GameRecord } from '../../../engine/core/record';

export function goldenFiles(folder: string): readonly string[] {
  return readdirSync(folder);
}

/** A record as it is kept: its moves are one text. */
export function readGolden<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  file: string,
  game: GameModule<Options, State, Move, Event, View>,
): GameRecord<Options> {
  const stored = JSON.parse(readFileSync(file, 'utf8')) as Omit<GameRecord<unknown>, 'moves'> & {
    moves: string;
  };
  return { ...stored, options: game.readOptions(stored.options), moves: stored.moves.split(' ') };
}
