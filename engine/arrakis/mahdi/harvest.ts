import { at } from '../../core/at';
import { BOTTOM_ROW } from '../data/components.data';
import type { Log } from '../events';
import { become, pop, push } from '../../core/stack';
import { HOLD_PRICE, RAISE_PRICE, moveMarkers } from '../harvest/harvest';
import { moveOf } from '../moves';
import { POWERS } from '../names';
import { addSupremacy } from '../prescience/tracks';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Plan } from './ask';
import type { MahdiTask } from './task';

type HarvestTask = Extract<MahdiTask, { readonly t: 'harvest' }>;

export function pushHarvest(s: State, spice: number): void {
  push(s, { k: 'mahdi', task: { t: 'harvest', spice, paid: [0, 0, 0] }, picks: [] });
}

const byRow = (s: State) => [{ name: 'lowest', score: (power: number) => at(s.rows, power) }];

/** First 2 on each marker that would fall, then raising, then supremacy (R14.15). */
export function runHarvest(plan: Plan, task: HarvestTask): void {
  const { s, log } = plan;
  const powers = POWERS.map((_, power) => power);
  const falling = powers.filter((power) => at(task.paid, power) === 0 && at(s.rows, power) < BOTTOM_ROW);
  const onTop = powers.every((power) => at(s.rows, power) === 0);
  const pay = (power: number, amount: number) => {
    const paid = task.paid.map((sum, index) => (index === power ? sum + amount : sum));
    become(s, { k: 'mahdi', task: { ...task, spice: task.spice - amount, paid }, picks: [] });
  };
  if (falling.length > 0 && task.spice >= HOLD_PRICE) {
    const power = decide(plan, { clause: 'R14.15', what: 'hold' }, falling, byRow(s), (index) =>
      moveOf('power', index),
    );
    if (power !== null) pay(power, HOLD_PRICE);
    return;
  }
  const cost = (power: number) => RAISE_PRICE - at(task.paid, power);
  const raisable =
    falling.length > 0
      ? []
      : powers.filter((power) => at(s.rows, power) > 0 && cost(power) > 0 && cost(power) <= task.spice);
  if (raisable.length > 0) {
    const power = decide(plan, { clause: 'R14.15', what: 'raise' }, raisable, byRow(s), (index) =>
      moveOf('power', index),
    );
    if (power !== null) pay(power, cost(power));
    return;
  }
  finish(s, task, onTop && task.spice > 0 && falling.length === 0, log);
}

/** With everything on the top row, what is left beyond 6 buys one step of supremacy and is used up. */
function finish(s: State, task: HarvestTask, surplus: boolean, log: Log): void {
  pop(s);
  if (surplus) addSupremacy(s, 1, { by: 'surplus' }, log);
  s.reserve = surplus ? 0 : Math.min(1, task.spice);
  moveMarkers(s, task.paid, log);
}
