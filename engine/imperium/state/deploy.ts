import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import type { Log } from '../events';
import { FACTIONS } from '../names';
import { gainInfluence } from './influence';
import { BARON, isLedBy } from './leaders';
import type { State } from './state';
import { supplyOf } from './troops';

/** Garrison to Conflict. */
export function deploy(s: State, seat: number, count: number, log: Log): void {
  if (count === 0) return;
  s.garrison[seat] = at(s.garrison, seat) - count;
  s.conflict[seat] = at(s.conflict, seat) + count;
  log?.push({ type: 'deployed', seat, count, from: 'garrison' });
  hasDeployed(s, seat, count, log);
}

export function deployFromSupply(s: State, seat: number, log: Log): void {
  if (supplyOf(s, seat) === 0) return;
  s.conflict[seat] = at(s.conflict, seat) + 1;
  log?.push({ type: 'deployed', seat, count: 1, from: 'supply' });
  hasDeployed(s, seat, 1, log);
}

/** Troops deployed in one turn that make the Baron's Masterstroke (I10.4). */
const MASTERSTROKE = 4;

function hasDeployed(s: State, seat: number, count: number, log: Log): void {
  if (seat !== s.turnSeat) return;
  s.deployed += count;
  if (s.deployed < MASTERSTROKE || !isLedBy(s, seat, BARON) || at(s.masterstrokeUsed, seat) === 1) return;
  s.masterstrokeUsed[seat] = 1;
  const chosen = bitsOf(at(s.masterstroke, seat));
  log?.push({ type: 'masterstroke', seat, factions: chosen.map((faction) => item(FACTIONS, faction)) });
  for (const faction of chosen) gainInfluence(s, seat, faction, 1, log);
}
