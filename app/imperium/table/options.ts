import type { imperium } from '../../../engine';
import { wordOf } from './reach';

/** What may be picked, by how it is shown. */
export interface Options {
  /** Ends, passes or declines. */
  readonly done: imperium.Move | null;
  readonly reveal: imperium.Move | null;
  readonly deploy: readonly imperium.Move[];
  /** Cards of one's own, of the Row and of the Reserve. */
  readonly cards: readonly imperium.Move[];
  readonly intrigue: readonly imperium.Move[];
  readonly leaders: readonly imperium.Move[];
  /** Effects, Factions, players, numbers, yes and no. */
  readonly words: readonly imperium.Move[];
}

const CARD_KINDS: ReadonlySet<imperium.MoveKind> = new Set(['hand', 'discard', 'inPlay', 'acquire', 'aside']);

export function optionsOf(moves: readonly imperium.Move[]): Options {
  const of = (kind: imperium.MoveKind) => moves.filter((move) => move.kind === kind);
  const reveal = moves.find((move) => move.kind === 'option' && wordOf(move) === 'reveal') ?? null;
  const apart: ReadonlySet<imperium.MoveKind> = new Set([
    'done',
    'deploy',
    'plot',
    'intrigue',
    'leader',
    'play',
    'space',
  ]);
  return {
    done: of('done')[0] ?? null,
    reveal,
    deploy: of('deploy'),
    cards: moves.filter(({ kind }) => CARD_KINDS.has(kind)),
    intrigue: [...of('plot'), ...of('intrigue')],
    leaders: of('leader'),
    words: moves.filter((move) => move !== reveal && !apart.has(move.kind) && !CARD_KINDS.has(move.kind)),
  };
}

/** `move-space-arrakeen`, `move-done`. */
export function testIdOf(move: imperium.Move): string {
  const word = wordOf(move);
  return word === '' ? `move-${move.kind}` : `move-${move.kind}-${word}`;
}
