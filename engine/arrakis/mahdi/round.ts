import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import { ACTION_DICE, TACTICS } from '../data/components.data';
import type { Log } from '../events';
import { push } from '../../core/stack';
import { addSupremacy } from '../prescience/tracks';
import { activeRow, vehiclesOfRow } from '../round/vehicles';
import { leadSeat } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { reinforceRound } from './reinforcements';
import { drawTactics, targetArea } from './target';

/** Tactic cards and reinforcements of a new round (R14.2). */
export function startSoloRound(s: State, log: Log, draw: (s: State) => void = drawTactics): void {
  draw(s);
  reinforceRound(s, log);
  const target = targetArea(s);
  log?.push({
    type: 'tactics',
    harvest: item(TACTICS, s.harvestTactic).sector,
    target: target < 0 ? null : item(AREA_IDS, target),
  });
}

/** Harvesters, then carryalls, then ornithopters (R14.3, R14.4). */
export function placeSoloVehicles(s: State): void {
  const row = vehiclesOfRow(s);
  push(s, { k: 'mahdi', task: { t: 'ornithopters', left: row.ornithopters }, picks: [] });
  push(s, { k: 'mahdi', task: { t: 'carryalls', left: row.carryalls }, picks: [] });
  push(s, { k: 'mahdi', task: { t: 'harvesters', left: row.harvesters, sector: 0, done: 0 }, picks: [] });
}

/** The Harkonnen dice stay unrolled (R14.5). */
export function readySoloDice(s: State): void {
  const total = ACTION_DICE.harkonnen.count;
  s.unrolled = Math.min(total, activeRow(s).dice);
  s.setAside = total - s.unrolled;
  item(s.spent, leadSeat(s.options, HARKONNEN)).fill(0);
}

/** One die of the Harkonnen (R14.5); the turn around it moves the tank. */
export function startSoloTurn(s: State): void {
  push(s, { k: 'turn', seat: leadSeat(s.options, HARKONNEN), acted: true, outOfTank: 0, flown: [] });
  push(s, { k: 'mahdi', task: { t: 'roll' }, picks: [] });
}

/** After all of R5.4 the supremacy marker moves by itself (R14.15). */
export function endSoloRound(s: State, log: Log): void {
  addSupremacy(s, 1, { by: 'endOfRound' }, log);
}
