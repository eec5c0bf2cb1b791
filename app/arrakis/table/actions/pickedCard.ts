import { createContext, useContext, useState } from 'react';

/** The card that is held up to be read before it is used: it stands until another is picked or a move was made. */
export interface PickedCard {
  readonly key: string;
  readonly ply: number;
}

interface PickedCardHandle {
  readonly picked: PickedCard | null;
  pick(card: PickedCard | null): void;
}

const PickedCardContext = createContext<PickedCardHandle | null>(null);

/** The table gives a card that is held up more room, so it knows of it. */
export const PickedCardProvider = PickedCardContext.Provider;

/** The card that the table knows of; away from a table, one of its own. */
export function usePickedCard(): PickedCardHandle {
  const own = usePicking();
  return useContext(PickedCardContext) ?? own;
}

export function usePicking(): PickedCardHandle {
  const [picked, pick] = useState<PickedCard | null>(null);
  return { picked, pick };
}
