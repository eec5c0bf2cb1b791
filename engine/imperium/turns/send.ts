import { at, item } from '../../core/at';
import { become, pop } from '../../core/stack';
import { AGENT_PROGRAM, INFLUENCE_PROGRAM, SIGNET_PROGRAM, SPACE_PROGRAM } from '../cards/nodes';
import {
  CARD_IDS,
  CONTROL_OF,
  DOUBLES_INFLUENCE,
  MELANGE_RATES,
  SELL_MELANGE,
  SENDS_FROM_ANYWHERE,
  SIGNET_RING,
  SPACE_COUNT,
  SPACE_ICON,
  SPACE_IDS,
  SPACE_SPICE,
  SPACE_WATER,
} from '../cards/tables';
import { SPACES } from '../data/spaces.data';
import type { Log } from '../events';
import type { SellFrame, SendFrame, SourceFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { FROM_LEADER, moveOf, numberMove } from '../moves';
import type { Move } from '../moves';
import { FACTIONS } from '../names';
import { draw } from '../state/deck';
import { ILBAN, isLedBy } from '../state/leaders';
import { isPerson } from '../state/options';
import { gain } from '../state/gain';
import { pay } from '../state/resources';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import { isCombatTurn } from '../state/troops';
import { isOpenTo, solariCost, whyNotTo } from './spaces';

/** Troops of the garrison that may go along (I5.5). */
const FROM_GARRISON = 2;
/** The Agent comes from the Leader, not from another space. */
const LEADER = -1;

/** A space for the card that has been played. */
export const sendRule: FrameRule<SendFrame> = {
  settle: () => true,
  ask: (_s, { seat, card }) => ({ seat, private: false, clause: 'I5.1', card: item(CARD_IDS, card) }),
  moves(s, { seat, card }, out) {
    for (let space = 0; space < SPACE_COUNT; space++) {
      if (isOpenTo(s, seat, card, space)) out.push(moveOf('space', space));
    }
  },
  choose(s, { seat, card }, move, log) {
    if (move.value === SELL_MELANGE) become(s, { k: 'sell', seat, card });
    else findSource(s, seat, card, move.value, 0, log);
  },
  explain(s, { seat, card }, move) {
    return move.kind === 'space' ? whyNotTo(s, seat, card, move.value) : null;
  },
};

/** One exchange of spice for Solari (I9.15). */
export const sellRule: FrameRule<SellFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I9.15' }),
  moves(s, { seat }, out) {
    for (const [spice] of MELANGE_RATES) if (at(s.spice, seat) >= spice) out.push(numberMove(spice));
  },
  choose(s, { seat, card }, move, log) {
    findSource(s, seat, card, SELL_MELANGE, move.value, log);
  },
};

/** Kwisatz Haderach: from the Leader or from anywhere on the board, the same space included (I10.4). */
function sourceMoves(s: State, seat: number, target: number, out: Move[]): void {
  const own = 1 << seat;
  if ((at(s.occupied, target) & own) !== 0) {
    out.push(moveOf('space', target));
    return;
  }
  if (at(s.agents, seat) > 0) out.push(FROM_LEADER);
  for (let space = 0; space < SPACE_COUNT; space++) {
    if ((at(s.occupied, space) & own) !== 0) out.push(moveOf('space', space));
  }
}

function sourceOf(move: Move): number {
  return move === FROM_LEADER ? LEADER : move.value;
}

function findSource(s: State, seat: number, card: number, space: number, melange: number, log: Log): void {
  if (at(SENDS_FROM_ANYWHERE, card) === 0) {
    place(s, seat, card, space, LEADER, melange, log);
    return;
  }
  const sources: Move[] = [];
  sourceMoves(s, seat, space, sources);
  if (sources.length > 1) become(s, { k: 'source', seat, card, space, melange });
  else place(s, seat, card, space, sourceOf(item(sources, 0)), melange, log);
}

export const sourceRule: FrameRule<SourceFrame> = {
  settle: () => true,
  ask: (_s, { seat, space }) => ({
    seat,
    private: false,
    clause: 'I10.4',
    space: item(SPACE_IDS, space),
  }),
  moves: (s, { seat, space }, out) => sourceMoves(s, seat, space, out),
  choose(s, { seat, card, space, melange }, move, log) {
    place(s, seat, card, space, sourceOf(move), melange, log);
  },
};

/** The controller gets the bonus, whoever sends the Agent (I5.6); a Rival gets none for its own (I13.5). */
export function controlBonus(s: State, seat: number, space: number, log: Log): void {
  const control = at(CONTROL_OF, space);
  const owner = control < 0 ? NOBODY : at(s.control, control);
  const bonus = item(SPACES, space).control;
  if (owner === NOBODY || bonus === null || (owner === seat && !isPerson(s.options, seat))) return;
  gain(s, owner, bonus, 1, log);
}

/** The Agent moves, the price is paid first (I5.2), and all effects wait to be resolved (I5.3). */
function place(
  s: State,
  seat: number,
  card: number,
  space: number,
  from: number,
  melange: number,
  log: Log,
): void {
  pop(s);
  const own = 1 << seat;
  if (from === LEADER) s.agents[seat] = at(s.agents, seat) - 1;
  else s.occupied[from] = at(s.occupied, from) & ~own;
  s.occupied[space] = at(s.occupied, space) | own;
  log?.push({
    type: 'agentSent',
    seat,
    space: item(SPACE_IDS, space),
    from: from === LEADER ? null : item(SPACE_IDS, from),
  });
  s.turnCard = card;
  s.turnSpace = space;
  s.melange = melange;
  if (isCombatTurn(s)) s.deployable += FROM_GARRISON + s.recruited;
  s.frames.push({ k: 'agent', seat });
  addEffects(s, seat, card, space);
  const solari = solariCost(s, seat, space);
  pay(s, seat, 'solari', solari, log);
  pay(s, seat, 'spice', melange > 0 ? melange : at(SPACE_SPICE, space), log);
  pay(s, seat, 'water', at(SPACE_WATER, space), log);
  if (solari > 0 && isLedBy(s, seat, ILBAN)) draw(s, seat, 1, log); // I10.3
  controlBonus(s, seat, space, log);
}

function addEffects(s: State, seat: number, card: number, space: number): void {
  for (const node of item(SPACE_PROGRAM, space)) s.todo.push(node);
  const icon = at(SPACE_ICON, space);
  if (icon < FACTIONS.length) {
    const program = item(item(INFLUENCE_PROGRAM, at(DOUBLES_INFLUENCE, card)), icon);
    for (const node of program) s.todo.push(node);
  }
  for (const node of item(AGENT_PROGRAM, card)) s.todo.push(node);
  if (card === SIGNET_RING) for (const node of item(SIGNET_PROGRAM, at(s.leader, seat))) s.todo.push(node);
}
