import type { arrakis } from '../../../../engine';
import type { BoardMotion } from './types';
import { pathOnFoot } from './pathOnFoot';

/** Riding a worm, being carried and flying go straight; walking goes from area to area. */
const straight: ReadonlySet<string> = new Set(['air', 'carried', 'sandride']);

/** Of a battle of several rounds only the last dice of each side fall: they are the ones that decided. */
function withDice(
  motions: readonly BoardMotion[],
  dice: Extract<BoardMotion, { kind: 'dice' }>,
): BoardMotion[] {
  const earlier = (motion: BoardMotion) =>
    motion.kind === 'dice' && motion.area === dice.area && motion.side === dice.side;
  return [...motions.filter((motion) => !earlier(motion)), dice];
}

/** What the board shows of a list of events; `first` numbers them, so that ids never repeat within a game. */
export function motionsFromEvents(events: readonly arrakis.GameEvent[], first = 0): BoardMotion[] {
  let motions: BoardMotion[] = [];
  let place: arrakis.AreaId | null = null;
  events.forEach((event, k) => {
    const id = `${first + k}`;
    switch (event.type) {
      case 'moved':
        motions.push({
          id,
          kind: 'move',
          side: event.side,
          path: straight.has(event.how) ? [event.from, event.to] : pathOnFoot(event.from, event.to),
          force: event.force,
        });
        return;
      case 'attack':
        place = event.to;
        return;
      case 'combatDice':
        if (place) {
          const { side, faces } = event;
          motions = withDice(motions, { id, kind: 'dice', side, area: place, faces });
        }
        return;
      case 'wormPlaced':
        motions.push(
          event.from
            ? { id, kind: 'wormMove', path: [event.from, event.area], wild: event.wildMaker }
            : { id, kind: 'worm', area: event.area, wild: event.wildMaker },
        );
        return;
      case 'wormMoved':
        motions.push({ id, kind: 'wormMove', path: [event.from, event.to], wild: false });
        return;
      case 'wormAttacks':
        place = event.to;
        motions.push({ id, kind: 'worm', area: event.to, wild: false });
        return;
      case 'storm':
        place = event.area;
        motions.push({ id, kind: 'storm', area: event.area });
        return;
      case 'settlementDestroyed':
      case 'atomics':
        motions.push({ id, kind: 'blast', area: event.area });
        return;
      default:
    }
  });
  return motions;
}
