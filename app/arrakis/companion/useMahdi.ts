import { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useCatalogue } from '../texts/catalogue';
import { applyAnswer, changeTable, fightOnTable, useCompanion } from './store';
import { logLineOf, scenesOfAnswer } from './instructions';

/** Everything that can be asked of Mahdi. */
export interface Mahdi {
  /** One die: as it fell on the table, or null to roll it here. */
  die(result: arrakis.Result | null): void;
  round(drawn: arrakis.Drawn | null): void;
  harvest(): void;
  /** An answer to what he asks. */
  answer(move: arrakis.Move): void;
  /** Goes on with a battle fought here, or with the action after a battle that was fought on the table. */
  goOn(): void;
  /** The battle is fought on the table. */
  fight(): void;
  /**
   * It has ended so, and Mahdi goes on with his action; not before a target that fell is replaced (R14.2). Returns what
   * is wrong with that end, or null.
   */
  endFight(end: (state: arrakis.State) => arrakis.State): arrakis.TableFault | null;
  /** The card that came from the deck on the table; null to deal one here. */
  card(id: arrakis.CardId | null): void;
}

export function useMahdi(): Mahdi {
  const t = useT();
  const catalogue = useCatalogue();
  const cards = useCompanion((state) => state.cards);

  const tell = (title: (told: arrakis.Told) => string, ask: (state: arrakis.State) => arrakis.Told) => {
    const { state } = useCompanion.getState();
    const told = ask(state);
    const lines = scenesOfAnswer(state, told).map((scene) => logLineOf(scene, t, catalogue));
    applyAnswer(told, title(told), lines);
  };
  const onward = () => '';
  const dieTitle = ({ events }: arrakis.Told) => {
    const rolled = events.find((event) => event.type === 'diceRolled');
    const [result] = rolled?.type === 'diceRolled' ? rolled.dice : [];
    return result === undefined
      ? t('companion.die')
      : t('companion.log.die', { result: t(`table.result.${result}`) });
  };

  const goOn = () => tell(onward, (state) => arrakis.tableGoOn(state, cards));

  return {
    // A target that fell since the last die is replaced first (R14.2).
    die: (result) =>
      tell(dieTitle, (state) => arrakis.tableDie(arrakis.withStandingTarget(state), result, cards)),
    round: (drawn) =>
      tell(
        ({ state }) => t('table.round', { round: state.round }),
        (state) => arrakis.tableRound(state, drawn),
      ),
    harvest: () => tell(() => t('companion.harvest'), arrakis.tableHarvest),
    answer: (move) => tell(onward, (state) => arrakis.tableMove(state, move, cards)),
    goOn,
    fight: () => {
      const { state } = useCompanion.getState();
      const attack = arrakis.tableAttack(state);
      if (attack !== null) fightOnTable(arrakis.foughtOnTable(state), attack.from, attack.to);
    },
    endFight: (end) => {
      const wrong = changeTable(end);
      if (wrong === null && !arrakis.targetFell(useCompanion.getState().state)) goOn();
      return wrong;
    },
    card: (id) =>
      tell(onward, (state) =>
        arrakis.tableGoOn(id === null ? state : arrakis.withNextCard(state, id), cards),
      ),
  };
}
