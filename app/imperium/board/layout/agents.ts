import { imperium } from '../../../../engine';
import type { Point, SpacePlace } from './types';

/** So many stand on a space side by side; a space for one Agent seldom holds two. */
const ABREAST = 3;
/** From one Agent to the next, in parts of its size; closer where three would not find room. */
const STEP = 0.74;
/** How broad an Agent is with its outline, in parts of its size. */
const BREADTH = 1.08;

/** Size of the crossed swords on the lower edge of a space from which troops go to the Conflict. */
export function combatMarkSize({ box }: SpacePlace): number {
  return Math.min(box.width, box.height) * 0.24;
}

export function agentSize({ box }: SpacePlace): number {
  return Math.min(box.width * 0.46, box.height * 0.46, Math.max(24, box.height * 0.36));
}

/** What the crossed swords keep free at the right, where enough is left for Agents. */
function besideSwords(place: SpacePlace): number {
  if (!imperium.SPACES.some(({ id, combat }) => id === place.id && combat)) return 0;
  const spare = place.box.width - agentSize(place) * (BREADTH + (ABREAST - 1) * STEP);
  return Math.min(Math.max(0, spare), combatMarkSize(place) * 1.66);
}

/**
 * Where the Agents on a space stand, from the right, the next ones left of it: at its upper edge, and at its lower edge
 * where its name stands at the upper one.
 */
export function agentPlace(place: SpacePlace, index: number, named: boolean): Point {
  const { box } = place;
  const size = agentSize(place);
  if (!named) return { x: box.x + box.width - size * (0.36 + index * STEP), y: box.y + size * 0.26 };
  const step = Math.min(STEP, (box.width / size - BREADTH) / (ABREAST - 1));
  return {
    x: box.x + box.width - besideSwords(place) - size * (BREADTH / 2 + index * step),
    y: box.y + box.height - size * 0.2,
  };
}
