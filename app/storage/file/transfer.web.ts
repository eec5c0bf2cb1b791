import { LIMITS } from '../games/schema';
import { GameFileError } from './gameFileError';
import type { Transfer } from './transferTypes';

const MEGABYTE = 1_000_000;

function chooseFile(): Promise<File | null> {
  return new Promise((done) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.txt,text/plain';
    input.style.display = 'none';
    const finish = (file: File | null) => {
      input.remove();
      done(file);
    };
    input.addEventListener('change', () => finish(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => finish(null));
    document.body.append(input);
    input.click();
  });
}

function download(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to read.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** In a browser: a download and a file field. */
export const transfer: Transfer = {
  share: async (name, text) => download(name, new Blob([text], { type: 'text/plain' })),
  shareBytes: async (name, bytes) => download(name, new Blob([new Uint8Array(bytes)])),

  async pick() {
    const file = await chooseFile();
    if (!file) return null;
    if (file.size > LIMITS.fileBytes) {
      throw new GameFileError('tooBig', 0, { limit: LIMITS.fileBytes / MEGABYTE });
    }
    return file.text();
  },
};
