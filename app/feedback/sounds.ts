import battle from '../../assets/sounds/battle.wav';
import blast from '../../assets/sounds/blast.wav';
import card from '../../assets/sounds/card.wav';
import choose from '../../assets/sounds/choose.wav';
import dice from '../../assets/sounds/dice.wav';
import end from '../../assets/sounds/end.wav';
import place from '../../assets/sounds/place.wav';
import refuse from '../../assets/sounds/refuse.wav';
import round from '../../assets/sounds/round.wav';
import sand from '../../assets/sounds/sand.wav';
import storm from '../../assets/sounds/storm.wav';
import worm from '../../assets/sounds/worm.wav';

/** Every sound of the app, made by `npm run sounds`. */
export const sounds = {
  battle,
  blast,
  card,
  choose,
  dice,
  end,
  place,
  refuse,
  round,
  sand,
  storm,
  worm,
} as const;

export type SoundName = keyof typeof sounds;
