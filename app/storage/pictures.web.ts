import type { Pictures } from './pictureTypes';

const PLACE = '/pictures/';
const open = (): Promise<Cache> => caches.open('pictures');

/** The browser's own store of answers. It throws where a page may keep nothing. */
export const pictures: Pictures = {
  async read(name) {
    const found = await (await open()).match(`${PLACE}${name}`);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  },

  async write(name, bytes) {
    await (await open()).put(`${PLACE}${name}`, new Response(bytes));
  },

  async names() {
    const kept = await (await open()).keys();
    return kept.map(({ url }) => url.slice(url.indexOf(PLACE) + PLACE.length));
  },

  async remove(name) {
    await (await open()).delete(`${PLACE}${name}`);
  },
};
