import { createTaps, DOUBLE_TAP } from '../../../app/board/camera/taps';

function start() {
  const said: string[] = [];
  const taps = createTaps();
  const tap = (name: string, x: number, time: number, legal = false) =>
    taps.tap(
      { x, y: 0, time },
      { legal, choose: () => said.push(`choose ${name}`), zoom: () => said.push(`zoom ${name}`) },
    );
  return { taps, tap, said };
}

describe('taps', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('choose what is legal at once, and again when tapped again', () => {
    const { tap, said } = start();
    tap('a', 0, 0, true);
    tap('a', 0, 100, true);
    expect(said).toEqual(['choose a', 'choose a']);
  });

  it('wait for a second one where nothing is legal', () => {
    const { tap, said } = start();
    tap('a', 0, 0);
    expect(said).toEqual([]);
    jest.advanceTimersByTime(DOUBLE_TAP);
    expect(said).toEqual(['choose a']);
  });

  it('zoom when two fall on one place', () => {
    const { tap, said } = start();
    tap('a', 0, 0);
    tap('b', 20, 200);
    jest.advanceTimersByTime(1000);
    expect(said).toEqual(['zoom b']);
  });

  it('are two when they fall on two places: none is lost', () => {
    const { tap, said } = start();
    tap('a', 0, 0);
    tap('b', 200, 120);
    expect(said).toEqual(['choose a']);
    jest.advanceTimersByTime(DOUBLE_TAP);
    expect(said).toEqual(['choose a', 'choose b']);
  });

  it('are two when the hand was slow, however fast the news came', () => {
    const { tap, said } = start();
    tap('a', 0, 0);
    tap('b', 0, DOUBLE_TAP + 300);
    jest.advanceTimersByTime(DOUBLE_TAP);
    expect(said).toEqual(['choose a', 'choose b']);
  });

  it('count as one with a tap before them that was answered otherwise', () => {
    const { taps, tap, said } = start();
    taps.answered({ x: 0, y: 0, time: 0 });
    tap('a', 10, 150, true);
    expect(said).toEqual([]);
    tap('b', 10, 300, true);
    expect(said).toEqual(['choose b']);
    taps.answered({ x: 0, y: 0, time: 1000 });
    tap('c', 200, 1100, true);
    taps.answered({ x: 0, y: 0, time: 2000 });
    tap('d', 0, 2000 + DOUBLE_TAP + 1, true);
    expect(said).toEqual(['choose b', 'choose c', 'choose d']);
  });

  it('are not answered once forgotten', () => {
    const { taps, tap, said } = start();
    tap('a', 0, 0);
    taps.forget();
    jest.advanceTimersByTime(1000);
    expect(said).toEqual([]);
  });
});
