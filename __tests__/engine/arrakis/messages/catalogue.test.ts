import { EN, type Catalogue } from '../../../../engine';
import { CARD_MESSAGES } from '../../../../engine/arrakis/cards/printer/messages';
import { EVENT_MESSAGES } from '../../../../engine/arrakis/messages/events/messages';
import { LABEL_MESSAGES } from '../../../../engine/arrakis/messages/labels/messages';
import { MAHDI_MESSAGES } from '../../../../engine/arrakis/messages/mahdi/messages';
import { NAME_MESSAGES } from '../../../../engine/arrakis/messages/names/messages';
import { PROMPT_MESSAGES } from '../../../../engine/arrakis/messages/prompts/messages';
import { resolve, templatesOf, type Entry } from '../../../../engine/arrakis/messages/text/entry';
import { slotsIn } from '../../../../engine/arrakis/messages/text/template';
import { REASONS, SIDES } from '../../../../engine';

const MESSAGES: Readonly<Record<string, readonly string[]>> = {
  ...CARD_MESSAGES,
  ...EVENT_MESSAGES,
  ...LABEL_MESSAGES,
  ...MAHDI_MESSAGES,
  ...NAME_MESSAGES,
  ...PROMPT_MESSAGES,
};

const CATALOGUES: readonly Catalogue[] = [EN];

describe.each(CATALOGUES.map((catalogue) => [catalogue.language, catalogue] as const))(
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
      // The zone of the ornithopter just chosen is marked on the board.
      expect(unsaid).toEqual(['prompt.pick.ornithopterStrike.1: {zone}']);
    });

    it('has a form for both sides and every number up to 30', () => {
      const forms: Entry[] = [
        ...Object.values(catalogue.messages),
        ...Object.values(catalogue.nouns).map((noun) => noun.forms),
      ];
      for (const entry of forms) {
        for (const side of SIDES) {
          for (let n = 0; n <= 30; n++) {
            expect(resolve(entry, { side, plural: catalogue.grammar.plural(n) })).not.toBe('');
          }
        }
      }
    });

    it('gives every refusal its reason', () => {
      expect(Object.keys(catalogue.reasons).sort()).toEqual(Object.keys(REASONS).sort());
    });
  },
);

it('English keeps the reasons of the rules', () => {
  expect(EN.reasons).toBe(REASONS);
});
