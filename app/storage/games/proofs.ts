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

/**
 * Rows from before there were digests have none and are believed. A digest may be damaged itself: a changed letter changes
 * half of its bits, so that one which differs in a single bit was hit there, and the text beside it is sound.
 */
function proves(stored: unknown, expected: number): boolean {
  if (stored === null || stored === expected) return true;
  if (typeof stored !== 'number' || !Number.isSafeInteger(stored)) return false;
  const wrong = BigInt(stored) ^ BigInt(expected);
  return (wrong & (wrong - 1n)) === 0n;
}

export function provesSnapshot(stored: unknown, snapshot: Snapshot): boolean {
  return proves(stored, snapshotDigest(snapshot));
}

export function provesMove(stored: unknown, game: GameId, ply: number, move: string): boolean {
  return proves(stored, moveDigest(game, ply, move));
}
