import type { GameId } from '../games';
import type { What } from './arguments';
import { allSamples } from './samples';
import { fileTarget } from './targets/file';
import { linksTarget } from './targets/links';
import { moveTarget } from './targets/move';
import { positionTarget } from './targets/position';
import { recordTarget } from './targets/record';
import { settingsTarget } from './targets/settings';
import type { Target } from './verdict';

/** The parser to be attacked, with what it is attacked with. */
export function targetOf(what: What, seed: number, game: GameId | null): Target {
  switch (what) {
    case 'position':
      return positionTarget(allSamples(seed, game));
    case 'move':
      return moveTarget(allSamples(seed, game));
    case 'file':
      return fileTarget(allSamples(seed, game), seed);
    case 'record':
      return recordTarget(seed, game);
    case 'settings':
      return settingsTarget();
    case 'links':
      return linksTarget();
  }
}

/** Cases of neighbouring numbers have nothing in common. */
export function caseSeed(seed: number, number: number): number {
  return Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(number + 1, 0x27d4eb2f);
}
