import type { GameEvent } from '../../events';
import { COMBAT_FACES, LEADERS, UNIT_RANKS } from '../../names';
import type { CombatFace, Side } from '../../names';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { list, verbatim } from '../say';
import type { Phrase } from '../text';

/** A figure as events name it: the best units and the nameless leaders of the sides have names of their own. */
export function figurePhrase(voice: Voice, figure: string, side: Side): Phrase {
  const leader = LEADERS.find((name) => name === figure);
  if (leader !== undefined) return names.leader(voice, leader);
  if (figure === 'generic') return names.genericLeader(voice, 1, side);
  if (figure.startsWith('token')) return names.deploymentTokens(voice, 1);
  const rank = UNIT_RANKS.find((name) => name === figure);
  return rank === undefined ? verbatim(figure) : names.unit(voice, rank, 1, side);
}

export function forcePhrase(
  voice: Voice,
  force: names.Figures & { readonly leaders?: readonly (typeof LEADERS)[number][] },
  side: Side,
): Phrase {
  const leaders = (force.leaders ?? []).map((leader) => names.leader(voice, leader));
  return list([...leaders, ...names.figures(voice, force, side)]);
}

/** "2 hits and 1 shield" */
export function facesPhrase(voice: Voice, faces: readonly CombatFace[]): Phrase {
  return list(
    COMBAT_FACES.flatMap((face) => {
      const count = faces.filter((rolled) => rolled === face).length;
      return count === 0 ? [] : [names.faces(voice, face, count)];
    }),
  );
}

type VehicleEvent = Extract<GameEvent, { readonly type: 'vehiclePlaced' | 'vehicleRemoved' }>;

/** The area or air zone of a vehicle. */
export function vehiclePlace(voice: Voice, { area, zone }: VehicleEvent): Phrase {
  if (area !== undefined) return names.area(voice, area);
  return zone === undefined ? verbatim('') : names.airZone(voice, zone);
}
