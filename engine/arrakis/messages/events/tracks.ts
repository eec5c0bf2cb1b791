import type { GameEvent, TrackReason } from '../../events';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { list, number, say, verbatim } from '../say';
import type { Phrase } from '../text';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;

export function presciencePhrase(voice: Voice, id: string): Phrase {
  const known = PRESCIENCE_IDS.find((card) => card === id);
  return known === undefined ? verbatim(id) : names.prescienceCard(voice, known);
}

/** "+2", "−1"; a marker that is already at the end of its track does not move: "+0". */
function change(by: number): Phrase {
  return verbatim(by < 0 ? `−${-by}` : `+${by}`);
}

function reasonPhrase(voice: Voice, why: TrackReason): Phrase {
  switch (why.by) {
    case 'settlement': {
      const area = names.area(voice, why.area);
      return say(voice, why.side === 'atreides' ? 'event.why.sietch' : 'event.why.settlement', { area });
    }
    case 'station':
      return say(voice, 'event.why.station', { area: names.area(voice, why.area) });
    case 'claim':
      return say(voice, 'event.why.claim', { card: presciencePhrase(voice, why.card) });
    default:
      return say(voice, `event.why.${why.by}`, {});
  }
}

export function supremacyEvent(voice: Voice, { by, to, why }: EventOf<'supremacy'>): Phrase {
  const slots = { by: change(by), step: number(to), reason: reasonPhrase(voice, why) };
  return say(voice, 'event.supremacy', slots);
}

/** Several markers that moved for the same reason. */
export function markersMoved(voice: Voice, events: readonly EventOf<'markerMoved'>[]): Phrase {
  const [first] = events;
  const steps = list(
    events.map(({ marker, by, to }) =>
      say(voice, 'event.markerMoved.step', {
        marker: names.marker(voice, marker),
        by: change(by),
        step: number(to),
      }),
    ),
  );
  const reason = first === undefined ? verbatim('') : reasonPhrase(voice, first.why);
  return say(voice, 'event.markerMoved', { steps, reason });
}

export function leaderEntersEvent(voice: Voice, { leader, at }: EventOf<'leaderEnters'>): Phrase {
  const who = names.leader(voice, leader);
  if (at === undefined) return say(voice, 'event.leaderEnters', { leader: who });
  const step = number(at.step);
  return at.track === 'supremacy'
    ? say(voice, 'event.leaderEnters.supremacy', { leader: who, step })
    : say(voice, 'event.leaderEnters.marker', { leader: who, marker: names.marker(voice, at.track), step });
}

export function imperiumMarkerEvent(voice: Voice, event: EventOf<'imperiumMarker'>): Phrase {
  const slots = { power: names.power(voice, event.power), row: number(event.row + 1) };
  if (event.paid === null) return say(voice, 'event.imperiumMarker', slots);
  return event.paid === 0
    ? say(voice, 'event.imperiumMarker.unpaid', slots)
    : say(voice, 'event.imperiumMarker.paid', { ...slots, spice: names.spice(voice, event.paid) });
}
