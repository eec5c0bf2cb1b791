import { pictures } from './pictures';

/** What a family of pictures may take: of one version alone, so many of them, none larger than this. */
export interface Bounds {
  readonly family: string;
  readonly version: string;
  readonly most: number;
  readonly bytes: number;
}

const nameOf = ({ family, version }: Bounds, key: string): string => `${family}-${version}-${key}`;

/** Null if there is none, or if it cannot be read. */
export async function keptPicture(bounds: Bounds, key: string): Promise<Uint8Array | null> {
  try {
    return await pictures.read(nameOf(bounds, key));
  } catch {
    return null;
  }
}

/** Keeps a picture, and lets those of other versions and the oldest beyond the bounds go. Never fails. */
export async function keepPicture(
  bounds: Bounds,
  key: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (bytes.length > bounds.bytes) return;
  const name = nameOf(bounds, key);
  try {
    const own = (await pictures.names()).filter(
      (kept) => kept.startsWith(`${bounds.family}-`) && kept !== name,
    );
    const current = own.filter((kept) => kept.startsWith(nameOf(bounds, '')));
    const tooMany = current.slice(0, Math.max(0, current.length + 1 - bounds.most));
    const old = own.filter((kept) => !current.includes(kept));
    for (const gone of [...old, ...tooMany]) await pictures.remove(gone);
    await pictures.remove(name);
    await pictures.write(name, bytes);
  } catch {
    // There is no room, or nothing may be kept: it is painted again next time.
  }
}

export async function dropPicture(bounds: Bounds, key: string): Promise<void> {
  try {
    await pictures.remove(nameOf(bounds, key));
  } catch {
    // It is as good as gone: whoever reads it will refuse it again.
  }
}
