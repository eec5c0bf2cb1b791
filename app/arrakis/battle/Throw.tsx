import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../engine';
import { CombatDie, UnrolledDie } from '../pieces/DieFace';
import type { Result } from './results';
import { SettlingDie } from './SettlingDie';

const FULL = '100%';

interface RowProps {
  /** The largest die that looks well here, in points; in a narrow row they are smaller, but all in one row. */
  readonly most: number;
  readonly align?: 'start' | 'end' | undefined;
  readonly children: readonly ReactNode[];
}

function DiceRow({ most, align = 'start', children }: RowProps) {
  const die = { flexBasis: most, maxWidth: most };
  return (
    <View style={[styles.row, align === 'end' ? styles.end : null]} aria-hidden>
      {children.map((child, index) => (
        <View key={index} style={[styles.die, die]}>
          {child}
        </View>
      ))}
    </View>
  );
}

interface ThrowProps extends Omit<RowProps, 'children'> {
  readonly side: arrakis.Side;
  readonly results: readonly Result[];
  /** Names the round: dice of another round settle anew. Without it they lie still. */
  readonly settling?: string;
}

/**
 * Dice as they fell, and what leaders made of them as round tokens. What counts for nothing is only an outline: specials
 * that are used up, shields that were cancelled.
 */
export function Throw({ side, results, settling, ...row }: ThrowProps) {
  return (
    <DiceRow {...row}>
      {results.map(({ face, die, spent }, index) =>
        settling === undefined || !die || spent ? (
          <CombatDie key={index} face={face} side={side} size={FULL} spent={spent} token={!die} />
        ) : (
          <SettlingDie key={`${settling}-${index}`} face={face} side={side} size={FULL} order={index} />
        ),
      )}
    </DiceRow>
  );
}

interface UnrolledProps extends Omit<RowProps, 'children'> {
  readonly side: arrakis.Side;
  readonly count: number;
}

/** Dice that will be rolled. */
export function Unrolled({ side, count, ...row }: UnrolledProps) {
  return (
    <DiceRow {...row}>
      {Array.from({ length: count }, (_, index) => (
        <UnrolledDie key={index} side={side} size={FULL} />
      ))}
    </DiceRow>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 3, alignItems: 'center' },
  end: { justifyContent: 'flex-end' },
  die: { flexGrow: 0, flexShrink: 1, aspectRatio: 1 },
});
