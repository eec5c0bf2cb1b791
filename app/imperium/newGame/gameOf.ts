import type { imperium } from '../../../engine';
import type { Translate } from '../../i18n';
import { tidyName } from '../../storage/games/names';
import { freshSeed, typedSeed } from '../../store/seed';
import type { LastGame } from './lastGame';

export type Draft = LastGame & { readonly seed: string };

const COUNT = { '1': 1, '2': 2, '3': 3, '4': 4 } as const;

/** Two people of one name get a number, so that nobody is asked in somebody else's place. */
function apart(names: readonly string[]): readonly string[] {
  return names.map((name, seat) => {
    const before = names.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** What the draft amounts to: the game's options and its name in the list. */
export function gameOf(
  { players, names, leaders, difficulty, seed }: Draft,
  t: Translate,
): { readonly options: imperium.GameOptions; readonly name: string } {
  const count = COUNT[players];
  const people = apart(
    names.slice(0, count).map((name, seat) => tidyName(name) || t('imp.new.player', { number: seat + 1 })),
  );
  const others =
    count === 1
      ? [t('imp.new.rival', { number: 1 }), t('imp.new.rival', { number: 2 })]
      : count === 2
        ? [t('imp.new.hagal')]
        : [];
  const rivals: readonly imperium.LeaderChoice[] = count === 1 ? ['dealt', 'dealt'] : [];
  return {
    options: {
      players: count,
      seed: seed.trim() === '' ? freshSeed() : typedSeed(seed),
      names: [...people, ...others],
      ...(leaders === 'ask' ? { leaders: [...people.map(() => 'ask' as const), ...rivals] } : {}),
      ...(count === 1 ? { difficulty } : {}),
    },
    name: count === 1 ? t('imp.new.soloName', { name: people[0] ?? '' }) : people.join(', '),
  };
}
