import { CARD_MESSAGES } from '../../../../engine/arrakis/cards/printer/messages';
import type { Voice } from '../../../../engine/arrakis/messages/catalogue';
import { EVENT_MESSAGES } from '../../../../engine/arrakis/messages/events/messages';
import { LABEL_MESSAGES } from '../../../../engine/arrakis/messages/labels/messages';
import { NAME_MESSAGES } from '../../../../engine/arrakis/messages/names/messages';
import { PROMPT_MESSAGES } from '../../../../engine/arrakis/messages/prompts/messages';
import { spoken } from '../../../../engine/arrakis/messages/say';
import { SIDES, type Catalogue } from '../../../../engine/arrakis';
import { fillers } from './support/fillers';
import { LANGUAGES, flawOf } from './support/languages';
import { watched } from './support/watched';

const MESSAGES = {
  ...CARD_MESSAGES,
  ...EVENT_MESSAGES,
  ...LABEL_MESSAGES,
  ...NAME_MESSAGES,
  ...PROMPT_MESSAGES,
} as const;

const COUNTS = [null, 1, 2, 5] as const;

/** A message in all its forms; every slot in turn is filled with all that may stand there. */
function formsOf(voice: Voice, id: keyof typeof MESSAGES): readonly string[] {
  const known = fillers(voice, id);
  const slots: readonly string[] = MESSAGES[id];
  const all = slots.map((slot) => {
    const of = known[slot]?.() ?? [];
    if (of.length === 0) throw new Error(`nothing to fill {${slot}} of ${id} with`);
    return [slot, of] as const;
  });
  const longest = Math.max(1, ...all.map(([, of]) => of.length));
  return Array.from({ length: longest }, (_, turn) =>
    Object.fromEntries(all.map(([slot, of]) => [slot, of[turn % of.length] as (typeof of)[number]])),
  ).flatMap((filled) => {
    const entry = voice.catalogue.messages[id];
    const counts = typeof entry === 'string' ? [null] : COUNTS;
    return counts.map(
      (count) => spoken(voice, { says: 'message', entry, slots: filled, count, variant: voice.side }).text,
    );
  });
}

function allForms(catalogue: Catalogue): readonly string[] {
  return SIDES.flatMap((side) =>
    (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).flatMap((id) => formsOf({ catalogue, side }, id)),
  );
}

describe.each(LANGUAGES)('the messages of %s, filled with all that may stand in them', (_, catalogue) => {
  const { catalogue: asked, missing } = watched(catalogue);
  const texts = allForms(asked);

  it('ask for no form that a noun does not have', () => {
    expect([...missing].sort()).toEqual([]);
  });

  it('leave nothing open and no stray space', () => {
    const flaws = texts.flatMap((text) => flawOf(text) ?? []);
    expect([...new Set(flaws)]).toEqual([]);
  });
});

it('the watch sees a case and a number that are missing', () => {
  const [first] = LANGUAGES;
  const catalogue = first?.[1];
  if (catalogue === undefined) throw new Error('no language');
  const { catalogue: asked, missing } = watched({
    ...catalogue,
    nouns: { ...catalogue.nouns, sandworm: { forms: { one: { nom: 'worm' }, few: 'worms' } } },
  });
  const forms = asked.nouns.sandworm.forms;
  if (typeof forms === 'string') throw new Error('not watched');
  expect([forms.one, forms.other]).toEqual([{ nom: 'worm' }, undefined]);
  if (typeof forms.one === 'object') expect(forms.one.acc).toBeUndefined();
  expect([...missing]).toEqual(['noun sandworm.other', 'noun sandworm.one.acc']);
});
