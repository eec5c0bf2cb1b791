import {
  CARDS,
  CONFLICTS,
  EN,
  HAGAL_CARDS,
  INTRIGUES,
  LEADER_FACTS,
  SPACES,
  printCard,
  printConflict,
  printHagal,
  printIntrigue,
  printLeader,
  printSpace,
  type Catalogue,
  type Line,
  type Printed,
} from '../../../../engine/imperium';
import {
  FACT_MESSAGES,
  SPECIAL_MESSAGES,
  STEP_MESSAGES,
} from '../../../../engine/imperium/cards/printer/messages';
import { templatesOf } from '../../../../engine/core/text/entry';
import { slotsIn } from '../../../../engine/core/text/template';
import { CS } from '../../../../engine/imperium/languages/cs';
import { DE } from '../../../../engine/imperium/languages/de';
import { PL } from '../../../../engine/imperium/languages/pl';
import { UK } from '../../../../engine/imperium/languages/uk';
import { BY_TAG } from '../support/languages';

function all(catalogue: Catalogue): Printed[] {
  return [
    ...CARDS.map((card) => printCard(card.id, catalogue)),
    ...INTRIGUES.map((card) => printIntrigue(card.id, catalogue)),
    ...SPACES.map((space) => printSpace(space.id, catalogue)),
    ...CONFLICTS.map((card) => printConflict(card.id, catalogue)),
    ...LEADER_FACTS.map((leader) => printLeader(leader.id, catalogue)),
    ...HAGAL_CARDS.map((card) => printHagal(card.id, catalogue)),
  ];
}

function texts(lines: readonly Line[]): string[] {
  return lines.flatMap((entry) => [entry.text, ...texts(entry.inner)]);
}

function shape(lines: readonly Line[]): unknown {
  return lines.map((entry) => [entry.kind, shape(entry.inner)]);
}

/** Indented, as a person would read it. */
function read(lines: readonly Line[], depth = 0): string[] {
  return lines.flatMap((entry) => [`${'  '.repeat(depth)}${entry.text}`, ...read(entry.inner, depth + 1)]);
}

describe.each(BY_TAG)('the printer in %s', (language, catalogue) => {
  it('prints every card, space, Conflict, Leader and Hagal card, in the same shape as in English', () => {
    const english = all(EN);
    all(catalogue).forEach((card, i) => {
      expect(card.lines.length).toBeGreaterThan(0);
      expect(shape(card.lines)).toEqual(shape(english[i]?.lines ?? []));
      for (const text of texts(card.lines)) expect(text).toMatch(/^[\p{Lu}\d].*[^{}]$/u);
    });
  });

  it('fills exactly the slots that each message has', () => {
    const { steps, specials, facts } = catalogue;
    const messages = { ...STEP_MESSAGES, ...SPECIAL_MESSAGES, ...FACT_MESSAGES };
    const entries = { ...steps, ...specials, ...facts };
    for (const [id, slots] of Object.entries(messages)) {
      for (const template of templatesOf(entries[id as keyof typeof entries])) {
        expect([id, [...new Set(slotsIn(template))].sort()]).toEqual([id, [...slots].sort()]);
      }
    }
  });

  it('says which names it could not translate', () => {
    const names = all(catalogue);
    if (language === 'en') expect(names.every((card) => card.translated)).toBe(true);
    else expect(names.some((card) => !card.translated)).toBe(true);
    expect(printSpace('wealth', CS)).toMatchObject({ name: 'Bohatství', translated: true });
    expect(printCard('the-voice', CS)).toMatchObject({ name: 'Hlas', translated: true });
    expect(printCard('opulence', CS)).toMatchObject({ name: 'Opulence', translated: false });
  });
});

describe('what is printed', () => {
  it('is what the card does, in English', () => {
    expect(read(printCard('duncan-idaho', EN).lines)).toEqual([
      'Cost: 4 Persuasion.',
      'Agent icons: City.',
      'In an Agent turn',
      '  Pay 1 water:',
      '    Recruit 1 troop.',
      '    Draw 1 card.',
      'In the Reveal turn',
      '  Gain 1 water and 2 swords.',
    ]);
    expect(read(printConflict('siege-of-carthag', EN).lines)).toEqual([
      'Conflict II.',
      'First',
      '  Gain 1 victory point.',
      'Control of Carthag.',
      'Second',
      '  Draw 1 Intrigue card.',
      '  Gain 1 spice.',
      'Third (four players)',
      '  Gain 1 spice.',
    ]);
    expect(read(printLeader('rabban', EN).lines)).toEqual([
      'Arrakis Fiefdom',
      '  Start with 1 spice and 1 Solari more.',
      'Signet Ring: Brutality',
      '  If you have any Alliance:',
      '    Recruit 2 troops.',
      '  Otherwise:',
      '    Recruit 1 troop.',
    ]);
  });

  it('is inflected in the other languages', () => {
    const agent = (catalogue: Catalogue) => read(printCard('spice-smugglers', catalogue).lines).slice(4, 7);
    expect(agent(CS)).toEqual([
      '  Zaplaťte 2\u00a0koření:',
      '    Získejte 1\u00a0vliv na Kosmickou gildu.',
      '    Získejte 3\u00a0solary.',
    ]);
    expect(agent(PL)).toEqual([
      '  Zapłać 2\u00a0przyprawy:',
      '    Zdobądź 1\u00a0wpływ u\u00a0Gildii Kosmicznej.',
      '    Zdobądź 3\u00a0solary.',
    ]);
    expect(agent(UK)).toEqual([
      '  Заплатіть 2\u00a0порції прянощів:',
      '    Отримайте 1\u00a0вплив у\u00a0Гільдії Лоцманів.',
      '    Отримайте 3\u00a0соларі.',
    ]);
    expect(agent(DE)).toEqual([
      '  Bezahle 2 Spice:',
      '    Erhalte 1 Einfluss bei der Raumgilde.',
      '    Erhalte 3 Solari.',
    ]);
    expect(texts(printSpace('conspire', CS).lines)).toContain('Získejte 5\u00a0solarů.');
  });
});
