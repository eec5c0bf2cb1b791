import { session, type Size } from '../browser/session';

/** Going about in the app as readers do, without the fingers of the driver. */

export const soon = 30_000;

/** Long pages are seen at once: a list draws only what is in sight. */
export const tall: Size = { width: 390, height: 5000 };
export const tablet: Size = { width: 1180, height: 820 };

export const seen = (id: string) => session().page.getByTestId(id).first().waitFor({ timeout: soon });
export const tap = (id: string) => session().page.getByTestId(id).first().click({ timeout: soon });

/** As the browser's own buttons do it: the address changes, the page stays loaded, and what was open is closed. */
export async function visit(path: string, id: string): Promise<void> {
  const { page } = session();
  await page.evaluate((to) => {
    // Without a state of its own the entry is the first one for the router: it begins there anew.
    history.replaceState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await seen(id);
  await page.evaluate(() => document.fonts.ready);
}

/** Largest letters, or those of the designer. */
export async function chooseLetters(size: 'normal' | 'largest'): Promise<void> {
  await visit('/settings', 'settings-status');
  await tap(`text-size-${size}`);
  await session()
    .page.locator(`[data-testid=text-size-${size}][aria-checked=true]`)
    .waitFor({ timeout: soon });
}
