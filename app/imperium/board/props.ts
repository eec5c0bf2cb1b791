import type { imperium } from '../../../engine';
import type { Insets } from '../../board/camera/camera';
import type { BoardMotion } from './motion/types';

/** Whatever can be touched on the board. */
export type BoardThing =
  | { readonly kind: 'space'; readonly id: string }
  | { readonly kind: 'track'; readonly faction: imperium.Faction }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'seat'; readonly seat: number };

export interface BoardSize {
  readonly width: number;
  readonly height: number;
}

export type BoardTheme = 'day' | 'night';

export interface ImperiumBoardProps {
  /** What this seat, or the open table, may know. */
  readonly view: imperium.View;
  /** Measured where it is left out. */
  readonly size?: BoardSize;
  /** Spaces that glow: they may be chosen now. */
  readonly targets?: readonly string[];
  /** Tracks that glow, for the choice of a Faction. */
  readonly targetFactions?: readonly imperium.Faction[];
  /** Everything that does not glow falls back. */
  readonly faded?: boolean;
  readonly chosen?: string | null;
  /** `legal`: it glows. */
  readonly onSpace?: (id: string, legal: boolean) => void;
  /** A track, the Conflict or a player's line was tapped. `legal`: it glows. */
  readonly onThing?: (thing: Exclude<BoardThing, { readonly kind: 'space' }>, legal: boolean) => void;
  readonly onLongPress?: (thing: BoardThing) => void;
  /** Shown one after another (`motionsOf`); the owner drops a motion when it has ended. */
  readonly motions?: readonly BoardMotion[];
  readonly onMotionEnd?: (id: string) => void;
  /** 2 is twice as fast, 0 shows no motion; reduced motion is 0 too. */
  readonly pace?: number;
  /** What other things cover. */
  readonly insets?: Insets;
  readonly theme?: BoardTheme;
  /** Zoom buttons. A phone has no room for them while the whole board is seen, and zooms with two fingers. */
  readonly controls?: boolean;
  /** Boards with the same name share the camera as long as the app runs. */
  readonly memory?: string;
}
