import { createContext } from 'react';
import type { SharedValue } from 'react-native-reanimated';

/** What can be dragged: a card of the hand, or a Plot card that may be played now. */
export interface Dragged {
  readonly kind: 'card' | 'intrigue';
  readonly id: string;
}

/** A card under the finger, for the cards that can be lifted and for the layer that shows it. */
export interface Dragging {
  readonly dragged: Dragged | null;
  /** Of the finger, in the window. */
  readonly x: SharedValue<number>;
  readonly y: SharedValue<number>;
  /** The board lies beside the cards, not over them. */
  readonly sideways: boolean;
  may(what: Dragged): boolean;
  lift(what: Dragged): void;
  drop(what: Dragged, x: number, y: number): void;
  /** The finger was taken away: nothing is done. */
  cancel(): void;
}

/** Null where nothing can be dragged. */
export const DraggingContext = createContext<Dragging | null>(null);
