import { settingsRepository } from '../../../app/storage/settingsRepository';
import { nodeSql } from './nodeSql';

describe('settingsRepository', () => {
  it('gives back what was saved, the latest value of each key', async () => {
    const sql = nodeSql();
    const repository = await settingsRepository(sql);
    expect(await repository.load()).toEqual({});
    await repository.save('theme', 'day');
    await repository.save('theme', 'night');
    await repository.save('textSize', 'large');
    expect(await (await settingsRepository(sql)).load()).toEqual({ theme: 'night', textSize: 'large' });
    sql.close();
  });

  it('survives a value that is not JSON', async () => {
    const sql = nodeSql();
    const repository = await settingsRepository(sql);
    await repository.save('theme', 'day');
    await sql.run("INSERT INTO setting VALUES ('motion', '{broken')", []);
    expect(await repository.load()).toEqual({ theme: 'day', motion: undefined });
    sql.close();
  });
});
