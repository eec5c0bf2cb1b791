import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { DesertPowerFace, DieFace } from '../../pieces/DieFace';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';
import { sideOfChoice, testIdOf, wordOf } from './controls';
import { Tile } from '../../ui/Tile';
import { moveLabel } from './moveTexts';

interface DicePickerProps {
  readonly table: Table;
  readonly onInspect: (move: arrakis.Move) => void;
}

/** Dice to choose from, with how many of each there are, and Desert Power, which is not a die. */
export function DicePicker({ table, onInspect }: DicePickerProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { textScale } = useTheme();
  const { controls, decision, view, busy, choose } = table;
  if (decision === null || controls.dice.length === 0) return null;
  // For dice of the other side the prompt says which ones are meant; only own dice show a count.
  const own = decision.kind === 'turn' ? view.seats[decision.seat] : undefined;
  const extra = decision.kind === 'turn' ? controls.words : [];
  // Names of dice are one long word in most languages: with large text only two fit in a row.
  const basis = textScale > 1 ? '46%' : '30%';
  return (
    <View style={styles.row} testID="dice">
      {controls.dice.map((move) => {
        const result = arrakis.RESULTS.find((name) => name === wordOf(move));
        if (!result) return null;
        const words = moveLabel(move, decision, catalogue);
        const count = own?.dice[result] ?? null;
        return (
          <Tile
            key={testIdOf(move)}
            testID={testIdOf(move)}
            title={t(`table.result.${result}`)}
            label={count === null ? words : `${words}. ${t('table.dice.count', { count })}`}
            art={
              <View style={styles.die}>
                <DieFace
                  result={result}
                  side={sideOfChoice(decision)}
                  size={26}
                  token={own?.token === result}
                />
                {count === null ? null : (
                  <Text variant="caption" muted>
                    {t('table.dice.count', { count })}
                  </Text>
                )}
              </View>
            }
            upright
            small
            basis={basis}
            disabled={busy}
            onPress={() => choose(move)}
            onLongPress={() => onInspect(move)}
          />
        );
      })}
      {extra.map((move) => (
        <Tile
          key={testIdOf(move)}
          testID={testIdOf(move)}
          title={moveLabel(move, decision, catalogue)}
          art={<DesertPowerFace size={26} />}
          upright
          small
          basis={basis}
          disabled={busy}
          onPress={() => choose(move)}
          onLongPress={() => onInspect(move)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  die: { flexDirection: 'row', alignItems: 'center', gap: 4 },
});
