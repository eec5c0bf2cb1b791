import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Crest } from '../../pieces/Crest';
import { FigurePiles } from '../../pieces/FigurePiles';
import { pilesOf } from '../../pieces/figures';
import { ClauseLink } from '../../ui/ClauseLinks';
import { sideTextColour } from '../../pieces/sideTextColour';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';

interface AttackPanelProps {
  readonly attack: arrakis.TableAttack;
  readonly state: arrakis.State;
  readonly onTable: () => void;
  readonly onHere: () => void;
}

/** A battle begins: who against whom, how strong, and where it is fought. */
export function AttackPanel({ attack, state, onTable, onHere }: AttackPanelProps) {
  const t = useT();
  const { attacker, from, to, surprise } = attack;
  const defender = attacker === 'harkonnen' ? 'atreides' : 'harkonnen';
  return (
    <View style={styles.stack} testID="attack-panel">
      <View style={styles.head}>
        <Text strong role="heading" style={styles.words}>
          {t(surprise ? 'companion.attack.surprise' : 'companion.attack')}
        </Text>
        <ClauseLink clause="R14.8" />
      </View>
      <View style={styles.row}>
        <Half area={from} side={attacker} state={state} />
        <Half area={to} side={defender} state={state} />
      </View>
      <Button
        testID="fight-table"
        kind="primary"
        title={t('companion.attack.table')}
        detail={t('companion.attack.table.about')}
        onPress={onTable}
      />
      <Button
        testID="fight-here"
        title={t('companion.attack.here')}
        detail={t('companion.attack.here.about')}
        onPress={onHere}
      />
    </View>
  );
}

interface HalfProps {
  readonly area: arrakis.AreaId;
  readonly side: arrakis.Side;
  readonly state: arrakis.State;
}

function Half({ area, side, state }: HalfProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const there = arrakis.tableArea(state, area);
  const { coarse } = arrakis.strengthAt(state, area);
  return (
    <View style={[styles.half, { borderColor: colours.border, backgroundColor: colours.background }]}>
      <View style={styles.head}>
        <Crest side={side} size={22} />
        <Text variant="caption" strong colour={sideTextColour(side, dark)} style={styles.words}>
          {areaName(area, t)}
        </Text>
      </View>
      {there.side === side ? (
        <FigurePiles piles={pilesOf(there)} side={side} size={28} />
      ) : (
        <Text muted>{t('table.battle.nobody')}</Text>
      )}
      <Text variant="caption">
        {t('companion.strength', { strength: coarse })}
        {there.sietchRank === null ? '' : ` · ${t('companion.sietch.rank', { rank: there.sietchRank })}`}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flex: 1 },
  row: { flexDirection: 'row', gap: space.s },
  half: { flex: 1, gap: space.xs, borderWidth: 1, borderRadius: radius.m, padding: space.s },
});
