import { at, item } from '../../core/at';
import { CARD_COST, FIRST_RESERVE } from '../cards/tables';
import { FACTIONS } from '../names';
import { influenceOf } from '../state/influence';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';

/**
 * Rough worth of things; only differences mean anything. Chosen by hand and then by trial: among three players the one with
 * these numbers won more than half of its games against two with the first guess.
 */
const WORTH = {
  point: 1.6,
  solari: 0.09,
  spice: 0.09,
  water: 0.09,
  garrison: 0.05,
  troop: 0.05,
  strength: 0.03,
  intrigue: 0.12,
  agent: 0.25,
  swordmaster: 1.3,
  council: 1.35,
  control: 0.35,
  influence: 0.075,
  cost: 0.015,
  starter: -0.03,
  hand: 0.05,
  lead: 0.78,
} as const;

/** What the Conflict is worth to those who stand best in it. */
function conflictShare(s: State, seat: number): number {
  const own = strengthOf(s, seat);
  if (own === 0) return 0;
  let ahead = 0;
  for (let other = 0; other < s.vp.length; other++) {
    if (other !== seat && strengthOf(s, other) >= own) ahead++;
  }
  return ahead === 0 ? WORTH.lead : ahead === 1 ? WORTH.lead / 3 : 0;
}

function pileWorth(pile: readonly number[]): number {
  let worth = 0;
  for (let i = 0; i < pile.length; i++) {
    const card = at(pile, i);
    worth += card < FIRST_RESERVE ? WORTH.starter : WORTH.cost * at(CARD_COST, card);
  }
  return worth;
}

function standing(s: State, seat: number): number {
  let worth =
    WORTH.point * at(s.vp, seat) +
    WORTH.solari * at(s.solari, seat) +
    WORTH.spice * at(s.spice, seat) +
    WORTH.water * Math.min(4, at(s.water, seat)) +
    WORTH.garrison * at(s.garrison, seat) +
    WORTH.troop * at(s.conflict, seat) +
    WORTH.strength * strengthOf(s, seat) +
    WORTH.intrigue * item(s.intrigue, seat).length +
    WORTH.agent * at(s.agents, seat) +
    WORTH.swordmaster * at(s.swordmaster, seat) +
    WORTH.council * at(s.council, seat) +
    WORTH.hand * item(s.hands, seat).length +
    conflictShare(s, seat) +
    pileWorth(item(s.decks, seat)) +
    pileWorth(item(s.discards, seat)) +
    pileWorth(item(s.hands, seat)) +
    pileWorth(item(s.played, seat)) +
    pileWorth(item(s.shown, seat));
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    worth += WORTH.influence * influenceOf(s, seat, faction);
  }
  for (const owner of s.control) if (owner === seat) worth += WORTH.control;
  return worth;
}

/** How well a seat stands, seen from that seat; only differences mean anything. */
export function evaluate(s: State, seat: number): number {
  if (s.winners !== 0) return (s.winners & (1 << seat)) !== 0 ? 1000 : -1000;
  let best = -Infinity;
  for (let other = 0; other < s.vp.length; other++) {
    if (other !== seat) best = Math.max(best, standing(s, other));
  }
  return standing(s, seat) - 0.5 * best;
}
