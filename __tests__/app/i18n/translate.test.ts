import { translator } from '../../../app/i18n';
import { en } from '../../../app/i18n/en';

describe('translator', () => {
  const t = translator(en);

  it('fills in values', () => {
    expect(t('game.zoom', { percent: 150 })).toBe('Zoom 150 %');
  });

  it('shows a missing value instead of hiding it', () => {
    expect(t('game.zoom')).toBe('Zoom {percent} %');
  });
});
