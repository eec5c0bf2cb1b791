import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { DesertPowerFace, DieFace } from '../../pieces/DieFace';
import { useCatalogue } from '../../texts/catalogue';
import { doesText } from '../../texts/does';
import type { Table } from '../useTable';
import { sideOfChoice, testIdOf, wordOf } from './controls';
import { spoken } from '../../../ui/spoken';
import { Tile } from '../../../ui/Tile';
import { longestWord, moveLabel } from './moveTexts';

/** A longer word does not fit beside a die in half a row. */
const FITS = 15;

interface DicePickerProps {
  readonly table: Table;
  readonly onInspect: (move: arrakis.Move) => void;
  /** Three in a row without what they do, where space is short. */
  readonly crowded?: boolean;
}

/** Dice to choose from, with how many of each there are and what they do, and Desert Power, which is not a die. */
export function DicePicker({ table, onInspect, crowded = false }: DicePickerProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { textScale } = useTheme();
  const { controls, decision, view, busy, choose } = table;
  if (decision === null || controls.dice.length === 0) return null;
  // For dice of the other side the prompt says which ones are meant; only own dice show a count.
  const own = decision.kind === 'turn' ? view.seats[decision.seat] : undefined;
  const extra = decision.kind === 'turn' ? controls.words : [];
  const side = sideOfChoice(decision);
  const size = crowded ? 26 : 32;
  const longest = longestWord(
    controls.dice.flatMap((move) => {
      const result = arrakis.RESULTS.find((name) => name === wordOf(move));
      return result ? [t(`table.result.${result}`), doesText(result, side, t)] : [];
    }),
  );
  const wide = !crowded && longest * textScale > FITS;
  const tile = (move: arrakis.Move, title: string, does: string, art: ReactNode, label: string) => (
    <Tile
      key={testIdOf(move)}
      testID={testIdOf(move)}
      title={title}
      label={crowded ? spoken(label, does) : label}
      detail={crowded ? null : does}
      art={art}
      upright={crowded}
      small
      // Names of dice are one long word in most languages: with large text only two fit in a row.
      basis={crowded && textScale === 1 ? '30%' : wide ? '100%' : '46%'}
      disabled={busy}
      onPress={() => choose(move)}
      onLongPress={() => onInspect(move)}
    />
  );
  return (
    <View style={styles.row} testID="dice">
      {controls.dice.map((move) => {
        const result = arrakis.RESULTS.find((name) => name === wordOf(move));
        if (!result) return null;
        const name = t(`table.result.${result}`);
        const count = own?.dice[result] ?? null;
        const counted = count === null ? null : t('table.dice.count', { count });
        const words = moveLabel(move, decision, catalogue);
        return tile(
          move,
          counted === null ? name : `${name} ${counted}`,
          doesText(result, side, t),
          <DieFace result={result} side={side} size={size} token={own?.token === result} />,
          counted === null ? words : `${words} ${counted}`,
        );
      })}
      {extra.map((move) => {
        const words = moveLabel(move, decision, catalogue);
        return tile(move, words, t('table.does.desertPower'), <DesertPowerFace size={size} />, words);
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
