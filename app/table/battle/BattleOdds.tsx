import { useMemo, useState } from 'react';
import { Pressable, StyleSheet } from 'react-native';

import type { BattleView, View as GameView } from '../../../engine';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { oddsOf } from './oddsOf';

const percent = (chance: number) => Math.round(chance * 100);

interface BattleOddsProps {
  readonly battle: BattleView;
  readonly view: GameView;
}

/** The exact odds of fighting on to the end, one tap away, between the two legions: no choice has to make room. */
export function BattleOdds({ battle, view }: BattleOddsProps) {
  const t = useT();
  const { colours } = useTheme();
  const [asked, setAsked] = useState<BattleView | null>(null);
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
            attack: odds.attack.lost.units.toFixed(1),
            defence: odds.defence.lost.units.toFixed(1),
          }),
        ];
  return (
    <Pressable
      testID="odds"
      role="button"
      aria-expanded={shown}
      aria-label={[...lines, ...(odds === null ? [] : [t('table.odds.how')])].join('. ')}
      onPress={() => setAsked(shown ? null : battle)}
      style={[styles.odds, { borderColor: colours.border }]}
    >
      {lines.map((line) => (
        <Text key={line} variant="caption" strong={odds === null} style={styles.line}>
          {line}
        </Text>
      ))}
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
});
