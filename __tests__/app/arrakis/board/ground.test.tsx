import { act, render } from '@testing-library/react-native';
import { Skia, type SkImage, type Transforms3d } from '@shopify/react-native-skia';
import { useSharedValue } from 'react-native-reanimated';

import { BoardCanvas } from '../../../../app/arrakis/board/BoardCanvas';
import { positionView, type PositionName } from '../../../../app/arrakis/board/dev/positions';
import { wholeAt } from '../../../../app/arrakis/board/paint/bake';
import { readGround, writeGround } from '../../../../app/arrakis/board/paint/ground/groundFile';
import { MADE_OF } from '../../../../app/arrakis/board/paint/ground/made.data';
import { groundVersion, versionOf } from '../../../../app/arrakis/board/paint/ground/groundVersion';
import { boardPalettes, type BoardTheme } from '../../../../app/arrakis/board/paint/palette';
import { drawFlatTerrain, drawTerrain } from '../../../../app/arrakis/board/paint/terrain';
import { terrainSource } from '../../../../app/arrakis/board/paint/terrainShader';

import { plainGradients } from './support/plainGradients';

const mockWhole = wholeAt;
const mockFiles = new Map<string, Uint8Array>();

jest.mock('../../../../app/storage/pictures', () => ({
  pictures: {
    read: async (name: string) => mockFiles.get(name) ?? null,
    write: async (name: string, bytes: Uint8Array) => void mockFiles.set(name, bytes),
    names: async () => [...mockFiles.keys()],
    remove: async (name: string) => void mockFiles.delete(name),
  },
}));

let mockMade: SkImage | null = null;

jest.mock('../../../../app/arrakis/board/paint/ground/madeGround', () => ({
  madeGround: async () => mockMade && { image: mockMade, region: mockWhole(mockMade.width()) },
}));

// Shaders run on a GPU; here every ground that is painted has one colour.
jest.mock('../../../../app/board/paint/surfaces', () => {
  const { Skia: skia } = jest.requireMock<typeof import('@shopify/react-native-skia')>(
    '@shopify/react-native-skia',
  );
  const plain = (width: number, height: number) =>
    skia.Surface.Make(Math.min(64, width), Math.min(64, height));
  return { canShade: () => true, shadingSurface: plain, plainSurface: plain };
});
jest.mock('../../../../app/arrakis/board/paint/terrain', () => ({
  drawFlatTerrain: jest.fn(),
  drawTerrain: jest.fn(() => true),
}));
jest.mock('../../../../app/arrakis/board/paint/masks', () => ({
  ...jest.requireActual<object>('../../../../app/arrakis/board/paint/masks'),
  prepareMasks: async () => undefined,
}));

// Pieces have nothing to do with the ground, and take long to draw.
jest.mock('../../../../app/arrakis/board/sprites/sheet', () => ({ pieceSheet: () => null }));

const nameOf = (theme: BoardTheme, burnt = ''): string =>
  `ground-${groundVersion()}-${versionOf(`${theme}/${burnt}`)}`;

function picture(colour: string, side = 32) {
  const surface = Skia.Surface.Make(side, side);
  if (!surface) throw new Error('no surface');
  surface.getCanvas().clear(Skia.Color(colour));
  surface.flush();
  return surface.makeImageSnapshot();
}

const still = { distance: 'far', scale: 0.172 } as const;
const none = { areas: new Set<never>(), zones: new Set<never>() };

/** The canvas alone: gestures and labels have nothing to do with the ground. */
function Canvas({ theme, position }: { readonly theme: BoardTheme; readonly position: PositionName }) {
  const transform = useSharedValue<Transforms3d>([]);
  const progress = useSharedValue(0);
  return (
    <BoardCanvas
      view={{ ...positionView(position), areas: [...positionView(position).areas] }}
      theme={theme}
      legal={none}
      selected={null}
      arrows={[]}
      focus={null}
      pulsed={null}
      onPulseEnd={() => undefined}
      motion={null}
      progress={progress}
      still
      transform={transform}
      seen={still}
      rest={null}
      figures={null}
      read
    />
  );
}

/** Looks at a board until all is painted that will be, with new views of the same position in between. */
async function visit(theme: BoardTheme, position: PositionName = 'start'): Promise<void> {
  const { rerender, unmount } = render(<Canvas theme={theme} position={position} />);
  for (const wait of [1, 10, 40, 200, 6000]) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(wait);
    });
    rerender(<Canvas theme={theme} position={position} />);
  }
  unmount();
}

