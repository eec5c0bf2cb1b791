import type { CanvasKit } from 'canvaskit-wasm';
import { releaseContexts } from '../../../../app/ui/web/releaseContexts';

class Canvas {}

/** CanvasKit as far as its list of contexts goes: a surface asks it for a context, as the real one does. */
function fakeKit() {
  const listed = new Set<number>();
  const deleted: string[] = [];
  let next = 0;
  const kit = {
    GetWebGLContext: () => {
      next += 1;
      listed.add(next);
      return next;
    },
    MakeWebGLContext: (handle: number) => ({ delete: () => deleted.push(`context ${handle}`) }),
    MakeWebGLCanvasSurface(this: { GetWebGLContext(): number; MakeWebGLContext(handle: number): unknown }) {
      const handle = this.GetWebGLContext();
      this.MakeWebGLContext(handle);
      return { delete: () => deleted.push(`surface ${handle}`) };
    },
    deleteContext: (handle: number) => listed.delete(handle),
  };
  releaseContexts(kit as unknown as CanvasKit);
  return { kit: kit as unknown as CanvasKit, listed, deleted };
}

describe('WebGL contexts of the board', () => {
  const before = globalThis.HTMLCanvasElement;
  beforeAll(() => {
    globalThis.HTMLCanvasElement = Canvas as unknown as typeof HTMLCanvasElement;
  });
  afterAll(() => {
    globalThis.HTMLCanvasElement = before;
  });
  const canvas = () => new Canvas() as unknown as HTMLCanvasElement;

  it('go with their surface', () => {
    const { kit, listed, deleted } = fakeKit();
    const surface = kit.MakeWebGLCanvasSurface(canvas());
    expect([...listed]).toEqual([1]);
    surface?.delete();
    expect(deleted).toEqual(['surface 1', 'context 1']);
    expect(listed.size).toBe(0);
  });

  it('are one to a canvas, however often its size changes', () => {
    const { kit, listed, deleted } = fakeKit();
    const one = canvas();
    const other = kit.MakeWebGLCanvasSurface(canvas());
    for (let time = 0; time < 5; time++) kit.MakeWebGLCanvasSurface(one);
    const last = kit.MakeWebGLCanvasSurface(one);
    expect(listed.size).toBe(2);
    last?.delete();
    expect(deleted.filter((name) => name === 'surface 7')).toHaveLength(1);
    other?.delete();
    expect(listed.size).toBe(0);
  });

  it('stay for what is drawn on no page: its pictures need them', () => {
    const { kit, listed } = fakeKit();
    const surface = kit.MakeWebGLCanvasSurface({} as OffscreenCanvas);
    surface?.delete();
    expect([...listed]).toEqual([1]);
  });
});
