import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Counter } from '../../../ui/Counter';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { SeatSign } from '../../pieces/SeatSign';
import { useCatalogue } from '../../texts/catalogue';
import { Details } from '../ask/Details';
import { nameOf, tableSeats } from '../names';
import { CardGrid } from '../parts/CardGrid';
import { Heading } from '../parts/Heading';
import { enterStrengths, useHagalTable } from '../store';
import type { Hagal } from '../useHagal';

interface CombatPanelProps {
  readonly state: imperium.State;
  readonly hagal: Hagal;
}

/** The highest that the marker shows, twice round the track and more (I6.4). */
const MOST_STRENGTH = 60;

/** Combat: a card for each automaton that fights (I12.7), then what people have in the end, and who gets what. */
export function CombatPanel({ state, hagal }: CombatPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const armed = useHagalTable((table) => table.armed);
  const fighting = imperium.automata(state).filter((seat) => (state.conflict[seat] ?? 0) > 0);
  const next = fighting.find((seat) => !armed.includes(seat));
  if (next !== undefined) {
    return (
      <View style={styles.stack} testID="hagal-swords">
        <Heading
          title={t('hagal.combat.card', { who: nameOf(seats, next) })}
          about={t('hagal.combat.card.about')}
          clause="I12.7"
        />
        <CardGrid state={state} onCard={(card) => hagal.swords(next, card)} />
      </View>
    );
  }
  return <Strengths state={state} hagal={hagal} seats={seats} fights={fighting.length > 0} />;
}

interface StrengthsProps extends CombatPanelProps {
  readonly seats: imperium.Seats;
  readonly fights: boolean;
}

function Strengths({ state, hagal, seats, fights }: StrengthsProps) {
  const t = useT();
  const view = imperium.view(state, 'table');
  const entered = useHagalTable((table) => table.strengths);
  const people = state.vp.slice(0, state.options.players).map((_, seat) => entered[seat] ?? 0);
  const needs = imperium.tableResultNeeds(state, people);
  return (
    <View style={styles.stack} testID="hagal-strengths">
      <Heading title={t('imp.phase.combat')} clause="I7.3" />
      {fights ? (
        imperium.automata(state).map((seat) => (
          <View key={seat} style={styles.row}>
            <SeatSign seat={seat} size={20} />
            <Text strong style={styles.fill}>
              {nameOf(seats, seat)}
            </Text>
            <Text strong testID={`hagal-strength-${seat}`}>
              {t('hagal.strength', { strength: view.seats[seat]?.strength ?? 0 })}
            </Text>
          </View>
        ))
      ) : (
        <Text>{t('hagal.combat.none')}</Text>
      )}
      <Text variant="caption" muted>
        {t('hagal.combat.people')}
      </Text>
      {people.map((strength, seat) => (
        <View key={seat} style={styles.row}>
          <Counter
            testID={`hagal-people-${seat}`}
            name={t('hagal.combat.strength', { who: nameOf(seats, seat) })}
            art={<SeatSign seat={seat} size={20} />}
            value={strength}
            max={MOST_STRENGTH}
            // With a troop strength is 2 at least (I6.4).
            onChange={(n) =>
              enterStrengths(
                people.map((old, at) => (at === seat ? (n === 1 ? (old === 0 ? 2 : 0) : n) : old)),
              )
            }
          />
        </View>
      ))}
      {needs.length === 0 ? null : <Details state={state} needs={needs} />}
      <Button
        testID="hagal-decide"
        kind="primary"
        title={t('hagal.combat.decide')}
        onPress={() => hagal.result(people)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  fill: { flex: 1 },
});
