import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { DieFace } from '../../pieces/DieFace';
import { Icon } from '../../../ui/Icon';
import { panelIcons } from '../../../ui/panelIcons';
import { Text } from '../../../ui/Text';
import { Tile } from '../../../ui/Tile';
import { useTheme } from '../../../ui/theme';
import { Button } from '../../../ui/Button';
import { diceOf, type DiePanelProps } from './dice';

/** Mahdi's next die in one row, under what he has just done: nothing has to be put away first. */
export function DieBar({ view, onDie, onRound }: DiePanelProps) {
  const t = useT();
  const { colours } = useTheme();
  const { dice, full } = diceOf(view);
  if (dice === 0 || view.round === 0) {
    return <Button testID="to-round" kind="primary" title={t('companion.toRound')} onPress={onRound} />;
  }
  return (
    <View style={[styles.bar, { borderColor: colours.border }]} testID="die-bar">
      <Text variant="caption" muted testID="dice-left">
        {t('companion.die.next')} · {t('companion.diceLeft', { count: dice })}
      </Text>
      <View style={styles.row}>
        {arrakis.RESULTS.map((result) => (
          <Tile
            key={result}
            testID={`fell-${result}`}
            title=""
            label={t('companion.fell', { result: t(`table.result.${result}`) })}
            art={<DieFace result={result} side="harkonnen" size={32} spent={full(result)} />}
            upright
            basis={44}
            tone="quiet"
            disabled={full(result)}
            onPress={() => onDie(result)}
          />
        ))}
        <Tile
          testID="roll"
          title=""
          label={t('companion.roll')}
          art={<Icon drawing={panelIcons.dice} colour={colours.onAction} size={28} />}
          upright
          basis={44}
          tone="only"
          onPress={() => onDie(null)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { borderTopWidth: StyleSheet.hairlineWidth, paddingTop: 4, gap: 4, paddingBottom: 4 },
  row: { flexDirection: 'row', gap: 6 },
});
