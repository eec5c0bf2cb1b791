/** Something that cannot be got at, or that lies over something else. */
export interface Unreachable {
  readonly how:
    | 'lies outside'
    | 'is covered'
    | 'is too small'
    | 'overlaps'
    | 'the page slides sideways'
    | 'slides both ways'
    | 'cannot be slid by keys';
  readonly text: string;
  /** The nearest name that a spec could ask for. */
  readonly within: string;
}

/**
 * Brings every control of the page into sight as a keyboard would, and asks whether a finger in its middle would meet it;
 * looks for words that lie over other words, and for what slides in two directions. The board is looked at as a whole.
 * Runs inside the page, so it stands alone. Scroll positions are as they were afterwards.
 */
export function findUnreachable(): Unreachable[] {
  /** Rounding. */
  const slack = 1.5;
  /** A target that is smaller cannot be hit (WCAG 2.5.8). */
  const least = 24;
  const found: Unreachable[] = [];
  const root = document.getElementById('root') ?? document.body;
  const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 90);
  const withinOf = (element: Element) => element.closest('[data-testid]')?.getAttribute('data-testid') ?? '?';
  const say = (how: Unreachable['how'], element: Element, text?: string) =>
    found.push({
      how,
      text: lineOf(text ?? element.getAttribute('aria-label') ?? element.textContent ?? ''),
      within: withinOf(element),
    });
  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[aria-hidden=true]') === null;
  const onBoard = (element: Element) => element.closest('[data-testid=board]') !== null;

  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** What of a box no parent cuts off. */
  const seenPart = (of: Element, box: Box): Box => {
    const part = {
      left: Math.max(0, box.left),
      top: Math.max(0, box.top),
      right: Math.min(innerWidth, box.right),
      bottom: Math.min(innerHeight, box.bottom),
    };
    for (let up = of.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = up.getBoundingClientRect();
      part.left = Math.max(part.left, clip.left);
      part.right = Math.min(part.right, clip.right);
      part.top = Math.max(part.top, clip.top);
      part.bottom = Math.min(part.bottom, clip.bottom);
    }
    return part;
  };

  // Everything that could be moved, where it is now: what is cut off can be moved too, though by no finger.
  const movable = [document.documentElement, document.body, ...root.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth + slack ||
      element.scrollHeight > element.clientHeight + slack,
  );
  const places = movable.map((element) => ({ element, left: element.scrollLeft, top: element.scrollTop }));
  const slides = movable.flatMap((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const x = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + slack;
    const y = /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + slack;
    return (x || y) && shown(element) ? [{ element, x, y }] : [];
  });
  if (document.documentElement.scrollWidth > innerWidth + slack) {
    const out = [...root.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + slack &&
        seenPart(element, element.getBoundingClientRect()).right >= innerWidth,
    );
    say('the page slides sideways', out.at(-1) ?? root, `${out.length} boxes`);
  }
  for (const { element, x, y } of slides) {
    if (x && y && !onBoard(element)) say('slides both ways', element, '');
    const keys = element.matches('[tabindex="0"]') || element.querySelector('[tabindex="0"],a[href],input');
    if (!keys) say('cannot be slid by keys', element);
  }

  // Words over words.
  interface Word extends Box {
    readonly element: Element;
    readonly text: string;
  }
  const words: Word[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '') continue;
    if (!shown(element) || onBoard(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      // Letters reach above and below their line, so a line is its middle.
      const middle = {
        left: rect.left,
        right: rect.right,
        top: rect.top + rect.height * 0.22,
        bottom: rect.bottom - rect.height * 0.22,
      };
      const part = seenPart(element, middle);
      if (part.right - part.left > 2 && part.bottom - part.top > 2)
        words.push({ ...part, element, text: node.data });
    }
  }
  const paints = (element: Element) => {
    const { backgroundColor } = getComputedStyle(element);
    const alpha = /^rgba\(.*, ([\d.]+)\)$/.exec(backgroundColor)?.[1];
    return backgroundColor !== 'transparent' && Number(alpha ?? 1) > 0.6;
  };
  /** One is in front of the other, with ground between them: a sheet over the page. */
  const hides = (one: Element, other: Element, x: number, y: number) => {
    const stack = document.elementsFromPoint(x, y);
    const [first, last] = [stack.indexOf(one), stack.indexOf(other)].sort((a, b) => a - b);
    if (first === undefined || last === undefined || first < 0) return false;
    return stack
      .slice(first, last)
      .some((between) => paints(between) && !between.contains(stack[last] ?? null));
  };
  words.sort((a, b) => a.top - b.top);
  words.forEach((word, index) => {
    for (const other of words.slice(index + 1)) {
      if (other.top >= word.bottom - slack) break;
      if (other.element === word.element) continue;
      const left = Math.max(word.left, other.left);
      const right = Math.min(word.right, other.right);
      const bottom = Math.min(word.bottom, other.bottom);
      if (right - left <= 2 * slack || bottom - other.top <= slack) continue;
      if (hides(word.element, other.element, (left + right) / 2, (other.top + bottom) / 2)) continue;
      say('overlaps', word.element, `${lineOf(word.text)} | ${lineOf(other.text)}`);
    }
  });

  // Every control, brought into sight.
  const controls = root.querySelectorAll<HTMLElement>(
    '[role=button],[role=tab],[role=radio],[role=switch],[role=checkbox],[role=link],a[href],input,textarea',
  );
  for (const control of controls) {
    if (!shown(control) || onBoard(control) || control.getClientRects().length === 0) continue;
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    // A link within a text may go over a line end: its first part is touched.
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const part = seenPart(control, box);
    const [width, height] = [part.right - part.left, part.bottom - part.top];
    const wanted = { width: Math.min(box.width, innerWidth * 0.9), height: Math.min(box.height, 44) };
    if (width < wanted.width - slack || height < wanted.height - slack) {
      say('lies outside', control);
      continue;
    }
    if (getComputedStyle(control).display !== 'inline' && (box.width < least || box.height < least)) {
      say(
        'is too small',
        control,
        `${Math.round(box.width)} × ${Math.round(box.height)} ${control.getAttribute('aria-label') ?? ''}`,
      );
    }
    const hit = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
    const silent = getComputedStyle(control).pointerEvents === 'none';
    if (hit && (control.contains(hit) || (silent && hit.contains(control)))) continue;
    say(
      'is covered',
      control,
      `${control.getAttribute('aria-label') ?? control.textContent ?? ''} by ${hit ? withinOf(hit) : 'nothing'}`,
    );
  }
  for (const { element, left, top } of places) element.scrollTo({ left, top, behavior: 'instant' });
  return found;
}
