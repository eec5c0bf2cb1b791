import { create } from 'zustand';

export interface SavedGameSummary {
  readonly id: string;
  readonly name: string;
  readonly round: number;
}

interface SavedGamesState {
  /** The game that was played last; null when there is none. */
  readonly latest: SavedGameSummary | null;
}

export const useSavedGames = create<SavedGamesState>(() => ({ latest: null }));
