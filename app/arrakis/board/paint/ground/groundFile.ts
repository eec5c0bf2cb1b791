import { ImageFormat, Skia, type SkImage } from '@shopify/react-native-skia';

/** A ground as it is kept: a head that tells damage, then the picture. */
export interface GroundFile {
  /** Null if the ready-made one is as good as what this device would paint. */
  readonly image: SkImage | null;
  /** Pixels of ground per millisecond on the device that painted it. */
  readonly speed: number;
}

const MAGIC = 0x53474e44;
const HEAD = 20;
const QUALITY = 92;

/** Tells any change of a text or of bytes; no defence against intent. */
export function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = bytes.byteLength >> 2;
  let sum = 0x811c9dc5;
  for (let k = 0; k < words; k += 1) sum = Math.imul(sum ^ view.getUint32(4 * k, true), 0x01000193);
  for (let k = 4 * words; k < bytes.byteLength; k += 1) sum = Math.imul(sum ^ (bytes[k] ?? 0), 0x01000193);
  return sum >>> 0;
}

export function writeGround(image: SkImage | null, speed: number): Uint8Array<ArrayBuffer> {
  const picture = image?.encodeToBytes(ImageFormat.JPEG, QUALITY) ?? new Uint8Array();
  const bytes = new Uint8Array(HEAD + picture.length);
  const head = new DataView(bytes.buffer);
  head.setUint32(0, MAGIC, true);
  head.setUint32(4, image?.width() ?? 0, true);
  head.setUint32(8, Math.round(speed), true);
  head.setUint32(12, picture.length, true);
  head.setUint32(16, checksum(picture), true);
  bytes.set(picture, HEAD);
  return bytes;
}

/** Null if anything about it is not as it was written. */
export function readGround(bytes: Uint8Array): GroundFile | null {
  if (bytes.length < HEAD) return null;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const picture = bytes.subarray(HEAD);
  if (head.getUint32(0, true) !== MAGIC) return null;
  if (head.getUint32(12, true) !== picture.length || head.getUint32(16, true) !== checksum(picture))
    return null;
  const speed = head.getUint32(8, true);
  if (picture.length === 0) return head.getUint32(4, true) === 0 ? { image: null, speed } : null;
  try {
    // Decoded at once, not again in every context that draws it.
    const image = Skia.Image.MakeImageFromEncoded(Skia.Data.fromBytes(picture))?.makeNonTextureImage();
    const side = head.getUint32(4, true);
    if (!image || image.width() !== side || image.height() !== side) return null;
    return { image, speed };
  } catch {
    return null;
  }
}
