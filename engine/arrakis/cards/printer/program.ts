import type { CardId } from '../../data/planning.data';
import type { Voice } from '../../messages/catalogue';
import { leader, wildMaker } from '../../messages/names/gameTerms';
import { number, say } from '../../messages/say';
import type { Phrase } from '../../messages/text';
import type { Alternative, Condition, SingleStep, Step } from '../step';
import { attachmentNotes } from './attachments';
import { clausesOf, clausesOfCondition } from './clauses';
import { line } from './line';
import type { Line } from './line';
import { whoPhrase } from './phrases';
import { attackNotes, stepPhrase } from './steps';
import type { Note } from './steps';

/** A program as lines. `card` is the card it stands on, for steps that speak of the card itself. */
export function printSteps(
  voice: Voice,
  steps: readonly Step[],
  card: CardId | null = null,
): readonly Line[] {
  const lines: Line[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step === undefined) break;
    if (step.do === 'desertPower') {
      const times = runLength(steps, i);
      lines.push(
        line(voice, 'step', say(voice, 'step.desertPower', { times: number(times) }, times), clausesOf(step)),
      );
      i += times - 1;
    } else lines.push(...printStep(voice, step, steps[i - 1], card));
  }
  return lines;
}

/** How many equal steps stand in a row. */
function runLength(steps: readonly Step[], from: number): number {
  let end = from;
  while (steps[end]?.do === steps[from]?.do) end++;
  return end - from;
}

function printStep(voice: Voice, step: Step, before: Step | undefined, card: CardId | null): readonly Line[] {
  if (step.do === 'if') return printIf(voice, step, card);
  if (step.do === 'choose') {
    const inner = step.of.map((alternative) => printAlternative(voice, alternative, card));
    return [line(voice, 'choose', say(voice, 'step.choose', {}), clausesOf(step), inner)];
  }
  if (step.do === 'move' && before !== undefined && isSame(step, before)) {
    const legions = whoPhrase(voice, step.who, step.legions);
    return [line(voice, 'step', say(voice, 'step.move.again', { legions }, step.legions), clausesOf(step))];
  }
  return [line(voice, 'step', stepPhrase(voice, step), clausesOf(step), notes(voice, step, card))];
}

function isSame(a: Step, b: Step): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function notes(voice: Voice, step: SingleStep, card: CardId | null): readonly Line[] {
  return notesOf(voice, step, card).map(([phrase, ...clauses]) => line(voice, 'note', phrase, clauses));
}

function notesOf(voice: Voice, step: SingleStep, card: CardId | null): readonly Note[] {
  if (step.do === 'attack') return attackNotes(voice, step);
  if (step.do === 'attach') return attachmentNotes(voice, card);
  if (step.do === 'enter' && step.leader === 'feyd') {
    return [[say(voice, 'step.enter.leaves', { leader: leader(voice, 'rabban') }), 'R11.2']];
  }
  return [];
}

function printIf(
  voice: Voice,
  step: Extract<Step, { readonly do: 'if' }>,
  card: CardId | null,
): readonly Line[] {
  const clauses = clausesOfCondition(step.cond);
  const then = line(
    voice,
    'if',
    conditionPhrase(voice, step.cond),
    clauses,
    printSteps(voice, step.then, card),
  );
  if (step.else === undefined) return [then];
  return [
    then,
    line(voice, 'else', say(voice, 'step.if.else', {}), clauses, printSteps(voice, step.else, card)),
  ];
}

function printAlternative(voice: Voice, { when, steps }: Alternative, card: CardId | null): Line {
  const inner = printSteps(voice, steps, card);
  if (when !== undefined)
    return line(voice, 'if', conditionPhrase(voice, when), clausesOfCondition(when), inner);
  const [only, more] = inner;
  return only !== undefined && more === undefined
    ? only
    : line(voice, 'together', say(voice, 'step.choose.together', {}), [], inner);
}

export function conditionPhrase(voice: Voice, condition: Condition): Phrase {
  const not = condition.not === true;
  switch (condition.test) {
    case 'inPlay':
    case 'removed': {
      const who = leader(voice, condition.leader);
      return say(voice, not ? `if.${condition.test}.not` : `if.${condition.test}`, { leader: who });
    }
    case 'wildMakerInPlay':
    case 'wildMakerReady':
      return say(voice, not ? `if.${condition.test}.not` : `if.${condition.test}`, {
        wildMaker: wildMaker(voice),
      });
    case 'atomicsUsed':
      return say(voice, not ? 'if.atomicsUsed.not' : 'if.atomicsUsed', {});
    case 'markerAtLeast':
      return say(voice, not ? 'if.markerAtLeast.not' : 'if.markerAtLeast', { step: number(condition.step) });
  }
}
