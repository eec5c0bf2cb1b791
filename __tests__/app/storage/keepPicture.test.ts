import { dropPicture, keepPicture, keptPicture, type Bounds } from '../../../app/storage/keepPicture';

const mockFiles = new Map<string, Uint8Array>();
let mockBroken = false;
const mockCheck = (): void => {
  if (mockBroken) throw new Error('no room');
};

jest.mock('../../../app/storage/pictures', () => ({
  pictures: {
    read: async (name: string) => {
      mockCheck();
      return mockFiles.get(name) ?? null;
    },
    write: async (name: string, bytes: Uint8Array) => {
      mockCheck();
      mockFiles.set(name, bytes);
    },
    names: async () => {
      mockCheck();
      return [...mockFiles.keys()];
    },
    remove: async (name: string) => {
      mockCheck();
      mockFiles.delete(name);
    },
  },
}));

const bounds: Bounds = { family: 'ground', version: 'v2', most: 3, bytes: 100 };
const some = (value: number, length = 10) => new Uint8Array(length).fill(value);

beforeEach(() => {
  mockFiles.clear();
  mockBroken = false;
});

describe('kept pictures', () => {
  it('come back as they were kept', async () => {
    expect(await keptPicture(bounds, 'day')).toBeNull();
    await keepPicture(bounds, 'day', some(1));
    expect(await keptPicture(bounds, 'day')).toEqual(some(1));
    await keepPicture(bounds, 'day', some(2));
    expect(await keptPicture(bounds, 'day')).toEqual(some(2));
    await dropPicture(bounds, 'day');
    expect(await keptPicture(bounds, 'day')).toBeNull();
  });

  it('are few: the oldest go, and so do those of other versions, but not those of other families', async () => {
    mockFiles.set('ground-v1-day', some(9));
    mockFiles.set('other-v1-day', some(9));
    for (const key of ['a', 'b', 'c', 'd']) await keepPicture(bounds, key, some(1));
    expect([...mockFiles.keys()].sort()).toEqual([
      'ground-v2-b',
      'ground-v2-c',
      'ground-v2-d',
      'other-v1-day',
    ]);
  });

  it('are small', async () => {
    await keepPicture(bounds, 'huge', some(1, 101));
    expect(mockFiles.size).toBe(0);
  });

  it('may be refused by the device without anybody noticing', async () => {
    mockBroken = true;
    await expect(keepPicture(bounds, 'day', some(1))).resolves.toBeUndefined();
    await expect(keptPicture(bounds, 'day')).resolves.toBeNull();
    await expect(dropPicture(bounds, 'day')).resolves.toBeUndefined();
  });
});
