import { arrakisKind } from '../../../app/arrakis/saved/kind';
import {
  FILE_TITLE,
  FILE_VERSION,
  MOVES_TITLE,
  NO_FINGERPRINT,
  POSITION_TITLE,
} from '../../../app/storage/file/format';
import { GameFileError } from '../../../app/storage/file/gameFileError';
import { readGameFile } from '../../../app/storage/file/read';
import type { AnyGame } from '../../../engine/core/anyGame';
import { chanceOf, type Chance } from '../chance';
import { damagePosition } from '../damage/position';
import { damageText } from '../damage/text';
import type { Samples } from '../samples';
import { describeError, type Outcome, type Target } from '../verdict';
import { playOn } from './position';

const NOW = 1_800_000_000_000;

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

async function tryFile(game: AnyGame, text: string, chance: Chance): Promise<Outcome> {
  try {
    const draft = await readGameFile(text, (id) => (id === arrakisKind.rules.id ? arrakisKind : null), NOW);
    const last = draft.snapshots[0]?.position ?? '';
    const state = game.parsePosition(last, game.readOptions(draft.options));
    const outcome = playOn(game, state, chance.below);
    return outcome.verdict === 'accepted' ? outcome : { ...outcome, input: text };
  } catch (error) {
    if (error instanceof GameFileError) return { verdict: 'refused' };
    return { verdict: 'threw', detail: describeError(error), input: text };
  }
}

/** Game files, damaged blindly or in their position, with a fingerprint that fits what they say. */
export function fileTarget(samples: readonly Samples[]): Target {
  const [sample] = samples.filter(({ game }) => game.id === arrakisKind.rules.id);
  return {
    name: 'file',
    attempt(seed) {
      if (sample === undefined) return { verdict: 'refused' };
      const { game, positions } = sample;
      const chance = chanceOf(seed);
      const position = chance.pickAny(positions) ?? '';
      const donor = chance.pickAny(positions) ?? '';
      const options = optionsOf(game, chance.oneIn(10) ? donor : position);
      const crafted = fileOf(game, options, damagePosition(position, donor, chance));
      const text = chance.oneIn(3) ? damageText(crafted, donor, chance) : crafted;
      return tryFile(game, text, chance);
    },
  };
}
