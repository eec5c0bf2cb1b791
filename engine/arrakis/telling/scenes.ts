import type { GameEvent } from '../events';
import type { Side } from '../names';
import { actorOf } from './actor';
import { belongsTo, givesWayTo } from './joins';
import { rankOf } from './rank';

/** Events that are told as one thing: what leads, and what came of it. */
export interface Scene {
  readonly rank: 'moment' | 'beat' | 'line';
  /** What it is about; everything else in it says how much and why. */
  readonly lead: GameEvent;
  /** Only what somebody did with the hand for whom it is told: that needs no telling. */
  readonly quiet: boolean;
  /** Places of the first event and of the one after the last in the list that was cut. */
  readonly first: number;
  readonly end: number;
  /** A phase of the round begins with it. */
  readonly phase: boolean;
}

const WEIGHT = { moment: 2, beat: 1, line: 0 } as const;

interface Open {
  rank: Scene['rank'];
  lead: GameEvent;
  quiet: boolean;
  readonly first: number;
  end: number;
  readonly phase: boolean;
}

/** The worm that a sign of this scene has turned out to be (R9.2). */
function comesOf(turned: readonly GameEvent[], event: GameEvent): boolean {
  return (
    event.type === 'wormPlaced' &&
    turned.some(
      (sign) => sign.type === 'wormsignTurned' && sign.wormsign === 'sandworm' && sign.area === event.area,
    )
  );
}

function lead(scene: Open, event: GameEvent, rank: Scene['rank'], quiet: boolean): void {
  scene.lead = event;
  scene.rank = WEIGHT[rank] >= WEIGHT[scene.rank] ? rank : scene.rank;
  scene.quiet = scene.quiet && quiet;
}

/** Takes an event into the scene before it, if it is part of it. */
function takesIn(
  scene: Open,
  event: GameEvent,
  rank: Scene['rank'],
  quiet: boolean,
  other: boolean,
): boolean {
  // What the other side did, however small, is no part of one's own act.
  if (rank === 'line') return !(scene.quiet && other);
  if (belongsTo(scene.lead, event) && (quiet || !scene.quiet)) {
    // Of all the signs that are turned, a worm is the news (R9.2).
    if (event.type === 'wormsignTurned' && event.wormsign === 'sandworm') scene.lead = event;
    return true;
  }
  // What is only a line begins whatever follows it; one's own act does not begin what another does.
  const opens = scene.rank === 'line' && (scene.quiet === quiet || !scene.quiet);
  const falls = scene.lead.type === 'moved' && event.type === 'settlementDestroyed';
  if (opens || falls || (givesWayTo(scene.lead, event) && scene.quiet === quiet)) {
    lead(scene, event, rank, quiet);
    return true;
  }
  return false;
}

/**
 * Cuts what happened into scenes. `quiet` is the side for which its own acts need no telling. Events that only one seat
 * may see lead nothing; who tells a scene leaves them out.
 */
export function scenesOf(
  events: readonly GameEvent[],
  seats: readonly { readonly side: Side }[],
  quiet: Side | null,
): readonly Scene[] {
  const scenes: Open[] = [];
  // A phase, and what the automaton chose, belong to what follows them.
  let ahead: number | null = null;
  let phase = false;
  events.forEach((event, index) => {
    const rank = rankOf(event);
    // The round and its first phase begin together.
    const begins = event.type === 'phase' && event.phase !== 'start';
    if (begins || event.type === 'mahdi') {
      ahead ??= index;
      phase = phase || begins;
      return;
    }
    const now = scenes[scenes.length - 1];
    if (rank === 'never' || event.only !== undefined) {
      if (now !== undefined && ahead === null) now.end = index + 1;
      return;
    }
    const actor = quiet === null ? null : actorOf(event, seats);
    const own = actor !== null && actor === quiet;
    const other = actor !== null && actor !== quiet;
    const whole = now === undefined ? [] : events.slice(now.first, now.end);
    const follows = now?.lead.type === 'wormsignTurned' && comesOf(whole, event);
    if (now !== undefined && !phase && (follows || takesIn(now, event, rank, own, other)))
      now.end = index + 1;
    else scenes.push({ rank, lead: event, quiet: own, first: ahead ?? index, end: index + 1, phase });
    ahead = null;
    phase = false;
  });
  return scenes;
}
