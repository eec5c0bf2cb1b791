import { arrakis } from '../../../engine';

/** One step of the automaton as it is shown: what happened, and the table before and after it. */
export interface Beat {
  readonly events: readonly arrakis.GameEvent[];
  /** Place of the first event among all events of the tap. */
  readonly first: number;
  readonly before: arrakis.State;
  readonly state: arrakis.State;
}

export function isAutomatonSeat(options: arrakis.GameOptions, seat: number): boolean {
  return (
    options.mode === 'mahdi' && arrakis.SIDES[arrakis.seatPlan(options)[seat]?.side ?? 0] === 'harkonnen'
  );
}

/**
 * Does playback start with this event: does the automaton act by itself? Its reactions within a battle (R14.14) are
 * shown by the battle.
 */
function startsPlayback(options: arrakis.GameOptions, event: arrakis.GameEvent): boolean {
  if (event.type === 'mahdi') return event.clause !== 'R14.14';
  // A round begins with its plans (R14.2).
  if (event.type === 'roundBegins') return options.mode === 'mahdi';
  const rolls = event.type === 'diceRolled' || event.type === 'cardPlayed';
  return rolls && isAutomatonSeat(options, event.seat);
}

function publicEvents(events: readonly arrakis.GameEvent[]): readonly arrakis.GameEvent[] {
  return events.filter(({ only, type }) => only === undefined && arrakis.EVENT_FACTS[type].told !== 'never');
}

function belongsToPrevious(step: arrakis.PlayedStep): boolean {
  return publicEvents(step.events).every(({ type }) => arrakis.EVENT_FACTS[type].follows);
}

/** The start of a round and the automaton's plans for it (R14.2) are two steps. */
function withPlansApart(step: arrakis.PlayedStep): readonly arrakis.PlayedStep[] {
  const { events, state } = step;
  if (!events.some(({ type }) => type === 'tactics')) return [step];
  const plans = events.findIndex(({ type }) => type === 'reinforced' || type === 'tactics');
  const parts = [events.slice(0, plans), events.slice(plans)];
  return parts.flatMap((part) => (part.length === 0 ? [] : [{ events: part, state }]));
}

/** The start of a phase is joined with what happens first in it. */
function withPhases(steps: readonly arrakis.PlayedStep[]): readonly arrakis.PlayedStep[] {
  const joined: arrakis.PlayedStep[] = [];
  let named: readonly arrakis.GameEvent[] = [];
  steps.forEach((step, index) => {
    const events = [...named, ...step.events];
    const bare = index + 1 < steps.length && events.every(({ type }) => type === 'phase');
    if (!bare) joined.push({ ...step, events });
    named = bare ? events : [];
  });
  return joined;
}

/**
 * The steps to play back after a tap, the start of a game or a die in the companion; none if the automaton did
 * nothing.
 */
export function beatsOf(before: arrakis.State, played: readonly arrakis.PlayedStep[]): readonly Beat[] {
  const steps = withPhases(played).flatMap(withPlansApart);
  const start = steps.findIndex(({ events }) =>
    events.some((event) => startsPlayback(before.options, event)),
  );
  if (start < 0) return [];
  const beats: Beat[] = [];
  let first = 0;
  let now = before;
  steps.forEach((step, index) => {
    const last = beats.at(-1);
    if (index >= start && last && belongsToPrevious(step)) {
      beats[beats.length - 1] = { ...last, events: [...last.events, ...step.events], state: step.state };
    } else if (index >= start && publicEvents(step.events).length > 0) {
      beats.push({ events: step.events, first, before: now, state: step.state });
    }
    first += step.events.length;
    now = step.state;
  });
  // After the last step the table shows the current state of the game.
  const last = beats.at(-1);
  return last ? [...beats.slice(0, -1), { ...last, state: now }] : [];
}
