import type { Log } from '../events';
import { addSupremacy } from '../prescience/tracks';
import type { State } from '../state/state';

/** Instead of a Bene Gesserit token: a set-aside die becomes unused; none there: supremacy (R14.16). */
export function takeToken(s: State, log: Log): void {
  if (s.setAside > 0) {
    s.setAside--;
    s.unrolled++;
  } else addSupremacy(s, 1, { by: 'token' }, log);
}
