import type { FrameKind } from '../../frames/frame';
import { isOption } from '../../moves';
import type { Side } from '../../names';
import type { DecisionView } from '../../view/decision';
import type { Catalogue, Voice } from '../catalogue';
import { number, say, spoken, verbatim, words } from '../say';
import type { Said } from '../say';
import { matterPhrase } from '../mahdi/matter';
import { deploymentTokens, houseName, sideName, spice } from '../names/gameTerms';
import type { Phrase } from '../text';
import * as ask from './ask';
import { cardQuestion, placeQuestion } from './cards';

/** The prompt line's parts. */
export interface Prompt extends Said {
  readonly side: Side;
  readonly seat: number;
  /** How many of how many, or how many are left, where the decision repeats. */
  readonly count: string | null;
  readonly clause: string;
  /** All of it as one line, for a screen reader. */
  readonly line: string;
}

type Question = (voice: Voice, decision: DecisionView) => Phrase;

/** How each kind of decision is put; a new kind of frame has to be added here and to the messages. */
const QUESTIONS: Readonly<Record<FrameKind, Question>> = {
  round: (v) => say(v, 'prompt.round', {}),
  actions: (v) => say(v, 'prompt.actions', {}),
  program: (v) => say(v, 'prompt.program', {}),
  wormsign: (v) => say(v, 'prompt.wormsign', {}),
  storms: (v) => say(v, 'prompt.storms', {}),
  mahdi: (v) => say(v, 'prompt.mahdi', {}),
  actor: (v) => say(v, 'prompt.actor', {}),
  demand: (v) => say(v, 'prompt.demand', {}),
  cone: (v) => say(v, 'prompt.cone', {}),
  tie: (v, d) => say(v, 'prompt.tie', { matter: matterPhrase(v, d.stage ?? '') }),
  vehicles: (v, d) => say(v, 'prompt.vehicles', { vehicle: ask.oneVehicle(v, d) }),
  surplus: (v) => say(v, 'prompt.surplus', {}),
  beneGesserit: (v) => say(v, 'prompt.beneGesserit', {}),
  turn: (v, d) => {
    if (d.about.stage === 'acted') return say(v, 'prompt.turn.acted', {});
    const power = d.moves?.some((move) => isOption(move, 'desertPower')) === true;
    return say(v, power ? 'prompt.turn.desertPower' : 'prompt.turn.action', {});
  },
  die: (v, d) =>
    d.about.stage === 'paid'
      ? say(v, 'prompt.die.paid', {})
      : say(v, 'prompt.die.use', { result: ask.dieResult(v, d) }),
  choice: (v) => say(v, 'prompt.choice', {}),
  harvest: (v, d) => {
    const left = spice(v, d.about.spice ?? 0);
    return d.about.power === undefined
      ? say(v, 'prompt.harvest.buy', { spice: left })
      : say(v, 'prompt.harvest.marker', { power: ask.imperium(v, d.about.power), spice: left });
  },
  swap: (v) => say(v, 'prompt.swap', { generic: ask.generics(v) }),
  discardDown: (v) => say(v, 'prompt.discardDown', {}),
  dropPrescience: (v) => say(v, 'prompt.dropPrescience', {}),
  moves: (v, d) =>
    d.about.legions === 'any'
      ? say(v, 'prompt.moves.any', {})
      : say(v, 'prompt.moves', { legion: ask.legion(v, d) }),
  moveTo: (v, d) => {
    const slots = { area: ask.place(v, d) };
    if (d.stage === 'sandride') return say(v, 'prompt.moveTo.sandride', slots);
    return d.stage === 'air' ? say(v, 'prompt.moveTo.air', slots) : say(v, 'prompt.moveTo', slots);
  },
  moveWho: (v, d) => {
    const slots = { area: ask.place(v, d), target: ask.goal(v, d) };
    return d.stage === 'withSietch'
      ? say(v, 'prompt.moveWho.withSietch', slots)
      : say(v, 'prompt.moveWho', slots);
  },
  limits: (v, d) => say(v, 'prompt.limits', { area: ask.place(v, d) }),
  attack: (v, d) => {
    const slots = { legion: ask.legion(v, d) };
    if (d.about.surprise === true) return say(v, 'prompt.attack.surprise', slots);
    return d.about.legions === 'any' ? say(v, 'prompt.attack.any', {}) : say(v, 'prompt.attack', slots);
  },
  target: (v, d) => {
    const slots = { area: ask.place(v, d) };
    if (d.stage === 'sandride') return say(v, 'prompt.target.sandride', slots);
    return d.stage === 'air' ? say(v, 'prompt.target.air', slots) : say(v, 'prompt.target', slots);
  },
  battle: (v, d) => {
    const slots = { target: ask.goal(v, d) };
    switch (d.stage) {
      case 'decide':
        return say(v, 'prompt.battle.decide', slots);
      case 'retreat':
        return say(v, 'prompt.battle.retreat', slots);
      case 'retreatTo':
        return say(v, 'prompt.battle.retreatTo', slots);
      case 'advance':
        return say(v, 'prompt.battle.advance', slots);
      default:
        return say(v, 'prompt.battle', slots);
    }
  },
  combatCards: (v, d) =>
    say(v, d.stage === 'attack' ? 'prompt.combatCards.attack' : 'prompt.combatCards.defence', {
      target: ask.goal(v, d),
    }),
  specials: (v) => say(v, 'prompt.specials', {}),
  casualties: (v, d) => say(v, 'prompt.casualties', { area: ask.place(v, d) }),
  displace: (v, d) => say(v, 'prompt.displace', { area: ask.place(v, d) }),
  worm: (v, d) => say(v, 'prompt.worm', { area: ask.place(v, d) }),
  wormEffect: (v, d) => say(v, 'prompt.wormEffect', { area: ask.place(v, d) }),
  rescue: (v, d) => say(v, 'prompt.rescue', { area: ask.place(v, d) }),
  hazards: (v, d) => {
    if (d.stage === 'place') return say(v, 'prompt.hazards.place', { area: ask.place(v, d) });
    if (d.stage === 'signs') return say(v, 'prompt.hazards.signs', {});
    return d.stage === 'appear' ? say(v, 'prompt.hazards.appear', {}) : say(v, 'prompt.hazards.effects', {});
  },
  placeWormsigns: (v, d) =>
    say(v, d.stage === 'source' ? 'prompt.placeWormsigns.source' : 'prompt.placeWormsigns', {}),
  moveWorms: (v, d) => ask.wormQuestion(v, d, 'moveWorms'),
  wormAttack: (v, d) => ask.wormQuestion(v, d, 'wormAttack'),
  draw: ask.drawQuestion,
  drawTokens: (v, d) => say(v, 'prompt.drawTokens', { tokens: deploymentTokens(v, d.count ?? 1) }),
  deployToken: (v) => say(v, 'prompt.deployToken', {}),
  deployLeader: (v, d) =>
    d.about.leader === undefined
      ? say(v, 'prompt.deployLeader.who', {})
      : say(v, 'prompt.deployLeader.where', { leader: ask.someLeader(v, d.about.leader) }),
  deployUnits: (v, d) => say(v, 'prompt.deployUnits', { unit: ask.nextUnit(v, d) }),
  replace: (v, d) =>
    say(v, 'prompt.replace', { from: ask.nextUnit(v, d), to: ask.nextUnit(v, d, d.about.into) }),
  placeVehicles: (v, d) => {
    if (d.about.vehicle === undefined) return say(v, 'prompt.placeVehicles.kind', {});
    const slots = { vehicle: ask.oneVehicle(v, d) };
    return d.stage === 'source'
      ? say(v, 'prompt.placeVehicles.source', slots)
      : say(v, 'prompt.placeVehicles.where', slots);
  },
  guerrilla: (v) => say(v, 'prompt.guerrilla', {}),
  scout: (v, d) => {
    if (d.stage === 'what') return say(v, 'prompt.scout.what', { area: ask.place(v, d) });
    return d.stage === 'area' ? say(v, 'prompt.scout.area', {}) : say(v, 'prompt.scout.zone', {});
  },
  atomics: (v) => say(v, 'prompt.atomics', {}),
  claim: ask.claimQuestion,
  endClaims: (v) => say(v, 'prompt.endClaims', {}),
  bonus: (v, d) => say(v, 'prompt.bonus', { steps: number(d.count ?? 0) }, d.count),
  place: placeQuestion,
  pick: cardQuestion,
};

