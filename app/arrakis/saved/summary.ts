import { arrakis } from '../../../engine';
import type { GameSummary } from './types';

const AREA_INDEX = new Map<string, number>(arrakis.AREA_FACTS.map((area, index) => [area.id, index]));

/** A face-down token stands for about this many figures. */
const TOKEN_FIGURES = 2;

/** Built from the open table alone, so that a list of games tells nobody's secrets. */
export function summarise(state: arrakis.State): GameSummary {
  const table = arrakis.view(state, 'table');
  const now = arrakis.pending(state);
  const seat = now === null ? undefined : arrakis.seatPlan(state.options)[now.seat];
  const side = seat === undefined ? undefined : arrakis.SIDES[seat.side];
  const where = (wanted: (area: (typeof table.areas)[number]) => boolean): number[] =>
    table.areas.filter(wanted).map((area) => AREA_INDEX.get(area.area) ?? 0);

  return {
    round: table.round,
    phase: table.phase,
    turn: now === null || side === undefined ? null : { side, name: state.options.names[now.seat] ?? '' },
    winner: arrakis.outcome(state)?.winner ?? null,
    supremacy: table.supremacy,
    markers: table.markers,
    legions: table.areas.flatMap(({ area, legion }) => {
      if (!legion) return [];
      const { regular, elite, special, generic, leaders, tokens } = legion;
      const figures = regular + elite + special + generic + leaders.length + TOKEN_FIGURES * tokens.length;
      return [[AREA_INDEX.get(area) ?? 0, arrakis.SIDES.indexOf(legion.side), figures] as const];
    }),
    settlements: where((area) => area.settlement !== null),
    sietches: where((area) => area.sietch !== null),
    worms: where((area) => area.sandworm !== null),
  };
}
