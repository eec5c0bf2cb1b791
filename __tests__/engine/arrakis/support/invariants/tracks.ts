import {
  ATREIDES,
  ATREIDES_DICE,
  BENE_GESSERIT,
  DICE_OF_ROW,
  HARKONNEN,
  HARKONNEN_DICE,
  OBJECTIVES,
  PHASE,
  isAlone,
  seatsAt,
} from './facts';
import { get, sum, type Check } from './report';

function within(n: number, least: number, most: number): boolean {
  return Number.isInteger(n) && n >= least && n <= most;
}

/** R1.2, R4.4, R4.6, R10: markers on their tracks. */
const tracks: Check = (s, report) => {
  s.markers.forEach((step, marker) => {
    if (!within(step, 0, 10)) report('R8.1', `marker ${marker} at ${step}`);
  });
  if (!within(s.supremacy, 0, 10)) report('R1.2', `supremacy ${s.supremacy}`);
  s.rows.forEach((row, power) => {
    const ban = get(s.bans, power);
    if (!within(row, 0, 4)) report('R4.6', `power ${power} on row ${row}`);
    if (!within(ban, 0, 1)) report('R10.5', `ban ${ban}`);
  });
  if (!within(s.reserve, 0, 1)) report('R10.4', `${s.reserve} spice kept`);
  if (!within(s.round, 1, Number.MAX_SAFE_INTEGER)) report('R5', `round ${s.round}`);
  if (!within(s.phase, 0, 5)) report('R5', `phase ${s.phase}`);
};

/** R5.2, R6.1, R6.2: dice and tokens on the dashboards. */
const dice: Check = (s, report) => {
  const surplus = s.frames.find((frame) => frame.k === 'surplus');
  // R14.15: solo the game may end when all dice have been taken back.
  const back = isAlone(s.options) && s.winner >= 0 && s.phase === PHASE.end;
  const rolled = s.phase >= PHASE.actions && !(back && sum(s.spent.flat()) === 0);
  const totals = [0, 0];
  const tokens = [0, 0];
  seatsAt(s.options).forEach((plan, seat) => {
    const unused = s.dice[seat] ?? [];
    const spent = s.spent[seat] ?? [];
    const token = get(s.tokenOn, seat);
    const waiting = surplus?.k === 'surplus' ? get(surplus.left, seat) : 0;
    if (unused.some((n) => n < 0) || spent.some((n) => n < 0) || waiting < 0)
      report('R6.1', 'fewer dice than none');
    if (!within(token, -1, 4)) report('R6.2', `token on result ${token}`);
    totals[plan.side] = get(totals, plan.side) + sum(unused) + sum(spent) + waiting;
    if (token >= 0) tokens[plan.side] = get(tokens, plan.side) + 1;
    unused.forEach((n, result) => {
      const slots = get(seatsAt(s.options)[seat]?.slots, result);
      const all = n + (token === result ? 1 : 0);
      if (all > slots) report('R6.1', `seat ${seat}: ${all} dice on ${slots} slots of result ${result}`);
    });
  });
  const [mine = 0, theirs = 0] = totals;
  if (mine !== (rolled ? ATREIDES_DICE : 0)) report('R6.1', `${mine} Atreides dice`);
  // R14.5: in solo the unused dice are not rolled yet.
  if (rolled && theirs + s.unrolled + s.setAside !== HARKONNEN_DICE)
    report('R6.1', `${theirs} + ${s.unrolled} + ${s.setAside} Harkonnen dice`);
  if (!rolled && theirs !== 0) report('R6.1', 'Harkonnen dice before the roll');
  if (tokens.some((n) => n > 1)) report('R6.2', 'two tokens of one side in a round');
  if (s.phase === PHASE.actions || s.phase === PHASE.hazards) {
    const expected = HARKONNEN_DICE - Math.min(...DICE_OF_ROW);
    if (!within(s.setAside, 0, expected)) report('R5.2', `${s.setAside} dice set aside`);
  }
};

/** R3.7: five tokens; a spent one leaves the game. */
const beneGesserit: Check = (s, report) => {
  const onSlots = s.tokenOn.filter((result) => result >= 0).length;
  const all = sum(s.beneGesserit) + onSlots;
  if (s.beneGesserit.some((n) => n < 0) || all > BENE_GESSERIT) report('R3.7', `${all} Bene Gesserit tokens`);
};

/** R1.2, R1.3: over exactly when somebody has won, and for a reason. */
const victory: Check = (s, report) => {
  const over = s.winner >= 0;
  if (over !== (s.frames.length === 0)) report('R1.2', 'over and not over');
  if (s.supremacy >= 10 && s.winner !== HARKONNEN) report('R1.2', 'supremacy 10 and no victory');
  if (s.winner === HARKONNEN && s.supremacy < 10) report('R1.2', `Harkonnen won at ${s.supremacy}`);
  if (s.winner === ATREIDES) {
    const reached = s.objectives.some((card) =>
      (OBJECTIVES[card] ?? []).every((n, m) => get(s.markers, m) >= n),
    );
    if (!reached) report('R1.3', `Atreides won at ${s.markers.join(' ')}`);
  }
};

/** R13.7: three for each side that two people share, none against the automaton. */
const cones: Check = (s, report) => {
  const most = [ATREIDES, HARKONNEN].map((side) =>
    !isAlone(s.options) && seatsAt(s.options).filter((seat) => seat.side === side).length > 1 ? 3 : 0,
  );
  const left = s.cones ?? [0, 0];
  if (s.cones === undefined && sum(most) > 0) report('R13.7', 'no cones of silence');
  most.forEach((n, side) => {
    if (!within(get(left, side), 0, n)) report('R13.7', `${get(left, side)} cones of side ${side}`);
  });
};

/** R13.1: as many of everything as there are seats. */
const seats: Check = (s, report) => {
  const n = seatsAt(s.options).length;
  for (const list of [s.hands, s.dice, s.spent, s.tank, s.tokenOn])
    if (list.length !== n) report('R13.1', `${list.length} instead of ${n}`);
};

export const TRACK_CHECKS: readonly Check[] = [tracks, dice, beneGesserit, victory, cones, seats];
