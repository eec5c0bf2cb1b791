import { missingClauses, uncitedClauses } from '../../scripts/clauses';

describe('every clause of the rules has a test', () => {
  it('but for those that are not played yet', () => {
    expect(missingClauses()).toEqual([]);
  });

  it('and the check can fail: it does see clauses that no test cites', () => {
    expect(uncitedClauses().length).toBeGreaterThan(0);
  });
});
