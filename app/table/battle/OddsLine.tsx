import { useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { BattleView, View as GameView } from '../../../engine';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { Tile } from '../act/Tile';
import { oddsOf } from './oddsOf';

const percent = (chance: number) => Math.round(chance * 100);

interface OddsLineProps {
  readonly battle: BattleView;
  readonly view: GameView;
}

/** The exact odds of going on, one tap away: nobody has to know them. */
export function OddsLine({ battle, view }: OddsLineProps) {
  const t = useT();
  const [asked, setAsked] = useState<BattleView | null>(null);
  const odds = useMemo(() => (asked === battle ? oddsOf(battle, view) : null), [asked, battle, view]);
  const defender = battle.attacker === 'atreides' ? 'harkonnen' : 'atreides';
  if (odds !== null) {
    return (
      <View testID="odds" style={styles.stack}>
        <Text variant="caption" strong>
          {t('table.odds', {
            attacker: t(`side.${battle.attacker}`),
            attack: percent(odds.attackerWins),
            defender: t(`side.${defender}`),
            defence: percent(odds.defenderWins),
            nobody: percent(odds.nobodyWins),
          })}
        </Text>
        <Text variant="caption" muted>
          {t('table.odds.losses', {
            attack: odds.attack.lost.units.toFixed(1),
            defence: odds.defence.lost.units.toFixed(1),
          })}
        </Text>
      </View>
    );
  }
  if (asked === battle) {
    return (
      <Text variant="caption" muted testID="odds-none">
        {t('table.odds.none')}
      </Text>
    );
  }
  return (
    <Tile
      testID="show-odds"
      title={t('table.odds.show')}
      tone="quiet"
      small
      onPress={() => setAsked(battle)}
    />
  );
}

const styles = StyleSheet.create({ stack: { gap: space.xs / 2, flex: 1 } });
