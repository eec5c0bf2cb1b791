import { EN, narrate } from '../../../../engine/arrakis';
import { EVENT_SAMPLES, SEATS } from './support/eventSamples';
import { LANGUAGES, flawOf } from './support/languages';

describe('what the log says', () => {
  it.each(Object.entries(EVENT_SAMPLES))('%s', (_, [event, text]) => {
    const said = narrate(event, SEATS, EN);
    expect(said.text).toBe(text);
    expect(said.runs.map((run) => run.text).join('')).toBe(text);
  });

  it('calls players by name where two share a side', () => {
    const seats = [...SEATS, { side: 'harkonnen', name: 'Cat' } as const];
    const text = (seat: number) => narrate({ type: 'dieSpent', seat, result: 'mentat' }, seats, EN).text;
    expect([text(0), text(1), text(2)]).toEqual([
      'Atreides spent a Mentat die.',
      'Hal spent a Mentat die.',
      'Cat spent a Mentat die.',
    ]);
  });
});

describe.each(LANGUAGES)('the log in %s', (_, catalogue) => {
  it.each(Object.entries(EVENT_SAMPLES))('%s', (_type, [event]) => {
    const { text, runs } = narrate(event, SEATS, catalogue);
    expect(flawOf(text)).toBeNull();
    expect(text).toMatch(/^["„«“]?[\p{Lu}\d].*\.$/u);
    const pictures = (of: typeof runs) =>
      [...new Set(of.flatMap((run) => (run.glyph === undefined ? [] : [JSON.stringify(run.glyph)])))].sort();
    expect(pictures(runs)).toEqual(pictures(narrate(event, SEATS, EN).runs));
  });
});
