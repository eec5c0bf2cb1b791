import { at, item } from '../../core/at';
import { pop, push } from '../../core/stack';
import { SIGNET_PROGRAM } from '../cards/nodes';
import { HAGAL_IDS, HAGAL_SPACE, MAKER_OF, MAKER_SPACES, SPACE_IDS } from '../cards/tables';
import { CONFLICTS } from '../data/conflicts.data';
import { HAGAL_CARDS } from '../data/hagal.data';
import { SPACES } from '../data/spaces.data';
import type { HagalDeed, Log } from '../events';
import type { RivalFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import { FACTIONS } from '../names';
import { gainInfluence } from '../state/influence';
import { difficultyOf, isSolo } from '../state/options';
import { gain } from '../state/gain';
import type { State } from '../state/state';
import { deploy } from '../state/deploy';
import { isCombatTurn, recruit, strengthOf } from '../state/troops';
import { deployLimit, resetTurn } from '../turns/hub';
import { controlBonus } from '../turns/send';
import { isBlocked } from '../turns/spaces';
import { hagalCards, revealHagal } from './deck';

/** Troops of the garrison that go along to a Combat space (I12.5). */
const FROM_GARRISON = 2;
/** An expert Rival that leads by so much sends nobody (I13.9). */
export const SAFE_LEAD = 4;

export function tell(
  log: Log,
  seat: number,
  clause: string,
  what: HagalDeed,
  about?: string,
  count?: number,
): void {
  if (log === null) return;
  log.push({
    type: 'hagal',
    seat,
    clause,
    what,
    ...(about === undefined ? {} : { about }),
    ...(count === undefined ? {} : { count }),
  });
}

function isFree(s: State, seat: number, space: number): boolean {
  return at(s.occupied, space) === 0 && !isBlocked(s, seat, space);
}

/** The free Maker space with the most bonus spice, the larger base value where they tie; -1 for none (I12.6). */
function harvestSpace(s: State, seat: number): number {
  let best = -1;
  let most = 0;
  for (let maker = 0; maker < MAKER_SPACES.length; maker++) {
    const space = at(MAKER_SPACES, maker);
    const bonus = at(s.bonusSpice, maker);
    if (bonus === 0 || !isFree(s, seat, space)) continue;
    if (bonus > most || (bonus === most && item(SPACES, space).maker > item(SPACES, best).maker)) {
      best = space;
      most = bonus;
    }
  }
  return best;
}

/** Where a card sends the Agent of that seat now; -1 where it cannot go (I12.1, I12.6). */
export function spaceOf(s: State, seat: number, card: number): number {
  if (item(HAGAL_CARDS, card).harvest) return harvestSpace(s, seat);
  const named = at(HAGAL_SPACE, card);
  return named >= 0 && isFree(s, seat, named) ? named : -1;
}

/** I12.1: cards are revealed until one names a free space. */
function findSpace(
  s: State,
  seat: number,
  log: Log,
): { readonly card: number; readonly space: number } | null {
  for (let tries = 2 * hagalCards(s); tries > 0; tries--) {
    const card = revealHagal(s, seat, 'I12.1', log);
    const space = spaceOf(s, seat, card);
    if (space >= 0) return { card, space };
    tell(log, seat, 'I12.1', 'ignores', item(HAGAL_IDS, card));
  }
  return null;
}

/** A card has been revealed that names a free space: the Agent goes, what follows waits in frames (I12.1-I12.5). */
export function goBy(s: State, seat: number, card: number, space: number, log: Log): void {
  push(s, { k: 'rival', seat, stage: 'deploy', card });
  go(s, seat, card, space, log);
  if (item(HAGAL_CARDS, card).signet && isSolo(s.options)) {
    tell(log, seat, 'I12.3', 'signet');
    push(s, { k: 'rivalRun', seat, nodes: item(SIGNET_PROGRAM, at(s.leader, seat)), at: 0 });
  }
}

/** The Agent goes, and only what the card shows is done: no price, no effect of the space (I12.1). */
function go(s: State, seat: number, card: number, space: number, log: Log): void {
  const fact = item(HAGAL_CARDS, card);
  s.agents[seat] = at(s.agents, seat) - 1;
  s.occupied[space] = at(s.occupied, space) | (1 << seat);
  s.turnSpace = space;
  if (isCombatTurn(s)) s.deployable = FROM_GARRISON;
  tell(
    log,
    seat,
    fact.harvest ? 'I12.6' : 'I12.1',
    fact.harvest ? 'harvests' : 'goes',
    item(SPACE_IDS, space),
  );
  log?.push({ type: 'agentSent', seat, space: item(SPACE_IDS, space), from: null });
  controlBonus(s, seat, space, log);
  if (fact.harvest) harvest(s, seat, space, log);
  if (fact.influence !== null) gainInfluence(s, seat, FACTIONS.indexOf(fact.influence), 1, log); // I12.2
  recruit(s, seat, fact.troops, log); // I12.4
}

/** Two players: the bonus goes to the bank; solo: the Rival keeps everything (I12.6, I13.4). */
function harvest(s: State, seat: number, space: number, log: Log): void {
  const maker = at(MAKER_OF, space);
  const bonus = at(s.bonusSpice, maker);
  s.bonusSpice[maker] = 0;
  if (isSolo(s.options)) gain(s, seat, 'spice', item(SPACES, space).maker + bonus, log);
  else tell(log, seat, 'I12.6', 'clears-spice', item(SPACE_IDS, space), bonus);
}

/** Do Rivals compare strength before they deploy? Experts do, for the first two tiers (I13.9). */
export function comparesStrength(s: State): boolean {
  const difficulty = difficultyOf(s.options);
  if (!isSolo(s.options) || (difficulty !== 'mentat' && difficulty !== 'kwisatzHaderach')) return false;
  return s.conflictCard >= 0 && item(CONFLICTS, s.conflictCard).tier !== 3;
}

/** I13.9: an expert leads already. */
function holdsBack(s: State, seat: number): boolean {
  if (!comparesStrength(s)) return false;
  let next = 0;
  for (let other = 0; other < s.vp.length; other++) {
    if (other !== seat) next = Math.max(next, strengthOf(s, other));
  }
  return strengthOf(s, seat) - next >= SAFE_LEAD;
}

/** Agent turn of House Hagal or a Rival; it never takes a Reveal turn (I12.1). */
export const rivalRule: FrameRule<RivalFrame> = neverAsks('I12.1', (s, frame, log) => {
  const { seat } = frame;
  if (frame.stage === 'reveal') {
    if (s.turnSeat !== seat) resetTurn(s, seat);
    const found = findSpace(s, seat, log);
    if (found === null) {
      leaveAtHome(s, seat, log);
      end(s);
      return false;
    }
    pop(s);
    goBy(s, seat, found.card, found.space, log);
    return false;
  }
  const count = deployLimit(s, seat);
  if (count > 0 && holdsBack(s, seat)) tell(log, seat, 'I13.9', 'holds-back');
  else deploy(s, seat, count, log); // I12.4, I12.5
  end(s);
  return false;
});

/** Every space that a card names is taken: the Agent stays at home for this round. */
export function leaveAtHome(s: State, seat: number, log: Log): void {
  tell(log, seat, 'I12.1', 'finds-no-space');
  s.agents[seat] = at(s.agents, seat) - 1;
}

function end(s: State): void {
  pop(s);
  resetTurn(s, -1);
}
