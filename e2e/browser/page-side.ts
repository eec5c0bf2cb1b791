import type { Query, Wanted } from './matcher';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is known of one element on the page. */
export interface Seen {
  readonly box: Box;
  /** The part of the element that lies in the window and is not cut off by a scrolling parent. */
  readonly shown: Box;
  readonly visibleShare: number;
  /** What lies over the middle of the shown part, if something foreign does. */
  readonly coveredBy: string | null;
  readonly id: string | null;
  readonly text: string;
  readonly label: string | null;
  readonly value: string | null;
  readonly placeholder: string | null;
  readonly enabled: boolean;
  readonly focused: boolean;
  readonly checked: boolean | null;
}

export interface PageSide {
  /** All elements that match and take part in the layout, in the order of the document. */
  find(query: Query): Element[];
  see(element: Element): Seen;
}

/** Runs inside the page, before the app: everything it needs is within this function. */
export function installPageSide(): void {
  const matches = (wanted: Wanted, actual: string | null): boolean => {
    if (actual === null) return false;
    return 'text' in wanted ? actual === wanted.text : new RegExp(wanted.source, wanted.flags).test(actual);
  };

  const textOf = (element: Element): string =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.value
      : (element.textContent ?? '');

  // To ears the space between two lines is one like any other.
  const labelOf = (element: Element): string | null =>
    element.getAttribute('aria-label')?.replaceAll('\u2002', ' ') ?? null;

  // Only the innermost of the nested boxes around a text counts as the text.
  const isText = (wanted: Wanted, element: Element): boolean =>
    matches(wanted, textOf(element)) &&
    ![...element.children].some((child) => matches(wanted, textOf(child)));

  const satisfies = (query: Query, element: Element): boolean => {
    switch (query.kind) {
      case 'id':
        return matches(query.wanted, element.getAttribute('data-testid'));
      case 'label':
        return matches(query.wanted, labelOf(element));
      case 'text':
        return isText(query.wanted, element);
      case 'and':
        return query.all.every((part) => satisfies(part, element));
      case 'ancestor': {
        if (!satisfies(query.of, element)) return false;
        for (let up = element.parentElement; up; up = up.parentElement) {
          if (satisfies(query.relative, up)) return true;
        }
        return false;
      }
      case 'descendant':
        return (
          satisfies(query.of, element) &&
          [...element.querySelectorAll('*')].some((down) => satisfies(query.relative, down))
        );
    }
  };

  const rendered = (element: Element): boolean => element.getClientRects().length > 0;

  const boxOf = ({ left, top, width, height }: DOMRect): Box => ({ x: left, y: top, width, height });

  const shownPart = (element: Element): Box => {
    const box = element.getBoundingClientRect();
    let [left, top, right, bottom] = [
      Math.max(0, box.left),
      Math.max(0, box.top),
      Math.min(innerWidth, box.right),
      Math.min(innerHeight, box.bottom),
    ];
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow === 'visible') continue;
      const clip = up.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  };

  const painted = (element: Element): boolean => {
    if (getComputedStyle(element).visibility === 'hidden') return false;
    for (let up: Element | null = element; up; up = up.parentElement) {
      if (Number(getComputedStyle(up).opacity) < 0.05) return false;
    }
    return true;
  };

  const cover = (element: Element, shown: Box): string | null => {
    const hit = document.elementFromPoint(shown.x + shown.width / 2, shown.y + shown.height / 2);
    // A parent is hit when the element itself lets touches through; that is no cover.
    if (!hit || element.contains(hit) || hit.contains(element)) return null;
    return hit.getAttribute('data-testid') ?? hit.getAttribute('aria-label') ?? hit.tagName.toLowerCase();
  };

  const see = (element: Element): Seen => {
    const box = boxOf(element.getBoundingClientRect());
    const shown = shownPart(element);
    const area = box.width * box.height;
    const checked = element.getAttribute('aria-checked');
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return {
      box,
      shown,
      visibleShare: area > 0 && painted(element) ? (shown.width * shown.height) / area : 0,
      coveredBy: cover(element, shown),
      id: element.getAttribute('data-testid'),
      text: textOf(element),
      label: labelOf(element),
      value: field ? element.value : element.getAttribute('aria-valuetext'),
      placeholder: element.getAttribute('placeholder'),
      enabled: element.getAttribute('aria-disabled') !== 'true' && !element.hasAttribute('disabled'),
      focused: document.activeElement === element,
      checked: checked === null ? null : checked === 'true',
    };
  };

  const side: PageSide = {
    find: (query) =>
      [...document.body.querySelectorAll('*')].filter(
        (element) => satisfies(query, element) && rendered(element),
      ),
    see,
  };
  Object.assign(globalThis, { pageSide: side });
}

declare global {
  var pageSide: PageSide;
}
