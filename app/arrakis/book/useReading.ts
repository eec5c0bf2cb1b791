import { changeSetting, useSettings } from '../../store/settings';
import { paragraphAt, type PlacedParagraph } from './places';
import type { ParagraphId } from './ids';

/** The reader's state: the paragraph read last, and the bookmarks. */
export interface Reading {
  readonly last: PlacedParagraph | null;
  readonly bookmarks: readonly PlacedParagraph[];
  isMarked(id: ParagraphId): boolean;
  toggle(id: ParagraphId): void;
}

export function useReading(): Reading {
  const lastRead = useSettings((state) => state.settings.lastRead);
  const marked = useSettings((state) => state.settings.bookmarks);
  const toggle = (id: ParagraphId) => {
    const now = useSettings.getState().settings.bookmarks;
    const next = now.includes(id) ? now.filter((other) => other !== id) : [...now, id];
    void changeSetting('bookmarks', next);
  };
  return {
    last: paragraphAt(lastRead),
    // A bookmarked paragraph that this version does not have is skipped.
    bookmarks: marked.flatMap((id) => {
      const found = paragraphAt(id);
      return found ? [found] : [];
    }),
    isMarked: (id) => marked.includes(id),
    toggle,
  };
}

export function rememberPlace(id: ParagraphId): void {
  if (useSettings.getState().settings.lastRead !== id) void changeSetting('lastRead', id);
}
