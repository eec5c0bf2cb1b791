import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { ImageFormat, Skia } from '@shopify/react-native-skia';
import { groundVersion } from '../../../app/arrakis/board/paint/ground/groundVersion';
import { REACH } from '../../../app/arrakis/board/paint/masks';
import { boardPalettes, type BoardTheme } from '../../../app/arrakis/board/paint/palette';
import { drawTerrain } from '../../../app/arrakis/board/paint/terrain';

const SIDE = 1536;
const QUALITY = 80;

const data = resolve(process.cwd(), 'app/arrakis/board/paint/ground/made.data.ts');

/** Writes the ground of each theme, before anything fell on it, into assets/ground. */
export function paintGrounds(): void {
  const folder = resolve(process.cwd(), 'assets', 'ground');
  mkdirSync(folder, { recursive: true });
  for (const theme of Object.keys(boardPalettes) as BoardTheme[]) {
    const before = Date.now();
    const surface = Skia.Surface.Make(SIDE, SIDE);
    if (!surface) throw new Error('There is nothing to paint on.');
    const canvas = surface.getCanvas();
    canvas.scale(SIDE / (2 * REACH), SIDE / (2 * REACH));
    canvas.translate(REACH, REACH);
    if (!drawTerrain(canvas, boardPalettes[theme], [])) throw new Error('The shader does not run here.');
    surface.flush();
    const bytes = surface.makeImageSnapshot().encodeToBytes(ImageFormat.JPEG, QUALITY);
    writeFileSync(join(folder, `${theme}.jpg`), bytes);
    console.log(`${theme}.jpg ${bytes.length} bytes, ${Date.now() - before} ms`);
  }
  writeFileSync(
    data,
    `/** What the ready-made grounds were painted from. Written by npm run grounds. */\nexport const MADE_OF = '${groundVersion()}';\n`,
  );
}
