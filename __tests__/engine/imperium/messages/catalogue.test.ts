import { EN, REASONS } from '../../../../engine/imperium';
import { resolve, templatesOf, type Entry } from '../../../../engine/core/text/entry';
import { slotsIn } from '../../../../engine/core/text/template';
import { EVENT_MESSAGES } from '../../../../engine/imperium/messages/events/messages';
import { HAGAL_MESSAGES } from '../../../../engine/imperium/messages/hagal/messages';
import { LABEL_MESSAGES } from '../../../../engine/imperium/messages/labels/messages';
import { PROMPT_MESSAGES } from '../../../../engine/imperium/messages/prompts/messages';
import { BY_TAG } from '../support/languages';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  ...EVENT_MESSAGES,
  ...HAGAL_MESSAGES,
  ...LABEL_MESSAGES,
  ...PROMPT_MESSAGES,
};

describe.each(BY_TAG)('catalogue %s', (_tag, catalogue) => {
  const entries = Object.entries(catalogue.messages) as [string, Entry][];

  it('has every message and no other', () => {
    expect(entries.map(([id]) => id).sort()).toEqual(Object.keys(MESSAGES).sort());
  });

  it('fills exactly the slots that its messages have', () => {
    const wrong = entries.flatMap(([id, entry]) => {
      const wanted = [...(MESSAGES[id] ?? [])].sort().join();
      return templatesOf(entry).flatMap((template) => {
        const found = [...new Set(slotsIn(template))].sort().join();
        return found === wanted ? [] : [`${id}: ${found} for ${wanted}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has a form for every number up to 30', () => {
    const forms: Entry[] = [
      ...Object.values(catalogue.messages),
      ...Object.values(catalogue.nouns).map((noun) => noun.forms),
    ];
    const numbers = Array.from({ length: 31 }, (_, n) => catalogue.grammar.plural(n));
    const empty = forms.filter((entry) => numbers.some((plural) => resolve(entry, { plural }) === ''));
    expect(empty).toEqual([]);
  });

  it('gives every refusal its reason, in its own words', () => {
    expect(Object.keys(catalogue.reasons).sort()).toEqual(Object.keys(REASONS).sort());
    if (catalogue === EN) return;
    const same = Object.entries(catalogue.reasons).filter(
      ([id, text]) => EN.reasons[id as 'notNow'] === text,
    );
    expect(same).toEqual([]);
  });

  it('says nothing as English does, but for lines of slots alone', () => {
    if (catalogue === EN) return;
    const same = entries.flatMap(([id, entry]) =>
      JSON.stringify(EN.messages[id as 'event.paid']) === JSON.stringify(entry) &&
      /\p{L}{3}/u.test(String(entry).replace(/\{[^}]*\}/g, ''))
        ? [id]
        : [],
    );
    // A phase is called one in German, too.
    expect(same).toEqual(catalogue.language === 'de' ? ['event.phase'] : []);
  });
});
