import choose from '../../assets/sounds/choose.wav';
import dice from '../../assets/sounds/dice.wav';
import refuse from '../../assets/sounds/refuse.wav';

/** A sound file, as Metro numbers its assets. */
export type Sound = number;

/** The sounds of the shell, made by `npm run sounds`. A game brings its own. */
export const sounds = { choose, dice, refuse } as const satisfies Readonly<Record<string, Sound>>;
