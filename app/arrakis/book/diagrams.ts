/** The drawings of the book, with the names of the words that are written into them. */
export const DIAGRAMS = {
  sectors: [],
  terrain: [],
  impassable: [],
  airZones: [],
  round: [],
  spiceBoard: ['row', 'rise', 'stay', 'fall'],
  turns: ['fewer', 'level', 'over'],
  sandriding: ['start', 'wormsign', 'sandworm', 'end'],
  transport: ['start', 'over', 'end'],
  battle: ['cards', 'dice', 'leaders', 'fighters', 'shields', 'losses', 'goOn'],
  combatDie: [],
  worm: ['worm', 'between', 'target'],
  prescience: ['people', 'alia', 'atomics'],
  atomics: [],
  mahdiDie: ['roll', 'again', 'leader', 'spent'],
  mahdiAttack: ['sietch', 'legion', 'move', 'nothing'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type DiagramId = keyof typeof DIAGRAMS;
export type DiagramLabel<D extends DiagramId> = (typeof DIAGRAMS)[D][number];
