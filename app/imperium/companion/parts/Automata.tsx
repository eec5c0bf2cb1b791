import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { AgentIcon } from '../../pieces/AgentIcon';
import { Amount } from '../../pieces/Amount';
import { SeatSign } from '../../pieces/SeatSign';
import type { TokenName } from '../../pieces/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { nameOf, tableSeats } from '../names';

interface AutomataProps {
  readonly state: imperium.State;
  /** Whose turn is being told or asked for. */
  readonly active: number | null;
}

/** House Hagal, or both Rivals, as they stand now. */
export function Automata({ state, active }: AutomataProps) {
  return (
    <View style={styles.row} testID="hagal-automata">
      {imperium.automata(state).map((seat) => (
        <Automaton key={seat} state={state} seat={seat} active={seat === active} />
      ))}
    </View>
  );
}

interface AutomatonProps {
  readonly state: imperium.State;
  readonly seat: number;
  readonly active: boolean;
}

function Automaton({ state, seat, active }: AutomatonProps) {
  const t = useT();
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const own = imperium.view(state, 'table').seats[seat];
  if (own === undefined) return null;
  const solo = state.options.players === 1;
  const said = [
    `${nameOf(seats, seat)}.`,
    t('hagal.agents', { count: own.agents }),
    t('hagal.troops', { garrison: own.garrison, conflict: own.conflict, supply: own.supply }),
    t('hagal.strength', { strength: own.strength }),
    ...imperium.FACTIONS.map((faction) => `${catalogue.icons[faction]}: ${own.influence[faction]}.`),
    ...(solo ? [t('hagal.points', { count: own.points })] : []),
  ].join(' ');
  const things: readonly (readonly [TokenName, number])[] = [
    ['points', own.points],
    ['solari', own.solari],
    ['spice', own.spice],
    ['water', own.water],
    ['intrigue', imperium.countOf(state, seat, 'intrigue')],
  ];
  return (
    <View
      testID={`hagal-automaton-${seat}`}
      role="group"
      aria-label={said}
      style={[
        styles.card,
        { backgroundColor: colours.surface, borderColor: active ? colours.text : 'transparent' },
      ]}
    >
      <View style={styles.line}>
        <SeatSign seat={seat} size={22} />
        <Text strong style={styles.fill}>
          {nameOf(seats, seat)}
        </Text>
      </View>
      <Text variant="caption" testID={`hagal-agents-${seat}`}>
        {[t('hagal.agents', { count: own.agents }), t('hagal.strength', { strength: own.strength })].join(
          ' · ',
        )}
      </Text>
      <Text variant="caption" muted testID={`hagal-troops-${seat}`}>
        {t('hagal.troops', { garrison: own.garrison, conflict: own.conflict, supply: own.supply })}
      </Text>
      <View style={styles.line}>
        {imperium.FACTIONS.map((faction) => (
          <View key={faction} style={styles.pair}>
            <AgentIcon icon={faction} size={20} />
            <Text variant="caption" strong maxScale={1.2}>
              {own.influence[faction]}
            </Text>
          </View>
        ))}
      </View>
      {solo ? (
        <View style={styles.line}>
          {things.map(([token, count]) => (
            <Amount key={token} token={token} count={count} />
          ))}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s },
  card: {
    flex: 1,
    gap: 2,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 2,
  },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  pair: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  fill: { flex: 1 },
});
