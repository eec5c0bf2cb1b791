import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AnyEvent, AnyOptions } from '../../engine';
import { arrakisGame, type GameOptions, type Move, type State } from '../../engine/arrakis';
import { arrakisKind } from '../../app/arrakis/saved/kind';
import { trialOptions } from '../../app/arrakis/saved/trialOptions';
import { printGameFile } from '../../app/storage/file/print';
import { newDraft } from '../../app/storage/games/drafts';
import type { GameKind } from '../../app/storage/games/kind';
import { reopen } from '../../app/storage/games/reopen';
import { trialPicker } from '../../app/storage/games/trial';
import type { StoredMove } from '../../app/storage/games/types';
import { artifacts } from '../browser/session';

/** A game file of any game as another player would send it, of a game of chance that has gone far enough. */
export async function letterOf<Options extends AnyOptions, S, M, Event extends AnyEvent>(
  kind: GameKind<Options, S, M, Event>,
  name: string,
  enough: (moves: number, state: S) => boolean,
  options: Options,
  pick: (state: S) => M | undefined = trialPicker(kind.rules),
): Promise<string> {
  const { rules } = kind;
  const { draft, state } = newDraft(kind, name, options, Date.now());
  const moves: StoredMove[] = [];
  while (!enough(moves.length, state)) {
    const move = pick(state);
    if (!move) throw new Error('The game of chance is over too soon.');
    moves.push({ ply: moves.length + 1, move: rules.printMove(move) });
    rules.playSilently(state, move);
  }
  const stored = { ...draft, id: 1, deleted: null, moves, snapshots: [] };
  const text = await printGameFile(stored, await reopen(stored, rules), kind);
  mkdirSync(artifacts, { recursive: true });
  const file = join(artifacts, `${name}.sietch.txt`);
  writeFileSync(file, text);
  return file;
}

/** The same of War for Arrakis. */
export function letter(
  name: string,
  enough: (moves: number, state: State) => boolean,
  options: GameOptions = trialOptions,
  pick: (state: State) => Move | undefined = trialPicker(arrakisGame),
): Promise<string> {
  return letterOf(arrakisKind, name, enough, options, pick);
}
