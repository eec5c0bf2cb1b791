import { createFinger } from '../../../app/imperium/table/drag/finger';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function listening() {
  const done: string[] = [];
  const finger = createFinger();
  finger.listen({
    lift: () => done.push('lift'),
    drop: (x, y) => done.push(`drop ${x} ${y}`),
    cancel: () => done.push('cancel'),
    tap: () => done.push('tap'),
  });
  return { done, finger };
}

describe('a finger on a card', () => {
  it('drops what it has lifted, and neither taps nor holds meanwhile', () => {
    const { done, finger } = listening();
    finger.begin();
    expect(finger.drags()).toBe(false);
    finger.lift();
    expect(finger.drags()).toBe(true);
    finger.drop(10, 20, false);
    // The press under it ends after that.
    expect(finger.drags()).toBe(true);
    expect(done).toEqual(['lift', 'drop 10 20']);
  });

  it('has tapped where it lets the card go at once', () => {
    const { done, finger } = listening();
    finger.begin();
    finger.lift();
    finger.drop(1, 1, true);
    expect(done).toEqual(['lift', 'cancel', 'tap']);
  });

  it('changes nothing where it never lifted the card', () => {
    const { done, finger } = listening();
    finger.begin();
    finger.cancel();
    expect(done).toEqual([]);
  });

  it('is heard again with the next touch, and by a key after a moment', () => {
    const { finger } = listening();
    finger.lift();
    finger.drop(10, 20, false);
    finger.begin();
    expect(finger.drags()).toBe(false);
    finger.lift();
    finger.cancel();
    jest.advanceTimersByTime(400);
    expect(finger.drags()).toBe(false);
  });
});
