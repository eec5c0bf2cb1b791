/** Something to touch that a finger does not hit safely. */
interface SmallTarget {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Looks at everything that can be touched, as far as nothing lies over it. Runs inside the page, so it stands alone. What a
 * scroll view cuts off can be scrolled to, and is measured as a whole.
 */
export function findSmallTargets(): SmallTarget[] {
  const least = 44;
  const slack = 0.6;
  const controls =
    '[role=button],[role=tab],[role=radio],[role=switch],[role=checkbox],[role=link],a,button,input';
  const root = document.getElementById('root') ?? document.body;
  const scrolls = (element: Element, axis: 'X' | 'Y') =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`]);

  /** The part of it that is not cut off. */
  const shownOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    let shown = { left, right, top, bottom };
    let cut = false;
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) continue;
      const edge = box.getBoundingClientRect();
      const next = {
        left: Math.max(shown.left, edge.left),
        right: Math.min(shown.right, edge.right),
        top: Math.max(shown.top, edge.top),
        bottom: Math.min(shown.bottom, edge.bottom),
      };
      const lost =
        next.left > shown.left + 1 ||
        next.right < shown.right - 1 ||
        next.top > shown.top + 1 ||
        next.bottom < shown.bottom - 1;
      if (lost && (scrolls(box, 'X') || scrolls(box, 'Y'))) cut = true;
      shown = next;
    }
    return { shown, cut };
  };

  /** The longest part of a line on which the element itself is hit. */
  const free = (element: Element, from: number, to: number, at: (k: number) => readonly [number, number]) => {
    let most = 0;
    let run = 0;
    for (let k = from + 0.5; k < to; k += 1) {
      const [x, y] = at(k);
      const hit = document.elementFromPoint(x, y);
      run = hit !== null && (element === hit || element.contains(hit)) ? run + 1 : 0;
      most = Math.max(most, run);
    }
    return most;
  };

  const found: SmallTarget[] = [];
  for (const element of root.querySelectorAll(controls)) {
    const style = getComputedStyle(element);
    if (style.pointerEvents === 'none' || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[data-testid=board]') !== null) continue;
    const { shown, cut } = shownOf(element);
    if (shown.right - shown.left < 1 || shown.bottom - shown.top < 1) continue;
    const box = element.getBoundingClientRect();
    const id = element.getAttribute('data-testid') ?? element.getAttribute('aria-label') ?? element.tagName;
    if (cut) {
      if (box.width < least - slack || box.height < least - slack)
        found.push({ id, width: box.width, height: box.height });
      continue;
    }
    const middle = { x: (shown.left + shown.right) / 2, y: (shown.top + shown.bottom) / 2 };
    const width = free(element, shown.left, shown.right, (x) => [x, middle.y]);
    // In a fan only the left part of a card is free.
    const beside = Math.min(middle.x, shown.left + least / 2);
    const height = Math.max(
      free(element, shown.top, shown.bottom, (y) => [middle.x, y]),
      free(element, shown.top, shown.bottom, (y) => [beside, y]),
    );
    if (width < least - 1 - slack || height < least - 1 - slack) found.push({ id, width, height });
  }
  return found.map(({ id, width, height }) => ({ id, width: Math.round(width), height: Math.round(height) }));
}
