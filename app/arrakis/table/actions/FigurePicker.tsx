import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { areaName as areaWords, figuresText } from '../../texts/describe';
import { useT, type Translate } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { Figure } from '../../pieces/Figure';
import { figureOf, figureText, sideOfFigure, tokenOf } from '../../pieces/figures';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';
import { sideOfChoice, testIdOf } from './controls';
import { Tile } from '../../../ui/Tile';
import { moveLabel, longestWord } from './moveTexts';
import { vainLast } from './noEffect';

/** The legion that a decision about figures is about. */
export function legionOf(decision: arrakis.DecisionView, view: arrakis.View): arrakis.LegionView | null {
  if (decision.area === null) return null;
  return view.areas.find((entry) => entry.area === decision.area)?.legion ?? null;
}

/** How many such figures there are to choose among; null where the decision is not about a legion. */
function countOf(move: arrakis.Move, decision: arrakis.DecisionView, view: arrakis.View): number | null {
  // What is being placed does not stand there yet.
  if (decision.kind === 'place') return null;
  const figure = figureOf(move);
  const going = decision.about.going;
  const legion = going ?? legionOf(decision, view);
  if (legion === null || figure === null) return null;
  if (figure === 'regular' || figure === 'elite' || figure === 'special' || figure === 'generic') {
    return legion[figure];
  }
  return null;
}

interface TokenWords {
  readonly place: string;
  readonly contents: string | null;
}

/** What a token contains, for those who may know, and where it is. */
function tokenWords(move: arrakis.Move, view: arrakis.View, t: Translate): TokenWords | null {
  const id = tokenOf(move);
  if (id === null) return null;
  for (const { area, legion } of view.areas) {
    const token = legion?.tokens.find((entry) => entry.id === id);
    if (!token) continue;
    const words = token.contents === null ? '' : figuresText(token.contents, legion?.side ?? 'atreides', t);
    return { place: areaWords(area, t), contents: words === '' ? null : words };
  }
  return null;
}

/** Longest words that still fit: three in a row without and with a figure, two with margin, two without. */
const FITS = { bare: 14, three: 8, airy: 11, two: 15 } as const;

interface FigurePickerProps {
  readonly table: Table;
  readonly onInspect: (move: arrakis.Move) => void;
  /** Smaller gaps between rows, where space is short. */
  readonly crowded?: boolean;
}

/** Figures to choose: who stays, who is lost, who is deployed, whose special action it is. */
export function FigurePicker({ table, onInspect, crowded = false }: FigurePickerProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { textScale } = useTheme();
  const { controls, decision, view, busy, choose } = table;
  if (decision === null || controls.figures.length === 0) return null;
  const leads = decision.kind === 'die';
  const figures = vainLast(controls.figures, (move) => table.withoutEffect.has(move));
  const choices = figures.flatMap((move) => {
    const figure = figureOf(move);
    if (figure === null) return [];
    const side = sideOfFigure(figure, sideOfChoice(decision));
    const count = countOf(move, decision, view);
    const words = moveLabel(move, decision, catalogue);
    // For special actions and for staying figures the heading says what choosing means, so the tiles need not.
    const name = leads || decision.kind === 'moveWho' ? figureText(figure, side, t) : words;
    const token = tokenWords(move, view, t);
    const title = token?.place ?? (count === null ? name : `${count} × ${name}`);
    return [{ move, figure, side, words, token, title }];
  });
  const many = choices.length > (leads ? 2 : 4);
  const longest = longestWord(choices.map(({ title }) => title)) * textScale;
  // Four stand in two rows either way: two columns leave more room for their names.
  // All tokens look the same face down: where many stand side by side their places need the room.
  const bare = many && choices.every(({ token }) => token !== null);
  const three = many && choices.length !== 4 && textScale === 1 && longest <= (bare ? FITS.bare : FITS.three);
  const basis = three ? '30%' : longest <= FITS.two ? '46%' : '100%';
  const tight = many || longest > FITS.airy;
  return (
    <View style={[styles.row, crowded ? styles.close : null]} testID="figures">
      {choices.map(({ move, figure, side, words, token, title }) => {
        const vain = table.withoutEffect.has(move);
        const special = leads && !many ? t('table.special') : null;
        return (
          <Tile
            key={testIdOf(move)}
            testID={testIdOf(move)}
            label={token === null ? words : `${words}, ${token.place}`}
            title={title}
            detail={token?.contents ?? (vain ? t('table.noEffect') : special)}
            tone={vain ? 'quiet' : 'choice'}
            {...(bare ? {} : { art: <Figure figure={figure} side={side} size={tight ? 32 : 38} /> })}
            tight={tight}
            small
            basis={basis}
            disabled={busy}
            onPress={() => choose(move)}
            onLongPress={() => onInspect(move)}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  close: { rowGap: space.xs },
});
