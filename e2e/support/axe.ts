import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';

import { session } from '../browser/session';

declare global {
  interface Window {
    axe?: { run(context: Document, options: RunOptions): Promise<AxeResults> };
  }
}

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page that is open, one line each; that names contain what is to be read is asked for too. */
export async function violations(): Promise<readonly string[]> {
  const { page } = session();
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations: found } = (await window.axe?.run(document, {
      resultTypes: ['violations'],
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })) ?? { violations: [] };
    return found.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html }) => `${impact ?? ''} ${id}: ${html.slice(0, 260)}`),
    );
  });
}

/** How many first headings there are to be seen. */
export function headings(): Promise<number> {
  return session().page.evaluate(
    () =>
      [...document.querySelectorAll('h1, [role="heading"][aria-level="1"]')].filter((heading) =>
        heading.checkVisibility(),
      ).length,
  );
}
