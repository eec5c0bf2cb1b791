import { item } from '../../../core/at';
import { printSteps } from '../../cards/printer/program';
import { programOf } from '../../cards/programs';
import { CARD_IDS } from '../../data/planning.data';
import type { CardId } from '../../data/planning.data';
import type { FrameKind } from '../../frames/frame';
import { FIRST_LEADER, OPTIONS } from '../../moves';
import type { Move, OptionName } from '../../moves';
import type { DecisionView } from '../../view/decision';
import type { Catalogue, Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { number, say, spoken, verbatim } from '../say';
import type { Said } from '../say';
import type { Phrase } from '../text';
import { alternativeAt } from './alternatives';
import { figureName, moveName } from './moveName';

/** What ending or declining is called, by what is being decided; elsewhere it skips an effect. */
const DONE: Readonly<Partial<Record<FrameKind, 'done' | 'endTurn' | 'lose' | 'noEffect' | 'conferred'>>> = {
  turn: 'endTurn',
  cone: 'conferred',
  die: 'noEffect',
  rescue: 'lose',
  moves: 'done',
  combatCards: 'done',
  swap: 'done',
  dropPrescience: 'done',
  endClaims: 'done',
  harvest: 'done',
  deployUnits: 'done',
  replace: 'done',
  placeVehicles: 'done',
  placeWormsigns: 'done',
  moveWorms: 'done',
};

function figureLabel(voice: Voice, decision: DecisionView, figure: number): Phrase {
  const who = figureName(voice, figure);
  if (decision.kind === 'moveWho') return say(voice, 'label.figure.stays', { figure: who });
  return decision.kind === 'die' && figure >= FIRST_LEADER
    ? say(voice, 'label.figure.special', { leader: who })
    : who;
}

function optionLabel(voice: Voice, decision: DecisionView, option: OptionName): Phrase {
  if (option === 'stay' && decision.kind === 'moveWho') return say(voice, 'label.option.stay.nobody', {});
  const wildMaker = names.wildMaker(voice);
  if (option === 'wildMaker' && decision.kind === 'swap') {
    return say(voice, 'label.option.wildMaker.swap', { wildMaker });
  }
  return say(voice, `label.option.${option}`, { wildMaker });
}

function cardOf(program: string): CardId | null {
  return CARD_IDS.find((id) => program === `card:${id}`) ?? null;
}

/** An alternative of a program in the program's own words. */
function alternativeLabel(voice: Voice, { program, about }: DecisionView, n: number): Phrase {
  const start = about.alternatives?.[n - 1];
  if (program === null || start === undefined) return say(voice, 'label.number', { n: number(n) });
  const lines = printSteps(voice, alternativeAt(programOf(program.id), start), cardOf(program.id));
  return verbatim(lines.map((entry) => entry.text).join(' '));
}

function numberLabel(voice: Voice, decision: DecisionView, n: number): Phrase {
  const { kind, about, count } = decision;
  if (kind === 'choice') return alternativeLabel(voice, decision, n);
  if (kind === 'harvest') {
    if (n === 0) return say(voice, 'label.number.price.down', {});
    return say(voice, n > 2 ? 'label.number.price.up' : 'label.number.price.stay', {
      spice: names.spice(voice, n),
    });
  }
  const [first, second] = about.houses ?? [];
  if (kind === 'draw' && first !== undefined && second !== undefined) {
    return say(voice, 'label.number.split', {
      first: number(n),
      firstHouse: names.houseName(voice, first),
      second: number(Math.max(0, (count ?? n) - n)),
      secondHouse: names.houseName(voice, second),
    });
  }
  if (kind === 'draw') return say(voice, 'label.number.cards', { cards: names.planningCards(voice, n) });
  if (kind === 'drawTokens') {
    return say(voice, 'label.number.tokens', { tokens: names.deploymentTokens(voice, n) });
  }
  return say(voice, 'label.number', { n: number(n) });
}

function labelPhrase(voice: Voice, decision: DecisionView, move: Move): Phrase {
  switch (move.kind) {
    case 'done':
      return say(voice, `label.done.${DONE[decision.kind] ?? 'skip'}`, {});
    case 'option':
      return optionLabel(voice, decision, item(OPTIONS, move.value));
    case 'number':
      return numberLabel(voice, decision, move.value);
    case 'figure':
      return figureLabel(voice, decision, move.value);
    default:
      return moveName(voice, move);
  }
}

/** A move in words, as a choice in the decision that it answers. */
export function label(move: Move, decision: DecisionView, catalogue: Catalogue): Said {
  // R14.0: in a tie the Atreides choose among the automaton's figures, so a nameless leader there is a bashar.
  const voice = { catalogue, side: decision.kind === 'tie' ? 'harkonnen' : decision.side } as const;
  return spoken(voice, labelPhrase(voice, decision, move));
}
