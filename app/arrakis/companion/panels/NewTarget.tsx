import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Section } from '../../../ui/Section';
import { OptionChip } from '../../../ui/OptionChip';
import { space } from '../../../ui/tokens';

interface NewTargetProps {
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** The target has fallen: the card that comes next is drawn on the table and said here, or drawn here (R14.2). */
export function NewTarget({ state, onChange }: NewTargetProps) {
  const t = useT();
  if (!arrakis.targetFell(state)) return null;
  const { harvest } = arrakis.tableTactics(state);
  return (
    <Section title={t('companion.target.fell')} end={<ClauseLink clause="R14.2" />}>
      <View style={styles.row} testID="new-target">
        {arrakis.targetsBeside(state, harvest).map((sietch) => (
          <OptionChip
            key={sietch}
            testID={`new-target-${sietch}`}
            role="radio"
            title={areaName(sietch, t)}
            chosen={false}
            onPress={() => onChange((now) => arrakis.withTactics(now, harvest, sietch))}
          />
        ))}
        <Chip
          testID="new-target-draw"
          title={t('companion.target.draw')}
          onPress={() => onChange(arrakis.withStandingTarget)}
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s } });