const flat = jest.mocked(drawFlatTerrain);
const shaded = jest.mocked(drawTerrain);

describe('the ground', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    plainGradients();
    flat.mockClear();
    shaded.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  // The order matters: what has been painted stays in memory.
  it('that was painted at an earlier start is there at once: no flat map, nothing is painted', async () => {
    mockFiles.set(nameOf('day'), writeGround(picture('#C08040'), 500));
    await visit('day');
    expect(flat).not.toHaveBeenCalled();
    expect(shaded).not.toHaveBeenCalled();
  });

  it('is the ready-made one the first time, never a flat one, until this device has painted a finer one', async () => {
    mockFiles.clear();
    mockMade = picture('#C08040');
    await visit('night');
    expect(flat).not.toHaveBeenCalled();
    expect(shaded).toHaveBeenCalled();
    expect([...mockFiles.keys()]).toEqual([nameOf('night')]);
    expect(readGround(mockFiles.get(nameOf('night')) ?? new Uint8Array())?.image).not.toBeNull();
    shaded.mockClear();
    await visit('night');
    expect(flat).not.toHaveBeenCalled();
    expect(shaded).not.toHaveBeenCalled();
  });

  it('is painted anew only where atomics fell, and again without a word if what was kept is damaged', async () => {
    const burnt = positionView('atomics')
      .areas.filter(({ atomized }) => atomized)
      .map(({ area }) => area);
    const name = nameOf('day', burnt.join());
    mockFiles.set(name, writeGround(picture('#C08040'), 500).slice(0, 200));
    const canvas = Skia.Surface.Make(1, 1)?.getCanvas();
    if (!canvas) throw new Error('no canvas');
    const clip = jest.spyOn(Object.getPrototypeOf(canvas) as typeof canvas, 'clipRect');
    await visit('day', 'atomics');
    expect(flat).not.toHaveBeenCalled();
    expect(shaded.mock.calls.length).toBeGreaterThanOrEqual(burnt.length);
    // Pieces around the areas, no strip across the planet.
    const widths = clip.mock.calls.map(([rect]) => rect.width);
    expect(Math.max(...widths)).toBeLessThan(500);
    clip.mockRestore();
    expect(readGround(mockFiles.get(name) ?? new Uint8Array())?.image).not.toBeNull();
  });

  it('is flat only if there is none at all', async () => {
    mockFiles.clear();
    mockMade = null;
    await visit('night');
    expect(flat).toHaveBeenCalledTimes(1);
    expect([...mockFiles.keys()]).toEqual([nameOf('night')]);
  });

  it('is the ready-made one for good where this device would paint no finer one', async () => {
    mockFiles.clear();
    mockMade = picture('#C08040', 2048);
    await visit('day');
    expect(flat).not.toHaveBeenCalled();
    expect(shaded).not.toHaveBeenCalled();
    expect(readGround(mockFiles.get(nameOf('day')) ?? new Uint8Array())).toMatchObject({ image: null });
  });
});

describe('the ready-made ground', () => {
  it('is painted from what the ground is painted from now: npm run grounds', () => {
    expect(MADE_OF).toBe(groundVersion());
  });
});

describe('a kept ground', () => {
  it('may be no more than the word that the ready-made one is good enough', () => {
    expect(readGround(writeGround(null, 321))).toEqual({ image: null, speed: 321 });
  });

  it('comes back with its size and the pace it was painted at', () => {
    const read = readGround(writeGround(picture('#C08040', 48), 1234));
    expect(read?.image?.width()).toBe(48);
    expect(read?.speed).toBe(1234);
  });

  it('is refused when any part of it is damaged', () => {
    const whole = writeGround(picture('#C08040'), 500);
    expect(readGround(whole)).not.toBeNull();
    expect(readGround(new Uint8Array())).toBeNull();
    expect(readGround(whole.slice(0, whole.length - 1))).toBeNull();
    for (const at of [0, 4, 12, 16, 25, whole.length >> 1, whole.length - 1]) {
      const damaged = whole.slice();
      damaged[at] = (damaged[at] ?? 0) ^ 0x11;
      expect(readGround(damaged)).toBeNull();
    }
  });

  it('has another name when anything it is painted from changes', () => {
    const { day } = boardPalettes;
    const versions = [
      versionOf([terrainSource, day]),
      versionOf([`${terrainSource} `, day]),
      versionOf([terrainSource, { ...day, dusk: day.dusk + 0.01 }]),
      versionOf([terrainSource, { ...day, ground: { ...day.ground, deep: '#C79E67' } }]),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });
});
