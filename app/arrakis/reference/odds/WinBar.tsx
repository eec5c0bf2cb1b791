import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { sideTextColour } from '../../pieces/sideTextColour';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { font, radius, space } from '../../../ui/tokens';
import { percentText } from '../../odds/numbers';
import { enemyOf } from '../../odds/battleSetup';
import { barColours } from '../../odds/barColours';

interface WinBarProps {
  readonly odds: arrakis.Odds;
  readonly attacker: arrakis.Side;
  /** One line of words, where there is little height. */
  readonly low: boolean;
}

/** Who wins, and how likely: one bar, the attacker from the left, the defender from the right, nobody between them. */
export function WinBar({ odds, attacker, low }: WinBarProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const defender = enemyOf(attacker);
  const nobody = percentText(odds.nobodyWins, t);
  const parts = [
    { key: 'attacker', chance: odds.attackerWins, ...barColours(attacker, dark) },
    { key: 'nobody', chance: odds.nobodyWins, fill: colours.surfaceStrong, edge: colours.border },
    { key: 'defender', chance: odds.defenderWins, ...barColours(defender, dark) },
  ];
  const names = { attacker: t(`side.${attacker}`), defender: t(`side.${defender}`) };
  const spoken = [
    `${names.attacker} ${percentText(odds.attackerWins, t)}`,
    `${names.defender} ${percentText(odds.defenderWins, t)}`,
    `${t('odds.nobody')} ${nobody}`,
  ].join(', ');
  return (
    <View
      role="img"
      aria-label={`${t('odds.chance')}: ${spoken}`}
      aria-live="polite"
      testID="win-bar"
      style={styles.stack}
    >
      <View style={styles.words}>
        <SideChance
          name={names.attacker}
          side={attacker}
          chance={odds.attackerWins}
          low={low}
          testID="chance-attacker"
        />
        <Text variant="caption" muted style={styles.nobody} testID="chance-nobody">
          {`${t('odds.nobody')}${low ? ' ' : '\n'}${nobody}`}
        </Text>
        <SideChance
          name={names.defender}
          side={defender}
          chance={odds.defenderWins}
          low={low}
          right
          testID="chance-defender"
        />
      </View>
      <View style={styles.bar}>
        {parts.map(({ key, chance, fill, edge }) =>
          chance < 0.002 ? null : (
            <View
              key={key}
              style={[styles.part, { flexGrow: chance, backgroundColor: fill, borderColor: edge }]}
            />
          ),
        )}
      </View>
    </View>
  );
}

interface SideChanceProps {
  readonly name: string;
  readonly side: arrakis.Side;
  readonly chance: number;
  readonly low: boolean;
  readonly right?: boolean;
  readonly testID: string;
}

function SideChance({ name, side, chance, low, right = false, testID }: SideChanceProps) {
  const t = useT();
  const { dark } = useTheme();
  return (
    <View
      style={[styles.side, right ? styles.right : null, low ? (right ? styles.lowRight : styles.low) : null]}
    >
      <Text variant="caption" strong colour={sideTextColour(side, dark)}>
        {name}
      </Text>
      <Text variant={low ? 'body' : 'title'} role="presentation" style={styles.figure} testID={testID}>
        {percentText(chance, t)}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  words: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  side: { flex: 1 },
  right: { alignItems: 'flex-end' },
  low: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  lowRight: { flexDirection: 'row-reverse', alignItems: 'center', gap: space.s },
  // The display face has no figures of equal width.
  figure: { fontFamily: font.textStrong },
  nobody: { textAlign: 'center' },
  bar: { flexDirection: 'row', height: 22, gap: 2 },
  part: { flexBasis: 0, minWidth: 3, borderRadius: radius.s / 2, borderWidth: 1.5 },
});
