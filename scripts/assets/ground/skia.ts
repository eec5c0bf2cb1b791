import { JsiSkApi } from '@shopify/react-native-skia/lib/module/skia/web';
import type { CanvasKit } from 'canvaskit-wasm';

export * from '@shopify/react-native-skia/lib/module/skia/types';

/** Skia without a screen: it paints with the processor. */
export const Skia = JsiSkApi((globalThis as unknown as { readonly CanvasKit: CanvasKit }).CanvasKit);