/** Kinds whose count is not a number of things still to be done: it is said in the text, or means nothing to a reader. */
const UNCOUNTED: readonly FrameKind[] = ['bonus', 'draw', 'drawTokens', 'place', 'harvest'];

/** Decisions that partners make together, whichever of them is asked (R13.3, R13.4, R13.7). */
const OF_BOTH_PARTNERS: readonly FrameKind[] = ['actor', 'demand', 'cone'];

/** Kinds whose count is the most that may be done. */
const AT_MOST: readonly FrameKind[] = ['combatCards', 'endClaims'];

function countText(voice: Voice, decision: DecisionView): string | null {
  const { count, of } = decision;
  if (count === null) return null;
  if (of !== null && decision.kind !== 'harvest') {
    return of < 2
      ? null
      : spoken(voice, say(voice, 'prompt.count.of', { count: number(count), of: number(of) })).text;
  }
  if (count < 2 || UNCOUNTED.includes(decision.kind)) return null;
  const id = AT_MOST.includes(decision.kind) ? 'prompt.count.most' : 'prompt.count.left';
  return words(voice, say(voice, id, { count: number(count) }, count));
}

/** What is being decided, in words. */
export function prompt(decision: DecisionView, catalogue: Catalogue): Prompt {
  const voice = { catalogue, side: decision.side };
  const said = spoken(voice, QUESTIONS[decision.kind](voice, decision));
  const count = countText(voice, decision);
  const { side, house } = decision;
  const bySide = house === null || OF_BOTH_PARTNERS.includes(decision.kind);
  const who = bySide ? sideName(voice, side) : houseName(voice, house); // R13.1
  const slots = { side: who, text: verbatim(said.text) };
  const line =
    count === null
      ? say(voice, 'prompt.line', slots)
      : say(voice, 'prompt.line.counted', { ...slots, count: verbatim(count) });
  return {
    ...said,
    side: decision.side,
    seat: decision.seat,
    count,
    clause: decision.clause,
    line: spoken(voice, line).text,
  };
}
