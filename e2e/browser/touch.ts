import { session } from './session';

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Phase = 'touchStart' | 'touchMove' | 'touchEnd';

/** Real touch events, made by the browser: the page cannot tell them from fingers. */
async function touch(type: Phase, points: readonly Point[], at?: number): Promise<void> {
  await session().cdp.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    ...(at === undefined ? {} : { timestamp: at / 1000 }),
  });
}

export const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export async function press(point: Point, milliseconds: number): Promise<void> {
  // Not after the page has answered: a finger does not wait for a busy page.
  const down = touch('touchStart', [point]);
  await wait(milliseconds);
  await Promise.all([down, touch('touchEnd', [])]);
}

/**
 * Presses several times in a row. The fingers' own times are told with the touches: how fast they follow each other must
 * not hang on how busy the machine is.
 */
export async function pressAgain(point: Point, times: number, milliseconds: number, pause: number) {
  const turn = milliseconds + pause;
  const first = Date.now() - times * turn;
  const touches: Promise<void>[] = [];
  for (let time = 0; time < times; time += 1) {
    const down = first + time * turn;
    touches.push(touch('touchStart', [point], down), touch('touchEnd', [], down + milliseconds));
  }
  await Promise.all(touches);
}

/** Moves fingers along straight lines, in even steps; `hold` rests before they are lifted. */
export async function drag(
  from: readonly Point[],
  to: readonly Point[],
  milliseconds: number,
  hold = 0,
): Promise<void> {
  const steps = Math.max(8, Math.round(milliseconds / 16));
  await touch('touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps;
    await touch(
      'touchMove',
      from.map((start, finger) => {
        const end = to[finger] ?? start;
        return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
      }),
    );
    await wait(milliseconds / steps);
  }
  await wait(hold);
  await touch('touchEnd', []);
}
