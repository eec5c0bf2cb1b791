import { session } from '../browser/session';
import { pressAgain } from '../browser/touch';
import { seen, soon, tap, visit } from './pages';

/** From a game file to the table, and back. */

/** Into the list of games, which is open. */
export async function importGame(file: string): Promise<void> {
  const [chooser] = await Promise.all([session().page.waitForEvent('filechooser'), tap('import')]);
  await chooser.setFiles(file);
  await seen('telling');
}

/** The id of the newest game in the list. */
export async function newestGame(): Promise<string> {
  const more = session().page.locator('[data-testid^="more-"]').first();
  return (await more.getAttribute('data-testid'))?.replace('more-', '') ?? '';
}

/** At the table, or at the curtain before it. */
export async function openGame(file: string): Promise<void> {
  await visit('/games', 'import');
  await importGame(file);
  const { page } = session();
  await page.locator('[data-testid^="game-name-"]').first().click();
  await page.locator('[data-testid=prompt],[data-testid=curtain]').first().waitFor({ timeout: soon });
}

/** Opens the curtain, where there is one. The finger's own times are told: nobody waits for the hold. */
export async function openCurtain(first?: () => Promise<void>): Promise<void> {
  const { page } = session();
  if (!(await page.getByTestId('curtain').isVisible())) return;
  await first?.();
  const box = await page.getByTestId('curtain-hold').boundingBox();
  if (!box) throw new Error('There is nothing to hold.');
  await pressAgain({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, 1, 1500, 0);
  await seen('prompt');
}
