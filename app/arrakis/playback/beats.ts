import { arrakis } from '../../../engine';

/** One step of the automaton as it is shown: what happened, and the table before and after it. */
export interface Beat {
  readonly events: readonly arrakis.GameEvent[];
  /** Place of the first event among all events of the tap. */
  readonly first: number;
  readonly before: arrakis.State;
  readonly state: arrakis.State;
}

export function isAutomatons(options: arrakis.GameOptions, seat: number): boolean {
  return (
    options.mode === 'mahdi' && arrakis.SIDES[arrakis.seatPlan(options)[seat]?.side ?? 0] === 'harkonnen'
  );
}

/** Something that the automaton does of its own accord. What it answers within a battle (R14.14) is seen there. */
function begins(options: arrakis.GameOptions, event: arrakis.GameEvent): boolean {
  if (event.type === 'mahdi') return event.clause !== 'R14.14';
  // A round begins with its plans (R14.2).
  if (event.type === 'roundBegins') return options.mode === 'mahdi';
  const rolls = event.type === 'diceRolled' || event.type === 'cardPlayed';
  return rolls && isAutomatons(options, event.seat);
}

function open(events: readonly arrakis.GameEvent[]): readonly arrakis.GameEvent[] {
  return events.filter(({ only, type }) => only === undefined && arrakis.EVENT_FACTS[type].told !== 'never');
}

function follows(step: arrakis.PlayedStep): boolean {
  return open(step.events).every(({ type }) => arrakis.EVENT_FACTS[type].follows);
}

/** A round begins for everybody, then the automaton makes its plans (R14.2): two things to tell. */
function apart(step: arrakis.PlayedStep): readonly arrakis.PlayedStep[] {
  const { events, state } = step;
  if (!events.some(({ type }) => type === 'tactics')) return [step];
  const plans = events.findIndex(({ type }) => type === 'reinforced' || type === 'tactics');
  const parts = [events.slice(0, plans), events.slice(plans)];
  return parts.flatMap((part) => (part.length === 0 ? [] : [{ events: part, state }]));
}

/** The name of a phase is told with what happens first in it. */
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
 * What a tap, the opening of a game or a die on a table of one's own has set going, as far as the automaton answers it;
 * nothing when it does not.
 */
export function beatsOf(before: arrakis.State, played: readonly arrakis.PlayedStep[]): readonly Beat[] {
  const steps = withPhases(played).flatMap(apart);
  const start = steps.findIndex(({ events }) => events.some((event) => begins(before.options, event)));
  if (start < 0) return [];
  const beats: Beat[] = [];
  let first = 0;
  let now = before;
  steps.forEach((step, index) => {
    const last = beats.at(-1);
    if (index >= start && last && follows(step)) {
      beats[beats.length - 1] = { ...last, events: [...last.events, ...step.events], state: step.state };
    } else if (index >= start && open(step.events).length > 0) {
      beats.push({ events: step.events, first, before: now, state: step.state });
    }
    first += step.events.length;
    now = step.state;
  });
  // Whatever the last shown step was, after it the table is as the game has it.
  const last = beats.at(-1);
  return last ? [...beats.slice(0, -1), { ...last, state: now }] : [];
}
