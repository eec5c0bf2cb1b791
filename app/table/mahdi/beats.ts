import {
  applyInSteps,
  QUIET_EVENTS,
  seatPlan,
  SIDES,
  type GameEvent,
  type GameOptions,
  type Move,
  type PlayedStep,
  type State,
} from '../../../engine';

/** One step of the automaton as it is shown: what happened, and the table before and after it. */
export interface Beat {
  readonly events: readonly GameEvent[];
  /** Place of the first event among all events of the move. */
  readonly first: number;
  readonly before: State;
  readonly state: State;
}

/** What only follows from the step before and is told with it. */
const FOLLOWS: readonly GameEvent['type'][] = [
  'leaderActs',
  'garrison',
  'hits',
  'removed',
  'tokenRevealed',
  'sietchRevealed',
  'battleEnds',
  'ban',
  'reinforced',
  'supremacy',
  'leaderToTank',
  'cardDiscarded',
];

function isAutomatons(options: GameOptions, seat: number): boolean {
  return options.mode === 'mahdi' && SIDES[seatPlan(options)[seat]?.side ?? 0] === 'harkonnen';
}

/** Something that the automaton does of its own accord. What it answers within a battle (R14.14) is seen there. */
function begins(options: GameOptions, event: GameEvent): boolean {
  if (event.type === 'mahdi') return event.clause !== 'R14.14';
  const rolls = event.type === 'diceRolled' || event.type === 'cardPlayed';
  return rolls && isAutomatons(options, event.seat);
}

function open(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(({ only, type }) => only === undefined && !QUIET_EVENTS.includes(type));
}

function follows(step: PlayedStep): boolean {
  return open(step.events).every(({ type }) => FOLLOWS.includes(type));
}

/** A move of the human, as far as the automaton answers it; nothing when it does not. */
export function beatsOf(before: State, move: Move): readonly Beat[] {
  const steps = applyInSteps(before, move);
  const start = steps.findIndex(({ events }) => events.some((event) => begins(before.options, event)));
  if (start < 0) return [];
  const beats: Beat[] = [];
  let told = 0;
  let now = before;
  steps.forEach((step, index) => {
    const last = beats.at(-1);
    if (index >= start && last && follows(step)) {
      beats[beats.length - 1] = { ...last, events: [...last.events, ...step.events], state: step.state };
    } else if (index >= start && open(step.events).length > 0) {
      beats.push({ events: step.events, first: told, before: now, state: step.state });
    }
    told += step.events.length;
    now = step.state;
  });
  // Whatever the last shown step was, after it the table is as the game has it.
  const last = beats.at(-1);
  return last ? [...beats.slice(0, -1), { ...last, state: now }] : [];
}
