import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type FactMessage = Exclude<
  keyof typeof CARD_MESSAGES,
  `step.${string}` | `who.${string}` | `where.${string}` | `if.${string}`
>;

export const EN_FACTS: Readonly<Record<FactMessage, Entry>> = {
  'scheming.never': 'This card is never played, and never discarded in any other way than this:',
  'scheming.free':
    'As a free action, while {hawat} is in play (the tank counts), discard 2 or 3 copies of this card. {hawat} leaves the game, {mohiam} enters play, and you take {tokens}.',

  'claim.endOfRound': 'Claim at the end of the round.',
  'claim.actionPhase': 'Claim in the action phase.',
  'need.legionsOn': 'You have legions in {areas}.',
  'need.legionsOn.outsideSietches': 'You have legions in {areas} without a sietch.',
  'need.inHiddenSietch': '{leader} is in an area with an unrevealed sietch.',
  'need.eachInOpenDeepDesert': '{leaders} are each in a deep desert without a sietch.',
  'need.togetherInSietch': '{leaders} are in the same sietch.',
  'need.tokensWith': 'There are at least {tokens} in {leader:gen} area.',
  'need.inQuietSector': '{leader} is in a sector without a Harkonnen legion.',
  'need.challenger': 'A legion with a named leader and a naib is in a sector without a Harkonnen legion.',
  'need.threatenedToken': 'A sietch in a sector with a Harkonnen legion holds a deployment token.',
  'need.event.harvesterDestroyed': 'One of your legions has just destroyed a harvester.',
  'need.event.sandride':
    'One of your legions with a named leader has just sandridden into an area that was empty desert.',
  'need.event.battleWon':
    'One of your legions has just won a battle against a Harkonnen legion with a leader.',
  'need.event.wormKilled': 'A sandworm attack in the action phase has just eliminated a Harkonnen unit.',
  'cost.die': 'Spend {dice}: this is your action, and the die does nothing else.',
  'cost.free': 'A free action in your own turn.',
  'effect.revealSietchOf': 'Reveal the sietch in {leader:gen} area.',
  'effect.revealTokensWith': 'Reveal {tokens} in {leader:gen} area.',
  'effect.toTank': '{leader} goes to the first space of the tank.',
  'effect.removeChallengersNaib': 'Remove that naib.',
  'effect.removeThreatenedToken': 'Remove {tokens} from such a sietch.',
  'gain.advance': 'Advance {markers}.',

  'leader.enters.start': 'In play from the start.',
  'leader.enters.supremacy': 'Enters play when supremacy reaches {step}.',
  'leader.enters.marker': 'Enters play when {marker} reaches {step}.',
  'leader.enters.anyMarker': 'Enters play when any prescience marker reaches {step}.',
  'leader.enters.replacing': 'Replaces {leader} when {marker} reaches {step}, in the same place and state.',
  'leader.enters.card': 'Enters play with {card}.',
  'leader.enters.removal': 'Enters play when {leader} is removed from the game.',
  'leader.removes': '{leader} then leaves the game.',
  'leader.combat': 'In battle a special becomes {symbols}.',
  'leader.slot': 'Special action, an option of a {result} die:',
  'leader.slot.desertPower': 'Special action, an option of a Desert Power action:',
  'leader.noSpecial': 'Has no special action.',
  'wildMaker.worm': 'A sandworm in every respect, but its attack rolls {dice}.',

  'ban.legionLimit': 'A Harkonnen legion may have at most {units}.',
  'ban.noScouting': 'The Harkonnen may not scout.',
  'ban.noCombatCards': 'The Harkonnen may not discard planning cards for combat dice.',
  'objective.name': 'Secret objective {number}',
  'objective.needs': 'Needs {markers}, or more.',
  'objective.when': 'Checked at the end of each round after claims, and at once when Arrakeen is destroyed.',
  'tactic.harvest': 'As harvest sector: {sector}.',
  'tactic.target': 'As target sietch: {area:loc}.',
  'result.any': 'Use the die as any other result, special actions of leaders included.',
  'result.desertPower': 'Desert Power',

  'card.copies': { one: '{name} ({count} copy)', other: '{name} ({count} copies)' },

  'mark.combat': 'combat symbols',
  'mark.slot': 'slot',
  'mark.special': 'special action',
  'mark.requirement': 'requirement',
  'mark.markers': 'markers',
  'mark.reconstructed': 'Reconstructed, as no source gives it: {parts}.',
};
