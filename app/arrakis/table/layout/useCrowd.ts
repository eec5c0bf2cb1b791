import { useCallback, useState } from 'react';

import { useLanguage } from '../../../i18n';
import { useTheme } from '../../../ui/theme';
import type { Layout } from './useLayout';

export interface Crowd {
  /** Names the decision, and everything else that its size depends on. */
  readonly key: string;
  /** Its choices did not fit: everything that can give way does, until there is something else to decide. */
  readonly crowded: boolean;
  readonly onCrowded: (key: string) => void;
}

export function useCrowd(decision: string, { width, height }: Layout): Crowd {
  const { textScale } = useTheme();
  const language = useLanguage();
  const [crowdedAt, setCrowdedAt] = useState<string | null>(null);
  const onCrowded = useCallback((at: string) => setCrowdedAt(at), []);
  const key = [decision, width, height, textScale, language].join();
  return { key, crowded: crowdedAt === key, onCrowded };
}
