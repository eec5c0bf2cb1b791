import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaNumber, describeArea } from '../../texts/describe';
import type { Target } from '../../board/Board';
import { Chip } from '../../../ui/Chip';
import { useT, type Translate } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { acrossImpassable, rulesOf, zonesOf, type AreaRule } from './facts';
import { areaFact, neighboursOf } from '../../texts/areas';
import { useCatalogue } from '../../texts/catalogue';

interface DetailProps {
  readonly onChoose: (target: Target) => void;
  readonly onClause: (clause: string) => void;
}

interface AreaDetailProps extends DetailProps {
  readonly area: arrakis.AreaId;
  /** The open game, to say what stands there now. */
  readonly table: arrakis.View | null;
}

export function AreaDetail({ area, table, onChoose, onClause }: AreaDetailProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const fact = areaFact(area);
  const now = table?.areas.find((entry) => entry.area === area);
  const nameOf = (id: arrakis.AreaId) => arrakis.nameOfArea(id, catalogue);
  const shortOf = (id: arrakis.AreaId) => arrakis.shortNameOfArea(id, catalogue);
  const walls = acrossImpassable(area);
  return (
    <View style={styles.detail} testID={`area-detail-${area}`}>
      <Text variant="title">{nameOf(area)}</Text>
      <Facts
        rows={[
          [t('areas.terrain'), t(fact.deep ? 'board.terrain.deep' : `board.terrain.${fact.terrain}`)],
          [t('areas.sector'), areaNumber(area, t)],
          ...siteRow(area, t),
        ]}
      />
      {now ? <Text muted>{describeArea(now, t)}</Text> : null}
      <Text strong>{t('areas.happens')}</Text>
      {rulesOf(area).map((rule) => (
        <RuleLine key={rule.rule} rule={rule} words={ruleWords(rule, t, nameOf)} onClause={onClause} />
      ))}
      <Places
        title={t('areas.neighbours')}
        places={neighboursOf(area).map((id) => ({
          key: id,
          words: shortOf(id),
          target: { kind: 'area', id },
        }))}
        onChoose={onChoose}
      />
      {walls.length > 0 ? (
        <Places
          title={t('areas.walls')}
          places={walls.map((id) => ({ key: id, words: shortOf(id), target: { kind: 'area', id } }))}
          onChoose={onChoose}
        />
      ) : null}
      <Places
        title={t('areas.zones')}
        places={zonesOf(area).map((id) => ({
          key: id,
          words: arrakis.nameOfZone(id, catalogue),
          target: { kind: 'zone', id },
        }))}
        onChoose={onChoose}
      />
    </View>
  );
}

interface ZoneDetailProps extends DetailProps {
  readonly zone: arrakis.AirZoneId;
}

export function ZoneDetail({ zone, onClause }: ZoneDetailProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const sectors = arrakis.AIR_ZONES.find(({ id }) => id === zone)?.sectors ?? [];
  const pole = sectors.some((sector) => sector.startsWith('C'));
  return (
    <View style={styles.detail} testID={`zone-detail-${zone}`}>
      <Text variant="title">{arrakis.nameOfZone(zone, catalogue)}</Text>
      <Facts
        rows={[
          [
            t('areas.connected'),
            [
              ...sectors.map((sector) => t(`board.sector.${sector}`)),
              ...(pole ? [t('areas.connected.pole')] : []),
            ].join(', '),
          ],
        ]}
      />
      <View style={styles.chips}>
        <Chip testID="clause-R2.4" title="R2.4" onPress={() => onClause('R2.4')} />
      </View>
    </View>
  );
}

function siteRow(area: arrakis.AreaId, t: Translate): readonly (readonly [string, string])[] {
  const { settlement, sietch, station } = areaFact(area);
  const words =
    settlement !== undefined
      ? t('areas.site.settlement', { rank: settlement })
      : sietch
        ? t('areas.site.sietch')
        : station
          ? t('areas.site.station')
          : null;
  return words === null ? [] : [[t('areas.site'), words]];
}

function ruleWords(rule: AreaRule, t: Translate, nameOf: (id: arrakis.AreaId) => string): string {
  const all = (areas: readonly arrakis.AreaId[]) => areas.map(nameOf).join(', ');
  switch (rule.rule) {
    case 'harvester':
      return t('areas.rule.harvester', { count: rule.spice });
    case 'storm.sheltered':
      return t('areas.rule.storm.sheltered', { mountain: all(rule.mountains) });
    case 'atomics':
      return t('areas.rule.atomics', { exposed: all(rule.exposed) });
    case 'settlement.harkonnen':
      return t('areas.rule.settlement.harkonnen', { rank: rule.rank });
    default:
      return t(`areas.rule.${rule.rule}`);
  }
}

function Facts({ rows }: { readonly rows: readonly (readonly [string, string])[] }) {
  return (
    <View style={styles.facts}>
      {rows.map(([name, words]) => (
        <View key={name} style={styles.fact}>
          <Text variant="caption" muted>
            {name}
          </Text>
          <Text strong>{words}</Text>
        </View>
      ))}
    </View>
  );
}

interface RuleLineProps {
  readonly rule: AreaRule;
  readonly words: string;
  readonly onClause: (clause: string) => void;
}

function RuleLine({ rule, words, onClause }: RuleLineProps) {
  const { colours } = useTheme();
  return (
    <View style={[styles.rule, { borderTopColor: colours.border }]}>
      <Text style={styles.words}>{words}</Text>
      <Chip testID={`rule-${rule.rule}`} title={rule.clause} onPress={() => onClause(rule.clause)} />
    </View>
  );
}

interface PlacesProps {
  readonly title: string;
  readonly places: readonly { readonly key: string; readonly words: string; readonly target: Target }[];
  readonly onChoose: (target: Target) => void;
}

function Places({ title, places, onChoose }: PlacesProps) {
  return (
    <View style={styles.places}>
      <Text strong>{title}</Text>
      <View style={styles.chips}>
        {places.map(({ key, words, target }) => (
          <Chip key={key} testID={`place-${key}`} title={words} onPress={() => onChoose(target)} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  detail: { gap: space.s },
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l, rowGap: space.s },
  fact: { flexShrink: 1 },
  rule: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingTop: space.s,
  },
  words: { flex: 1 },
  places: { gap: space.xs, marginTop: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
