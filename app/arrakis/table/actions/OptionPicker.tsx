import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { MarkerSign, PowerSign, VehicleSign } from '../../pieces/signs';
import { Crest } from '../../pieces/Crest';
import { useCatalogue } from '../../texts/catalogue';
import { battleConsequence } from '../battle/consequence';
import type { Table } from '../useTable';
import { testIdOf, wordOf } from './controls';
import { Tile } from '../../../ui/Tile';
import { moveLabel, longestWord } from './moveTexts';
import { vainLast } from './noEffect';

interface PickerProps {
  readonly table: Table;
  readonly onInspect: (move: arrakis.Move) => void;
  /** Smaller gaps between rows, where space is short. */
  readonly crowded?: boolean;
}

/** Above this a label does not fit half a phone's width in two lines. */
const LONG = 44;
/** Longest words that still fit three in a row: with margin, and without. */
const FITS = { airy: 11, three: 13 } as const;
/** Among sentences that need the whole width, one up to this length shares its row. */
const SHORT = 56;

/** Alternatives in words: ways to use a die, effects of a card, prices, numbers. */
export function OptionPicker({ table, onInspect, crowded = false }: PickerProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { textScale } = useTheme();
  const { controls, decision, busy, choose } = table;
  if (decision === null || controls.words.length === 0) return null;
  if (decision.kind === 'turn' && controls.dice.length > 0) return null;
  const words = vainLast(controls.words, (move) => table.withoutEffect.has(move));
  const choices = words.map((move) => ({
    move,
    text: moveLabel(move, decision, catalogue),
    vain: table.withoutEffect.has(move),
  }));
  const longest = Math.max(...choices.map(({ text }) => text.length));
  const numeric = longest <= 2;
  const letters = longestWord(choices.map(({ text }) => text)) * textScale;
  const three = choices.length > 4 && letters <= FITS.three;
  const share = numeric ? 44 : three ? '30%' : '46%';
  const shareOf = (text: string) => (longest <= LONG ? share : text.length > SHORT ? '100%' : '46%');
  return (
    <View style={[styles.row, crowded ? styles.close : null]} testID="words">
      {choices.map(({ move, text, vain }) => (
        <Tile
          key={testIdOf(move)}
          testID={testIdOf(move)}
          title={text}
          detail={vain ? t('table.noEffect') : battleConsequence(move, decision, table.view, t)}
          tone={vain ? 'quiet' : 'choice'}
          small={choices.length > 4 || longest > LONG}
          tight={three && letters > FITS.airy}
          basis={shareOf(text)}
          disabled={busy}
          onPress={() => choose(move)}
          onLongPress={() => onInspect(move)}
        />
      ))}
    </View>
  );
}

function Art({ word }: { readonly word: string }) {
  const { colours } = useTheme();
  const marker = arrakis.MARKERS.find((name) => name === word);
  if (marker) return <MarkerSign marker={marker} size={28} />;
  const power = arrakis.POWERS.find((name) => name === word);
  if (power) return <PowerSign power={power} size={28} colour={colours.text} />;
  const vehicle = arrakis.VEHICLES.find((name) => name === word);
  if (vehicle) return <VehicleSign vehicle={vehicle} size={30} colour={colours.text} />;
  const house = arrakis.HOUSES.find((name) => name === word);
  const side = house === 'atreides' || house === 'fremen' ? 'atreides' : 'harkonnen';
  return house ? <Crest side={side} house={house} size={28} /> : null;
}

/** Which of two partners a move names, where that is what is asked (R13.4). */
function askedPartner(move: arrakis.Move, { decision, view }: Table): arrakis.SeatView | undefined {
  if (decision?.kind !== 'demand') return undefined;
  return view.seats.find(({ houses }) => houses.some((house) => house === wordOf(move)));
}

/** Markers, powers, vehicles and houses, each with its sign. */
export function SignPicker({ table, onInspect }: PickerProps) {
  const catalogue = useCatalogue();
  const { controls, decision, busy, choose } = table;
  // Who acts is said by the die that is touched (see ActorPicker).
  if (decision === null || controls.signs.length === 0 || table.actors.length > 0) return null;
  return (
    <View style={styles.row} testID="signs">
      {controls.signs.map((move) => (
        <Tile
          key={testIdOf(move)}
          testID={testIdOf(move)}
          title={askedPartner(move, table)?.name ?? moveLabel(move, decision, catalogue)}
          label={[askedPartner(move, table)?.name, moveLabel(move, decision, catalogue)]
            .filter(Boolean)
            .join(', ')}
          art={<Art word={wordOf(move)} />}
          // Three in a row: a long name needs the whole width.
          upright={controls.signs.length > 2}
          small={controls.signs.length > 2}
          tight
          basis={110}
          disabled={busy}
          onPress={() => choose(move)}
          onLongPress={() => onInspect(move)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  close: { rowGap: space.xs },
});
