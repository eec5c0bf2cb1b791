import { BadArgument, WHAT, readArguments } from '../../../scripts/fuzz/arguments';
import { caseSeed, targetOf } from '../../../scripts/fuzz/target';
import { FAULTS } from '../../../scripts/fuzz/verdict';

const CASES = { position: 120, move: 120, record: 25, file: 60, settings: 400, links: 40 } as const;

describe('damaged inputs', () => {
  it.each(WHAT)(
    '%s: refused or taken, and nothing worse',
    async (what) => {
      const target = targetOf(what, 9, null);
      const seen = new Map<string, number>();
      for (let number = 0; number < CASES[what]; number++) {
        const { verdict, detail = '' } = await target.attempt(caseSeed(9, number));
        expect([number, detail, FAULTS.includes(verdict)]).toEqual([number, detail, false]);
        seen.set(verdict, (seen.get(verdict) ?? 0) + 1);
      }
      expect(seen.get('accepted') ?? 0).toBeGreaterThan(0);
    },
    120_000,
  );

  it('a case is always the same', async () => {
    const [one, other] = [targetOf('settings', 1, null), targetOf('settings', 1, null)];
    for (let number = 0; number < 20; number++) {
      expect(await one.attempt(caseSeed(1, number))).toEqual(await other.attempt(caseSeed(1, number)));
    }
  });

  it('says what it does not understand', () => {
    expect(() => readArguments(['--what', 'moon'])).toThrow(BadArgument);
    expect(() => readArguments(['--count', 'many'])).toThrow(BadArgument);
    expect(readArguments(['--what', 'all']).what).toEqual(WHAT);
  });
});
