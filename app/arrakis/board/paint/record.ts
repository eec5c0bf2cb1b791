import { createPicture, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { TRACKS_REACH } from './tracksReach';

/** Records drawing in board units. The bounds matter: without them only positive coordinates would be kept. */
export function record(draw: (canvas: SkCanvas) => void): SkPicture {
  const reach = TRACKS_REACH + 200;
  return createPicture(draw, Skia.XYWHRect(-reach, -reach, 2 * reach, 2 * reach));
}
