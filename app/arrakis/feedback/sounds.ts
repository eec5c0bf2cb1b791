import type { arrakis } from '../../../engine';
import battle from '../../../assets/sounds/battle.wav';
import blast from '../../../assets/sounds/blast.wav';
import card from '../../../assets/sounds/card.wav';
import dice from '../../../assets/sounds/dice.wav';
import end from '../../../assets/sounds/end.wav';
import place from '../../../assets/sounds/place.wav';
import round from '../../../assets/sounds/round.wav';
import sand from '../../../assets/sounds/sand.wav';
import storm from '../../../assets/sounds/storm.wav';
import worm from '../../../assets/sounds/worm.wav';
import type { Sound } from '../../feedback/sounds';

/** The file for every sound that an event can have. */
export const eventSounds: Readonly<Record<arrakis.EventSound, Sound>> = {
  battle,
  blast,
  card,
  dice,
  end,
  place,
  round,
  sand,
  storm,
  worm,
};
