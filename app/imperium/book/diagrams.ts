/** The drawings of the book, with the names of the words that are written into them. */
export const DIAGRAMS = {
  track: ['point', 'bonus', 'alliance'],
  card: ['name', 'icons', 'agent', 'reveal', 'cost'],
  phases: ['start', 'turns', 'combat', 'makers', 'recall'],
  agentTurn: ['card', 'agent', 'pay', 'effects', 'deploy'],
  strength: ['troops', 'swords', 'first', 'second', 'none'],
  hagalTurn: ['reveal', 'free', 'taken', 'card', 'combat'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DiagramId = keyof typeof DIAGRAMS;
export type DiagramLabel<D extends DiagramId> = (typeof DIAGRAMS)[D][number];
