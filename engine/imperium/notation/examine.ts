import { at, filled, item } from '../../core/at';
import { NotationError } from '../../core/notation/notationError';
import { CARDS } from '../cards/tables';
import { CONFLICTS } from '../data/conflicts.data';
import { HAGAL_CARDS } from '../data/hagal.data';
import { INTRIGUES } from '../data/intrigue.data';
import { FACTIONS } from '../names';
import { isPerson, leaderSeats, seatCount } from '../state/options';
import { NOBODY, TOP_INFLUENCE, TROOPS } from '../state/state';
import type { State } from '../state/state';
import { isWellFormed } from './frameShapes';

/** Cards that every person begins with; the Reserve follows them in the list of kinds. */
const STARTERS = 7;
/** Nobody can have so many of anything in ten rounds. */
const PLENTY = 500;
const ROUNDS = 10;
const ALLIANCE_FROM = 4;
const INT32 = 2 ** 31;

function demand(holds: boolean, clause: string, what: string): asserts holds {
  if (!holds) throw new NotationError(`${clause}: ${what}`);
}

function isWithin(n: number, least: number, most: number): boolean {
  return Number.isSafeInteger(n) && n >= least && n <= most;
}

/** A pile holds just these cards, in whatever order. */
function demandCards(name: string, found: readonly number[], wanted: readonly number[]): void {
  const sorted = (pile: readonly number[]) => [...pile].sort((a, b) => a - b).join();
  demand(sorted(found) === sorted(wanted), 'I1', `${name} are lost or doubled`);
}

function copies(facts: readonly { readonly copies: number }[], first = 0): number[] {
  return facts.flatMap((fact, index) => filled(fact.copies, first + index));
}

/** Every card is in one place (I1). */
function examineCards(s: State): void {
  const { players } = s.options;
  const onTheWay = s.frames.flatMap((frame) => (frame.k === 'toTop' ? [frame.card] : []));
  const reserve = s.reserve.flatMap((count, index) => {
    demand(isWithin(count, 0, item(CARDS, STARTERS + index).copies), 'I1', 'the Reserve');
    return filled(count, STARTERS + index);
  });
  demandCards(
    'cards',
    [
      ...[...s.decks, ...s.hands, ...s.played, ...s.shown, ...s.discards, ...s.aside].flat(),
      ...s.imperiumDeck,
      ...s.row,
      ...s.trashed,
      ...onTheWay,
      ...reserve,
    ],
    [
      ...Array.from({ length: players }, () => copies(CARDS.slice(0, STARTERS))).flat(),
      ...copies(CARDS.slice(STARTERS), STARTERS),
    ],
  );
  demandCards(
    'Intrigue cards',
    [...s.intrigueDeck, ...s.intrigueDiscard, ...s.intrigue.flat(), ...s.openIntrigue.flat()],
    copies(INTRIGUES),
  );
  const now = s.conflictCard < 0 ? [] : [s.conflictCard];
  demandCards(
    'Conflict cards',
    [...s.conflictDeck, ...s.conflictsPast, ...s.conflictsUnused, ...now],
    CONFLICTS.map((_, index) => index),
  );
  const mode = players === 1 ? 'solo' : 'two';
  demandCards(
    'cards of House Hagal',
    [...s.hagalDeck, ...s.hagalDiscard],
    players > 2
      ? []
      : HAGAL_CARDS.flatMap((card, index) =>
          card.mode === 'both' || card.mode === mode ? filled(card.copies, index) : [],
        ),
  );
  demand(s.row.length === 5 || s.imperiumDeck.length === 0, 'I2.3', 'the Row is short');
}

function examineSeats(s: State): void {
  const seats = seatCount(s.options);
  demand(s.vp.length === seats, 'I2', 'seats');
  const isSeat = (n: number) => isWithin(n, NOBODY, seats - 1);
  demand([...s.alliance, ...s.control, ...s.revealed].every(isSeat), 'I2', 'a seat that there is not');
  demand(
    [s.mentat, s.mentatNext, s.turnSeat, s.revealing, s.firstPlayer].every(isSeat),
    'I2',
    'a seat that there is not',
  );
  demand(
    s.occupied.every((mask) => isWithin(mask, 0, 2 ** seats - 1)) && isWithin(s.winners, 0, 2 ** seats - 1),
    'I2',
    'a seat that there is not',
  );
  for (let seat = 0; seat < seats; seat++) {
    demand(isWithin(at(s.garrison, seat) + at(s.conflict, seat), 0, TROOPS), 'I1', `troops of seat ${seat}`);
    for (const list of [s.solari, s.spice, s.water, s.swords, s.agents])
      demand(isWithin(at(list, seat), 0, PLENTY), 'I1', `what seat ${seat} has`);
    demand(
      isWithin(at(s.openTop, seat), 0, item(s.decks, seat).length),
      'I6',
      'cards that lie open on a deck',
    );
    examineAgents(s, seat);
  }
}

