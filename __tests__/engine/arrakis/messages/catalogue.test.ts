import { EN, REASONS, SIDES, type Catalogue } from '../../../../engine/arrakis';
import { CARD_MESSAGES } from '../../../../engine/arrakis/cards/printer/messages';
import { EVENT_MESSAGES } from '../../../../engine/arrakis/messages/events/messages';
import { LABEL_MESSAGES } from '../../../../engine/arrakis/messages/labels/messages';
import { MAHDI_MESSAGES } from '../../../../engine/arrakis/messages/mahdi/messages';
import { NAME_MESSAGES } from '../../../../engine/arrakis/messages/names/messages';
import { PROMPT_MESSAGES } from '../../../../engine/arrakis/messages/prompts/messages';
import { resolve, templatesOf } from '../../../../engine/core/text/entry';
import type { Entry } from '../../../../engine/arrakis/messages/text';
import { slotsIn } from '../../../../engine/core/text/template';
import { CATALOGUES } from './support/languages';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  ...CARD_MESSAGES,
  ...EVENT_MESSAGES,
  ...LABEL_MESSAGES,
  ...MAHDI_MESSAGES,
  ...NAME_MESSAGES,
  ...PROMPT_MESSAGES,
};

const ALL: readonly Catalogue[] = Object.values(CATALOGUES);

describe.each(ALL.map((catalogue) => [catalogue.language, catalogue] as const))(
  'catalogue %s',
  (_, catalogue) => {
    const entries = Object.entries(catalogue.messages) as [string, Entry][];

    it('has every message and no other', () => {
      expect(entries.map(([id]) => id).sort()).toEqual(Object.keys(MESSAGES).sort());
    });

    it('fills only slots that its messages have', () => {
      const wrong = entries.flatMap(([id, entry]) =>
        templatesOf(entry).flatMap((template) =>
          slotsIn(template)
            .filter((slot) => MESSAGES[id]?.includes(slot) !== true)
            .map((slot) => `${id}: {${slot}}`),
        ),
      );
      expect(wrong).toEqual([]);
    });

    it('leaves no slot of a message unsaid in all of its forms', () => {
      const unsaid = entries.flatMap(([id, entry]) => {
        const said = new Set(templatesOf(entry).flatMap(slotsIn));
        return (MESSAGES[id] ?? []).filter((slot) => !said.has(slot)).map((slot) => `${id}: {${slot}}`);
      });
      expect(unsaid).toEqual([]);
    });

    it('has a form for both sides and every number up to 30', () => {
      const forms: Entry[] = [
        ...Object.values(catalogue.messages),
        ...Object.values(catalogue.nouns).map((noun) => noun.forms),
      ];
      const numbers = Array.from({ length: 31 }, (_, n) => catalogue.grammar.plural(n));
      const empty = forms.filter((entry) =>
        SIDES.some((side) => numbers.some((plural) => resolve(entry, { variant: side, plural }) === '')),
      );
      expect(empty).toEqual([]);
    });

    it('gives every refusal its reason', () => {
      expect(Object.keys(catalogue.reasons).sort()).toEqual(Object.keys(REASONS).sort());
    });
  },
);

it('goes by its language tag', () => {
  for (const [tag, catalogue] of Object.entries(CATALOGUES)) expect(catalogue.language).toBe(tag);
});

it('English keeps the reasons of the rules', () => {
  expect(EN.reasons).toBe(REASONS);
});
