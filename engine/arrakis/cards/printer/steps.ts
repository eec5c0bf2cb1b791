import type { Voice } from '../../messages/catalogue';
import {
  anyVehicle,
  area,
  beneGesserit,
  combatDice,
  deploymentTokens,
  figures,
  anyLeader,
  houseName,
  leader,
  planningCards,
  result,
  sandworms,
  settlement,
  unit,
  vehicle,
  wildMaker,
  wormsigns,
} from '../../messages/names/gameTerms';
import { list, number, say } from '../../messages/say';
import type { Phrase } from '../../messages/text';
import { VEHICLES } from '../../names';
import type { Side } from '../../names';
import type { SingleStep } from '../step';
import { placedPhrase, wherePhrase, whoPhrase } from './phrases';

type StepOf<K extends SingleStep['do']> = Extract<SingleStep, { readonly do: K }>;

function enemyOf(side: Side): Side {
  return side === 'atreides' ? 'harkonnen' : 'atreides';
}

/** How each kind of step is said. A new kind has to be added here, to the messages, and so to every catalogue. */
const SAY: { readonly [K in SingleStep['do']]: (voice: Voice, step: StepOf<K>) => Phrase } = {
  move: (v, step) => say(v, 'step.move', { legions: whoPhrase(v, step.who, step.legions) }, step.legions),
  attack: (v, step) =>
    say(v, step.surprise === true ? 'step.attack.surprise' : 'step.attack', {
      legion: whoPhrase(v, step.who, 1),
    }),
  place: (v, step) =>
    say(v, 'step.place', {
      figures: placedPhrase(v, step.units ?? {}, step.leader),
      where: wherePhrase(v, step.where, step.spread),
    }),
  deployTokens: (v, { tokens }) =>
    say(v, 'step.deployTokens', { tokens: deploymentTokens(v, tokens) }, tokens),
  deployUnits: (v, { units }) =>
    say(v, 'step.deployUnits', { figures: list([...figures(v, units), anyLeader(v, 1)]) }),
  replace: (v, { count, from, to }) =>
    say(v, 'step.replace', { from: unit(v, from, count), to: unit(v, to, count) }, count),
  carryLegion: (v) => say(v, 'step.carryLegion', {}),
  displaceEnemy: (v) => say(v, 'step.displaceEnemy', {}),
  specialAttack: (v, step) =>
    step.at === 'adjacentToOwnLegion'
      ? say(v, 'step.specialAttack.adjacentToOwnLegion', { dice: combatDice(v, step.dice) })
      : say(v, 'step.specialAttack.connectedToOrnithopter', {
          dice: combatDice(v, step.dice),
          ornithopter: vehicle(v, 'ornithopter', 1),
        }),
  storms: (v) => say(v, 'step.storms', {}),
  draw: (v, { count, house }) => {
    const cards = planningCards(v, count);
    return house === undefined
      ? say(v, 'step.draw', { cards }, count)
      : say(v, 'step.draw.house', { cards, house: houseName(v, house) }, count);
  },
  playCard: (v) => say(v, 'step.playCard', { cards: planningCards(v, 1) }),
  opponentDiscards: (v, { count }) =>
    say(v, 'step.opponentDiscards', { cards: planningCards(v, count) }, count),
  placeVehicles: (v, { fixed, any }) => {
    const kinds = VEHICLES.flatMap((kind) => {
      const count = fixed?.[kind] ?? 0;
      return count === 0 ? [] : [vehicle(v, kind, count)];
    });
    return any === undefined
      ? say(v, 'step.placeVehicles', { vehicles: list(kinds) })
      : say(v, 'step.placeVehicles.any', { vehicles: list([...kinds, anyVehicle(v, any)]) });
  },
  removeVehicles: (v, { count, near }) =>
    say(v, 'step.removeVehicles', { vehicles: anyVehicle(v, count), leader: leader(v, near) }, count),
  removeHarvesters: (v, { count }) =>
    say(v, 'step.removeHarvesters', { vehicles: vehicle(v, 'harvester', count) }, count),
  rockets: (v, { dice }) =>
    say(v, 'step.rockets', { dice: combatDice(v, dice), vehicles: anyVehicle(v, 1) }, dice),
  placeWormsigns: (v, { count }) => say(v, 'step.placeWormsigns', { wormsigns: wormsigns(v, count) }, count),
  discardWormsigns: (v, { count }) =>
    say(v, 'step.discardWormsigns', { wormsigns: wormsigns(v, count) }, count),
  clearWormsigns: (v, { around }) => say(v, 'step.clearWormsigns', { area: area(v, around) }),
  placeWorms: (v, { count, beside }) =>
    say(v, `step.placeWorms.${beside}`, { worms: sandworms(v, count) }, count),
  moveWorms: (v, { count }) => say(v, 'step.moveWorms', { worms: sandworms(v, count) }, count),
  wormAttack: (v) => say(v, 'step.wormAttack', { worms: sandworms(v, 1) }),
  wildMakerEnters: (v) => say(v, 'step.wildMakerEnters', { wildMaker: wildMaker(v) }),
  wildMakerActs: (v) => say(v, 'step.wildMakerActs', { wildMaker: wildMaker(v) }),
  desertPower: (v) => say(v, 'step.desertPower', { times: number(1) }, 1),
  enter: (v, step) => say(v, 'step.enter', { leader: leader(v, step.leader) }),
  leaderToTank: (v, step) => say(v, `step.leaderToTank.${step.of}`, {}),
  useDieAsAny: (v) => say(v, 'step.useDieAsAny', {}),
  spendWildMaker: (v) => say(v, 'step.spendWildMaker', { wildMaker: wildMaker(v) }),
  spy: (v) => say(v, 'step.spy', {}),
  placeThreatenedToken: (v) => say(v, 'step.placeThreatenedToken', { tokens: deploymentTokens(v, 1) }),
  swapTokens: (v) => say(v, 'step.swapTokens', {}),
  moveSietch: (v) => say(v, 'step.moveSietch', {}),
  takeBeneGesserit: (v) => say(v, 'step.takeBeneGesserit', { tokens: beneGesserit(v, 1) }),
  discardHouseDie: (v) => say(v, 'step.discardHouseDie', { result: result(v, 'house') }),
  forceDie: (v) => say(v, 'step.forceDie', {}),
  withholdPaul: (v) => say(v, 'step.withholdPaul', { leader: leader(v, 'paul*') }),
  lowerImperium: (v) => say(v, 'step.lowerImperium', {}),
  shiftMarkers: (v) => say(v, 'step.shiftMarkers', {}),
  secondObjective: (v) => say(v, 'step.secondObjective', {}),
  detonate: (v) => say(v, 'step.detonate', {}),
  reshufflePrescience: (v) => say(v, 'step.reshufflePrescience', {}),
  replacePrescience: (v) => say(v, 'step.replacePrescience', {}),
  attach: (v) => say(v, 'step.attach', {}),
};

/** One step in words. The table pairs every kind with its own function, so the step fits. */
export function stepPhrase(voice: Voice, step: SingleStep): Phrase {
  return (SAY[step.do] as (voice: Voice, step: SingleStep) => Phrase)(voice, step);
}

/** What is added to a step, with the clauses that it touches. */
export type Note = readonly [phrase: Phrase, ...clauses: string[]];

/** What an attack changes in the battle that it starts. */
export function attackNotes(voice: Voice, step: StepOf<'attack'>): readonly Note[] {
  const { extraDie, enemyCap, freeContinue } = step;
  const notes: Note[] = [];
  if (extraDie !== undefined) {
    notes.push([
      say(voice, 'step.attack.extraDie', { dice: combatDice(voice, extraDie) }, extraDie),
      'R7.10',
    ]);
  }
  if (enemyCap !== undefined) {
    notes.push([
      say(voice, 'step.attack.enemyCap', { dice: combatDice(voice, enemyCap) }, enemyCap),
      'R7.10',
    ]);
  }
  if (freeContinue === true) {
    const slots = { settlement: settlement(voice, enemyOf(voice.side)) };
    notes.push([say(voice, 'step.attack.freeContinue', slots), 'R7.12']);
  }
  return notes;
}
