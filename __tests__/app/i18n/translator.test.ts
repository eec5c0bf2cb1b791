import { translatorFor } from '../../../app/i18n';
import { languageOf } from '../../../app/i18n/languages';

describe('translatorFor', () => {
  const t = translatorFor('en');

  it('fills in values', () => {
    expect(t('game.zoom', { percent: 150 })).toBe('Zoom 150 %');
  });

  it('shows a missing value instead of hiding it', () => {
    expect(t('game.zoom')).toBe('Zoom {percent} %');
  });

  it('leaves alone what a value says', () => {
    expect(t('games.copyOf', { name: '{name} $t(home.rules) <b>' })).toBe('{name} $t(home.rules) <b>, copy');
  });

  it('chooses the form by the count', () => {
    expect(t('games.bin.text', { count: 1 })).toBe('They are kept for at least 1 day.');
    expect(t('games.bin.text', { count: 30 })).toBe('They are kept for at least 30 days.');
  });

  it('is the same function each time, so that effects do not run anew', () => {
    expect(translatorFor('en')).toBe(t);
  });
});

describe('languageOf', () => {
  it('takes the first language of the device that there is', () => {
    expect(languageOf(['fr', 'uk', 'cs'])).toBe('uk');
  });

  it('falls back to English', () => {
    expect(languageOf(['fr', null])).toBe('en');
    expect(languageOf([])).toBe('en');
  });
});
