import {
  CARD_IDS,
  CONFLICTS,
  FACTIONS,
  INTRIGUES,
  RESOURCES,
  type GameEvent,
  type State,
  type Step,
} from '../../../../../engine/imperium';
import { NODES, NODE_WORDS } from '../../../../../engine/imperium/cards/nodes';

/** What the events of a game so far must have led to, seat by seat. */
interface Account {
  /** Points of cards, Conflicts and a Rival's spending: all but tracks and Alliances. */
  earned: number[];
  influence: number[];
  solari: number[];
  spice: number[];
  water: number[];
  garrison: number[];
  conflict: number[];
  conflictCard: string;
}

const KEPT = [...RESOURCES, 'influence', 'garrison', 'conflict'] as const;
const SPICE_MUST_FLOW = CARD_IDS.indexOf('the-spice-must-flow');

function opened(s: State): Account {
  return {
    // A game may be followed from its middle: what was earned before is what tracks and Alliances do not explain.
    earned: s.vp.map((points, seat) => points - pointsFrom(s, seat, 0)),
    influence: [...s.influence],
    solari: [...s.solari],
    spice: [...s.spice],
    water: [...s.water],
    garrison: [...s.garrison],
    conflict: [...s.conflict],
    conflictCard: CONFLICTS[s.conflictCard]?.id ?? '',
  };
}

function add(to: number[], seat: number, by: number): void {
  to[seat] = (to[seat] ?? 0) + by;
}

/** Points that steps give when they are carried out, prices paid and conditions met. */
function pointsOf(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => {
    if (step.do === 'gain') return sum + (step.vp ?? 0);
    return step.do === 'pay' || step.do === 'if' ? sum + pointsOf(step.then) : sum;
  }, 0);
}

function spiceMustFlow(s: State, seat: number): number {
  if (seat >= s.options.players) return s.options.players === 1 ? 2 : 0; // I13.8
  return [s.decks, s.discards, s.hands].reduce(
    (sum, piles) => sum + (piles[seat] ?? []).filter((card) => card === SPICE_MUST_FLOW).length,
    0,
  );
}

/** The two Endgame cards reckon with what there is at the end (I10.5). */
function endgamePoints(s: State, seat: number, card: string): number {
  if (card === 'plans-within-plans') {
    const high = FACTIONS.filter((_, f) => (s.influence[seat * 4 + f] ?? 0) >= 3).length;
    return Math.max(0, high - 2);
  }
  if (card !== 'corner-the-market') return 0;
  const own = spiceMustFlow(s, seat);
  const most = s.vp.every((_, other) => other === seat || spiceMustFlow(s, other) < own);
  return (own >= 2 ? 1 : 0) + (most ? 1 : 0);
}

function intriguePoints(s: State, seat: number, id: string): number {
  const card = INTRIGUES.find((entry) => entry.id === id);
  return pointsOf(card?.plot ?? []) + pointsOf(card?.combat ?? []) + endgamePoints(s, seat, id);
}

function rewardPoints(conflict: string, place: 1 | 2 | 3): number {
  const card = CONFLICTS.find(({ id }) => id === conflict);
  return pointsOf(card === undefined ? [] : ([card.first, card.second, card.third][place - 1] ?? []));
}

function effectPoints(word: string): number {
  const node = NODES[NODE_WORDS.indexOf(word)];
  return node === undefined ? 0 : pointsOf([node.step]);
}

function book(account: Account, s: State, event: GameEvent): void {
  switch (event.type) {
    case 'gained':
      return add(account[event.resource], event.seat, event.count);
    case 'paid':
      return add(account[event.resource], event.seat, 0 - event.count);
    case 'influence':
      return add(account.influence, event.seat * 4 + FACTIONS.indexOf(event.faction), event.by);
    case 'recruited':
      return add(account.garrison, event.seat, event.count);
    case 'deployed':
      if (event.from === 'garrison') add(account.garrison, event.seat, 0 - event.count);
      return add(account.conflict, event.seat, event.count);
    case 'retreated':
      add(account.conflict, event.seat, 0 - event.count);
      return add(account.garrison, event.seat, event.count);
    case 'troopsLost':
      return add(account[event.from], event.seat, 0 - event.count);
    case 'conflictRevealed':
      account.conflictCard = event.conflict;
      return;
    case 'phase':
      if (event.phase === 'makers') account.conflict = account.conflict.map(() => 0); // I7.6
      return;
    case 'reward':
      return add(account.earned, event.seat, rewardPoints(account.conflictCard, event.place));
    case 'cardAcquired':
      return add(account.earned, event.seat, event.card === 'the-spice-must-flow' ? 1 : 0);
    case 'effect':
      return add(account.earned, event.seat, effectPoints(event.step));
    case 'intriguePlayed':
      return add(account.earned, event.seat, intriguePoints(s, event.seat, event.card));
    case 'hagal':
      return event.what === 'spends' ? add(account.earned, event.seat, 1) : undefined;
    default:
      return;
  }
}

/** Points of a seat by where they come from: the start, tracks, Alliances, and what was earned (I2.7, I8). */
function pointsFrom(s: State, seat: number, earned: number): number {
  if (s.options.players === 2 && seat === 2) return 0; // I12.11
  const tracks = FACTIONS.filter((_, f) => (s.influence[seat * 4 + f] ?? 0) >= 2).length;
  const alliances = s.alliance.filter((holder) => holder === seat).length;
  return (s.options.players === 4 ? 1 : 0) + tracks + alliances + earned;
}

/** Follows one game by its events: resources, troops, Influence and victory points are exactly what they add up to. */
export function keepLedger(): (s: State, events: readonly GameEvent[]) => string[] {
  let account: Account | null = null;
  return (s, events) => {
    if (account === null) {
      account = opened(s);
      return [];
    }
    for (const event of events) book(account, s, event);
    const faults: string[] = [];
    for (const name of KEPT) {
      const booked = account[name].join();
      if (booked !== s[name].join()) faults.push(`${name}: ${booked} by the events, ${s[name].join()} found`);
    }
    s.vp.forEach((points, seat) => {
      const wanted = pointsFrom(s, seat, account?.earned[seat] ?? 0);
      if (points !== wanted) faults.push(`seat ${seat}: ${points} points, ${wanted} by their sources`);
    });
    return faults;
  };
}
