import { item } from '../../../core/at';
import type { Entry, Noun } from '../../../core/text/entry';
import { capitalise, plain, render } from '../../../core/text/phrase';
import type { Phrase } from '../../../core/text/phrase';
import { ANY_NUMBER } from '../step';
import type { Condition, Cost, Step } from '../step';
import type { Faction } from '../../names';
import type { CardCatalogue, MessageId, NounId } from './messages';

/** `step` is done, `pay` and `if` hold what follows from them, `choose` its alternatives, `fact` says something of the card. */
export type LineKind = 'step' | 'pay' | 'if' | 'else' | 'choose' | 'together' | 'fact' | 'heading';

/** One line of a card, with the lines that hang on it. */
export interface Line {
  readonly kind: LineKind;
  readonly text: string;
  readonly inner: readonly Line[];
}

type Slots = Readonly<Record<string, Phrase>>;

export function text(words: string): Phrase {
  return { says: 'text', text: words };
}

export function number(n: number): Phrase {
  return { says: 'text', text: String(n), count: n };
}

export function list(of: readonly Phrase[], by: 'and' | 'or' = 'and'): Phrase {
  return { says: 'list', of, by };
}

export function counted(catalogue: CardCatalogue, id: NounId, count: number): Phrase {
  return { says: 'noun', noun: catalogue.nouns[id], count, counted: true, variant: null, glyph: null };
}

function named(noun: Noun): Phrase {
  return { says: 'noun', noun, count: 1, counted: false, variant: null, glyph: null };
}

export function faction(catalogue: CardCatalogue, id: Faction): Phrase {
  return named(catalogue.factions[id]);
}

function entryOf({ steps, specials, facts }: CardCatalogue, id: MessageId): Entry {
  if (id in steps) return steps[id as keyof typeof steps];
  return id in specials ? specials[id as keyof typeof specials] : facts[id as keyof typeof facts];
}

export function line(
  catalogue: CardCatalogue,
  kind: LineKind,
  id: MessageId,
  slots: Slots = {},
  inner: readonly Line[] = [],
  count: number | null = null,
): Line {
  const phrase: Phrase = { says: 'message', entry: entryOf(catalogue, id), slots, count, variant: null };
  return { kind, text: plain(capitalise(render(catalogue.grammar, phrase))), inner };
}

const GAINS = ['solari', 'spice', 'water', 'vp', 'persuasion', 'swords'] as const;

/** Amounts as a list of counted nouns. */
export function amounts(
  catalogue: CardCatalogue,
  of: Readonly<Partial<Record<(typeof GAINS)[number], number>>>,
): Phrase {
  return list(
    GAINS.flatMap((id) => {
      const n = of[id];
      return n === undefined || n === 0 ? [] : [counted(catalogue, id, n)];
    }),
  );
}

function printCost(catalogue: CardCatalogue, cost: Cost, inner: readonly Line[]): Line {
  if (cost.trash === true) return line(catalogue, 'pay', 'pay.trash', {}, inner);
  if (cost.trashSelf === true) return line(catalogue, 'pay', 'pay.trashSelf', {}, inner);
  if (cost.troops !== undefined) {
    return line(catalogue, 'pay', 'pay.troops', { troops: counted(catalogue, 'troop', cost.troops) }, inner);
  }
  const things = amounts(catalogue, cost);
  if (cost.influence === undefined) return line(catalogue, 'pay', 'pay', { things }, inner);
  const influence = counted(catalogue, 'influence', cost.influence);
  return line(catalogue, 'pay', 'pay.influence', { influence, things }, inner);
}

function conditionSlots(catalogue: CardCatalogue, cond: Condition): Slots {
  switch (cond.test) {
    case 'otherInPlay':
    case 'alliance':
      return { faction: faction(catalogue, cond.faction) };
    case 'influence':
      return {
        faction: faction(catalogue, cond.faction),
        influence: counted(catalogue, 'influence', cond.n),
      };
    case 'spiceMustFlow':
      return { n: number(cond.n) };
    case 'tracks':
      return { n: number(cond.n), at: number(cond.at) };
    case 'anyAlliance':
    case 'highCouncil':
    case 'mentatOnSpace':
    case 'opponentTroop':
    case 'mostSpiceMustFlow':
      return {};
  }
}

export function printCondition(catalogue: CardCatalogue, cond: Condition, inner: readonly Line[]): Line {
  return line(catalogue, 'if', `if.${cond.test}`, conditionSlots(catalogue, cond), inner);
}

