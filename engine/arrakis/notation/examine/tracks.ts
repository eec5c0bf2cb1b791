import { at, item } from '../../../core/at';
import {
  ACTION_DICE,
  BENE_GESSERIT_TOKENS,
  DASHBOARD,
  SECRET_OBJECTIVES,
  SUPREMACY,
} from '../../data/components.data';
import { MARKERS, PHASES, RESULTS, SIDES } from '../../names';
import { isSolo } from '../../state/options';
import { seatPlan } from '../../state/seating';
import { ATREIDES, HARKONNEN } from '../../state/state';
import type { State } from '../../state/state';
import { demand, isWithin, sum } from './demand';

const ACTIONS = PHASES.indexOf('actions');
const END = PHASES.indexOf('end');
/** No game lasts so long. */
const MOST_ROUNDS = 100_000;
const INT32 = 2 ** 31;

/** Dice and tokens on the dashboards: as many as there are, in slots that there are (R5.2, R6.1, R6.2). */
function examineDice(s: State): void {
  const surplus = s.frames.find((frame) => frame.k === 'surplus');
  // R14.15: solo the game may end when all dice have been taken back.
  const takenBack = isSolo(s.options) && s.winner >= 0 && s.phase === END && sum(s.spent.flat()) === 0;
  const rolled = s.phase >= ACTIONS && !takenBack;
  const totals = SIDES.map(() => 0);
  const tokens = SIDES.map(() => 0);
  seatPlan(s.options).forEach(({ side, dashboard }, seat) => {
    const [unused, spent, token] = [item(s.dice, seat), item(s.spent, seat), at(s.tokenOn, seat)];
    const waiting = surplus === undefined ? 0 : at(surplus.left, seat);
    totals[side] = at(totals, side) + sum(unused) + sum(spent) + waiting;
    if (token >= 0) tokens[side] = at(tokens, side) + 1;
    RESULTS.forEach((result, index) => {
      const lying = at(unused, index) + (token === index ? 1 : 0);
      demand(lying <= DASHBOARD[dashboard].slots[result], 'R6.1', `more dice than slots for ${result}`);
    });
  });
  const [ours, theirs] = [at(totals, ATREIDES), at(totals, HARKONNEN)];
  demand(ours === (rolled ? ACTION_DICE.atreides.count : 0), 'R6.1', 'dice of the Atreides');
  const box = ACTION_DICE.harkonnen.count;
  demand(rolled ? theirs + s.unrolled + s.setAside === box : theirs === 0, 'R6.1', 'dice of the Harkonnen');
  demand(isWithin(s.unrolled, 0, box) && isWithin(s.setAside, 0, box), 'R5.2', 'dice set aside');
  demand(
    tokens.every((n) => n <= 1),
    'R6.2',
    'two Bene Gesserit tokens of one side',
  );
  const all = sum(s.beneGesserit) + sum(tokens);
  demand(all <= BENE_GESSERIT_TOKENS.total, 'R3.7', 'too many Bene Gesserit tokens');
}

/** Over exactly when somebody has won, and for a reason (R1.2, R1.3). */
function examineVictory(s: State): void {
  demand(s.winner >= 0 === (s.frames.length === 0), 'R1.2', 'over and not over');
  demand(s.supremacy < SUPREMACY.win || s.winner === HARKONNEN, 'R1.2', 'supremacy without victory');
  demand(s.winner !== HARKONNEN || s.supremacy === SUPREMACY.win, 'R1.2', 'victory without supremacy');
  if (s.winner !== ATREIDES) return;
  const reached = s.objectives.some((objective) =>
    MARKERS.every((marker, index) => at(s.markers, index) >= item(SECRET_OBJECTIVES, objective)[marker]),
  );
  demand(reached, 'R1.3', 'victory without an objective');
}

export function examineTracks(s: State): void {
  demand(isWithin(s.round, 1, MOST_ROUNDS), 'R5', `round ${s.round}`);
  demand(isWithin(s.reserve, 0, 1), 'R10.4', `${s.reserve} spice kept`);
  demand(isWithin(at(s.lasting, 0), 0, 1), 'R6.5', 'what lasts');
  demand(isWithin(at(s.lasting, 1), -1, RESULTS.length - 1), 'R6.3', 'a result that there is not');
  demand(
    s.random.every((n) => isWithin(n, -INT32, INT32 - 1)),
    'R4',
    'a random stream that is none',
  );
  examineDice(s);
  examineVictory(s);
}
