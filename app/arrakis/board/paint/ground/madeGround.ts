import { loadData, Skia } from '@shopify/react-native-skia';

import day from '../../../../../assets/ground/day.jpg';
import night from '../../../../../assets/ground/night.jpg';
import { wholeAt, type Baked } from '../bake';
import type { BoardTheme } from '../palette';

const files = { day, night } as const satisfies Record<BoardTheme, unknown>;

/** The ground of a theme before anything fell on it, painted ahead (`npm run grounds`). Null if it cannot be read. */
export async function madeGround(theme: BoardTheme): Promise<Baked | null> {
  // Decoded at once, not again in every context that draws it.
  const image = await loadData(files[theme], (data) => Skia.Image.MakeImageFromEncoded(data));
  const picture = image?.makeNonTextureImage();
  image?.dispose();
  return picture ? { image: picture, region: wholeAt(picture.width()) } : null;
}
