import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName, legionText } from '../../texts/describe';
import { useT } from '../../../i18n';
import { FigurePiles } from '../../pieces/FigurePiles';
import { pilesOf } from '../../pieces/figures';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';

interface StartPanelProps {
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** The starting tokens of the six settlements: those of the box lie there, and only what differs is touched (R4.2). */
export function StartPanel({ state, onChange }: StartPanelProps) {
  const t = useT();
  const { colours } = useTheme();
  // What has been said of each set: a token that changes places does not take it from these.
  const [said, setSaid] = useState<readonly (readonly arrakis.AreaId[])[]>([[], []]);
  return (
    <Section title={t('companion.start')} end={<ClauseLink clause="R4.2" />}>
      <Text variant="caption" muted>
        {t('companion.start.about')}
      </Text>
      <Text variant="caption" muted>
        {t('companion.people')}
      </Text>
      {arrakis.STARTING_SETTLEMENTS.map((area) => {
        const now = arrakis.startingKindsOf(state, area);
        return (
          <View key={area} style={styles.settlement} testID={`start-${area}`}>
            <Text strong>{areaName(area, t)}</Text>
            {arrakis.STARTING_SETS.map((set, index) => (
              <View
                key={set}
                style={styles.row}
                role="radiogroup"
                aria-label={`${areaName(area, t)}: ${t(`companion.start.${set}`)}`}
              >
                {arrakis.startingTokens(set).map((token, kind) => {
                  const legion = { ...token, side: 'harkonnen', leaders: [], tokens: [] } as const;
                  return (
                    <OptionChip
                      key={kind}
                      testID={`start-${area}-${set}-${kind}`}
                      role="radio"
                      title=""
                      label={legionText(legion, t)}
                      art={
                        <FigurePiles
                          piles={pilesOf({ ...token, leaders: [], tokens: 0 })}
                          side="harkonnen"
                          size={22}
                          colour={now?.[index] === kind ? colours.background : colours.text}
                        />
                      }
                      chosen={now?.[index] === kind}
                      onPress={() => {
                        onChange((before) =>
                          arrakis.withStartingKind(before, area, set, kind, said[index] ?? []),
                        );
                        setSaid((all) => all.map((one, at) => (at === index ? [...one, area] : one)));
                      }}
                    />
                  );
                })}
              </View>
            ))}
          </View>
        );
      })}
    </Section>
  );
}

const styles = StyleSheet.create({
  settlement: { gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
