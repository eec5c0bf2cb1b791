import type { Playback } from './usePlayback';

/** Whose doing it is that is told: what the desert does in its phases is nobody's turn. */
export function headingOf({ automaton, opening, phase }: Pick<Playback, 'automaton' | 'opening' | 'phase'>) {
  if (opening) return { title: automaton ? 'mahdi.opening' : 'telling.title', automaton } as const;
  if (phase === 'hazards' || phase === 'harvest')
    return { title: `table.phase.${phase}`, automaton: false } as const;
  return { title: automaton ? 'mahdi.turn' : 'telling.title', automaton } as const;
}
