import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { areaName } from '../../texts/describe';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { testIdOf } from '../actions/controls';
import { CombatDie } from '../../pieces/DieFace';
import { Figure, type FigureName } from '../../pieces/Figure';
import { figureOf, figureText, pilesOf } from '../../pieces/figures';
import { sideTextColour } from '../../pieces/sideTextColour';
import { useCatalogue } from '../../texts/catalogue';
import type { Table } from '../useTable';

interface BattleHalfProps {
  readonly table: Table;
  readonly side: arrakis.Side;
  readonly area: arrakis.AreaId;
  readonly role: 'attack' | 'defence';
  readonly onInspect: (move: arrakis.Move) => void;
}

/** One legion of a battle: its place, the rank that defends it, its figures. Casualties are chosen by tapping them. */
export function BattleHalf({ table, side, area, role, onInspect }: BattleHalfProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const { decision, view, controls } = table;
  const found = view.areas.find((entry) => entry.area === area);
  const legion = found?.legion?.side === side ? found.legion : null;
  const asked = decision !== null && decision.area === area && decision.side === side;
  const rank = role === 'defence' ? (decision?.battle?.rank ?? 0) : 0;
  const piles = legion === null ? [] : pilesOf({ ...legion, tokens: legion.tokens.length });
  return (
    <View
      testID={`half-${role}`}
      style={[
        styles.half,
        { borderColor: asked ? colours.action : colours.border, backgroundColor: colours.background },
      ]}
    >
      <Text variant="caption" strong maxScale={1} colour={sideTextColour(side, dark)}>
        {areaName(area, t)}
      </Text>
      {rank > 0 ? (
        <Text variant="caption" muted testID="battle-rank">
          {t(side === 'harkonnen' ? 'table.battle.settlement' : 'table.battle.sietch', { rank })}
        </Text>
      ) : null}
      <View style={styles.figures}>
        {piles.map(({ figure, count }) => (
          <Pile
            key={figure}
            figure={figure}
            count={count}
            side={side}
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
      </View>
    </View>
  );
}

interface PileProps {
  readonly figure: FigureName;
  readonly count: number;
  readonly side: arrakis.Side;
  readonly table: Table;
  /** Set when this figure may be picked now. */
  readonly move: arrakis.Move | null;
  readonly onInspect: (move: arrakis.Move) => void;
}

function symbolsOf(figure: FigureName): arrakis.CombatSymbols | null {
  if (figure === 'generic') return arrakis.GENERIC_COMBAT;
  return arrakis.LEADER_FACTS.find((fact) => fact.id === figure)?.combat ?? null;
}

function Pile({ figure, count, side, table, move, onInspect }: PileProps) {
  const t = useT();
  const catalogue = useCatalogue();
  const { colours } = useTheme();
  const { decision, busy, choose } = table;
  const symbols = symbolsOf(figure);
  const words = move === null || decision === null ? null : arrakis.label(move, decision, catalogue).text;
  return (
    <Pressable
      testID={move === null ? `pile-${side}-${figure}` : testIdOf(move)}
      role={move === null ? 'img' : 'button'}
      aria-label={`${words ?? figureText(figure, side, t)}, ${count}`}
      disabled={move === null || busy}
      onPress={() => {
        if (move !== null) choose(move);
      }}
      onLongPress={() => {
        if (move !== null) onInspect(move);
      }}
      style={[
        styles.pile,
        move === null ? null : { borderColor: colours.action, minWidth: touchTarget, minHeight: touchTarget },
      ]}
    >
      <View style={styles.row}>
        <Figure figure={figure} side={side} size={28} />
        {count > 1 ? <Text strong>{count}</Text> : null}
      </View>
      {symbols === null ? null : <Symbols side={side} symbols={symbols} />}
    </Pressable>
  );
}

/** What a leader turns a special into (R7.10). */
function Symbols({
  side,
  symbols,
}: {
  readonly side: arrakis.Side;
  readonly symbols: arrakis.CombatSymbols;
}) {
  const faces = [
    ...Array.from({ length: symbols.hits }, () => 'hit' as const),
    ...Array.from({ length: symbols.shields }, () => 'shield' as const),
  ];
  return (
    <View style={styles.symbols}>
      <CombatDie face="special" side={side} size={13} />
      <Text variant="caption" style={styles.arrow}>
        ›
      </Text>
      {faces.map((face, index) => (
        <CombatDie key={index} face={face} side={side} size={13} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  half: { flex: 1, borderWidth: 1.5, borderRadius: radius.m, padding: 6, gap: 2 },
  figures: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xs },
  pile: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: radius.s,
    paddingHorizontal: 2,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  symbols: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  arrow: { lineHeight: 14 },
});
