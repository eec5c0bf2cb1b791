import { positionView } from '../../../../app/arrakis/board/dev/positions';
import { describeArea, describePieces } from '../../../../app/arrakis/texts/describe';
import { areaDescription } from '../../../../app/arrakis/board/access/areaDescriptions';
import { translatorFor } from '../../../../app/i18n';
import { loadLanguages } from '../../i18n/support/loadLanguages';

beforeAll(loadLanguages);

describe('areas described again', () => {
  const t = translatorFor('en');

  it('say what describing them says, in every language', () => {
    for (const language of ['en', 'cs'] as const) {
      const words = translatorFor(language);
      for (const area of positionView('start').areas) {
        expect(areaDescription(area, words)).toEqual({
          words: describeArea(area, words),
          pieces: describePieces(area, words),
        });
      }
    }
  });

  it('are the very same answer while nothing there has changed, and another one once it has', () => {
    const before = positionView('start');
    const again = JSON.parse(JSON.stringify(before)) as typeof before;
    before.areas.forEach((area, k) => {
      const same = again.areas[k];
      if (!same) throw new Error('no such area');
      expect(areaDescription(same, t)).toBe(areaDescription(area, t));
      expect(areaDescription({ ...same, harvester: !same.harvester }, t)).not.toBe(areaDescription(area, t));
    });
  });
});
