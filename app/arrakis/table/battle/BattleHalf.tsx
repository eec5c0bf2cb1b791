import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useTapOrHold } from '../../../ui/useTapOrHold';
import { testIdOf } from '../actions/controls';
import { CombatDie } from '../../pieces/DieFace';
import { Figure, type FigureName } from '../../pieces/Figure';
import { figureOf, figureText, pilesOf } from '../../pieces/figures';
import { SiteSign } from '../../pieces/signs';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';
import { drawn, figureInOneRow, STEP } from './stageForm';

interface BattleHalfProps {
  readonly table: Table;
  readonly side: arrakis.Side;
  readonly area: arrakis.AreaId;
  readonly role: 'attack' | 'defence';
  readonly figure: number;
  readonly crowded: boolean;
  readonly onInspect: (move: arrakis.Move) => void;
}

/**
 * One legion of a battle: its figures and the place that helps to defend it, turned towards the other half. Casualties
 * and the leaders who act are chosen by tapping them.
 */
export function BattleHalf({ table, side, area, role, figure: most, crowded, onInspect }: BattleHalfProps) {
  const t = useT();
  const [width, setWidth] = useState(0);
  const { decision, view, controls } = table;
  const found = view.areas.find((entry) => entry.area === area);
  const legion = found?.legion?.side === side ? found.legion : null;
  const asked = decision !== null && decision.area === area && decision.side === side;
  const rank = role === 'defence' ? (decision?.battle?.rank ?? 0) : 0;
  const piles = legion === null ? [] : pilesOf({ ...legion, tokens: legion.tokens.length });
  const counts = piles.map(({ count }) => count);
  const size = crowded && width > 0 ? figureInOneRow(rank > 0 ? [...counts, 2] : counts, width, most) : most;
  return (
    <View
      testID={`half-${role}`}
      style={[styles.figures, role === 'defence' ? styles.facing : null]}
      onLayout={({ nativeEvent: { layout } }) => setWidth(layout.width)}
    >
      {piles.map(({ figure, count }) => (
        <Pile
          key={figure}
          figure={figure}
          count={count}
          side={side}
          size={size}
          crowded={crowded}
          table={table}
          move={asked ? (controls.figures.find((move) => figureOf(move) === figure) ?? null) : null}
          onInspect={onInspect}
        />
      ))}
      {piles.length === 0 ? (
        <Text variant="caption" muted>
          {t('table.battle.nobody')}
        </Text>
      ) : null}
      {rank > 0 ? <Rank side={side} rank={rank} size={size} /> : null}
    </View>
  );
}

interface RankProps {
  readonly side: arrakis.Side;
  readonly rank: number;
  readonly size: number;
}

/** The dice that a settlement adds to the defence (R7.10). */
function Rank({ side, rank, size }: RankProps) {
  const t = useT();
  const { colours } = useTheme();
  const site = side === 'harkonnen' ? 'settlement' : 'sietch';
  return (
    <View style={styles.row} role="img" aria-label={t(`table.battle.${site}`, { rank })} testID="battle-rank">
      <SiteSign site={site} size={size} colour={colours.textMuted} ground={colours.surface} />
      <Text strong muted>{`+${rank}`}</Text>
    </View>
  );
}

interface PileProps {
  readonly figure: FigureName;
  readonly count: number;
  readonly side: arrakis.Side;
  readonly size: number;
  readonly crowded: boolean;
  readonly table: Table;
  /** Set when this figure may be picked now. */
  readonly move: arrakis.Move | null;
  readonly onInspect: (move: arrakis.Move) => void;
}

function symbolsOf(figure: FigureName): arrakis.CombatSymbols | null {
  if (figure === 'generic') return arrakis.GENERIC_COMBAT;
  return arrakis.LEADER_FACTS.find((fact) => fact.id === figure)?.combat ?? null;
}

function Pile({ figure, count, side, size, crowded, table, move, onInspect }: PileProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const { decision, busy, choose } = table;
  const symbols = symbolsOf(figure);
  const words = move === null || decision === null ? null : arrakis.label(move, decision, catalogue).text;
  const step = Math.round(size * STEP);
  const behind = drawn(count, crowded) - 1;
  const press = useTapOrHold({
    onPress: () => {
      if (move !== null) choose(move);
    },
    onLongPress: () => {
      if (move !== null) onInspect(move);
    },
  });
  return (
    <Pressable
      testID={move === null ? `pile-${side}-${figure}` : testIdOf(move)}
      role={move === null ? 'img' : 'button'}
      aria-label={`${words ?? figureText(figure, side, t)}, ${count}`}
      disabled={move === null || busy}
      {...press}
      style={[
        styles.pile,
        move === null
          ? null
          : { borderColor: colours.action, backgroundColor: colours.background, minHeight: touchTarget },
        move === null ? null : styles.touchable,
      ]}
    >
      <View style={styles.row}>
        <View style={{ width: size + step * behind, height: size }}>
          {Array.from({ length: behind + 1 }, (_, index) => (
            <View key={index} style={[styles.figure, { left: step * (behind - index) }]}>
              <Figure figure={figure} side={side} size={size} />
            </View>
          ))}
        </View>
        {count > 1 ? <Text strong>{count}</Text> : null}
      </View>
      {symbols === null ? null : <Symbols side={side} symbols={symbols} size={Math.round(size * 0.38)} />}
    </Pressable>
  );
}

interface SymbolsProps {
  readonly side: arrakis.Side;
  readonly symbols: arrakis.CombatSymbols;
  readonly size: number;
}

/** What a leader turns a special into (R7.10). */
function Symbols({ side, symbols, size }: SymbolsProps) {
  const faces = [
    ...Array.from({ length: symbols.hits }, () => 'hit' as const),
    ...Array.from({ length: symbols.shields }, () => 'shield' as const),
  ];
  return (
    <View style={styles.symbols}>
      <CombatDie face="special" side={side} size={size} />
      <Text variant="caption" maxScale={1} style={styles.arrow}>
        ›
      </Text>
      {faces.map((face, index) => (
        <CombatDie key={index} face={face} side={side} size={size} token />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    columnGap: space.xs,
    rowGap: 2,
  },
  facing: { flexDirection: 'row-reverse' },
  pile: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: radius.s,
    paddingHorizontal: 1,
  },
  touchable: { minWidth: touchTarget, paddingHorizontal: 3 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  figure: { position: 'absolute', top: 0 },
  symbols: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  arrow: { lineHeight: 14 },
});
