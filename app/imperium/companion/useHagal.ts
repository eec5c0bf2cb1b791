import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { useCatalogue } from '../texts/catalogue';
import { nameOf, tableSeats } from './names';
import { stepsOf } from './steps';
import { tell, useHagalTable } from './store';

/** Everything that can be asked of House Hagal. */
export interface Hagal {
  /** An Agent turn of that seat by a card that was turned up. */
  turn(seat: number, card: string): void;
  /** No card can send anybody: the Agent stays at home. */
  stay(seat: number): void;
  /** Swords for Combat by a card that was turned up. */
  swords(seat: number, card: string): void;
  conflict(id: string): void;
  /** Combat is decided; strengths of the people. */
  result(people: readonly number[]): void;
  round(): void;
  /** An answer to what is asked for a Rival. */
  answer(move: imperium.Move): void;
}

export function useHagal(): Hagal {
  const t = useT();
  const catalogue = useCatalogue();

  const ask = (
    title: (state: imperium.State) => string,
    question: (state: imperium.State) => imperium.Told,
    armed?: (told: imperium.Told, now: readonly number[]) => readonly number[],
  ) => {
    const { state, armed: now } = useHagalTable.getState();
    if (state === null) return;
    const told = question(state);
    tell(told.state, {
      title: title(told.state),
      steps: stepsOf(state, told, { t, catalogue }),
      onward: told.came !== 'went',
      ...(armed === undefined ? {} : { armed: armed(told, now) }),
    });
  };
  const titled = (seat: number, what: string) => (state: imperium.State) =>
    t('hagal.told', { who: nameOf(tableSeats(state, t, catalogue), seat), what });
  const cardName = (id: string) => imperium.printHagal(id, catalogue).name;

  return {
    turn: (seat, card) => ask(titled(seat, cardName(card)), (state) => imperium.tableTurn(state, seat, card)),
    stay: (seat) => ask(titled(seat, t('hagal.turn.stay')), (state) => imperium.tableStay(state, seat)),
    swords: (seat, card) =>
      ask(
        titled(seat, cardName(card)),
        (state) => imperium.tableSwords(state, seat, card),
        ({ came }, now) => (came === 'went' ? [...now, seat] : now),
      ),
    conflict: (id) =>
      ask(
        () => imperium.printConflict(id, catalogue).name,
        (state) => imperium.tableConflict(state, id),
      ),
    result: (people) =>
      ask(
        () => t('imp.phase.combat'),
        (state) => imperium.tableResult(state, people),
      ),
    round: () =>
      ask(
        ({ round }) => t('table.round', { round }),
        imperium.tableRound,
        () => [],
      ),
    answer: (move) =>
      ask(
        () => '',
        (state) => imperium.tableMove(state, move),
      ),
  };
}
