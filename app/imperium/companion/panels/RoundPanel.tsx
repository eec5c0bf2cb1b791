import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { TakenChip } from '../ask/Details';
import { tableSeats } from '../names';
import { Heading } from '../parts/Heading';
import { SeatChips } from '../parts/SeatChips';
import { changeHagalTable } from '../store';
import type { Hagal } from '../useHagal';

interface RoundPanelProps {
  readonly state: imperium.State;
  readonly hagal: Hagal;
}

/** A round begins: which Conflict was turned up, and in the first one who goes first (I4.1, I2.8). */
export function ConflictPanel({ state, hagal }: RoundPanelProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const seats = tableSeats(state, t, catalogue);
  const first = state.round === 1 && state.options.players === 2;
  return (
    <View style={styles.stack} testID="hagal-conflict">
      <Heading title={t('table.round', { round: state.round })} clause="I4.1" />
      {first ? (
        <SeatChips
          testID="hagal-first"
          title={t('hagal.first')}
          seats={seats}
          among={[0, 1]}
          nobody={false}
          value={state.firstPlayer}
          onChange={(seat) => changeHagalTable((now) => imperium.withFirstPlayer(now, seat ?? 0))}
        />
      ) : null}
      <Section title={t('hagal.conflict.which')} row>
        {imperium.tableConflicts(state).map((id) => (
          <OptionChip
            key={id}
            testID={`hagal-conflict-${id}`}
            title={imperium.printConflict(id, catalogue).name}
            chosen={false}
            role="radio"
            onPress={() => hagal.conflict(id)}
          />
        ))}
      </Section>
    </View>
  );
}

/** Rewards are given out: the Makers, and whether the game is over (I4.4, I3.1). */
export function RoundEndPanel({ state, hagal }: RoundPanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const end = imperium.tableEnd(state);
  return (
    <View style={styles.stack} testID="hagal-round-end">
      <Heading title={t('imp.phase.makers')} about={t('hagal.round.makers')} clause="I4.4" />
      <View style={styles.row}>
        {imperium.MAKERS.map((maker) => (
          <TakenChip key={maker} id="ask" state={state} space={maker} />
        ))}
      </View>
      {end === null ? (
        <Text variant="caption" muted>
          {t('hagal.round.end')}
        </Text>
      ) : (
        <Text strong colour={colours.danger} testID="hagal-over" aria-live="polite">
          {t(`hagal.over.${end}`)}
        </Text>
      )}
      {state.round < LAST_ROUND ? (
        <Button
          testID="hagal-next-round"
          kind={end === null ? 'primary' : 'secondary'}
          title={t('hagal.round.next', { round: state.round + 1 })}
          onPress={hagal.round}
        />
      ) : null}
    </View>
  );
}

/** There are ten Conflicts (I2.2). */
const LAST_ROUND = 10;

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
