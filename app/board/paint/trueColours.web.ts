let kept = false;

/**
 * Skia's web view declares its pixels as Display P3 whenever it makes a surface, although they are sRGB; sand would come
 * out orange. sRGB is what a context starts with, so it is enough that nobody changes it.
 */
export function keepTrueColours(): void {
  if (kept || typeof WebGL2RenderingContext === 'undefined') return;
  kept = true;
  const type = WebGL2RenderingContext.prototype;
  const known = Object.getOwnPropertyDescriptor(type, 'drawingBufferColorSpace');
  if (!known?.set) return;
  Object.defineProperty(type, 'drawingBufferColorSpace', { ...known, set: () => undefined });
}
