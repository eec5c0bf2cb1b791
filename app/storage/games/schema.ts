import * as v from 'valibot';

/** Stored rows and files of others are checked before anything believes them. */

export const LIMITS = { name: 80, moves: 50_000, fileBytes: 2_000_000 } as const;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The last time that a date can stand for. */
const LAST_TIME = 8_640_000_000_000_000;

/** Clocks go wrong, and a game is not hidden for it: a time that is none is told as 0. */
const time = v.pipe(
  v.unknown(),
  v.transform((stored) =>
    Number.isInteger(stored) && Math.abs(Number(stored)) <= LAST_TIME ? Number(stored) : 0,
  ),
);

export const gameRowSchema = v.object({
  id: whole,
  kind: v.string(),
  name: v.string(),
  options: v.string(),
  engine: whole,
  created: time,
  played: time,
  deleted: v.union([v.null(), time]),
  base: whole,
  born: whole,
  ply: whole,
  lost: whole,
  summary: v.string(),
});

export const statisticsRowSchema = v.object({
  game: whole,
  kind: v.string(),
  finished: time,
  rounds: whole,
  moves: whole,
  result: v.string(),
});

/** A text that should be JSON; null when it is not. What it says is for the game to judge. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
