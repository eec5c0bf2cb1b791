import type { ComponentType } from 'react';

import type { AnyEvent, AnyOptions, HiddenEvent, HiddenMove, HiddenOptions, HiddenState } from '../../engine';
import type { Translate } from '../i18n';
import type { AllTexts } from '../i18n/spoken';
import type { AnySummary, GameKind, HiddenSummary } from '../storage/games/kind';
import type { FinishedGame } from '../storage/games/types';
import type { PastMove } from '../store/gamesLookBack';
import type { RunningGame } from '../store/gamesRunning';

/**
 * A game as the shell shows it: home, lists, looking back, statistics and files know a game by this and by its rules, and
 * by nothing else. What the screens need beside it (sounds, playback, the curtain) is the game's own business.
 */
export interface GameScreens<
  Options extends AnyOptions,
  State,
  Move,
  Event extends AnyEvent,
  Summary extends AnySummary,
> extends Omit<GameKind<Options, State, Move, Event, Summary>, 'rules'> {
  /** That of the rules. */
  readonly id: string;
  title(t: Translate): string;
  /** What the game brings in each language, loaded with it. */
  readonly texts: AllTexts;
  /** The form with which a game begins, as a whole screen. */
  readonly NewGame: ComponentType;
  /** The running game, as a whole screen. */
  readonly Table: ComponentType<{ readonly game: RunningGame<State, Event> }>;
  /** Makes ready what the table shows first, while nobody waits for it. */
  readonly warm?: (dark: boolean) => void;
  /** A state of the past; nothing can be done there. With controls where there is room for them. */
  readonly PastTable: ComponentType<{ readonly state: State; readonly controls: boolean }>;
  /** A small square picture for lists; without a summary, of the game in general. */
  readonly Thumbnail: ComponentType<{ readonly summary: Summary | null; readonly size: number }>;
  /** Finished games of this kind, at least one, summed up. */
  readonly Statistics: ComponentType<{ readonly finished: readonly FinishedGame[] }>;

  /** Who plays with whom, in a word or two; the options are null when they were damaged. */
  modeText(options: Options | null, t: Translate): string;
  /** Where a game stands, line by line; last what is compared from game to game, its facts parted by ` · `. */
  standing(summary: Summary, t: Translate): readonly string[];
  /** The same for a screen reader. */
  spokenStanding(summary: Summary, t: Translate): readonly string[];
  /** What a move of the past made happen, in sentences for everybody. */
  pastText(move: PastMove<Event>, state: State, t: Translate): string;

  /** A game of chance for measuring. */
  readonly trialOptions: Options;
}

/** Screens whose own types are hidden, so that those of several games can stand in one list. */
export type AnyScreens = GameScreens<HiddenOptions, HiddenState, HiddenMove, HiddenEvent, HiddenSummary>;

/**
 * The one place where the types of a game's screens are hidden. They are only handed what the rules of the same id have
 * given, or what they have given themselves.
 */
export function anyScreens<
  Options extends AnyOptions,
  State,
  Move,
  Event extends AnyEvent,
  Summary extends AnySummary,
>(screens: GameScreens<Options, State, Move, Event, Summary>): AnyScreens {
  return screens as unknown as AnyScreens;
}
