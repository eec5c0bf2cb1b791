import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type StepMessage = Extract<keyof typeof CARD_MESSAGES, `step.${string}`>;

export const EN_STEPS: Readonly<Record<StepMessage, Entry>> = {
  'step.move': 'Move {legions}.',
  'step.move.again': 'Then move {legions} again.',
  'step.attack': 'Attack with {legion}.',
  'step.attack.surprise': 'Make a surprise attack with {legion}.',
  'step.attack.extraDie':
    'In every round of this battle roll {dice} in addition, up to the usual limit of 6.',
  'step.attack.enemyCap': 'In the first round of this battle the enemy rolls at most {dice}.',
  'step.attack.freeContinue': 'Continuing this battle never costs a hit, not even against a {settlement}.',
  'step.place': 'Place {figures} {where}.',
  'step.deployTokens': {
    one: 'Draw {tokens} at random, look at it, and put it in a sietch together with 1 available leader.',
    other: 'Deploy {tokens} and 1 available leader in one or more sietches.',
  },
  'step.deployUnits': 'Deploy {figures} in one or more of your settlements.',
  'step.replace': 'Replace {from} on the board with {to}.',
  'step.carryLegion': 'Move a legion from a settlement straight to an area with another of your legions.',
  'step.displaceEnemy': 'Move an enemy legion that is in a desert to an empty adjacent area.',
  'step.specialAttack.adjacentToOwnLegion':
    'Make a special attack with {dice} on an enemy legion adjacent to any of your legions. Each hit and each special counts as 1 hit.',
  'step.specialAttack.connectedToOrnithopter':
    'Remove {ornithopter} to make a special attack with {dice} on an enemy legion in a sector connected to its air zone. Each hit and each special counts as 1 hit.',
  'step.storms': 'Roll for Coriolis storms, as in the hazards phase.',
  'step.draw': 'Draw {cards}.',
  'step.draw.house': 'Draw {cards} from the {house} deck.',
  'step.playCard': 'Play {cards} from your hand.',
  'step.opponentDiscards': 'Your opponent discards {cards} of their choice.',
  'step.placeVehicles': 'Place {vehicles}.',
  'step.placeVehicles.any': 'Place {vehicles} of your choice.',
  'step.removeVehicles': 'Remove {vehicles} from {leader:gen} sector or from air zones connected to it.',
  'step.removeHarvesters': 'Remove {vehicles} from deep deserts of one sector.',
  'step.rockets':
    'Choose a sector with one of your legions and roll {dice}. For each hit and each special, remove {vehicles} from that sector or from an air zone connected to it.',
  'step.placeWormsigns': {
    one: 'Put {wormsigns} face down in a desert without wormsign, sandworm or sietch.',
    other: 'Put {wormsigns} face down in deserts without wormsign, sandworm or sietch, 1 per area.',
  },
  'step.discardWormsigns': 'Discard {wormsigns} of your choice from the board.',
  'step.clearWormsigns': 'Discard every wormsign adjacent to {area:loc}.',
  'step.placeWorms.sandworm': {
    one: 'Place {worms} in an empty desert adjacent to another sandworm.',
    other: 'Place {worms} in empty deserts, each adjacent to another sandworm.',
  },
  'step.placeWorms.atreidesLegion': {
    one: 'Place {worms} in an empty desert adjacent to an Atreides legion.',
    other: 'Place {worms} in empty deserts, each adjacent to an Atreides legion.',
  },
  'step.moveWorms': {
    one: 'Move {worms} up to 2 deserts away.',
    other: 'Move {worms}, each up to 2 deserts away.',
  },
  'step.wormAttack': 'Attack with {worms}.',
  'step.wildMakerEnters': 'The {wildMaker} enters play in an empty desert, its card spent.',
  'step.wildMakerActs':
    'Move the {wildMaker}, then attack with it. While it is off the board this has no effect.',
  'step.desertPower': {
    one: 'Take {times} Desert Power action.',
    other: 'Take {times} Desert Power actions in a row.',
  },
  'step.enter': '{leader} enters play.',
  'step.enter.leaves': '{leader} leaves the game.',
  'step.leaderToTank.enemyInHarkonnenSector':
    'Send 1 enemy named leader who is in the same sector as a Harkonnen legion to the tank.',
  'step.leaderToTank.enemyAdjacentToThat': 'Send 1 enemy named leader adjacent to that legion to the tank.',
  'step.leaderToTank.anyEnemy': 'Send 1 enemy named leader of your choice to the tank.',
  'step.useDieAsAny': 'Use the die as any other result.',
  'step.spendWildMaker': 'Turn the {wildMaker:gen} card: it is spent until the end of the round.',
  'step.spy': 'Choose an area. Its sietch and all its deployment tokens are revealed.',
  'step.placeThreatenedToken':
    'If a Harkonnen legion is within 2 areas of a sietch, place {tokens} in that sietch.',
  'step.swapTokens': 'Swap all deployment tokens between 2 sietches. One of the two may have none.',
  'step.moveSietch':
    'Move a sietch, with any number of the figures and tokens in its area, to an adjacent empty desert. The area it left is no longer a sietch.',
  'step.takeBeneGesserit': 'Take {tokens} from the reserve.',
  'step.discardHouseDie': 'Discard 1 unused Atreides die with a {result} result.',
  'step.forceDie': 'Choose 1 unused Harkonnen die. They must use it in their next turn.',
  'step.withholdPaul':
    'In their next action turn the Atreides may not place or deploy {leader}, nor move or attack with his legion.',
  'step.lowerImperium': 'Lower 1 imperium marker by 1 row. This does not bring its ban.',
  'step.shiftMarkers':
    'Lower one prescience marker by any number of steps and raise another by the same number.',
  'step.secondObjective': 'Draw a second secret objective. Completing either of the two wins the game.',
  'step.detonate': 'Detonate the atomics now.',
  'step.reshufflePrescience': 'Shuffle 1 revealed prescience card back into its deck.',
  'step.replacePrescience':
    'Remove any number of revealed prescience cards from the game and replace each from the deck.',
  'step.attach': 'Attach this card to a revealed prescience card.',
  'step.attach.gain': 'When that card is claimed, also advance any one marker by {steps}.',
  'step.attach.discarded': 'Discard this card at the end of the round.',
  'step.attach.keeps':
    'Nothing can discard that card or shuffle it back. It stays revealed, in addition to the usual cards, until it is claimed.',
  'step.choose': 'Choose one:',
  'step.choose.together': 'In this order:',
  'step.if.else': 'Otherwise:',
};