function printInfluence(catalogue: CardCatalogue, step: Extract<Step, { do: 'influenceAny' }>): Line {
  const influence = counted(catalogue, 'influence', step.n);
  if (step.behind === true) return line(catalogue, 'step', 'influence.behind', { influence });
  if (step.among === undefined) return line(catalogue, 'step', 'influence.any', { influence });
  const factions = list(
    step.among.map((id) => faction(catalogue, id)),
    'or',
  );
  return line(catalogue, 'step', 'influence.among', { influence, factions });
}

function printTroops(catalogue: CardCatalogue, kind: 'deploy' | 'retreat', upTo: number): Line {
  if (upTo === ANY_NUMBER) return line(catalogue, 'step', `${kind}.any`);
  return line(catalogue, 'step', kind, { troops: counted(catalogue, 'troop', upTo) });
}

function printAlternative(catalogue: CardCatalogue, steps: readonly Step[]): Line {
  const inner = printSteps(catalogue, steps);
  return inner.length === 1 ? item(inner, 0) : line(catalogue, 'together', 'together', {}, inner);
}

function specialSlots(catalogue: CardCatalogue, step: Step): Slots {
  switch (step.do) {
    case 'persuasionHere':
    case 'spiceMustFlowDiscount':
      return { persuasion: counted(catalogue, 'persuasion', step.n) };
    case 'persuasionPer':
      return {
        persuasion: counted(catalogue, 'persuasion', step.n),
        faction: faction(catalogue, step.faction),
      };
    case 'takeFromDiscard':
      return { faction: faction(catalogue, step.faction) };
    case 'sellMelange':
      return { rates: text(step.rates.map(([spice, solari]) => `${spice} → ${solari}`).join(', ')) };
    case 'harvest':
      return { spice: counted(catalogue, 'spice', step.base) };
    case 'opponentsLoseTroop':
      return { troops: counted(catalogue, 'troop', step.n) };
    case 'opponentsDiscard':
      return { cards: counted(catalogue, 'card', step.n) };
    case 'acquire':
      return { n: number(step.upTo) };
    default:
      return {};
  }
}

/** One step in words; what hangs on it stands under it. */
export function printStep(catalogue: CardCatalogue, step: Step): readonly Line[] {
  switch (step.do) {
    case 'gain':
      return [line(catalogue, 'step', 'gain', { things: amounts(catalogue, step) })];
    case 'draw':
      return [line(catalogue, 'step', 'draw', { cards: counted(catalogue, 'card', step.n) })];
    case 'intrigue':
      return [line(catalogue, 'step', 'intrigue', { cards: counted(catalogue, 'intrigue', step.n) })];
    case 'recruit': {
      const id = step.deploy === undefined ? 'recruit' : (`recruit.${step.deploy}` as const);
      return [line(catalogue, 'step', id, { troops: counted(catalogue, 'troop', step.n) })];
    }
    case 'influence': {
      const slots = {
        influence: counted(catalogue, 'influence', step.n),
        faction: faction(catalogue, step.faction),
      };
      return [line(catalogue, 'step', 'influence', slots)];
    }
    case 'influenceAny':
      return [printInfluence(catalogue, step)];
    case 'trash':
    case 'trashSelf':
      return [line(catalogue, 'step', step.do)];
    case 'deploy':
    case 'retreat':
      return [printTroops(catalogue, step.do, step.upTo)];
    case 'pay':
      return [printCost(catalogue, step.cost, printSteps(catalogue, step.then))];
    case 'if': {
      const then = printCondition(catalogue, step.cond, printSteps(catalogue, step.then));
      if (step.else === undefined) return [then];
      return [then, line(catalogue, 'else', 'else', {}, printSteps(catalogue, step.else))];
    }
    case 'choose': {
      const of = step.of.map((steps) => printAlternative(catalogue, steps));
      return [line(catalogue, 'choose', step.n === 1 ? 'choose.one' : 'choose.two', {}, of)];
    }
    case 'acquire': {
      const id = step.to === 'deckTop' ? 'acquire.deckTop' : 'acquire';
      return [line(catalogue, 'step', id, specialSlots(catalogue, step))];
    }
    default:
      return [line(catalogue, 'step', step.do, specialSlots(catalogue, step))];
  }
}

/** A program as lines. Gains that stand side by side are one sentence. */
export function printSteps(catalogue: CardCatalogue, steps: readonly Step[]): readonly Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < steps.length; i++) {
    let step = item(steps, i);
    for (let next = steps[i + 1]; step.do === 'gain' && next?.do === 'gain'; next = steps[i + 1]) {
      step = { ...step, ...next };
      i++;
    }
    lines.push(...printStep(catalogue, step));
  }
  return lines;
}
