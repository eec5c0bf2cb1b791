import { placeOf } from '../../../app/arrakis/book/places';
import { paramsOf, setupOf } from '../../../app/arrakis/odds/address';
import { START, questionOf } from '../../../app/arrakis/odds/battleSetup';
import { arrakis } from '../../../engine';
import { chanceOf, type Chance } from '../chance';
import { damageText } from '../damage/text';
import { PATIENCE, describeError, type Target } from '../verdict';

const ODDS = {
  ...paramsOf(START),
  attack: '2.2.1.1.3.baron',
  defence: '2.0.1.0.2.muaddib',
  rounds: '3',
  cease: '1',
};
const BOOK = {
  chapter: 'battle',
  paragraph: 'battle-dice',
  clause: 'R7.13',
  term: 'legion',
  part: 'glossary',
};

function damaged<T extends Readonly<Record<string, string | undefined>>>(params: T, chance: Chance): T {
  const keys = Object.keys(params);
  const donor = Object.values(params).join('.');
  const entries = keys.flatMap((key) => {
    const value = params[key] ?? '';
    if (chance.oneIn(4)) return [];
    return [[key, chance.oneIn(2) ? value : damageText(value, donor, chance)]];
  });
  return Object.fromEntries(entries) as T;
}

/** Addresses: the odds of a battle are asked for at once, a place of the book is looked up. */
export function linksTarget(): Target {
  return {
    name: 'links',
    attempt(seed) {
      const chance = chanceOf(seed);
      const started = Date.now();
      const odds = damaged(ODDS, chance);
      const book = damaged(BOOK, chance);
      try {
        const question = questionOf(setupOf(odds));
        if (question !== null) arrakis.battleOdds(question);
        placeOf(book);
      } catch (error) {
        return { verdict: 'threw', detail: describeError(error), input: JSON.stringify({ odds, book }) };
      }
      return { verdict: Date.now() - started > PATIENCE ? 'slow' : 'accepted', input: JSON.stringify(odds) };
    },
  };
}
