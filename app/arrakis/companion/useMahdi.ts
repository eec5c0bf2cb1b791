import {
  foughtOnTable,
  tableAttack,
  tableDie,
  tableGoOn,
  tableHarvest,
  tableMove,
  tableRound,
  withNextCard,
  withStandingTarget,
  type CardId,
  type Drawn,
  type Move,
  type Result,
  type State,
  type Told,
} from '../../../engine';
import { useCatalogue, useT } from '../../i18n';
import { fightOnTable, tellTable, useCompanion } from './store';
import { keptLine, tellingOf } from './words';

/** Everything that can be asked of Mahdi. */
export interface Mahdi {
  /** One die: as it fell on the table, or null to roll it here. */
  die(result: Result | null): void;
  round(drawn: Drawn | null): void;
  harvest(): void;
  /** An answer to what he asks. */
  answer(move: Move): void;
  /** What waits goes on: a battle fought here, or the action after one that was fought on the table. */
  goOn(): void;
  /** The battle is fought on the table. */
  fight(): void;
  /** The card that came from the deck on the table; null to deal one here. */
  card(id: CardId | null): void;
}

export function useMahdi(): Mahdi {
  const t = useT();
  const catalogue = useCatalogue();
  const cards = useCompanion((state) => state.cards);

  const tell = (title: (told: Told) => string, ask: (state: State) => Told) => {
    const { state } = useCompanion.getState();
    const told = ask(state);
    const lines = tellingOf(state, told).map((beat) => keptLine(beat, t, catalogue));
    tellTable(told, title(told), lines);
  };
  const onward = () => '';
  const dieTitle = ({ events }: Told) => {
    const rolled = events.find((event) => event.type === 'diceRolled');
    const [result] = rolled?.type === 'diceRolled' ? rolled.dice : [];
    return result === undefined
      ? t('companion.die')
      : t('companion.log.die', { result: t(`table.result.${result}`) });
  };

  return {
    // A target that fell since the last die is replaced first (R14.2).
    die: (result) => tell(dieTitle, (state) => tableDie(withStandingTarget(state), result, cards)),
    round: (drawn) =>
      tell(
        ({ state }) => t('table.round', { round: state.round }),
        (state) => tableRound(state, drawn),
      ),
    harvest: () => tell(() => t('companion.harvest'), tableHarvest),
    answer: (move) => tell(onward, (state) => tableMove(state, move, cards)),
    goOn: () => tell(onward, (state) => tableGoOn(state, cards)),
    fight: () => {
      const { state } = useCompanion.getState();
      const attack = tableAttack(state);
      if (attack !== null) fightOnTable(foughtOnTable(state), attack.from, attack.to);
    },
    card: (id) => tell(onward, (state) => tableGoOn(id === null ? state : withNextCard(state, id), cards)),
  };
}
