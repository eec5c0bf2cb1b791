import {
  FILE_TITLE,
  FILE_VERSION,
  MOVES_TITLE,
  NO_FINGERPRINT,
  POSITION_TITLE,
} from '../../../app/storage/file/format';
import { GameFileError } from '../../../app/storage/file/gameFileError';
import { lockFile } from '../../../app/storage/file/lock';
import { printGameFile } from '../../../app/storage/file/print';
import { readGameFile } from '../../../app/storage/file/read';
import { newDraft } from '../../../app/storage/games/drafts';
import type { AnyKind } from '../../../app/storage/games/kind';
import { reopen } from '../../../app/storage/games/reopen';
import type { AnyGame } from '../../../engine/core/anyGame';
import { findGame } from '../../../engine/registry';
import { GAME_IDS, withKit, type GameId } from '../../games';
import { kindOf, knownKind } from '../../games/kinds';
import { chanceOf, type Chance } from '../chance';
import { damagePosition } from '../damage/position';
import { damageText } from '../damage/text';
import type { Samples } from '../samples';
import { describeError, type Outcome, type Target } from '../verdict';
import { playOn } from './position';

const NOW = 1_800_000_000_000;
/** Files with moves in them, of each way to play. */
const RECORDS = 2;
const MOVES = 120;

/** The fingerprint of what the position says, so that a crafted file gets past it. */
function fingerprintOf(game: AnyGame, position: string): string {
  try {
    return game.hash(game.parsePosition(position));
  } catch {
    return NO_FINGERPRINT;
  }
}

function optionsOf(game: AnyGame, position: string): string {
  return JSON.stringify(game.options(game.parsePosition(position)));
}

/** A file of a game that began elsewhere: options, position, no moves yet. */
function fileOf(game: AnyGame, options: string, position: string): string {
  return [
    `${FILE_TITLE} ${FILE_VERSION}`,
    'Name: Crafted',
    `Game: ${game.id}`,
    `Engine: ${game.version}`,
    `Options: ${options}`,
    'Created: 2026-01-01T00:00:00.000Z',
    'Length: 0',
    `Fingerprint: ${fingerprintOf(game, position)}`,
    '',
    POSITION_TITLE,
    ...position.split('\n').map((line) => `  ${line}`),
    '',
    MOVES_TITLE,
    '',
  ].join('\n');
}

/** A game played by chance from its start, as the app writes it down. */
async function recordFile(kind: AnyKind, options: unknown, chance: Chance): Promise<string> {
  const { rules } = kind;
  const { draft, state } = newDraft(kind, 'Played', rules.readOptions(options), NOW);
  const moves: { ply: number; move: string; joined?: true }[] = [];
  while (moves.length < MOVES && rules.outcome(state) === null) {
    const move = chance.pickAny(rules.legalMoves(state));
    if (move === undefined) break;
    rules.playListed(state, move);
    const joined = moves.length > 0 && chance.oneIn(3) ? { joined: true as const } : {};
    moves.push({ ply: moves.length + 1, move: rules.printMove(move), ...joined });
  }
  const last = { ply: moves.length, position: rules.printPosition(state) };
  const stored = { ...draft, id: 1, deleted: null, moves, snapshots: [last] };
  return printGameFile(stored, await reopen(stored, rules), kind);
}

async function recordFiles(id: GameId, seed: number): Promise<readonly string[]> {
  const kind = knownKind(id);
  const starts = withKit(id, ({ modes, options }) =>
    modes.flatMap((mode) => Array.from({ length: RECORDS }, (_, n): unknown => options(mode, seed + n))),
  );
  return Promise.all(starts.map((start, n) => recordFile(kind, start, chanceOf(seed + n))));
}

async function tryFile(text: string, chance: Chance): Promise<Outcome> {
  try {
    const draft = await readGameFile(text, kindOf, NOW);
    const game = findGame(draft.kind);
    if (game === null) return { verdict: 'threw', detail: 'a game that there is not', input: text };
    const last = draft.snapshots[0]?.position ?? '';
    const state = game.parsePosition(last, game.readOptions(draft.options));
    const outcome = playOn(game, state, chance.below);
    return outcome.verdict === 'accepted' ? outcome : { ...outcome, input: text };
  } catch (error) {
    if (error instanceof GameFileError) return { verdict: 'refused' };
    return { verdict: 'threw', detail: describeError(error), input: text };
  }
}

/** A file whose position is damaged in its own terms, with a fingerprint that fits what it says. */
function crafted({ game, positions }: Samples, chance: Chance): string {
  const position = chance.pickAny(positions) ?? '';
  const donor = chance.pickAny(positions) ?? '';
  const options = optionsOf(game, chance.oneIn(10) ? donor : position);
  const text = fileOf(game, options, damagePosition(position, donor, chance));
  return chance.oneIn(3) ? damageText(text, donor, chance) : text;
}

/** Game files of every game, locked or not: with a crafted position, or with moves and damaged blindly. */
export function fileTarget(samples: readonly Samples[], seed: number): Target {
  const ids = GAME_IDS.filter((id) => samples.some(({ game }) => game.id === id));
  const records = Promise.all(ids.map((id) => recordFiles(id, seed)));
  return {
    name: 'file',
    async attempt(at) {
      const played = (await records).flat();
      const chance = chanceOf(at);
      const sample = chance.pickAny(samples);
      if (sample === undefined) return { verdict: 'refused' };
      const record = chance.pickAny(played) ?? '';
      const text = chance.oneIn(3)
        ? damageText(record, chance.pickAny(played) ?? '', chance)
        : crafted(sample, chance);
      return tryFile(chance.oneIn(8) ? damageText(lockFile(text), record, chance) : text, chance);
    },
  };
}
