import type { CanvasKit, GrDirectContext, Surface, WebGLContextHandle } from 'canvaskit-wasm';

type Kit = Pick<
  CanvasKit,
  'GetWebGLContext' | 'MakeWebGLContext' | 'MakeWebGLCanvasSurface' | 'deleteContext'
>;

/**
 * CanvasKit lists every WebGL context that it was given, and Skia's views never take theirs off that list: each context
 * holds its canvas, and with it the whole page that the canvas stood on. Here a surface that is deleted takes its context
 * along, and a canvas that gets a new surface, as after a change of size, loses the old one.
 *
 * Surfaces that are on no page stay as they are: pictures made on them live on their context.
 */
export function releaseContexts(kit: Kit): void {
  const getContext = kit.GetWebGLContext;
  const makeContext = kit.MakeWebGLContext;
  const makeSurface = kit.MakeWebGLCanvasSurface;
  const surfaces = new WeakMap<HTMLCanvasElement, Surface>();
  let handle: WebGLContextHandle | null = null;
  let context: GrDirectContext | null = null;

  kit.GetWebGLContext = (...given) => {
    handle = getContext.apply(kit, given);
    return handle;
  };
  kit.MakeWebGLContext = (...given) => {
    context = makeContext.apply(kit, given);
    return context;
  };
  kit.MakeWebGLCanvasSurface = (canvas, ...given) => {
    const onPage = canvas instanceof HTMLCanvasElement ? canvas : null;
    if (onPage !== null) surfaces.get(onPage)?.delete();
    handle = null;
    context = null;
    const surface = makeSurface.call(kit, canvas, ...given);
    if (surface === null || onPage === null) return surface;
    surfaces.set(onPage, surface);
    const remove = surface.delete.bind(surface);
    const [ownHandle, ownContext] = [handle, context] as [WebGLContextHandle | null, GrDirectContext | null];
    surface.delete = () => {
      if (surfaces.get(onPage) === surface) surfaces.delete(onPage);
      remove();
      ownContext?.delete();
      if (ownHandle !== null) kit.deleteContext(ownHandle);
    };
    return surface;
  };
}
