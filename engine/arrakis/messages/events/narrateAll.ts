import { EVENT_FACTS } from '../../events';
import type { GameEvent } from '../../events';
import type { Catalogue } from '../catalogue';
import { spoken } from '../say';
import type { Said } from '../say';
import { JOINED, type JoinedType } from './joined';
import { phraseOf, voiceOf } from './narrate';
import type { Seats } from './seats';

/** A sentence about one event, or about several that say the same with other numbers or places. */
export interface Told extends Said {
  readonly events: readonly GameEvent[];
  /** Their places in the list that was told. */
  readonly at: readonly number[];
}

interface Group {
  readonly same: string | null;
  readonly events: GameEvent[];
  readonly at: number[];
}

function sameness(event: GameEvent): string | null {
  if (!(event.type in JOINED)) return null;
  const joining: { same(event: never): string } = JOINED[event.type as JoinedType];
  return `${event.type}.${event.only ?? ''}.${joining.same(event as never)}`;
}

/**
 * The sentence that an event joins: the nearest before it that says the same, with nothing between but others of the
 * kind that is counted. Why the automaton chose is no sentence between.
 */
function groupFor(groups: readonly Group[], same: string | null): Group | undefined {
  if (same === null) return undefined;
  for (let index = groups.length - 1; index >= 0; index -= 1) {
    const group = groups[index];
    if (group?.same === same) return group;
    if (group?.same === null && group.events[0]?.type !== 'mahdi') return undefined;
  }
  return undefined;
}

/**
 * What happened, in as few sentences as it takes: equal steps are counted together, and nothing is left out but what is
 * never told. The caller keeps events with `only` from the other seats.
 */
export function narrateAll(
  events: readonly GameEvent[],
  seats: Seats,
  catalogue: Catalogue,
): readonly Told[] {
  const groups: Group[] = [];
  events.forEach((event, index) => {
    if (EVENT_FACTS[event.type].told === 'never') return;
    const same = sameness(event);
    const group = groupFor(groups, same);
    if (group === undefined) groups.push({ same, events: [event], at: [index] });
    else {
      group.events.push(event);
      group.at.push(index);
    }
  });
  return groups.map(({ events: of, at }) => {
    const voice = voiceOf(of[0], catalogue);
    return { ...spoken(voice, phraseOf(voice, of, seats)), events: of, at };
  });
}
