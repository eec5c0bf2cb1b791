import { serialQueue } from '../../../app/storage/serialQueue';

const pause = (time: number) => new Promise<void>((done) => setTimeout(done, time));

describe('a serial queue', () => {
  it('begins nothing before what was asked for earlier is done', async () => {
    const inTurn = serialQueue();
    const log: string[] = [];
    const work = (name: string, time: number) => async () => {
      log.push(`${name} begins`);
      await pause(time);
      log.push(`${name} ends`);
      return name;
    };
    const answers = await Promise.all([inTurn(work('slow', 20)), inTurn(work('fast', 0))]);
    expect(answers).toEqual(['slow', 'fast']);
    expect(log).toEqual(['slow begins', 'slow ends', 'fast begins', 'fast ends']);
  });

  it('tells a failure to its own caller and goes on', async () => {
    const inTurn = serialQueue();
    const failed = inTurn(async () => {
      throw new Error('no room');
    });
    const next = inTurn(async () => 'done');
    await expect(failed).rejects.toThrow('no room');
    await expect(next).resolves.toBe('done');
  });

  it('keeps two queues apart', async () => {
    const [one, other] = [serialQueue(), serialQueue()];
    let release: () => void = () => undefined;
    const held = one(() => new Promise<void>((done) => (release = done)));
    await expect(other(async () => 1)).resolves.toBe(1);
    release();
    await held;
  });
});
