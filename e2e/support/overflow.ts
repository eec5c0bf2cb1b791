/** A text that does not fit, and how. */
export interface Misfit {
  readonly how:
    | 'beside the screen'
    | 'below the screen'
    | 'cut off'
    | 'out of its box'
    | 'broken word'
    | 'hint cut off'
    | 'scrolls under a sign'
    | 'scrolls without a sign';
  readonly text: string;
  /** The nearest name that a spec could ask for. */
  readonly within: string;
}

/**
 * Looks at every text of the page. Runs inside the page, so it stands alone.
 * What a scroll view hides can be reached and is no misfit; what a box cuts off is.
 */
export function findMisfits(): Misfit[] {
  /** Rounding, and what letters hang over. */
  const slack = 1.5;
  /** Of a button, below its words. */
  const edge = 8;
  /** The width of a space in the largest text. */
  const space = 6;
  const found: Misfit[] = [];
  const lineOf = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 90);
  const withinOf = (element: Element) => element.closest('[data-testid]')?.getAttribute('data-testid') ?? '?';

  const isControl = (element: Element) =>
    /^(button|tab|radio|switch|checkbox|link)$/.test(element.getAttribute('role') ?? '');
  const paints = (style: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(style.backgroundColor) ||
    (parseFloat(style.borderTopWidth) > 0 && !/transparent|, 0\)/.test(style.borderTopColor));

  const measure = (element: Element) => {
    const style = getComputedStyle(element);
    const svg = element instanceof SVGSVGElement;
    return {
      rect: element.getBoundingClientRect(),
      scrolls: { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) },
      cuts: { x: svg || /hidden|clip/.test(style.overflowX), y: svg || /hidden|clip/.test(style.overflowY) },
      solid: paints(style) || isControl(element),
      inline: style.display.startsWith('inline'),
      letters: parseFloat(style.fontSize),
    };
  };
  const measured = new Map<Element, ReturnType<typeof measure>>();
  /** Many texts stand in the same boxes: each is measured once. */
  const boxOf = (element: Element) => {
    const known = measured.get(element);
    if (known) return known;
    const box = measure(element);
    measured.set(element, box);
    return box;
  };

  /** Lines of a text as boxes. Letters reach above and below their line, so a line is its middle. */
  const linesOf = (range: Range) =>
    [...range.getClientRects()]
      .filter((rect) => rect.width > 0.5 && rect.height > 0.5)
      .map((rect, index, rects) => ({
        left: rect.left,
        // The space at which a line was broken hangs over its end.
        right: rect.right - (index < rects.length - 1 ? space : 0),
        top: rect.top + rect.height * 0.22,
        bottom: rect.bottom - rect.height * 0.22,
      }));
  type Line = ReturnType<typeof linesOf>[number];

  const misfitOf = (lines: readonly Line[], start: Element): Misfit['how'] | null => {
    let free = { x: false, y: false };
    for (
      let element: Element | null = start;
      element && element !== document.body;
      element = element.parentElement
    ) {
      const { rect, scrolls, cuts, solid } = boxOf(element);
      free = { x: free.x || scrolls.x, y: free.y || scrolls.y };
      const beyondX =
        !free.x && lines.some((line) => line.left < rect.left - slack || line.right > rect.right + slack);
      const beyondY =
        !free.y && lines.some((line) => line.top < rect.top - slack || line.bottom > rect.bottom + slack);
      if ((beyondX && cuts.x) || (beyondY && cuts.y)) return 'cut off';
      if ((beyondX || beyondY) && solid) return 'out of its box';
    }
    if (!free.x && lines.some((line) => line.left < -slack || line.right > innerWidth + slack)) {
      return 'beside the screen';
    }
    if (!free.y && lines.some((line) => line.top < -slack || line.bottom > innerHeight + slack)) {
      return 'below the screen';
    }
    return null;
  };

  /** A word that goes over a line end without a hyphen, which only happens where it is wider than its box. */
  const brokenWord = (node: Text, parent: Element): string | null => {
    let block = parent;
    while (boxOf(block).inline && block.parentElement) block = block.parentElement;
    const fitting = Math.floor(boxOf(block).rect.width / boxOf(parent).letters);
    const words = new RegExp(`[\\p{L}\\p{N}]{${Math.max(2, fitting)},}`, 'gu');
    for (let match = words.exec(node.data); match; match = words.exec(node.data)) {
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = linesOf(range);
      const [first] = lines;
      if (first && lines.some((line) => line.top > first.bottom)) return match[0];
    }
    return null;
  };

  const shown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const root = document.getElementById('root') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || !element || node.data.trim() === '' || !shown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = linesOf(range);
    if (lines.length === 0) continue;
    const how = misfitOf(lines, element);
    if (how) found.push({ how, text: lineOf(node.data), within: withinOf(element) });
    const word = brokenWord(node, element);
    if (word)
      found.push({ how: 'broken word', text: `${word} in: ${lineOf(node.data)}`, within: withinOf(element) });
  }

  // What there is to do is in sight at once; where that cannot be, a sign says that there is more.
  const signed = root.querySelector('[data-testid=more-choices]') !== null;
  for (const choices of root.querySelectorAll('[data-testid=choices]')) {
    if (!shown(choices) || choices.scrollHeight <= choices.clientHeight + edge) continue;
    const text = `${choices.scrollHeight} in ${choices.clientHeight} points`;
    found.push({ how: signed ? 'scrolls under a sign' : 'scrolls without a sign', text, within: 'choices' });
  }

  // A field shows its hint on one line.
  const ruler = document.createElement('canvas').getContext('2d');
  for (const field of root.querySelectorAll('input')) {
    if (!ruler || !shown(field) || field.value !== '' || field.placeholder === '') continue;
    const style = getComputedStyle(field);
    ruler.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (ruler.measureText(field.placeholder).width > room + slack) {
      found.push({ how: 'hint cut off', text: field.placeholder, within: withinOf(field) });
    }
  }
  return found;
}
