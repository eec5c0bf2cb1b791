import { at } from '../../core/at';
import type { Log } from '../events';
import { spendForPoints } from '../hagal/spending';
import type { Resource } from '../names';
import { isPerson } from './options';
import { keepsNothing } from './resources';
import type { State } from './state';

/** From the bank. A Rival spends the moment it has enough (I13.6). */
export function gain(s: State, seat: number, resource: Resource, count: number, log: Log): void {
  if (count === 0 || keepsNothing(s, seat)) return;
  s[resource][seat] = at(s[resource], seat) + count;
  log?.push({ type: 'gained', seat, resource, count });
  if (!isPerson(s.options, seat)) spendForPoints(s, seat, log);
}
