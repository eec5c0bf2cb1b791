import { TOOLS as ARRAKIS_TOOLS } from '../../app/arrakis/reference/tools';
import { TOOLS as IMPERIUM_TOOLS } from '../../app/imperium/reference/tools';
import type { Look } from './looking';
import { visit } from './pages';

/** The rooms of the app away from the tables. */

/** What a tool shows first; House Hagal asks for its table. */
const firstOf = (id: string) => (id === 'hagal' ? 'hagal-setup' : `${id}-screen`);

/** What those who own the games use at the table: each tool, as it opens. */
export async function lookAtTools(look: Look): Promise<void> {
  for (const { id, href } of [...ARRAKIS_TOOLS, ...IMPERIUM_TOOLS]) {
    if (typeof href !== 'string') throw new Error(`${id} has no plain address.`);
    await visit(href, firstOf(id));
    await look(id);
  }
}
