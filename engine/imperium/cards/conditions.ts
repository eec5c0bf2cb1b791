import { at, item } from '../../core/at';
import { FACTIONS } from '../names';
import { holdsAnyAlliance, influenceOf } from '../state/influence';
import { isPerson } from '../state/options';
import { countOf } from '../state/piles';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import type { Condition } from './step';
import { CARD_FACTIONS, SPICE_MUST_FLOW } from './tables';

/** A Rival counts as holding so many (I13.8). */
const RIVAL_SPICE_MUST_FLOW = 2;

function countFaction(pile: readonly number[], bit: number): number {
  let n = 0;
  for (let i = 0; i < pile.length; i++) if ((at(CARD_FACTIONS, at(pile, i)) & bit) !== 0) n++;
  return n;
}

/** Cards of a Faction in play: played in Agent turns or revealed, this round (I6.6). */
export function inPlayOf(s: State, seat: number, faction: number): number {
  const bit = 1 << faction;
  return countFaction(item(s.played, seat), bit) + countFaction(item(s.shown, seat), bit);
}

/** The Spice Must Flow anywhere among a player's cards. */
export function spiceMustFlowOf(s: State, seat: number): number {
  if (!isPerson(s.options, seat)) return s.options.players === 1 ? RIVAL_SPICE_MUST_FLOW : 0;
  return (
    countOf(item(s.decks, seat), SPICE_MUST_FLOW) +
    countOf(item(s.discards, seat), SPICE_MUST_FLOW) +
    countOf(item(s.hands, seat), SPICE_MUST_FLOW)
  );
}

/** `card`: the one that asks, so that it does not count itself. */
export function holds(s: State, seat: number, cond: Condition, card: number): boolean {
  switch (cond.test) {
    case 'otherInPlay': {
      const faction = FACTIONS.indexOf(cond.faction);
      const itself = card >= 0 && (at(CARD_FACTIONS, card) & (1 << faction)) !== 0 ? 1 : 0;
      return inPlayOf(s, seat, faction) > itself;
    }
    case 'alliance':
      return at(s.alliance, FACTIONS.indexOf(cond.faction)) === seat;
    case 'anyAlliance':
      return holdsAnyAlliance(s, seat);
    case 'influence':
      return influenceOf(s, seat, FACTIONS.indexOf(cond.faction)) >= cond.n;
    case 'highCouncil':
      return at(s.council, seat) === 1;
    case 'mentatOnSpace':
      return s.mentat === NOBODY;
    case 'opponentTroop':
      return s.conflict.some((troops, other) => other !== seat && troops > 0);
    case 'spiceMustFlow':
      return spiceMustFlowOf(s, seat) >= cond.n;
    case 'mostSpiceMustFlow': {
      const own = spiceMustFlowOf(s, seat);
      return s.vp.every((_, other) => other === seat || spiceMustFlowOf(s, other) < own);
    }
    case 'tracks': {
      let high = 0;
      for (let faction = 0; faction < FACTIONS.length; faction++) {
        if (influenceOf(s, seat, faction) >= cond.at) high++;
      }
      return high >= cond.n;
    }
  }
}
