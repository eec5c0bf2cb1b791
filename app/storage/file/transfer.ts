import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

import { LIMITS } from '../games/schema';
import { GameFileError } from './gameFileError';
import type { Transfer } from './transferTypes';

const MEGABYTE = 1_000_000;

async function hand(name: string, content: string | Uint8Array, kind: object): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(content);
  if (!(await isAvailableAsync())) throw new Error('sharing is not possible on this device');
  await shareAsync(file.uri, { ...kind, dialogTitle: name });
}

/** On phones: a file in the cache, given to whatever app the player chooses. */
export const transfer: Transfer = {
  share: (name, text) => hand(name, text, { mimeType: 'text/plain', UTI: 'public.plain-text' }),
  shareBytes: (name, bytes) =>
    hand(name, bytes, { mimeType: 'application/octet-stream', UTI: 'public.data' }),

  async pick() {
    const choice = await getDocumentAsync({
      type: ['text/*', 'application/octet-stream'],
      copyToCacheDirectory: true,
    });
    const [asset] = choice.assets ?? [];
    if (choice.canceled || !asset) return null;
    const file = new File(asset.uri);
    if (file.size > LIMITS.fileBytes) {
      throw new GameFileError('tooBig', 0, { limit: LIMITS.fileBytes / MEGABYTE });
    }
    return file.text();
  },
};
