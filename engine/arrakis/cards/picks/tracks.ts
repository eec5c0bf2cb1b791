import { at, item } from '../../../core/at';
import { BOTTOM_ROW, PRESCIENCE } from '../../data/components.data';
import { become, pop } from '../../../core/stack';
import { moveOf } from '../../moves';
import { MARKERS, POWERS, RESULTS } from '../../names';
import { markerMoved } from '../../prescience/tracks';
import { refuse } from '../../refusals';
import { unusedWith } from '../../round/dice';
import { isSolo } from '../../state/options';
import { seatsOf } from '../../state/seating';
import { HARKONNEN } from '../../state/state';
import { FORCED_RESULT } from '../lasting';
import type { Picker } from './picker';

/** One imperium marker falls a row, without its ban. */
export const lowerImperiumPicker: Picker = {
  clause: 'R10.3',
  options: (s) =>
    POWERS.flatMap((_, power) => (at(s.rows, power) < BOTTOM_ROW ? [moveOf('power', power)] : [])),
  pick(s, _frame, move, log) {
    pop(s);
    s.rows[move.value] = at(s.rows, move.value) + 1;
    log?.push({
      type: 'imperiumMarker',
      power: item(POWERS, move.value),
      row: at(s.rows, move.value),
      paid: null,
    });
  },
  explain: (_s, _frame, move) => (move.kind === 'power' ? refuse('R10.3', 'noSlot') : null),
};

/** Which marker falls, which rises, by how much: vars hold what has been said. */
export const shiftMarkersPicker: Picker = {
  clause: 'R8.7',
  options(s, frame) {
    const [from, to] = frame.vars;
    if (from === undefined) {
      return MARKERS.flatMap((_, marker) => (at(s.markers, marker) > 0 ? [moveOf('marker', marker)] : []));
    }
    const room = (marker: number) => Math.min(at(s.markers, from), PRESCIENCE.max - at(s.markers, marker));
    if (to === undefined) {
      return MARKERS.flatMap((_, marker) =>
        marker !== from && room(marker) > 0 ? [moveOf('marker', marker)] : [],
      );
    }
    return Array.from({ length: room(to) }, (_, index) => moveOf('number', index + 1));
  },
  pick(s, frame, move, log) {
    const [from, to] = frame.vars;
    if (from === undefined || to === undefined) {
      become(s, { ...frame, vars: [...frame.vars, move.value] });
      return;
    }
    pop(s);
    s.markers[from] = at(s.markers, from) - move.value;
    s.markers[to] = at(s.markers, to) + move.value;
    const why = { by: 'shift' } as const;
    log?.push({
      type: 'markerMoved',
      marker: item(MARKERS, from),
      by: -move.value,
      to: at(s.markers, from),
      why,
    });
    markerMoved(s, to, move.value, why, log);
  },
};

const SOLO_MOST = { leadership: 3, strategy: 3, deployment: 2, mentat: 3, house: 2 } as const;

/** The Harkonnen must use a die of this result in their next turn. */
export const forceDiePicker: Picker = {
  clause: 'R6.3',
  options(s) {
    const seats = seatsOf(s.options, HARKONNEN);
    if (isSolo(s.options)) {
      const seat = item(seats, 0);
      // R14.18: the next roll, if that result is still to be had.
      return RESULTS.flatMap((name, result) =>
        at(item(s.spent, seat), result) < SOLO_MOST[name] ? [moveOf('result', result)] : [],
      );
    }
    return RESULTS.flatMap((_, result) =>
      seats.some((seat) => unusedWith(s, seat, result) > 0) ? [moveOf('result', result)] : [],
    );
  },
  pick(s, _frame, move, log) {
    pop(s);
    s.lasting[FORCED_RESULT] = move.value;
    log?.push({ type: 'lasting', what: `forced:${item(RESULTS, move.value)}` });
  },
  explain: (_s, _frame, move) => (move.kind === 'result' ? refuse('R6.3', 'noDie') : null),
};
