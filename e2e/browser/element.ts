import { inPage, look, nameOf, touchable, type Target } from './locate';
import type { Matcher } from './matcher';
import type { Box, Seen } from './page-side';
import { session } from './session';
import { drag, press, pressAgain, type Point } from './touch';
import { unsupported } from './unsupported';

type Direction = 'left' | 'right' | 'up' | 'down' | 'top' | 'bottom';
type Speed = 'fast' | 'slow';

const tapTime = 40;
const longPressTime = 700;
const swipeTime: Readonly<Record<Speed, number>> = { fast: 150, slow: 500 };

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const ways: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  top: { x: 0, y: -1 },
  bottom: { x: 0, y: 1 },
};

export class BrowserElement {
  constructor(readonly target: Target) {}

  private async pointOf(point?: Point): Promise<Point> {
    const { box, shown } = await touchable(this.target);
    return point ? { x: box.x + point.x, y: box.y + point.y } : middle(shown);
  }

  async tap(point?: Point): Promise<void> {
    await press(await this.pointOf(point), tapTime);
  }

  async tapAtPoint(point: Point): Promise<void> {
    await this.tap(point);
  }

  async multiTap(times: number): Promise<void> {
    await pressAgain(await this.pointOf(), times, tapTime, 60);
  }

  async longPress(first?: Point | number, second?: number): Promise<void> {
    const point = typeof first === 'object' ? first : undefined;
    const duration = typeof first === 'number' ? first : second;
    await press(await this.pointOf(point), duration ?? longPressTime);
  }

  async swipe(
    direction: Direction,
    speed: Speed = 'fast',
    share = 0.75,
    startX?: number,
    startY?: number,
  ): Promise<void> {
    const { shown } = await touchable(this.target);
    const way = ways[direction];
    const start = {
      x: shown.x + shown.width * (startX ?? 0.5 - way.x * 0.4),
      y: shown.y + shown.height * (startY ?? 0.5 - way.y * 0.4),
    };
    const { width, height } = session().viewport;
    const end = {
      x: Math.min(width - 1, Math.max(0, start.x + way.x * share * shown.width)),
      y: Math.min(height - 1, Math.max(0, start.y + way.y * share * shown.height)),
    };
    await drag([start], [end], swipeTime[speed]);
  }

  async longPressAndDrag(
    duration: number,
    startX: number,
    startY: number,
    other: BrowserElement,
    endX: number,
    endY: number,
    speed: Speed = 'fast',
    hold = 100,
  ): Promise<void> {
    const [from, to] = [(await touchable(this.target)).box, (await touchable(other.target)).box];
    const start = { x: from.x + from.width * startX, y: from.y + from.height * startY };
    const end = { x: to.x + to.width * endX, y: to.y + to.height * endY };
    await drag([start], [start], duration);
    await drag([start], [end], swipeTime[speed], hold);
  }

  /** Two fingers on a level line: apart for a scale above one, together for one below. */
  async pinch(scale: number, speed: Speed = 'fast'): Promise<void> {
    const { shown } = await touchable(this.target);
    const { x, y } = middle(shown);
    const wide = Math.min(shown.width, shown.height) * 0.4;
    const [start, end] = scale > 1 ? [wide / scale, wide] : [wide, wide * scale];
    const pair = (reach: number) => [
      { x: x - reach, y },
      { x: x + reach, y },
    ];
    await drag(pair(start), pair(end), swipeTime[speed] * 2);
  }

  async typeText(text: string): Promise<void> {
    await this.tap();
    await session().page.keyboard.type(text);
  }

  async replaceText(text: string): Promise<void> {
    await this.clearText();
    await session().page.keyboard.insertText(text);
  }

  async clearText(): Promise<void> {
    await this.tap();
    await session().page.keyboard.press('Control+A');
    await session().page.keyboard.press('Delete');
  }

  async tapReturnKey(): Promise<void> {
    await session().page.keyboard.press('Enter');
  }

  async tapBackspaceKey(): Promise<void> {
    await session().page.keyboard.press('Backspace');
  }

  /** Moves the content so that more of it is seen in that direction. */
  async scroll(pixels: number, direction: Direction = 'down'): Promise<void> {
    await this.scrollBy(ways[direction].x * pixels, ways[direction].y * pixels);
  }

  async scrollTo(edge: Direction): Promise<void> {
    const far = 1e6;
    await this.scrollBy(ways[edge].x * far, ways[edge].y * far, true);
  }

  private async scrollBy(dx: number, dy: number, mayRest = false): Promise<void> {
    const moved = await inPage(
      this.target,
      (element, [x, y]) => {
        const canScroll = (candidate: Element) =>
          x === 0
            ? candidate.scrollHeight > candidate.clientHeight
            : candidate.scrollWidth > candidate.clientWidth;
        const scroller = [element, ...element.querySelectorAll('*')].find(canScroll);
        if (!scroller) return false;
        const before = [scroller.scrollLeft, scroller.scrollTop];
        scroller.scrollBy({ left: x, top: y, behavior: 'instant' });
        return scroller.scrollLeft !== before[0] || scroller.scrollTop !== before[1];
      },
      [dx, dy] as const,
    );
    if (!moved && !mayRest) throw new Error(`${nameOf(this.target)} cannot be scrolled further.`);
  }

  async takeScreenshot(name: string): Promise<string> {
    await touchable(this.target);
    return session().screenshot(name);
  }

  async getAttributes() {
    const seen: Seen | null = await look(this.target);
    if (!seen) throw new Error(`${nameOf(this.target)} does not exist.`);
    return {
      text: seen.text,
      label: seen.label ?? seen.text,
      identifier: seen.id ?? undefined,
      placeholder: seen.placeholder ?? undefined,
      value: seen.value ?? undefined,
      enabled: seen.enabled,
      focused: seen.focused,
      visible: seen.visibleShare > 0,
      frame: seen.box,
    };
  }
}

class IndexableElement extends BrowserElement {
  atIndex(index: number): BrowserElement {
    return unsupported('element', new BrowserElement({ matcher: this.target.matcher, index }));
  }
}

export function element(matcher: Matcher): IndexableElement {
  return unsupported('element', new IndexableElement({ matcher, index: null }));
}
