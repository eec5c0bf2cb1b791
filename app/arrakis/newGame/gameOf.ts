import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';
import { tidyName } from '../../storage/games/names';
import { freshSeed, typedSeed } from '../../store/seed';
import { peopleText, roleOf, roleText } from '../texts/seats';
import type { LastGame } from './lastGame';

export type Draft = LastGame & { readonly seed: string };

/** Somebody who is to play, and the house by which their name is kept. */
export interface Person {
  readonly seat: number;
  readonly side: arrakis.Side;
  readonly key: arrakis.House;
  readonly house: arrakis.House | null;
}

/** How many people play each way. */
export const PEOPLE: Readonly<Record<arrakis.Mode, number>> = {
  mahdi: 1,
  two: 2,
  mahdiTwo: 2,
  three: 3,
  four: 4,
};

type Table = Pick<Draft, 'mode' | 'shared'>;

/** What decides who sits where; only three people have a choice of their own (R1.1). */
function seatingOf({ mode, shared }: Table): Pick<arrakis.GameOptions, 'mode' | 'shared'> {
  return mode === 'three' ? { mode, shared } : { mode };
}

/** Everybody but the automaton, in the order of the seats. */
export function peopleOf(table: Table): readonly Person[] {
  const options: arrakis.GameOptions = { ...seatingOf(table), seed: 0, names: [] };
  return arrakis.seatPlan(options).flatMap((plan, seat) => {
    const side = arrakis.SIDES[plan.side] ?? 'atreides';
    const houses = plan.houses.flatMap((house) => arrakis.HOUSES[house] ?? []);
    const key = houses[0] ?? side;
    if (arrakis.isSolo(options) && side === 'harkonnen') return [];
    return [{ seat, side, key, house: roleOf({ side, houses }).house }];
  });
}

/** Two people of one name get a number, so that nobody is asked in somebody else's place. */
function apart(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** What the draft amounts to: the game's options and its name in the list. */
export function gameOf(draft: Draft, t: Translate): { options: arrakis.GameOptions; name: string } {
  const { mode, seed } = draft;
  const people = peopleOf(draft);
  const names = apart(people.map((person) => tidyName(draft.names[person.key]) || roleText(person, t)));
  const solo = arrakis.isSolo({ mode, seed: 0, names: [] });
  const of = (side: arrakis.Side) =>
    peopleText(
      people.flatMap((person, index) => (person.side === side ? [names[index] ?? ''] : [])),
      t,
    );
  const [one, other] = [of('atreides'), of('harkonnen')];
  return {
    options: {
      ...seatingOf(draft),
      seed: seed.trim() === '' ? freshSeed() : typedSeed(seed),
      names: solo ? [...names, t('new.mahdi')] : names,
      // Who answers is a setting, so that it can be changed in the game.
      ...(solo ? { ties: 'ask' } : {}),
    },
    name: gameName(mode, one, other, t),
  };
}

function gameName(mode: arrakis.Mode, one: string, other: string, t: Translate): string {
  switch (mode) {
    case 'mahdi':
      return t('new.soloName', { atreides: one });
    case 'two':
      return t('new.gameName', { atreides: one, harkonnen: other });
    case 'mahdiTwo':
      return t('new.together', { people: one });
    default:
      return t('new.versus', { one, other });
  }
}
