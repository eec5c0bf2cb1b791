import { useEffect, useState } from 'react';

import { arrakis } from '../../../engine';
import { useTheme } from '../../ui/theme';
import { CombatDie, type DieSize } from '../pieces/DieFace';

const TURN = 60;
const TURNS = 5;

interface SettlingDieProps {
  readonly face: arrakis.CombatFace;
  readonly side: arrakis.Side;
  readonly size: DieSize;
  /** Dice of one throw do not all come to rest at once. */
  readonly order: number;
}

/** Turns a few times and settles on the face that the engine has already rolled. */
export function SettlingDie({ face, side, size, order }: SettlingDieProps) {
  const { reducedMotion } = useTheme();
  const [turn, setTurn] = useState(0);
  const last = reducedMotion ? 0 : TURNS + (order % 3);
  useEffect(() => {
    if (turn >= last) return undefined;
    const timer = setTimeout(() => setTurn(turn + 1), TURN);
    return () => clearTimeout(timer);
  }, [turn, last]);
  const resting = turn >= last;
  const shown = resting ? face : (arrakis.COMBAT_FACES[(turn + order) % arrakis.COMBAT_FACES.length] ?? face);
  return <CombatDie face={shown} side={side} size={size} />;
}
