import { useState } from 'react';

import { useLanguage } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import type { Layout } from './useLayout';

/**
 * How much gives way to controls that do not fit, one thing after another: nothing; the line of the recap becomes a sign
 * and the dice are slim; the controls themselves stand closer; the dice go; the prompt is small and nothing is summed up.
 */
const LEVELS = [0, 1, 2, 3, 4] as const;
const FULL = 4;
type Level = (typeof LEVELS)[number];

export interface Crowd {
  /** Identifies the decision and everything else that the size of its controls depends on. */
  readonly key: string;
  /** Something around the controls makes room for them, until there is another decision. */
  readonly yields: boolean;
  /** The controls stand close. */
  readonly crowded: boolean;
  /** The dice of both sides are gone. */
  readonly bare: boolean;
  /** Nothing is left that could give way: what does not fit now scrolls. */
  readonly full: boolean;
  readonly onCrowded: (key: string) => void;
}

export function useCrowd(decision: string, { width, height }: Layout): Crowd {
  const { textScale } = useTheme();
  const language = useLanguage();
  const [at, setAt] = useState<{ readonly key: string; readonly level: Level } | null>(null);
  const onCrowded = (key: string) =>
    setAt((now) => ({ key, level: LEVELS[(now?.key === key ? now.level : 0) + 1] ?? FULL }));
  const key = [decision, width, height, textScale, language].join();
  const level = at?.key === key ? at.level : 0;
  return { key, yields: level >= 1, crowded: level >= 2, bare: level >= 3, full: level === FULL, onCrowded };
}
