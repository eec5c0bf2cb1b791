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

const isPrinted = (code: number) => code > 0x20 && code < 0x7f;
/** What a decoder puts where a byte is none of any letter. */
const NO_LETTER = 0xfffd;
const ALL_PRINTED = Array.from({ length: 0x7f }, (_, code) => code).filter(isPrinted);

/** What a letter was before one of its bits was turned over. */
function lettersBefore(code: number): readonly number[] {
  if (code === NO_LETTER) return ALL_PRINTED;
  return [0, 1, 2, 3, 4, 5, 6].map((bit) => code ^ (1 << bit)).filter(isPrinted);
}

/**
 * The move that was stored, if the one that is read differs from it in a single bit: of some hundred texts that it can have
 * been, one fits its digest. Null where none does.
 */
export function mendedMove(stored: unknown, game: GameId, ply: number, move: string): string | null {
  if (typeof stored !== 'number') return null;
  for (let at = 0; at < move.length; at += 1) {
    for (const code of lettersBefore(move.charCodeAt(at))) {
      const text = `${move.slice(0, at)}${String.fromCharCode(code)}${move.slice(at + 1)}`;
      if (moveDigest(game, ply, text) === stored) return text;
    }
  }
  return null;
}
