import { flag, fits, isObject, listOf, oneOf, whole } from '../../core/notation/check';
import type { Shape } from '../../core/notation/check';
import type { FrameOf } from '../../core/stack';
import { NODE_WORDS } from '../cards/nodes';
import { CARDS, SPACE_IDS } from '../cards/tables';
import { CONFLICTS } from '../data/conflicts.data';
import type { CombatStage, Frame, FrameKind } from '../frames/frame';
import { FACTIONS } from '../names';

const seat = whole(0, 3);
const seatOrNone = whole(-1, 3);
const faction = whole(0, FACTIONS.length - 1);
const card = whole(-1, Math.max(CARDS.length, CONFLICTS.length, 60) - 1);
const space = whole(-1, SPACE_IDS.length - 1);
const node = whole(-1, NODE_WORDS.length - 1);
const nodes = listOf(node, 200);
/** Factions, seats or alternatives as bits. */
const bits = whole(0, 255);
/** How many of something one card or reward speaks of. */
const some = whole(-12, 40);
const place = whole(0, 200);

/** What each frame may hold: with nothing more, nothing less, and bounded, so that nothing can run for long. */
const SHAPES: { readonly [K in FrameKind]: Shape<FrameOf<Frame, K>, 'k'> } = {
  round: { step: whole(0, 20) },
  leader: { of: seat },
  masterstroke: { seat, first: whole(-1, FACTIONS.length - 1) },
  defend: { seat },
  turns: { next: seat },
  turn: { seat },
  send: { seat, card },
  sell: { seat, card },
  source: { seat, card, space, melange: whole(0, 5) },
  agent: { seat },
  reveal: { seat },
  run: { seat, nodes, at: place },
  choice: { seat, node, left: some, taken: bits },
  influence: { seat, by: some, among: bits },
  heir: { seat, faction, heirs: bits },
  trash: { seat, must: flag },
  troops: { seat, deed: oneOf('deploy', 'retreat'), most: whole(0, 12) },
  discard: { seat, left: some },
  test: { seat },
  voice: { seat },
  snoop: { seat },
  pass: { seat },
  cross: { seat },
  recallAgent: { seat },
  takeBack: { seat, faction },
  acquire: { seat, upTo: whole(0, 40), top: flag },
  toTop: { seat, card },
  setAside: { seat },
  combat: {
    stage: oneOf(...(['hagal', 'intrigue', 'resolve', 'spoils', 'cleanUp'] satisfies CombatStage[])),
    winner: seatOrNone,
  },
  combatTurn: { seat, passes: whole(0, 8), played: flag },
  rewards: { places: listOf(bits, 8), next: whole(0, 16) },
  spoils: { seat },
  endgame: { next: whole(0, 8) },
  rival: { seat, stage: oneOf('reveal', 'deploy'), card },
  rivalRun: { seat, nodes, at: place },
  rivalChoice: {
    of: seat,
    what: oneOf('influence', 'pay', 'alternative'),
    among: bits,
    by: some,
    node,
    left: some,
    taken: bits,
  },
};

export function isWellFormed(frame: unknown): boolean {
  if (!isObject(frame) || typeof frame.k !== 'string' || !Object.hasOwn(SHAPES, frame.k)) return false;
  return fits(frame, SHAPES[frame.k as FrameKind], 'k');
}
