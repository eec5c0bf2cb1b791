import { changeSetting, useSettings } from '../../store/settings';
import type { Guide } from '../guide';
import { GUIDES } from '../guides';
import type { PlacedParagraph } from './places';

/** A paragraph of one of the books. */
export interface ReadPlace {
  readonly guide: Guide;
  readonly placed: PlacedParagraph;
}

/** The reader's state: the paragraph read last in any book, and the bookmarks of one book. */
export interface Reading {
  readonly last: ReadPlace | null;
  readonly bookmarks: readonly PlacedParagraph[];
  isMarked(id: string): boolean;
  toggle(id: string): void;
}

/** A paragraph that this version does not have is skipped. */
function placeIn(guide: Guide, name: string): PlacedParagraph | null {
  return name.startsWith(guide.mark) ? guide.places.paragraphAt(name.slice(guide.mark.length)) : null;
}

export function useLastRead(): ReadPlace | null {
  const lastRead = useSettings((state) => state.settings.lastRead);
  for (const guide of GUIDES) {
    const placed = placeIn(guide, lastRead);
    if (placed) return { guide, placed };
  }
  return null;
}

export function useReading(guide: Guide): Reading {
  const last = useLastRead();
  const marked = useSettings((state) => state.settings.bookmarks);
  const toggle = (id: string) => {
    const name = guide.mark + id;
    const now = useSettings.getState().settings.bookmarks;
    const next = now.includes(name) ? now.filter((other) => other !== name) : [...now, name];
    void changeSetting('bookmarks', next);
  };
  return {
    last,
    bookmarks: marked.flatMap((name) => {
      const found = placeIn(guide, name);
      return found ? [found] : [];
    }),
    isMarked: (id) => marked.includes(guide.mark + id),
    toggle,
  };
}

export function rememberPlace(guide: Guide, id: string): void {
  const name = guide.mark + id;
  if (useSettings.getState().settings.lastRead !== name) void changeSetting('lastRead', name);
}
