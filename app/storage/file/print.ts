import type { AnyEvent, AnyOptions } from '../../../engine';
import type { GameKind } from '../games/kind';
import { recordOf, startState, type Reopened } from '../games/reopen';
import { replayMoves } from '../games/replay';
import type { StoredGame } from '../games/types';
import {
  FILE_TITLE,
  FILE_VERSION,
  MOVES_PER_LINE,
  MOVES_TITLE,
  NO_FINGERPRINT,
  POSITION_TITLE,
  TAPS_PER_LINE,
  TAPS_REMARK,
  type HeadField,
} from './format';

/** Moves in lines, each with the number of its first move and the letter of the team that decided. */
async function moveLines<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  record: StoredGame,
  { rules, teamLetters }: GameKind<Options, State, Move, Event>,
): Promise<string[]> {
  const { state } = startState(record, rules);
  const seats = rules.seats(rules.options(state));
  const letterAt = (now: State): string => {
    const seat = rules.pending(now)?.seat ?? 0;
    return teamLetters[seats[seat]?.team ?? 0] ?? '';
  };
  const lines: string[] = [];
  let line: string[] = [];
  let letter = letterAt(state);
  let round = rules.round(state);
  let first = record.base + 1;
  if (round > 0) lines.push(`# Round ${round}`);

  const flush = (next: number) => {
    if (line.length > 0) lines.push(`${first} ${letter} ${line.join(' ')}`);
    line = [];
    first = next;
  };
  const moves = record.moves.filter((move) => move.ply > record.base);
  const texts = new Map(moves.map((move) => [move.ply, move.move]));
  await replayMoves(rules, state, record.base, moves, {
    after(now, ply) {
      line.push(texts.get(ply) ?? '');
      const next = letterAt(now);
      const roundNow = rules.round(now);
      if (next !== letter || line.length === MOVES_PER_LINE || roundNow !== round) flush(ply + 1);
      letter = next;
      if (roundNow !== round) {
        round = roundNow;
        lines.push(`# Round ${round}`);
      }
    },
  });
  flush(0);
  return lines;
}

/** The moves that were made together, as remarks: taps of a single move need none. */
function tapLines({ moves, base }: StoredGame): string[] {
  const taps: { first: number; last: number }[] = [];
  for (const { ply, joined } of moves) {
    if (ply <= base) continue;
    const tap = taps.at(-1);
    if (joined && tap) tap.last = ply;
    else taps.push({ first: ply, last: ply });
  }
  const ranges = taps.flatMap(({ first, last }) => (first < last ? [`${first}-${last}`] : []));
  const lines: string[] = [];
  for (let start = 0; start < ranges.length; start += TAPS_PER_LINE) {
    lines.push([TAPS_REMARK, ...ranges.slice(start, start + TAPS_PER_LINE)].join(' '));
  }
  return lines;
}

function fileText(
  record: StoredGame,
  fingerprint: string,
  base: string | null,
  moves: readonly string[],
): string {
  const last = Math.max(record.base, record.moves.at(-1)?.ply ?? 0);
  const head: Record<HeadField, string> = {
    Name: record.name,
    Game: record.kind,
    Engine: String(record.engine),
    Options: JSON.stringify(record.options),
    Created: new Date(record.created).toISOString(),
    Length: String(last - record.base),
    Fingerprint: fingerprint,
  };
  const lines = [`${FILE_TITLE} ${FILE_VERSION}`];
  for (const [name, value] of Object.entries(head)) lines.push(`${name}: ${value}`);
  if (base !== null) lines.push('', POSITION_TITLE, ...base.split('\n').map((line) => `  ${line}`));
  lines.push('', MOVES_TITLE, ...moves, ...tapLines(record));
  return `${lines.join('\n')}\n`;
}

export async function printGameFile<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  reopened: Reopened<State, Move>,
  kind: GameKind<Options, State, Move, Event>,
): Promise<string> {
  const record = recordOf(stored, reopened, kind.rules);
  const fingerprint = kind.rules.hash(reopened.state);
  return fileText(record, fingerprint, reopened.base?.position ?? null, await moveLines(record, kind));
}

/** A game whose rules are not known here, as it is stored: a version that knows them can read it. */
export function printUnknownGame(stored: StoredGame): string {
  const moves = stored.moves.filter(({ ply }) => ply > stored.base);
  const lines: string[] = [];
  for (let start = 0; start < moves.length; start += MOVES_PER_LINE) {
    const line = moves.slice(start, start + MOVES_PER_LINE);
    lines.push([String(line[0]?.ply ?? 0), ...line.map(({ move }) => move)].join(' '));
  }
  const base = stored.snapshots.find(({ ply }) => ply === stored.base);
  return fileText(stored, NO_FINGERPRINT, stored.base > 0 ? (base?.position ?? null) : null, lines);
}
