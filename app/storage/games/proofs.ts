import { digest } from '../digest';
import type { GameId, Snapshot } from './types';

/** Stored beside a snapshot: a position with a changed letter can still be one, but not the players'. */
export function snapshotDigest({ ply, position }: Snapshot): number {
  return digest(`${ply} ${position}`);
}

/** Three bytes beside each move: a changed letter can make another move of it, and even one that can be played. */
export function moveDigest(game: GameId, ply: number, move: string): number {
  return digest(`${game} ${ply} ${move}`) % 0x80_0000;
}
