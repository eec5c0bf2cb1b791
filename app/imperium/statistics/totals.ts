import { imperium } from '../../../engine';
import type { Result } from './result';

/** A finished game with the result that Dune: Imperium keeps of it. */
export interface FinishedImperium extends Result {
  readonly rounds: number;
}

interface Tally {
  readonly games: number;
  readonly wins: number;
}

/** Finished games summed up. */
export interface Totals {
  readonly games: number;
  readonly rounds: { readonly average: number; readonly fewest: number; readonly most: number } | null;
  /** By how many play: games, and those that a person won rather than an automaton. */
  readonly modes: readonly (Tally & { readonly players: Result['players'] })[];
  /** Solo games by difficulty. */
  readonly solo: readonly (Tally & { readonly difficulty: imperium.Difficulty })[];
  /** Leaders that people led. */
  readonly leaders: readonly (Tally & { readonly leader: imperium.LeaderId })[];
  readonly averagePoints: number;
}

function wonByPerson({ winners, players }: Result): boolean {
  return winners.some((seat) => seat < players);
}

function tally(games: readonly Result[]): Tally {
  return { games: games.length, wins: games.filter(wonByPerson).length };
}

export function totalsOf(finished: readonly FinishedImperium[]): Totals {
  const rounds = finished.map((game) => game.rounds);
  const led = finished.flatMap(({ leaders, winners, players }) =>
    leaders.flatMap((leader, seat) =>
      leader === null || seat >= players ? [] : [{ leader, won: winners.includes(seat) }],
    ),
  );
  const winning = finished.flatMap(({ winners, points }) => winners.map((seat) => points[seat] ?? 0));
  return {
    games: finished.length,
    rounds:
      rounds.length === 0
        ? null
        : {
            average: rounds.reduce((sum, n) => sum + n, 0) / rounds.length,
            fewest: Math.min(...rounds),
            most: Math.max(...rounds),
          },
    modes: ([1, 2, 3, 4] as const)
      .map((players) => ({ players, ...tally(finished.filter((game) => game.players === players)) }))
      .filter(({ games }) => games > 0),
    solo: imperium.DIFFICULTIES.map((difficulty) => ({
      difficulty,
      ...tally(finished.filter((game) => game.difficulty === difficulty)),
    })).filter(({ games }) => games > 0),
    leaders: imperium.LEADERS.map((leader) => {
      const games = led.filter((one) => one.leader === leader);
      return { leader, games: games.length, wins: games.filter(({ won }) => won).length };
    }).filter(({ games }) => games > 0),
    averagePoints: winning.length === 0 ? 0 : winning.reduce((sum, n) => sum + n, 0) / winning.length,
  };
}
