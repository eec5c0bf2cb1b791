import { arrakisHints } from '../../../../engine/arrakis/players/hints';
import { randomPlayer } from '../../../../engine/players/random';

/** Plays War for Arrakis by chance. */
export const byChance = randomPlayer(arrakisHints);
