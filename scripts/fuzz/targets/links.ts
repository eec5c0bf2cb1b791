import { places as arrakisPlaces } from '../../../app/arrakis/book/places';
import { paramsOf, setupOf } from '../../../app/arrakis/odds/address';
import { START, questionOf } from '../../../app/arrakis/odds/battleSetup';
import { places as imperiumPlaces } from '../../../app/imperium/book/places';
import type { Address, BookPlaces } from '../../../app/reference/book/places';
import { firstOfEach } from '../../../app/ui/firstOfEach';
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
interface Book {
  readonly places: BookPlaces;
  readonly address: Address;
}

const BOOKS: readonly [Book, ...Book[]] = [
  {
    places: arrakisPlaces,
    address: {
      chapter: 'battle',
      paragraph: 'battle-dice',
      clause: 'R7.13',
      term: 'legion',
      part: 'glossary',
    },
  },
  {
    places: imperiumPlaces,
    address: {
      chapter: 'combat',
      paragraph: 'combat-troops',
      clause: 'I8.4',
      term: 'troop',
      part: 'glossary',
    },
  },
];

type Query = Readonly<Record<string, string | readonly string[]>>;

/** Parameters are lost, damaged, or stand there twice, as in an address that was put together by hand. */
function damaged(params: Readonly<Partial<Record<string, string>>>, chance: Chance): Query {
  const donor = Object.values(params).join('.');
  const spoilt = (value: string) => (chance.oneIn(2) ? value : damageText(value, donor, chance));
  return Object.fromEntries(
    Object.entries(params).flatMap(([key, value = '']) => {
      if (chance.oneIn(4)) return [];
      return [[key, chance.oneIn(5) ? [spoilt(value), spoilt(value)] : spoilt(value)]];
    }),
  );
}

/** Addresses: the odds of a battle are asked for at once, a place of the book is looked up. */
export function linksTarget(): Target {
  return {
    name: 'links',
    attempt(seed) {
      const chance = chanceOf(seed);
      const started = Date.now();
      const odds = damaged({ ...ODDS }, chance);
      const { places, address } = chance.pick(BOOKS);
      const book = damaged({ ...address }, chance);
      try {
        const question = questionOf(setupOf(firstOfEach(odds)));
        if (question !== null) arrakis.battleOdds(question);
        places.placeOf(firstOfEach(book));
      } catch (error) {
        return { verdict: 'threw', detail: describeError(error), input: JSON.stringify({ odds, book }) };
      }
      return { verdict: Date.now() - started > PATIENCE ? 'slow' : 'accepted', input: JSON.stringify(odds) };
    },
  };
}
