import { settingsRepository } from '../../../app/storage/settingsRepository';
import { memoryDb } from './support/nodeStorage';

describe('settingsRepository', () => {
  it('gives back what was saved, the latest value of each key', async () => {
    const db = await memoryDb();
    const repository = settingsRepository(db);
    expect(await repository.load()).toEqual({});
    await repository.save('theme', 'day');
    await repository.save('theme', 'night');
    await repository.save('textSize', 'large');
    expect(await settingsRepository(db).load()).toEqual({ theme: 'night', textSize: 'large' });
    await db.close();
  });

  it('survives a value that is not JSON', async () => {
    const db = await memoryDb();
    const repository = settingsRepository(db);
    await repository.save('theme', 'day');
    await db.run("INSERT INTO settings VALUES ('motion', '{broken')", []);
    expect(await repository.load()).toEqual({ theme: 'day', motion: undefined });
    await db.close();
  });
});
