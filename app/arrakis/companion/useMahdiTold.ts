import { useMemo, useState } from 'react';

import { useT } from '../../i18n';
import { useCatalogue } from '../texts/catalogue';
import type { SceneLine } from '../playback/lines';
import { lineWithInstructions, scenesOfAnswer } from './instructions';
import { useCompanion } from './store';

/** What Mahdi has just done, all of it at once: people move the pieces in their own time. */
export interface MahdiTold {
  /** Another answer has another key. */
  readonly key: string;
  /** What it was: the die, the round, the harvest. */
  readonly title: string;
  readonly lines: readonly SceneLine[];
  /** The line that is shown on the map and says why; null for none. */
  readonly at: number | null;
  look(line: number): void;
  /** It is carried out and need not be seen any more; the log keeps it. */
  close(): void;
}

interface Looking {
  /** Identifies what is told. */
  readonly key: string;
  readonly at: number | null;
  readonly closed: boolean;
}

export function useMahdiTold(): MahdiTold | null {
  const t = useT();
  const catalogue = useCatalogue();
  const last = useCompanion((state) => state.last);
  const key = useCompanion((state) => String(state.ply));
  const log = useCompanion((state) => state.log);
  const lines = useMemo(
    () =>
      last === null
        ? []
        : scenesOfAnswer(last.before, last.told).map((scene) => lineWithInstructions(scene, t, catalogue)),
    [last, t, catalogue],
  );
  // A screen that is opened again does not tell it again; it is in the log.
  const [looking, setLooking] = useState<Looking>({ key, at: null, closed: true });
  if (looking.key !== key) setLooking({ key, at: null, closed: false });
  if (looking.key !== key || looking.closed || lines.length === 0) return null;
  // What went on after a question belongs to what it interrupted.
  const title = log.findLast((entry) => entry.title !== '')?.title ?? '';
  return {
    key,
    title,
    lines,
    at: looking.at,
    look: (line) => setLooking((now) => ({ ...now, at: now.at === line ? null : line })),
    close: () => setLooking((now) => ({ ...now, closed: true })),
  };
}
