import { arrakisGame } from '../../engine/arrakis';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { GameOptions, Move, State } from '../../engine/arrakis';
import { printGameFile } from '../../app/storage/file/print';
import { newDraft } from '../../app/storage/games/drafts';
import { reopen } from '../../app/storage/games/reopen';
import { arrakisKind } from '../../app/arrakis/saved/kind';
import { trialOptions } from '../../app/arrakis/saved/trialOptions';
import { trialPicker } from '../../app/storage/games/trial';
import type { StoredMove } from '../../app/storage/games/types';
import { artifacts } from '../browser/session';

type Picker = (state: State) => Move | undefined;

/** A game file as another player would send it, of a game of chance that has gone far enough. */
export async function letter(
  name: string,
  enough: (moves: number, state: State) => boolean,
  options: GameOptions = trialOptions,
  pick: Picker = trialPicker(arrakisGame),
): Promise<string> {
  const { draft, state } = newDraft(arrakisKind, name, options, Date.now());
  const moves: StoredMove[] = [];
  while (!enough(moves.length, state)) {
    const move = pick(state);
    if (!move) throw new Error('The game of chance is over too soon.');
    moves.push({ ply: moves.length + 1, move: arrakisGame.printMove(move) });
    arrakisGame.playSilently(state, move);
  }
  const stored = { ...draft, id: 1, deleted: null, moves, snapshots: [] };
  const text = await printGameFile(stored, await reopen(stored, arrakisGame), arrakisKind);
  mkdirSync(artifacts, { recursive: true });
  const file = join(artifacts, `${name}.sietch.txt`);
  writeFileSync(file, text);
  return file;
}
