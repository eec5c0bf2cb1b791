import { Directory, File, Paths } from 'expo-file-system';

import type { Pictures } from './pictureTypes';

/** The system may empty this folder whenever it needs the room. */
function folder(): Directory {
  const pictures = new Directory(Paths.cache, 'pictures');
  if (!pictures.exists) pictures.create({ intermediates: true, idempotent: true });
  return pictures;
}

export const pictures: Pictures = {
  async read(name) {
    const file = new File(folder(), name);
    return file.exists ? file.bytes() : null;
  },

  async write(name, bytes) {
    const file = new File(folder(), name);
    file.create({ overwrite: true });
    file.write(bytes);
  },

  async names() {
    return folder()
      .list()
      .flatMap((entry) => (entry instanceof File ? [entry.name] : []));
  },

  async remove(name) {
    const file = new File(folder(), name);
    if (file.exists) file.delete();
  },
};
