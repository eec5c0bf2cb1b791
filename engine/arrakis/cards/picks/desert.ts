import { at, item } from '../../../core/at';
import { AIR_NEIGHBOURS, AREA_COUNT } from '../../board/tables';
import { become, pop, push } from '../../../core/stack';
import { areaMove } from '../../moves';
import { refuse } from '../../refusals';
import { isDesert, isEmpty } from '../../state/legions';
import { hasWormsign, setWorm, takeWormsign } from '../../state/worms';
import { ATREIDES } from '../../state/state';
import type { State } from '../../state/state';
import type { Picker } from './picker';

function areasWhere(test: (area: number) => boolean): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (test(area)) areas.push(area);
  return areas;
}

export const BESIDE_WORM = 0;
export const BESIDE_ATREIDES = 1;

export const discardWormsignPicker: Picker = {
  clause: 'R3.6',
  options: (s, frame) => (frame.left === 0 ? [] : areasWhere((area) => hasWormsign(s, area)).map(areaMove)),
  pick(s, frame, move, log) {
    become(s, { ...frame, left: frame.left - 1 });
    takeWormsign(s, move.value, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.6', 'noneHere') : null),
};

/** R2.3: a card that only measures adjacency looks over impassable borders. */
function isBeside(s: State, area: number, what: number): boolean {
  return item(AIR_NEIGHBOURS, area).some((next) =>
    what === BESIDE_WORM ? at(s.worm, next) > 0 : at(s.owner, next) === ATREIDES,
  );
}

/** Sandworms into empty deserts beside something; each follows R9.4. */
export const placeWormPicker: Picker = {
  clause: 'R9.4',
  options(s, frame) {
    if (frame.left === 0) return [];
    const what = at(frame.vars, 0);
    return areasWhere((area) => isDesert(s, area) && isEmpty(s, area) && isBeside(s, area, what)).map(
      areaMove,
    );
  },
  pick(s, frame, move) {
    become(s, { ...frame, left: frame.left - 1 });
    push(s, { k: 'worm', area: move.value, beside: at(frame.vars, 0) === BESIDE_WORM });
  },
  explain(s, _frame, move) {
    if (move.kind !== 'area') return null;
    if (!isDesert(s, move.value)) return refuse('R9.4', 'notDesert');
    return isEmpty(s, move.value) ? refuse('R9.4', 'notAdjacent') : refuse('R2.5', 'occupied');
  },
};

/** The Wild Maker enters play in an empty desert, its card spent (R11.3). */
export const wildMakerPicker: Picker = {
  clause: 'R11.3',
  options: (s) => areasWhere((area) => isDesert(s, area) && isEmpty(s, area)).map(areaMove),
  pick(s, _frame, move, log) {
    pop(s);
    s.wildMaker = 1;
    s.wildMakerSpent = 1;
    setWorm(s, move.value, -2, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R11.3', 'occupied') : null),
};
