import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';
import { withTidyNames } from '../games/drafts';
import type { GameKind } from '../games/kind';
import { tidyName } from '../games/names';
import { replayMoves } from '../games/replay';
import { LIMITS } from '../games/schema';
import type { GameDraft, Snapshot, StoredMove } from '../games/types';
import {
  FILE_TITLE,
  FILE_VERSION,
  HEAD,
  MOVES_TITLE,
  NO_FINGERPRINT,
  POSITION_TITLE,
  TAPS_REMARK,
  type HeadField,
} from './format';
import { GameFileError, type GameFileFault } from './gameFileError';
import { unlockFile } from './lock';

interface Line {
  readonly number: number;
  readonly text: string;
}

interface Parts {
  readonly head: ReadonlyMap<HeadField, Line>;
  readonly position: readonly Line[];
  readonly moves: readonly Line[];
  /** Remarks that say which moves were made together. */
  readonly taps: readonly Line[];
}

function fail(
  fault: GameFileFault,
  line: number,
  values: Readonly<Record<string, string | number>> = {},
): never {
  throw new GameFileError(fault, line, values);
}

const SHOWN = 60;
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

function splitLines(text: string): readonly Line[] {
  // A byte-order mark and foreign line ends are what editors and mail programs add.
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line.trimEnd() }))
    .filter(({ text: line }) => line !== '' && (!line.startsWith('#') || line.startsWith(TAPS_REMARK)));
}

function checkTitle(line: Line | undefined): void {
  const match = new RegExp(`^${FILE_TITLE} (\\d{1,9})$`).exec(line?.text ?? '');
  if (!match) fail('notOurs', 1);
  if (Number(match[1]) > FILE_VERSION) fail('version', 1, { version: match[1] ?? '' });
}

function splitParts(lines: readonly Line[]): Parts {
  const head = new Map<HeadField, Line>();
  const position: Line[] = [];
  const moves: Line[] = [];
  const taps: Line[] = [];
  let part: 'head' | 'position' | 'moves' = 'head';
  for (const line of lines) {
    if (line.text.startsWith(TAPS_REMARK)) taps.push(line);
    else if (part === 'head' && line.text === POSITION_TITLE) part = 'position';
    else if (part !== 'moves' && line.text === MOVES_TITLE) part = 'moves';
    else if (part === 'moves') moves.push(line);
    else if (part === 'position') position.push(line);
    else {
      const match = /^(\w+):\s?(.*)$/.exec(line.text);
      const field = HEAD.find((name) => name === match?.[1]);
      if (!match || !field || head.has(field)) fail('line', line.number, { text: shorten(line.text) });
      head.set(field, { number: line.number, text: match[2] ?? '' });
    }
  }
  if (part !== 'moves') fail('missing', 0, { what: MOVES_TITLE });
  return { head, position, moves, taps };
}

function headLine(parts: Parts, field: HeadField): Line {
  return parts.head.get(field) ?? fail('missing', 0, { what: `${field}:` });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function readOptions<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  line: Line,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Options {
  let json: unknown;
  try {
    json = JSON.parse(line.text);
  } catch {
    fail('options', line.number, { why: 'JSON' });
  }
  try {
    return rules.readOptions(json);
  } catch (error) {
    fail('options', line.number, { why: messageOf(error) });
  }
}

function readStart<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  parts: Parts,
  options: Options,
  rules: GameModule<Options, State, Move, Event, unknown>,
): { state: State; base: Snapshot | null } {
  const [first] = parts.position;
  if (!first) {
    try {
      return { state: rules.newGame(options), base: null };
    } catch (error) {
      fail('options', headLine(parts, 'Options').number, { why: messageOf(error) });
    }
  }
  const position = parts.position.map((line) => line.text.trim()).join('\n');
  try {
    const state = rules.parsePosition(position, options);
    rules.examine(state);
    return { state, base: { ply: 1, position: rules.printPosition(state) } };
  } catch (error) {
    fail('position', first.number, { why: shorten(messageOf(error)) });
  }
}

interface Numbered extends StoredMove {
  readonly line: number;
}

/** Numbers of the moves that were made with the same tap as the one before. Taps follow each other and do not overlap. */
function readTaps(lines: readonly Line[], first: number, last: number): ReadonlySet<number> {
  const joined = new Set<number>();
  let free = first;
  for (const line of lines) {
    for (const range of line.text.slice(TAPS_REMARK.length).trim().split(/\s+/)) {
      const [, from, to] = (/^(\d{1,9})-(\d{1,9})$/.exec(range) ?? []).map(Number);
      if (from === undefined || to === undefined || from < free || to <= from || to > last) {
        fail('line', line.number, { text: shorten(line.text) });
      }
      for (let number = from + 1; number <= to; number += 1) joined.add(number);
      free = to + 1;
    }
  }
  return joined;
}

