import { useState } from 'react';

import { useLanguage } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import type { Layout } from './useLayout';

export interface Crowd {
  /** Identifies the decision and everything else that the size of its controls depends on. */
  readonly key: string;
  /** The controls did not fit: everything else makes room until there is another decision. */
  readonly crowded: boolean;
  readonly onCrowded: (key: string) => void;
}

export function useCrowd(decision: string, { width, height }: Layout): Crowd {
  const { textScale } = useTheme();
  const language = useLanguage();
  const [crowdedAt, setCrowdedAt] = useState<string | null>(null);
  const onCrowded = (at: string) => setCrowdedAt(at);
  const key = [decision, width, height, textScale, language].join();
  return { key, crowded: crowdedAt === key, onCrowded };
}