/** Agents on the board and ready are as many as a seat has (I1); a Rival's may have stayed away. */
function examineAgents(s: State, seat: number): void {
  const standing = s.occupied.filter((mask) => (mask & (1 << seat)) !== 0).length;
  const isHagal = s.options.players === 2 && !isPerson(s.options, seat);
  const own = (isHagal ? 3 : 2 + at(s.swordmaster, seat)) + (s.mentat === seat ? 1 : 0);
  const have = standing + at(s.agents, seat);
  demand(isPerson(s.options, seat) ? have === own : have <= own, 'I1', `Agents of seat ${seat}`);
}

/** Influence, Alliances and the points that they give (I8). */
function examineTracks(s: State): void {
  const waits = s.frames.some((frame) => frame.k === 'heir');
  const height = (seat: number, faction: number) => at(s.influence, seat * FACTIONS.length + faction);
  FACTIONS.forEach((name, faction) => {
    const heights = s.vp.map((_, seat) => height(seat, faction));
    demand(
      heights.every((n) => isWithin(n, 0, TOP_INFLUENCE)),
      'I8.1',
      `${name} off the track`,
    );
    if (waits) return; // I8.5: between the loss and the choice of an heir the token is still with its holder
    const holder = at(s.alliance, faction);
    const highest = Math.max(...heights);
    const right = holder < 0 ? highest < ALLIANCE_FROM : at(heights, holder) >= ALLIANCE_FROM;
    demand(right && (holder < 0 || at(heights, holder) === highest), 'I8.4', `the Alliance of ${name}`);
  });
  s.vp.forEach((points, seat) => {
    const hagal = s.options.players === 2 && !isPerson(s.options, seat);
    const friends = FACTIONS.filter((_, faction) => height(seat, faction) >= 2).length;
    const alliances = s.alliance.filter((holder) => holder === seat).length;
    const start = s.options.players === 4 ? 1 : 0;
    demand(
      hagal ? points === 0 : isWithin(points, start + friends + alliances, PLENTY),
      'I8.2',
      `points of seat ${seat}`,
    );
  });
}

/** Whoever has no Leader yet is about to choose one (I2.4). */
function examineLeaders(s: State): void {
  const choosing = s.frames.flatMap((frame) => (frame.k === 'leader' ? [frame.of] : []));
  // House Hagal never has one (I12.9); Rivals do (I13.1).
  const without = s.leader.flatMap((leader, seat) =>
    leader < 0 && seat < leaderSeats(s.options) ? [seat] : [],
  );
  demand(choosing.sort((a, b) => a - b).join() === without.join(), 'I2.4', 'a seat without a Leader');
  const bottom = s.frames[0]?.k;
  demand(bottom === undefined || bottom === 'round' || bottom === 'endgame', 'I3', 'no round under way');
}

function examineTurn(s: State): void {
  demand(isWithin(s.round, 0, ROUNDS), 'I3', `round ${s.round}`);
  const counts = [
    s.recruited,
    s.deployed,
    s.deployable,
    s.persuasion,
    s.discount,
    s.melange,
    ...s.bonusSpice,
  ];
  demand(
    counts.every((n) => isWithin(n, 0, PLENTY)),
    'I5',
    'numbers of the turn',
  );
  demand(s.todo.length <= PLENTY && s.frames.length <= PLENTY, 'I5', 'too much under way');
  demand(s.frames.every(isWellFormed), 'I5', 'what is under way');
  demand(
    s.random.every((n) => isWithin(n, -INT32, INT32 - 1)),
    'I2',
    'a random stream that is none',
  );
  demand(s.winners > 0 === (s.frames.length === 0), 'I3', 'over and not over');
}

/** A position from outside could have come up in a game: the box holds all its pieces, each in one place. Throws otherwise. */
export function examine(s: State): void {
  examineTurn(s);
  examineSeats(s);
  examineCards(s);
  examineTracks(s);
  examineLeaders(s);
}
