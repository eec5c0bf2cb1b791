import { router } from 'expo-router';
import { useMemo, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { paramsOf } from '../../odds/address';
import { decimal } from '../../odds/numbers';
import { Icon } from '../../../ui/Icon';
import { icons } from '../../../ui/icons';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { battleAhead, oddsOf } from './battleOdds';

const percent = (chance: number) => Math.round(chance * 100);

interface BattleOddsProps {
  readonly battle: arrakis.BattleView;
  readonly view: arrakis.View;
}

/**
 * The exact odds of fighting to the end, one tap away, between the two legions, where they take no space from the
 * choices.
 */
export function BattleOdds({ battle, view }: BattleOddsProps) {
  const t = useT();
  const { colours } = useTheme();
  const [asked, setAsked] = useState<arrakis.BattleView | null>(null);
  const shown = asked === battle;
  const odds = useMemo(() => (shown ? oddsOf(battle, view) : null), [shown, battle, view]);
  const defender = battle.attacker === 'atreides' ? 'harkonnen' : 'atreides';
  const lines =
    odds === null
      ? [t(shown ? 'table.odds.none' : 'table.odds.show')]
      : [
          t('table.odds.side', { side: t(`side.${battle.attacker}`), chance: percent(odds.attackerWins) }),
          t('table.odds.side', { side: t(`side.${defender}`), chance: percent(odds.defenderWins) }),
          t('table.odds.lost', {
            attack: decimal(odds.attack.lost.units, t),
            defence: decimal(odds.defence.lost.units, t),
          }),
        ];
  const setup = odds === null ? null : battleAhead(battle, view);
  // Hidden, shown, and then a way to the calculator: it takes no more room than the chances themselves.
  const press = () => {
    if (setup === null) setAsked(shown ? null : battle);
    else router.push({ pathname: '/reference/odds', params: { ...paramsOf(setup) } });
  };
  const spoken = odds === null ? lines : [...lines, t('table.odds.how'), t('odds.detail')];
  return (
    <Pressable
      testID="odds"
      role={setup === null ? 'button' : 'link'}
      aria-label={spoken.join('. ')}
      onPress={press}
      style={[styles.odds, { borderColor: colours.border }]}
    >
      {lines.map((line) => (
        <Text key={line} variant="caption" strong={odds === null} style={styles.line}>
          {line}
        </Text>
      ))}
      {setup === null ? null : (
        <View style={styles.more}>
          <Icon drawing={icons.forward} colour={colours.textMuted} size={14} />
        </View>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  odds: {
    minHeight: 44,
    justifyContent: 'center',
    alignItems: 'center',
    borderWidth: 1,
    borderRadius: 8,
    padding: 4,
  },
  line: { textAlign: 'center' },
  more: { position: 'absolute', right: 3, bottom: 7 },
});
