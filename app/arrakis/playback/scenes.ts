import { arrakis } from '../../../engine';
import { motionsFromEvents } from '../board/motion/fromEvents';
import { motionLength } from '../board/motion/types';
import { seatsOf } from '../texts/seats';

/** A scene as the screen tells it: what it is about, what the board shows meanwhile, and the table before and after it. */
export interface ToldScene extends Pick<arrakis.Scene, 'rank' | 'lead' | 'first' | 'end'> {
  /** Everything that the moves of the tap, or the start of the game, made happen; the places count in it. */
  readonly all: readonly arrakis.GameEvent[];
  /** Also what came before it or after it and is too small to be told: the board shows it on the way. */
  readonly from: number;
  readonly to: number;
  readonly before: arrakis.State;
  readonly state: arrakis.State;
  /** The table before all of it. */
  readonly origin: arrakis.State;
}

export function isAutomatonSeat(options: arrakis.GameOptions, seat: number): boolean {
  return arrakis.isSolo(options) && arrakis.SIDES[arrakis.seatPlan(options)[seat]?.side ?? 0] === 'harkonnen';
}

/** The side that has just acted with its own hand: what it did need not be told to it. */
export function actingSide(before: arrakis.State, opening: boolean): arrakis.Side | null {
  const { options } = before;
  // Against the automaton people play the Atreides, even where it has a question (R14.0).
  if (arrakis.isSolo(options)) return 'atreides';
  const seat = opening ? null : (arrakis.pending(before)?.seat ?? null);
  return seat === null ? null : (seatsOf(before)[seat]?.side ?? null);
}

export function eventsOf(scene: ToldScene): readonly arrakis.GameEvent[] {
  return scene.all.slice(scene.from, scene.to);
}

/** Milliseconds at the usual pace. */
const MOMENT = 1200;
const BEAT = 300;
const LONGEST_BEAT = 600;
/** A turn of the other side takes no longer than this. */
const WHOLE = 8000;

/** How long a scene stays at the usual pace: a moment is read, a beat lasts as long as what moves. */
export function sceneTime(scene: ToldScene): number {
  if (scene.rank === 'line') return 0;
  if (scene.rank === 'moment') return MOMENT;
  const moving = motionsFromEvents(eventsOf(scene)).reduce((sum, motion) => sum + motionLength(motion, 1), 0);
  return Math.min(LONGEST_BEAT, Math.max(BEAT, moving));
}

/** What it costs the story to tell two scenes as one; the cheapest are joined first. */
function costOfJoining(one: ToldScene, other: ToldScene): number {
  if (one.rank === 'beat' && other.rank === 'beat') return 0;
  if (one.lead.type === other.lead.type) return 1;
  return one.rank === 'beat' || other.rank === 'beat' ? 2 : 3;
}

const WEIGHT = { moment: 2, beat: 1, line: 0 } as const;

function joined(one: ToldScene, other: ToldScene): ToldScene {
  const more = WEIGHT[one.rank] - WEIGHT[other.rank];
  // Of two things that happened the greater is the news, of two equally great ones what came of it.
  const leading = more > 0 || (more === 0 && one.lead.type === other.lead.type) ? one : other;
  const { rank, lead } = leading;
  return { ...one, rank, lead, end: other.end, to: other.to, state: other.state };
}

/** What does not fit into the time of a turn is told together. */
function drawnTogether(scenes: readonly ToldScene[]): readonly ToldScene[] {
  let told = scenes;
  while (told.reduce((sum, scene) => sum + sceneTime(scene), 0) > WHOLE) {
    let [best, cost] = [-1, Infinity];
    told.forEach((scene, index) => {
      const next = told[index + 1];
      const now = next === undefined ? Infinity : costOfJoining(scene, next);
      if (now < cost) [best, cost] = [index, now];
    });
    const [one, other] = [told[best], told[best + 1]];
    if (one === undefined || other === undefined) return told;
    told = [...told.slice(0, best), joined(one, other), ...told.slice(best + 2)];
  }
  return told;
}

/** They change what can be counted on the screen: figures on the board, tracks, tokens. */
const COUNTED: readonly arrakis.GameEvent['type'][] = [
  'moved',
  'removed',
  'replaced',
  'supremacy',
  'markerMoved',
  'imperiumMarker',
  'ban',
  'beneGesserit',
  'vehicleRemoved',
];

function isCounted({ type }: arrakis.GameEvent): boolean {
  return COUNTED.includes(type);
}

interface Cut {
  /** Places of its first event and of the one after its last. */
  readonly start: number;
  readonly end: number;
  readonly before: arrakis.State;
  readonly state: arrakis.State;
}

function cutsOf(before: arrakis.State, steps: readonly arrakis.PlayedStep[]): readonly Cut[] {
  let [start, now] = [0, before];
  return steps.map(({ events, state }) => {
    const cut = { start, end: start + events.length, before: now, state };
    [start, now] = [cut.end, state];
    return cut;
  });
}

/**
 * The table after a scene. Within a step of the game there is none: it is the one at the end of the step, or at its start
 * where the rest of the step would show something that is told later. Null where neither is right.
 */
function tableAfter(scene: ToldScene, cuts: readonly Cut[]): arrakis.State | null {
  const cut = cuts.find(({ end }) => end >= scene.to);
  if (cut === undefined) return scene.state;
  const later = scene.all.slice(scene.to, cut.end);
  if (!later.some(isCounted)) return cut.state;
  return scene.all.slice(cut.start, scene.to).some(isCounted) ? null : cut.before;
}

/** Scenes between which the table cannot be shown are told as one: no number is ahead of what is told, nor behind it. */
function withTables(scenes: readonly ToldScene[], cuts: readonly Cut[]): readonly ToldScene[] {
  const told: ToldScene[] = [];
  for (const next of scenes) {
    const last = told.at(-1);
    const scene = last !== undefined && tableAfter(last, cuts) === null ? joined(last, next) : next;
    if (scene !== next) told.pop();
    told.push({ ...scene, state: tableAfter(scene, cuts) ?? scene.state });
  }
  return told;
}

function sceneList(
  before: arrakis.State,
  steps: readonly arrakis.PlayedStep[],
  quiet: arrakis.Side | null,
  wanted: (scene: arrakis.Scene) => boolean,
): readonly ToldScene[] {
  const all = steps.flatMap(({ events }) => events);
  const cuts = cutsOf(before, steps);
  const state = steps.at(-1)?.state ?? before;
  const scenes = arrakis.scenesOf(all, seatsOf(before), quiet).filter(wanted);
  let from = 0;
  const told = scenes.map(({ rank, lead, first, end }, index) => {
    // After the last scene the table shows the game as it is.
    const to = index === scenes.length - 1 ? all.length : end;
    const start = cuts.find((cut) => cut.end > first)?.before ?? before;
    const scene = { rank, lead, first, end, all, from, to, before: start, state, origin: before };
    from = end;
    return scene;
  });
  return withTables(told, cuts);
}

/** What is told after a tap or at the start of a game: news only, within the time of a turn. */
export function toldScenes(
  before: arrakis.State,
  steps: readonly arrakis.PlayedStep[],
  quiet: arrakis.Side | null,
): readonly ToldScene[] {
  return drawnTogether(sceneList(before, steps, quiet, (scene) => !scene.quiet && scene.rank !== 'line'));
}

/** Everything that happened, each with its table: for people who move the pieces themselves. */
export function everyScene(
  before: arrakis.State,
  steps: readonly arrakis.PlayedStep[],
): readonly ToldScene[] {
  return sceneList(before, steps, null, () => true);
}
