import type { imperium } from '../../../engine';
import { motionsOf } from '../board/motion/fromEvents';
import { motionLength } from '../board/motion/types';
import { scenesOf, type Scene } from './scenes';

type Step = { readonly events: readonly imperium.GameEvent[]; readonly state: imperium.State };

/** A scene as the screen tells it, with the table after it. */
export interface ToldScene extends Scene {
  /** Everything that the moves of the tap made happen; the places count in it. */
  readonly all: readonly imperium.GameEvent[];
  readonly state: imperium.State;
}

export function eventsIn({ all, first, end }: ToldScene): readonly imperium.GameEvent[] {
  return all.slice(first, end);
}

/** Milliseconds at the usual pace. */
const MOMENT = 1200;
const BEAT = 300;
const LONGEST_BEAT = 600;
/** The turns of the others, the Combat and what follows it, a new round: none of them takes longer than this. */
const WHOLE = 8000;

/** A moment is read, a beat lasts as long as what moves. */
export function sceneTime(scene: ToldScene): number {
  if (scene.rank === 'line') return 0;
  if (scene.rank === 'moment') return MOMENT;
  const moving = motionsOf(eventsIn(scene), '').reduce((sum, motion) => sum + motionLength(motion, 1), 0);
  return Math.min(LONGEST_BEAT, Math.max(BEAT, moving));
}

function isAutomaton({ lead }: ToldScene): boolean {
  return lead.type === 'hagal';
}

/**
 * What it costs the story to tell two scenes as one; the cheapest are joined first, the earliest of equals. Each turn of
 * House Hagal has its own reason and is never told with another.
 */
function costOfJoining(one: ToldScene, other: ToldScene): number {
  if (isAutomaton(one) || isAutomaton(other)) return Infinity;
  if (one.rank !== 'moment' && other.rank !== 'moment') return 0;
  if (one.lead.type === other.lead.type && one.seat === other.seat) return 1;
  if (one.rank !== 'moment' || other.rank !== 'moment') return 2;
  return one.lead.type === other.lead.type ? 3 : 4;
}

function joined(one: ToldScene, other: ToldScene): ToldScene {
  const leading = other.rank === 'moment' && one.rank !== 'moment' ? other : one;
  return { ...leading, first: one.first, end: other.end, state: other.state };
}

/** What does not fit into the time is told together. */
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

/** Where another part of the story begins. */
function begins({ lead }: ToldScene, before: ToldScene): boolean {
  if (lead.type === 'roundBegins') return true;
  const fight = (scene: ToldScene['lead']) =>
    scene.type === 'conflictResolved' || (scene.type === 'hagal' && scene.what === 'swords');
  return fight(lead) && !fight(before.lead);
}

export function partsOf(scenes: readonly ToldScene[]): readonly (readonly ToldScene[])[] {
  const parts: ToldScene[][] = [];
  for (const scene of scenes) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part === undefined || last === undefined || begins(scene, last)) parts.push([scene]);
    else part.push(scene);
  }
  return parts;
}

/** They say nothing that can be counted on the table. */
const UNCOUNTED: ReadonlySet<imperium.GameEvent['type']> = new Set([
  'phase',
  'turnBegins',
  'turnPassed',
  'combatPassed',
  'conflictResolved',
  'reward',
  'effect',
  'hagal',
]);

function counts(events: readonly imperium.GameEvent[]): boolean {
  return events.some(({ type }) => !UNCOUNTED.has(type));
}

/**
 * The table after an event. Within a step of the game there is none: it is the one after the step, or the one before it
 * where the rest of the step would show something that is told later. Null where neither is right.
 */
function tableAfter(
  end: number,
  before: imperium.State,
  steps: readonly Step[],
): { readonly state: imperium.State } | null {
  let [start, earlier] = [0, before];
  for (const { events, state } of steps) {
    const stop = start + events.length;
    if (end <= stop) {
      if (!counts(events.slice(end - start))) return { state };
      return counts(events.slice(0, end - start)) ? null : { state: earlier };
    }
    [start, earlier] = [stop, state];
  }
  return { state: earlier };
}

/** No number is ahead of what is told, nor behind it: scenes between which the table cannot be shown are told as one. */
function withTables(
  scenes: readonly Scene[],
  all: readonly imperium.GameEvent[],
  before: imperium.State,
  steps: readonly Step[],
): readonly ToldScene[] {
  const last = steps.at(-1)?.state ?? before;
  const told: ToldScene[] = [];
  let open: ToldScene | null = null;
  scenes.forEach((scene, index) => {
    const ends = index === scenes.length - 1;
    const table = ends ? { state: last } : tableAfter(scene.end, before, steps);
    const next: ToldScene = { ...scene, all, state: table?.state ?? last };
    const whole: ToldScene = open === null ? next : joined(open, next);
    open = table === null ? whole : null;
    if (open === null) told.push(whole);
  });
  return told;
}

/** Whose doing it is need not be told to them: a line in the log is enough. */
function isNews(scene: Scene, acting: number | null): boolean {
  return scene.rank !== 'line' && (scene.seat === null || scene.seat !== acting);
}

/** What is told after a tap: news for who made it, no part of it longer than a turn may be. */
export function toldScenes(
  before: imperium.State,
  steps: readonly Step[],
  acting: number | null,
): readonly ToldScene[] {
  const all = steps.flatMap(({ events }) => events);
  const news = scenesOf(all).filter((scene) => isNews(scene, acting));
  return partsOf(withTables(news, all, before, steps)).flatMap(drawnTogether);
}
