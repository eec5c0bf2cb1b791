import { arrakis } from '../../../engine';
import { recordOf, startState, type Reopened } from '../games/reopen';
import { replayMoves } from '../games/replay';
import type { Rules } from '../games/rules';
import type { StoredGame } from '../games/types';
import {
  FILE_TITLE,
  FILE_VERSION,
  GAME_NAME,
  MOVES_PER_LINE,
  MOVES_TITLE,
  POSITION_TITLE,
  TAPS_PER_LINE,
  TAPS_REMARK,
  type HeadField,
} from './format';

const SIDE_LETTERS = ['A', 'H'] as const;

function letter(state: arrakis.State): string {
  const now = arrakis.pending(state);
  const side = now === null ? 0 : (arrakis.seatPlan(state.options)[now.seat]?.side ?? 0);
  return SIDE_LETTERS[side] ?? 'A';
}

/** Moves in lines, each with the number of its first move and the side that decided. */
async function moveLines(record: StoredGame, rules: Rules): Promise<string[]> {
  const { state } = startState(record, rules);
  const lines: string[] = [];
  let line: string[] = [];
  let side = letter(state);
  let round = state.round;
  let first = record.base + 1;
  if (round > 0) lines.push(`# Round ${round}`);

  const flush = (next: number) => {
    if (line.length > 0) lines.push(`${first} ${side} ${line.join(' ')}`);
    line = [];
    first = next;
  };
  const moves = record.moves.filter((move) => move.ply > record.base);
  const texts = new Map(moves.map((move) => [move.ply, move.move]));
  await replayMoves(rules, state, record.base, moves, {
    after(now, ply) {
      line.push(texts.get(ply) ?? '');
      const next = letter(now);
      if (next !== side || line.length === MOVES_PER_LINE || now.round !== round) flush(ply + 1);
      side = next;
      if (now.round !== round) {
        round = now.round;
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

export async function printGameFile(stored: StoredGame, reopened: Reopened, rules: Rules): Promise<string> {
  const record = recordOf(stored, reopened, rules);
  const head: Record<HeadField, string> = {
    Name: record.name,
    Game: GAME_NAME,
    Engine: String(rules.version),
    Options: JSON.stringify(record.options),
    Created: new Date(record.created).toISOString(),
    Length: String(reopened.ply - record.base),
    Fingerprint: rules.hash(reopened.state),
  };
  const lines = [`${FILE_TITLE} ${FILE_VERSION}`];
  for (const [name, value] of Object.entries(head)) lines.push(`${name}: ${value}`);
  if (reopened.base) {
    lines.push('', POSITION_TITLE, ...reopened.base.position.split('\n').map((line) => `  ${line}`));
  }
  lines.push('', MOVES_TITLE, ...(await moveLines(record, rules)), ...tapLines(record));
  return `${lines.join('\n')}\n`;
}
