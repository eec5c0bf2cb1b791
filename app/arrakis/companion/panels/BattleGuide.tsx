import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { figureText } from '../../pieces/figures';
import { ClauseLink } from '../../ui/ClauseLinks';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';

interface BattleGuideProps {
  readonly areas: readonly [arrakis.AreaId, arrakis.AreaId];
  readonly state: arrakis.State;
  readonly onChange: (change: (state: arrakis.State) => arrakis.State) => arrakis.TableFault | null;
}

/** Mahdi's conduct in a battle that people fight with their own dice (R14.14). */
export function BattleGuide({ areas, state, onChange }: BattleGuideProps) {
  const t = useT();
  const [from, to] = areas;
  const battle = arrakis.tableBattle(state, from, to);
  if (battle === null) return null;
  const { attacks, dice, cards, goesOn, own, enemy } = battle;
  return (
    <View style={styles.stack} testID="battle-guide">
      <View style={styles.head}>
        <Text style={styles.words} testID="guide-dice">
          {t('companion.guide.dice', { dice })}
          {cards === 0 ? '' : ` ${t('companion.guide.cards', { count: cards })}`}
        </Text>
        <ClauseLink clause="R14.14" />
      </View>
      <View style={styles.row}>
        <HitChips area={attacks ? from : to} state={state} onChange={onChange} />
        {cards === 0 ? null : (
          <Chip
            testID="guide-turned"
            title={t('companion.guide.turned', { count: cards })}
            onPress={() => onChange((now) => arrakis.withCardsTurned(now, cards))}
          />
        )}
      </View>
      <Text variant="caption" testID="guide-goes-on">
        {attacks
          ? t(goesOn ? 'companion.guide.goesOn' : 'companion.guide.ceases', { own, enemy })
          : t('companion.guide.stays')}
      </Text>
    </View>
  );
}

interface HitChipsProps {
  readonly area: arrakis.AreaId;
  readonly state: arrakis.State;
  readonly onChange: BattleGuideProps['onChange'];
}

/** A hit on his legion, from any source, falls where R14.14 says: one touch each. */
export function HitChips({ area, state, onChange }: HitChipsProps) {
  const t = useT();
  return arrakis
    .nextTableLosses(state, area)
    .map((loss) => (
      <Chip
        key={loss}
        testID={`hit-${loss}`}
        title={t('companion.guide.hit', { figure: figureText(loss, 'harkonnen', t) })}
        onPress={() => onChange((now) => arrakis.withTableLoss(now, area, loss))}
      />
    ));
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
