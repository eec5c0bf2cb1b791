import { imperium } from '../../../engine';
import type { Translate } from '../../i18n';

/** Numbers would stand beside strengths and points. */
const LETTERS = ['A', 'B'] as const;

/** Names at a table of one's own: people by a letter, Rivals by their Leader, in the language of the app. */
export function tableSeats(
  { options, leader }: imperium.State,
  t: Translate,
  catalogue: imperium.Catalogue,
): imperium.Seats {
  return leader.map((of, seat) => {
    if (imperium.isPerson(options, seat))
      return { name: t('imp.new.player', { number: LETTERS[seat] ?? '' }) };
    const id = imperium.LEADERS[of];
    const solo = options.players === 1 && id !== undefined;
    return { name: solo ? imperium.printLeader(id, catalogue).name : t('imp.new.hagal') };
  });
}

export function nameOf(seats: imperium.Seats, seat: number): string {
  return seats[seat]?.name ?? '';
}

export function spaceName(id: string, catalogue: imperium.Catalogue): string {
  return imperium.printSpace(id, catalogue).name;
}
