import {
  HOUSES,
  PLANNING_CARDS,
  legalMoves,
  newGame,
  pending,
  play,
  printMove,
} from '../../../../engine/arrakis';
import type { GameEvent, GameOptions, State } from '../../../../engine/arrakis';
import { seedStream } from '../../../../engine/core/random';
import { byChance } from '../support/byChance';
import { PHASE, seatsAt } from '../support/invariants/facts';

/** Decisions that each player makes for themselves, whoever decides for the side. */
const OWN_AFFAIRS = ['surplus', 'beneGesserit', 'discardDown', 'combatCards', 'cone'];
/** Results that only the Fremen have: as which House Atreides may use a House die (R13.5). */
const OF_THE_FREMEN = ['option:move', 'option:attack', 'option:deploy', 'figure:stilgar', 'figure:chani'];
const LEADERS_OF: Readonly<Record<string, number>> = {
  ...{ paul: 0, jessica: 0, 'reverend-mother': 0, alia: 0, stilgar: 1, chani: 1, muaddib: 1 },
  ...{ rabban: 2, feyd: 2, baron: 2, hawat: 2, mohiam: 3, aramsham: 3, shaddam: 3 },
};

interface Table {
  readonly of: GameOptions;
  /** Seats in the order: House Atreides, Fremen, House Harkonnen, Corrino. */
  readonly seat: readonly number[];
}

const TABLES: Readonly<Record<string, Table>> = {
  four: { of: { mode: 'four', seed: 0, names: ['A', 'F', 'H', 'C'] }, seat: [0, 1, 2, 3] },
  'three, the Harkonnen shared': {
    of: { mode: 'three', seed: 0, names: ['A', 'H', 'C'] },
    seat: [0, 0, 1, 2],
  },
  'three, the Atreides shared': {
    of: { mode: 'three', seed: 0, names: ['A', 'F', 'H'], shared: 'atreides' },
    seat: [0, 1, 2, 2],
  },
  'two against Mahdi': {
    of: { mode: 'mahdiTwo', seed: 0, names: ['A', 'F', 'Mahdi'], ties: 'ask' },
    seat: [0, 1, 2, 2],
  },
};

/** What is known of the turn that is going on, from the moves that were made. */
interface Turn {
  /** Who acts; null outside of a turn. */
  acting: number | null;
  /** Who carries the action out. */
  carrier: number | null;
}

/** The seats that may be asked, by the clauses. */
function rightSeats({ seat }: Table, s: State, turn: Turn): readonly number[] {
  const now = pending(s);
  if (now === null) return [];
  const facts = seatsAt(s.options);
  const side = facts[now.seat]?.side ?? -1;
  const own = facts.flatMap((fact, n) => (fact.side === side ? [n] : []));
  if (OWN_AFFAIRS.includes(now.kind)) return own;
  const top = s.frames[s.frames.length - 1];
  // R13.4: the partner who was named for it, or who alone holds cards.
  if (top?.k === 'pick' && top.pick === 'discard') return own;
  const [house = 0, fremen = 0, harkonnen = 0] = seat;
  const lead = side === 0 ? house : harkonnen;
  if (now.kind === 'actor' || now.kind === 'demand') return [lead];
  if (s.phase === PHASE.hazards && side === 0) return [fremen];
  if (now.kind === 'turn') return [turn.acting ?? -1];
  const { carrier } = turn;
  return [carrier !== null && facts[carrier]?.side === side ? carrier : lead];
}

function turnOf(s: State): number | null {
  const frame = s.frames.find(({ k }) => k === 'turn');
  return frame?.k === 'turn' ? frame.seat : null;
}

/** What the events of a move say of whose things were used. */
function misuses(table: Table, s: State, events: readonly GameEvent[]): string[] {
  const facts = seatsAt(s.options);
  const automaton = s.options.mode === 'mahdiTwo' ? 2 : -1;
  return events.flatMap((event) => {
    if (event.type === 'cardPlayed' || event.type === 'cardDiscarded') {
      const house = HOUSES.indexOf(PLANNING_CARDS.find(({ id }) => id === event.card)?.house ?? 'atreides');
      return facts[event.seat]?.houses.includes(house) === true ? [] : [`R13.4: ${event.card} of another`];
    }
    if (event.type === 'cardsDrawn') {
      const house = HOUSES.indexOf(event.house);
      const mayDraw = facts[event.seat]?.houses.includes(house) === true || (event.seat === 0 && house === 1);
      return mayDraw ? [] : [`R13.4: seat ${event.seat} drew from ${event.house}`];
    }
    if (event.type === 'leaderActs') {
      const owner = table.seat[LEADERS_OF[event.leader] ?? 0];
      const turn = turnOf(s);
      // R13.5: a House die of House Atreides may make a leader of the Fremen act.
      const handed = turn === 0 && owner === 1;
      return owner === turn || handed || owner === automaton
        ? []
        : [`R13.5: ${event.leader} acted for another`];
    }
    return [];
  });
}

describe.each(Object.entries(TABLES))('R13.3, R13.6 who decides at a table of %s', (_, table) => {
  const games = table.of.mode === 'mahdiTwo' ? 12 : 3;
  test.each(Array.from({ length: games }, (_, n) => n + 1))('random game %i', (seed) => {
    const stream = seedStream(seed * 17);
    const s = newGame({ ...table.of, seed });
    const turn: Turn = { acting: null, carrier: null };
    const faults: string[] = [];
    const askedOf = new Set<number>();
    for (let n = 0; n < 2500; n++) {
      const now = pending(s);
      const moves = legalMoves(s);
      if (now === null || moves.length === 0) break;
      const acting = turnOf(s);
      if (acting !== turn.acting || now.kind === 'turn') Object.assign(turn, { acting, carrier: acting });
      askedOf.add(now.seat);
      if (!rightSeats(table, s, turn).includes(now.seat))
        faults.push(`${n}: ${now.kind} ${now.clause} asked of ${now.seat}, turn of ${String(acting)}`);
      const move = n % 4 === 0 ? moves[n % moves.length] : byChance(s, moves, stream);
      if (move === undefined) break;
      const top = s.frames[s.frames.length - 1];
      const houseDie = top?.k === 'die' && top.seat === 0 && top.result === 4 && table.seat[1] === 1;
      if (houseDie && OF_THE_FREMEN.includes(printMove(move))) turn.carrier = 1;
      const before = { ...s, frames: [...s.frames] };
      faults.push(...misuses(table, before, play(s, move)));
    }
    expect(faults).toEqual([]);
    expect(askedOf.size).toBe(new Set(table.seat).size - (table.of.mode === 'mahdiTwo' ? 1 : 0));
  });
});
