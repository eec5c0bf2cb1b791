import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName, describeZone } from '../../texts/describe';
import { useT } from '../../../i18n';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { Section } from '../../../ui/Section';

interface HazardsPanelProps {
  readonly state: arrakis.State;
  readonly view: arrakis.View;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** The desert hazards of this table: which wormsigns go and come, what they do when turned, whom storms strike (R9). */
export function HazardsPanel({ state, view, onChange }: HazardsPanelProps) {
  const t = useT();
  const { back, put, turn, storms } = arrakis.tableHazards(state);
  const list = (areas: readonly arrakis.AreaId[]) =>
    areas.length === 0 ? t('companion.hazards.nowhere') : areas.map((area) => areaName(area, t)).join(', ');
  const zones = (rescue: readonly arrakis.AirZoneId[]) =>
    view.zones
      .filter(({ zone }) => rescue.includes(zone))
      .map((zone) => describeZone(zone, t))
      .join('; ');
  return (
    <Section title={t('companion.hazards')} end={<ClauseLink clause="R9.2" />}>
      <View testID="hazards" style={styles.stack}>
        {back.length === 0 ? null : <Text>{t('companion.hazards.back', { list: list(back) })}</Text>}
        <Text testID="hazards-put">{t('companion.hazards.put', { list: list(put) })}</Text>
        {put.length + back.length === 0 ? null : (
          <Button
            testID="hazards-lay"
            title={t('companion.hazards.lay')}
            onPress={() => onChange(arrakis.withWormsigns)}
          />
        )}
        {turn.map(({ area, deep, finds, rescue }) => (
          <Text key={area} variant="caption" testID={`hazard-${area}`}>
            {areaName(area, t)}: {t(`companion.hazards.${finds}`)}{' '}
            {t(deep ? 'companion.hazards.deep' : 'companion.hazards.shallow')}
            {rescue.length === 0 ? '' : ` ${t('companion.hazards.rescue', { zones: zones(rescue) })}`}
          </Text>
        ))}
        <Text testID="hazards-storms">{t('companion.hazards.storms', { list: list(storms) })}</Text>
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ stack: { gap: space.s } });
