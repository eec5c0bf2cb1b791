import { StyleSheet, View } from 'react-native';

import { RESULTS, type Move } from '../../../engine';
import { useCatalogue, useT } from '../../i18n';
import { DesertPowerFace, DieFace } from '../draw/DieFace';
import type { Table } from '../useTable';
import { testIdOf, wordOf } from './controls';
import { Tile } from './Tile';
import { labelOf } from './words';

interface DicePickerProps {
  readonly table: Table;
  readonly onInspect: (move: Move) => void;
}

/** Dice to take up, with how many of each there are; and Desert Power beside them, which is no die. */
export function DicePicker({ table, onInspect }: DicePickerProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { controls, decision, view, busy, choose } = table;
  if (decision === null || controls.dice.length === 0) return null;
  // Which dice a forced choice speaks of (the other side's) is said by the prompt; only one's own are counted.
  const own = decision.kind === 'turn' ? view.seats[decision.seat] : undefined;
  const extra = decision.kind === 'turn' ? controls.words : [];
  return (
    <View style={styles.row} testID="dice">
      {controls.dice.map((move) => {
        const result = RESULTS.find((name) => name === wordOf(move));
        if (!result) return null;
        const count = own?.dice[result] ?? null;
        return (
          <Tile
            key={testIdOf(move)}
            testID={testIdOf(move)}
            label={labelOf(move, decision, catalogue)}
            title={t(`table.result.${result}`)}
            detail={count === null ? null : t('table.dice.count', { count })}
            art={<DieFace result={result} side={decision.side} size={26} token={own?.token === result} />}
            small
            tight
            basis="30%"
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
          title={labelOf(move, decision, catalogue)}
          art={<DesertPowerFace size={26} />}
          small
          tight
          basis="30%"
          disabled={busy}
          onPress={() => choose(move)}
          onLongPress={() => onInspect(move)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } });
