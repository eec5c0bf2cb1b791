import {
  AIR_ZONES,
  AREA_FACTS,
  type AirZoneId,
  type AreaId,
  type DecisionView,
  type Move,
} from '../../engine';

/** What may be picked, sorted by where it is picked. */
export interface Choices {
  readonly areas: readonly AreaId[];
  readonly zones: readonly AirZoneId[];
  /** Answered by buttons, in the engine's order; ending and declining come last. */
  readonly buttons: readonly Move[];
}

const NOTHING: Choices = { areas: [], zones: [], buttons: [] };

export function choicesOf(decision: DecisionView | null): Choices {
  if (decision === null || decision.moves === null) return NOTHING;
  const areas: AreaId[] = [];
  const zones: AirZoneId[] = [];
  const buttons: Move[] = [];
  for (const move of decision.moves) {
    const area = move.kind === 'area' ? AREA_FACTS[move.value] : undefined;
    const zone = move.kind === 'zone' ? AIR_ZONES[move.value] : undefined;
    if (area) areas.push(area.id);
    else if (zone) zones.push(zone.id);
    else buttons.push(move);
  }
  const last = (move: Move) => (move.kind === 'free' ? 1 : move.kind === 'done' ? 2 : 0);
  buttons.sort((a, b) => last(a) - last(b));
  return { areas, zones, buttons };
}

export function moveKey(move: Move): string {
  return `${move.kind}-${move.value}`;
}
