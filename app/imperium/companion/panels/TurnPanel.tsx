import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { openNeeds, Question } from '../ask/Question';
import { nameOf, tableSeats } from '../names';
import { CardGrid } from '../parts/CardGrid';
import { Heading } from '../parts/Heading';
import { SeatChips } from '../parts/SeatChips';
import type { Asked } from '../record';
import { askAbout, changeHagalTable, useHagalTable } from '../store';
import type { Hagal } from '../useHagal';

interface TurnPanelProps {
  readonly state: imperium.State;
  readonly hagal: Hagal;
}

/** Agent turns: whose, by which card, and what has to be known before it can be told. */
export function TurnPanel({ state, hagal }: TurnPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const asked = useHagalTable((table) => table.asked);
  const [chosen, setChosen] = useState<number | null>(null);
  const ready = imperium.automata(state).filter((seat) => (state.agents[seat] ?? 0) > 0);
  const next = imperium.nextAutomaton(state);
  const seat = chosen !== null && ready.includes(chosen) ? chosen : next;

  const go = (question: Asked) => {
    setChosen(null);
    hagal.turn(question.seat, question.card);
  };
  const ask = (question: Asked) => {
    if (openNeeds(state, question).length > 0) askAbout(question);
    else go(question);
  };
  if (asked !== null) {
    return (
      <Question
        state={state}
        asked={asked}
        needs={openNeeds(state, asked)}
        onFree={() => ask({ ...asked, free: true })}
        onGo={() => go(asked)}
        onCancel={() => askAbout(null)}
      />
    );
  }
  const combat = (
    <Button
      testID="hagal-to-combat"
      kind={seat === null ? 'primary' : 'secondary'}
      title={t('hagal.toCombat')}
      onPress={() => changeHagalTable(imperium.tableCombat)}
    />
  );
  if (seat === null) {
    return (
      <View style={styles.stack} testID="hagal-turns-over">
        <Text>{t('hagal.turn.none')}</Text>
        {combat}
      </View>
    );
  }
  const solo = state.options.players === 1;
  return (
    <View style={styles.stack} testID="hagal-turn">
      <Heading
        title={t('hagal.turn', { who: nameOf(seats, seat) })}
        clause={solo ? 'I13.4' : 'I12.10'}
        about={
          solo ? t('hagal.turn.order') : t('hagal.turn.after', { who: nameOf(seats, state.firstPlayer) })
        }
      />
      {ready.length > 1 ? (
        <SeatChips
          testID="hagal-whose"
          title={t('hagal.turn.whose')}
          seats={seats}
          among={ready}
          nobody={false}
          value={seat}
          onChange={setChosen}
        />
      ) : null}
      {imperium.tableStuck(state, seat) ? (
        <>
          <Text>{t('hagal.turn.stuck')}</Text>
          <Button
            testID="hagal-stay"
            kind="primary"
            title={t('hagal.turn.stay')}
            onPress={() => hagal.stay(seat)}
          />
        </>
      ) : (
        <CardGrid state={state} onCard={(card) => ask({ seat, card, free: false })} />
      )}
      {combat}
    </View>
  );
}

const styles = StyleSheet.create({ stack: { gap: space.s } });
