import { whoPhrase } from '../../cards/printer/phrases';
import type { LeaderId, Power, UnitRank } from '../../names';
import { PRESCIENCE_PROGRAMS } from '../../prescience/programs';
import type { DecisionView } from '../../view/decision';
import type { Voice } from '../catalogue';
import {
  airZone,
  anyLeader,
  area,
  genericLeader,
  houseName,
  leader,
  planningCards,
  power,
  prescienceCard,
  result,
  unit,
  vehicle,
  wildMaker,
} from '../names/gameTerms';
import { noun, say, verbatim } from '../say';
import type { Phrase } from '../text';

const NOTHING = verbatim('');

/** The place that a decision starts from. */
export function place(voice: Voice, decision: DecisionView): Phrase {
  const where = decision.area ?? decision.about.area;
  return where === undefined ? NOTHING : area(voice, where);
}

/** The place that it is aimed at. */
export function goal(voice: Voice, decision: DecisionView): Phrase {
  return decision.target === null ? place(voice, decision) : area(voice, decision.target);
}

export function zone(voice: Voice, decision: DecisionView): Phrase {
  return decision.about.zone === undefined ? NOTHING : airZone(voice, decision.about.zone);
}

export function oneVehicle(voice: Voice, decision: DecisionView): Phrase {
  return vehicle(voice, decision.about.vehicle ?? 'harvester', 1);
}

export function dieResult(voice: Voice, decision: DecisionView): Phrase {
  return decision.about.result === undefined ? NOTHING : result(voice, decision.about.result);
}

export function imperium(voice: Voice, name: Power): Phrase {
  return power(voice, name);
}

/** Naibs or bashars in general. */
export function generics(voice: Voice): Phrase {
  return noun(voice, 'genericLeader', { glyph: 'genericLeader', side: voice.side }, voice.side, 2);
}

export function someLeader(voice: Voice, who: LeaderId | 'generic' | 'any'): Phrase {
  if (who === 'any') return anyLeader(voice, 1);
  return who === 'generic' ? genericLeader(voice, 1) : leader(voice, who);
}

/** The legion that may be chosen, in the words of the cards. */
export function legion(voice: Voice, { about }: DecisionView): Phrase {
  switch (about.legions) {
    case 'leader':
      return about.leader === undefined || about.leader === 'generic' || about.leader === 'any'
        ? whoPhrase(voice, 'withLeader', 1)
        : whoPhrase(voice, { leader: about.leader }, 1);
    case 'that':
      return about.area === undefined
        ? whoPhrase(voice, 'that', 1)
        : whoPhrase(voice, { area: about.area }, 1);
    case undefined:
      return whoPhrase(voice, 'any', 1);
    default:
      return whoPhrase(voice, about.legions, 1);
  }
}

/** "1 elite", the unit that is next. */
export function nextUnit(
  voice: Voice,
  { about }: DecisionView,
  rank: UnitRank | undefined = about.rank,
): Phrase {
  return unit(voice, rank ?? 'regular', 1);
}

export function wormQuestion(voice: Voice, decision: DecisionView, kind: 'moveWorms' | 'wormAttack'): Phrase {
  if (decision.stage === 'to') return say(voice, `prompt.${kind}.to`, { area: place(voice, decision) });
  return decision.about.wildMaker === true
    ? say(voice, `prompt.${kind}.wildMaker`, { wildMaker: wildMaker(voice) })
    : say(voice, `prompt.${kind}.from`, {});
}

export function drawQuestion(voice: Voice, { about, count }: DecisionView): Phrase {
  const cards = planningCards(voice, count ?? 0);
  const [first, second] = about.houses ?? [];
  return first === undefined || second === undefined
    ? say(voice, 'prompt.draw', { cards })
    : say(voice, 'prompt.draw.split', { cards, house: houseName(voice, first) });
}

/** Offered, or what its effect leaves to choose. */
export function claimQuestion(voice: Voice, { about }: DecisionView): Phrase {
  if (about.prescience === undefined) return say(voice, 'prompt.endClaims', {});
  const effect = PRESCIENCE_PROGRAMS[about.prescience].effect?.effect;
  if (about.stage === 'effect' && effect === 'revealTokensWith') return say(voice, 'prompt.claim.reveal', {});
  if (about.stage === 'effect' && effect === 'removeChallengersNaib')
    return say(voice, 'prompt.claim.naib', {});
  if (about.stage === 'effect' && effect === 'removeThreatenedToken')
    return say(voice, 'prompt.claim.flee', {});
  return say(voice, 'prompt.claim.offer', { card: prescienceCard(voice, about.prescience) });
}