/** The moves with the lines that they stand on. They are counted from 1 here, wherever the record begins. */
function readMoves({ moves: lines, taps }: Parts, letters: readonly string[]): readonly Numbered[] {
  const moves: Numbered[] = [];
  let offset: number | null = null;
  for (const line of lines) {
    const [number, ...words] = line.text.trim().split(/\s+/);
    if (!/^\d{1,9}$/.test(number ?? '')) fail('line', line.number, { text: shorten(line.text) });
    if (letters.includes(words[0] ?? '')) words.shift();
    offset ??= Number(number) - 1;
    const expected = offset + moves.length + 1;
    if (Number(number) !== expected) fail('number', line.number, { expected, found: number ?? '' });
    for (const move of words) moves.push({ ply: moves.length + 1, move, line: line.number });
    if (moves.length > LIMITS.moves) fail('tooManyMoves', line.number, { limit: LIMITS.moves });
  }
  const start = offset ?? 0;
  const joined = readTaps(taps, start + 1, start + moves.length);
  return moves.map((move) => (joined.has(start + move.ply) ? { ...move, joined: true } : move));
}

function readTime(line: Line | undefined, now: number): number {
  const time = Date.parse(line?.text ?? '');
  return Number.isFinite(time) && time > 0 && time < now ? time : now;
}

async function readParts<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  parts: Parts,
  { rules, teamLetters, summarise }: GameKind<Options, State, Move, Event>,
  now: number,
): Promise<GameDraft> {
  const options = readOptions(headLine(parts, 'Options'), rules);
  const length = headLine(parts, 'Length');
  const fingerprint = headLine(parts, 'Fingerprint');
  const moves = readMoves(parts, teamLetters);
  if (String(moves.length) !== length.text) {
    fail('length', length.number, { said: shorten(length.text), found: moves.length });
  }

  const { state, base } = readStart(parts, options, rules);
  // A base is never ply 0, which stands for a new game: such records count from 2.
  const shift = base?.ply ?? 0;
  const stored = moves.map(({ line: _, ...move }) => ({ ...move, ply: move.ply + shift }));
  const replayed = await replayMoves(rules, state, shift, stored);
  if (replayed.stop) {
    const { ply, move, why, detail } = replayed.stop;
    const line = moves[ply - shift - 1]?.line ?? 0;
    const fault = why === 'unknown' ? 'unknownMove' : 'illegalMove';
    fail(fault, line, { move: shorten(move), number: ply - shift, why: shorten(detail) });
  }
  if (fingerprint.text !== NO_FINGERPRINT && rules.hash(state) !== fingerprint.text)
    fail('fingerprint', fingerprint.number);

  // Only now: the fingerprint is that of the names in the file.
  const tidy = withTidyNames(rules, options);
  const cleaned = (position: string) =>
    tidy === options ? position : rules.printPosition(rules.parsePosition(position, tidy));
  const last = { ply: replayed.ply, position: cleaned(rules.printPosition(state)) };
  const name = tidyName(parts.head.get('Name')?.text ?? '');
  return {
    kind: rules.id,
    name: name === '' ? tidyName(tidy.names.join(' – ')) : name,
    options: tidy,
    engine: rules.version,
    created: readTime(parts.head.get('Created'), now),
    played: now,
    base: shift,
    born: replayed.ply,
    moves: stored,
    snapshots: base ? [last, { ...base, position: cleaned(base.position) }] : [last],
    summary: summarise(tidy === options ? state : rules.parsePosition(last.position, tidy)),
  };
}

/**
 * A game file as a game to be stored. Nothing of it is believed: the head is checked by a schema and every move is
 * played by the rules. Throws a GameFileError that says where it fails.
 */
export async function readGameFile<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  text: string,
  findKind: (id: string) => GameKind<Options, State, Move, Event> | null,
  now: number,
): Promise<GameDraft> {
  if (text.length > LIMITS.fileBytes) fail('tooBig', 0, { limit: LIMITS.fileBytes / 1_000_000 });
  const lines = splitLines(unlockFile(text));
  checkTitle(lines[0]);
  const parts = splitParts(lines.slice(1));
  const game = headLine(parts, 'Game');
  const kind = findKind(game.text);
  if (!kind) fail('unknownGame', game.number, { game: shorten(game.text) });
  return readParts(parts, kind, now);
}
