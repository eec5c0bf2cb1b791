import { arrakis } from '../../../engine';
import { recordOf, reopen, startState } from '../../storage/games/reopen';
import { replayMoves } from '../../storage/games/replay';
import type { GameId } from '../../storage/games/types';
import { loadGame } from '../../store/games';
import { tallyDice, type DiceTally } from './dice';

/** Where the tracks stood after a move. */
export interface StoryPoint {
  readonly ply: number;
  readonly round: number;
  readonly supremacy: number;
  readonly markers: Readonly<Record<arrakis.Marker, number>>;
}

/** A game told by its figures. */
export interface Story {
  readonly points: readonly StoryPoint[];
  readonly moves: number;
  /** Milliseconds from the first to the last move. */
  readonly lasted: number;
  readonly dice: DiceTally;
}

function pointOf(state: arrakis.State, ply: number): StoryPoint {
  return {
    ply,
    round: state.round,
    supremacy: state.supremacy,
    markers: Object.fromEntries(
      arrakis.MARKERS.map((marker, index) => [marker, state.markers[index] ?? 0]),
    ) as Record<arrakis.Marker, number>,
  };
}

/** The tracks over time and every die, from the record of the game. */
export async function storyOf(id: GameId): Promise<Story> {
  const rules = arrakis.arrakisGame;
  const stored = await loadGame(id);
  const record = recordOf(stored, await reopen(stored, rules), rules);
  const { state } = startState(record, rules);
  const points: StoryPoint[] = [pointOf(state, record.base)];
  const happened: arrakis.GameEvent[] = [];
  await replayMoves(rules, state, record.base, record.moves, {
    events: true,
    after(now, ply, events) {
      points.push(pointOf(now, ply));
      happened.push(...events);
    },
  });
  return {
    points,
    moves: record.moves.at(-1)?.ply ?? record.base,
    lasted: Math.max(0, stored.played - stored.created),
    dice: tallyDice(state.options, happened),
  };
}
