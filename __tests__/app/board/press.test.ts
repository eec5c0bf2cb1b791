import { createPress, HOLD_AFTER, MAX_PER_TICK, SLOP } from '../../../app/board/camera/press';

function start() {
  const said: string[] = [];
  const press = createPress({
    onTap: (x, y, time) => said.push(`tap ${x} ${y} at ${time}`),
    onHold: (x, y) => said.push(`hold ${x} ${y}`),
  });
  const listen = (milliseconds: number) => {
    for (let passed = 0; passed < milliseconds; passed += 30) press.tick(30);
  };
  return { press, said, listen };
}

describe('press', () => {
  it('is a tap when it is lifted soon', () => {
    const { press, said, listen } = start();
    press.down(1, 10, 20, 1000);
    listen(90);
    press.up(1, 11, 21, 1090);
    listen(2000);
    expect(said).toEqual(['tap 11 21 at 1090']);
  });

  it('is a hold while the finger still rests, and then no tap', () => {
    const { press, said, listen } = start();
    press.down(1, 10, 20, 1000);
    listen(HOLD_AFTER - 30);
    expect(said).toEqual([]);
    listen(60);
    expect(said).toEqual(['hold 10 20']);
    press.up(1, 10, 20, 2000);
    expect(said).toHaveLength(1);
  });

  it('stays a tap when nobody listened for long: the pointer’s own times decide', () => {
    const { press, said } = start();
    press.down(1, 10, 20, 1000);
    // One late tick before the lift is heard of: the thread was busy for three seconds.
    expect(press.tick(3000)).toBe(true);
    press.up(1, 10, 20, 1060);
    expect(said).toEqual(['tap 10 20 at 1060']);
    expect(MAX_PER_TICK).toBeLessThan(HOLD_AFTER);
  });

  it('is a tap when the lift is heard of late although this thread kept ticking', () => {
    const { press, said, listen } = start();
    press.down(1, 10, 20, 1000);
    listen(HOLD_AFTER + 300);
    press.up(1, 10, 20, 1060);
    // What was shown for the hold gives way to what the tap does.
    expect(said).toEqual(['hold 10 20', 'tap 10 20 at 1060']);
  });

  it('is a hold when it is first heard of after it was lifted', () => {
    const { press, said } = start();
    press.down(1, 10, 20, 1000);
    press.up(1, 10, 20, 1000 + HOLD_AFTER);
    expect(said).toEqual(['hold 10 20']);
  });

  it('is nothing when the pointer travels, is joined by another or is taken away', () => {
    const { press, said, listen } = start();
    press.down(1, 10, 20, 1000);
    press.move(1, 10 + SLOP + 1, 20);
    press.up(1, 10, 20, 1050);
    press.down(1, 10, 20, 2000);
    press.down(2, 90, 20, 2010);
    press.up(1, 10, 20, 2050);
    press.up(2, 90, 20, 2060);
    press.down(1, 10, 20, 3000);
    press.cancel(1);
    listen(1000);
    expect(said).toEqual([]);
    // And all is forgotten afterwards.
    press.down(3, 5, 5, 4000);
    press.up(3, 5, 5, 4040);
    expect(said).toEqual(['tap 5 5 at 4040']);
  });
});
