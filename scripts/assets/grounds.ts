import { resolve } from 'node:path';

import { runBundled } from '../bundle';

/** Paints the ready-made grounds of the planet. The library of the screens is not needed for it, only what paints. */
runBundled('assets/ground/index', process.argv.slice(2), ['canvaskit-wasm/bin/full/canvaskit'], {
  '@shopify/react-native-skia': resolve(__dirname, 'ground', 'skia.ts'),
  '@shopify/react-native-skia/lib': resolve('node_modules/@shopify/react-native-skia/lib'),
});
