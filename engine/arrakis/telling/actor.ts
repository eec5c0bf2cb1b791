import { item } from '../../core/at';
import { EVENT_FACTS } from '../events';
import type { GameEvent } from '../events';
import { LEADERS, SIDES } from '../names';
import type { LeaderId, Side } from '../names';
import { LEADER_SIDE } from '../state/leaders';

type Sides = readonly { readonly side: Side }[];

function sideOf(leader: LeaderId): Side {
  return item(SIDES, item(LEADER_SIDE, LEADERS.indexOf(leader)));
}

/** A worm's meal is nobody's act, nor is the end of a round; a vehicle that is used up is its owner's (R9.3, R11.1). */
function removerOf(why: string): Side | null {
  if (why === 'sandworm' || why === 'endOfRound') return null;
  return why === 'legion' ? 'atreides' : 'harkonnen';
}

/** The side whose hand did it; null where nobody's did. */
export function actorOf(event: GameEvent, seats: Sides): Side | null {
  if (!EVENT_FACTS[event.type].act) return null;
  if ('seat' in event) return seats[event.seat]?.side ?? null;
  if ('side' in event) return event.side;
  if ('leader' in event) return sideOf(event.leader);
  if (event.type === 'vehicleRemoved') return removerOf(event.why);
  // Vehicles and the spice board are the Harkonnen's (R5.2, R10.3); tokens, worms and visions the others' (R4.4, R8.2, R9.2).
  return event.type === 'vehiclePlaced' || event.type === 'imperiumMarker' ? 'harkonnen' : 'atreides';
}
