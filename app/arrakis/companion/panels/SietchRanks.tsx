import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { OptionChip } from '../../../ui/OptionChip';
import { Section } from '../../../ui/Section';
import { inArea } from './editArea';

const RANKS = [...new Set(arrakis.SIETCH_RANKS)].sort((a, b) => a - b);

interface SietchRanksProps {
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** All sietches at once: Mahdi goes by their true ranks (R14.8), which only the people at the table know. */
export function SietchRanks({ state, onChange }: SietchRanksProps) {
  const t = useT();
  const [said, setSaid] = useState<readonly arrakis.AreaId[]>([]);
  // Before the first round all eight lie there: ranks change places, as the box has them.
  const choose = (id: arrakis.AreaId, rank: number) => {
    if (state.round > 0) onChange(inArea(id, (before) => ({ ...before, sietchRank: rank })));
    else onChange((before) => arrakis.withStartingRank(before, id, rank, said));
    setSaid([...said, id]);
  };
  const sietches: readonly arrakis.AreaId[] = arrakis.AREA_FACTS.map(({ id }) => id).filter(
    (id) => arrakis.tableArea(state, id).sietchRank !== null,
  );
  return (
    <Section title={t('companion.ranks')} end={<ClauseLink clause="R14.8" />}>
      <Text variant="caption" muted>
        {t('companion.ranks.about')}
      </Text>
      {sietches.map((id) => (
        <View key={id} style={styles.row} role="radiogroup" aria-label={areaName(id, t)}>
          <Text style={styles.name}>{areaName(id, t)}</Text>
          {RANKS.map((rank) => (
            <OptionChip
              key={rank}
              testID={`rank-${id}-${rank}`}
              role="radio"
              title={String(rank)}
              chosen={arrakis.tableArea(state, id).sietchRank === rank}
              onPress={() => choose(id, rank)}
            />
          ))}
        </View>
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  name: { flex: 1 },
});
