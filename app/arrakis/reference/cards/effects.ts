import type { arrakis } from '../../../../engine';

/** What a card does, for filtering. */
export const EFFECTS = [
  'attack',
  'move',
  'deploy',
  'draw',
  'worm',
  'vehicle',
  'leader',
  'dice',
  'hidden',
  'tracks',
] as const;
export type Effect = (typeof EFFECTS)[number];

/** Each step names its clauses, the most specific first: they tell what it does, independent of the language. */
const OF_CLAUSE: Readonly<Record<string, Effect>> = {
  'R7.8': 'attack',
  'R7.17': 'attack',
  'R9.7': 'attack',
  'R7.1': 'move',
  'R7.2': 'move',
  'R2.3': 'move',
  'R3.8': 'deploy',
  'R6.13': 'draw',
  'R6.7': 'worm',
  'R3.6': 'worm',
  'R9.4': 'worm',
  'R9.8': 'worm',
  'R9.9': 'worm',
  'R11.3': 'worm',
  'R3.5': 'vehicle',
  'R11.1': 'leader',
  'R11.2': 'leader',
  'R12.1': 'leader',
  'R6.1': 'dice',
  'R6.2': 'dice',
  'R6.3': 'dice',
  'R3.7': 'dice',
  'R3.4': 'hidden',
  'R2.6': 'hidden',
  'R8.1': 'tracks',
  'R8.2': 'tracks',
  'R8.8': 'tracks',
  'R5.1': 'tracks',
  'R10.3': 'tracks',
  'R10.6': 'tracks',
  'R1.3': 'tracks',
};

/** R6.6 is about all results; the clause after it tells which one. */
const AFTER_RESULT: Readonly<Record<string, Effect>> = {
  'R6.13': 'draw',
  'R3.4': 'deploy',
  'R3.8': 'deploy',
  'R3.1': 'deploy',
};

function effectOf({ clauses }: arrakis.Line): Effect | null {
  const [first, second] = clauses;
  if (first === undefined) return null;
  if (first !== 'R6.6') return OF_CLAUSE[first] ?? null;
  return second === undefined ? 'dice' : (AFTER_RESULT[second] ?? null);
}

function steps(lines: readonly arrakis.Line[]): readonly arrakis.Line[] {
  return lines.flatMap((line) => [
    ...(line.kind === 'step' || line.kind === 'fact' ? [line] : []),
    ...steps(line.inner),
  ]);
}

export function effectsOf(card: arrakis.PrintedCard): ReadonlySet<Effect> {
  return new Set(
    steps(card.lines).flatMap((line) => {
      const effect = effectOf(line);
      return effect === null ? [] : [effect];
    }),
  );
}
