import * as v from 'valibot';

import { readLastGame as readArrakis } from '../../../app/arrakis/newGame/lastGame';
import { readLastGame as readImperium } from '../../../app/imperium/newGame/lastGame';
import { defaultSettings, readSettings, settingsSchema } from '../../../app/store/settingsSchema';
import { chanceOf } from '../chance';
import { damageJson } from '../damage/json';
import { describeError, type Target } from '../verdict';

const RICH = {
  ...defaultSettings,
  lastGames: {
    arrakis: { mode: 'two', names: ['Ann', 'Hal'], ties: 'ask' },
    imperium: { players: '3', names: ['Ann', 'Bob', 'Cleo', ''], leaders: 'ask', difficulty: 'mercenary' },
  },
  bookmarks: ['battle-dice', 'worm-rescue'],
  troublesTold: ['1:2'],
};

/** Stored settings: whatever they are, each that can be believed is kept and the others have their default. */
export function settingsTarget(): Target {
  return {
    name: 'settings',
    attempt(seed) {
      const chance = chanceOf(seed);
      let value: unknown = RICH;
      for (let times = 1 + chance.below(4); times > 0; times--)
        value = damageJson(value, defaultSettings, chance);
      const stored =
        typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
      try {
        const read = readSettings(stored);
        readArrakis(read.lastGames['arrakis']);
        readImperium(read.lastGames['imperium']);
        if (v.is(settingsSchema, read)) return { verdict: 'accepted' };
        return { verdict: 'threw', detail: 'settings that are none', input: JSON.stringify(stored) };
      } catch (error) {
        return { verdict: 'threw', detail: describeError(error), input: JSON.stringify(stored) };
      }
    },
  };
}
