import { device } from 'detox';

import { CHAPTERS } from '../../../app/arrakis/book/structure';
import { CHAPTERS as IMPERIUM_CHAPTERS } from '../../../app/imperium/book/structure';
import { session } from '../../browser/session';
import { faults, looking } from '../../support/looking';
import { seen, soon, tall, visit } from '../../support/pages';

/** Every text in every language stays inside its box on a phone: the rules books, from the first chapter to the last. */

jest.setTimeout(100_000);
const look = looking();

async function lookAtChapters(chapters: readonly { readonly id: string }[]): Promise<void> {
  await visit(`/rules?chapter=${chapters[0]?.id ?? ''}`, `chapter-${chapters[0]?.id ?? ''}`);
  for (const { id } of chapters) {
    await seen(`chapter-${id}`);
    await look(`rules, ${id}`);
    const next = session().page.locator('[data-testid=chapter-next]:visible');
    if (await next.count()) await next.click();
  }
}

/** Searches for the name of a chapter, as the language calls it. */
async function searchForBattle(): Promise<void> {
  const { page } = session();
  await page.getByTestId('reference-search').fill('');
  const words = await page.getByTestId('open-battle').innerText();
  const chapter = words.split('\n').find((line) => /\p{L}/u.test(line));
  await page.getByTestId('reference-search').fill(chapter ?? '');
  await page.locator('[data-testid^="found-"]').first().waitFor({ timeout: soon });
}

describe('Every language fits on a phone', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await session().page.setViewportSize(tall);
  });

  it('in the rules book', async () => {
    await visit('/rules', 'rules-contents');
    await look('rules');
    await look('search', searchForBattle);
    const nothing = () => session().page.getByTestId('reference-search').fill('xyzzyqwertz');
    await look('search, nothing found', nothing);
    await visit('/rules?part=glossary', 'glossary');
    await look('glossary');
    await lookAtChapters(CHAPTERS);
    expect(faults()).toEqual([]);
  });

  it('in the rules book of the second game', async () => {
    await visit('/rules?game=imperium', 'rules-contents');
    await look('Imperium, rules');
    await visit('/rules?game=imperium&part=glossary', 'glossary');
    await look('Imperium, glossary');
    await lookAtChapters(IMPERIUM_CHAPTERS);
    expect(faults()).toEqual([]);
  });
});
