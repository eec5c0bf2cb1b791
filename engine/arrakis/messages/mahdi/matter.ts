import type { GameEvent } from '../../events';
import { parseMove } from '../../moves';
import type { Catalogue, Voice } from '../catalogue';
import { moveName } from '../labels/moveName';
import { say, spoken, verbatim, words } from '../say';
import type { Phrase } from '../text';
import { MAHDI_MESSAGES } from './messages';
import type { MahdiMessage } from './messages';

function isKnown(id: string): id is MahdiMessage {
  return Object.hasOwn(MAHDI_MESSAGES, id);
}

/** What the automaton is deciding: "which sietch to attack". */
export function matterPhrase(voice: Voice, what: string): Phrase {
  const id = `matter.${what}`;
  return say(voice, isKnown(id) ? id : 'matter.other', {});
}

/** The engine names criteria in short English; the first letters of its words make the message's name. */
export function criterionId(name: string): string {
  const parts = name.split(/[^A-Za-z]+/).filter((part) => part !== '');
  return `criterion.${parts.map((part, index) => (index === 0 ? lower(part) : upper(part))).join('')}`;
}

function upper(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function lower(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}

function criterionPhrase(voice: Voice, name: string): Phrase {
  const id = criterionId(name);
  return isKnown(id) ? say(voice, id, {}) : verbatim(name);
}

/** A candidate, written as a move of the notation. */
export function candidatePhrase(voice: Voice, text: string): Phrase {
  const move = parseMove(text);
  return move === null ? verbatim(text) : moveName(voice, move);
}

/** Why the automaton did what it did: what each criterion left of the candidates. */
export interface MahdiReason {
  readonly clause: string;
  readonly candidates: readonly string[];
  readonly steps: readonly { readonly criterion: string; readonly left: readonly string[] }[];
  readonly chosen: string;
}

export function mahdiReason(
  event: Extract<GameEvent, { readonly type: 'mahdi' }>,
  catalogue: Catalogue,
): MahdiReason {
  const voice = { catalogue, side: 'harkonnen' } as const;
  const name = (text: string) => words(voice, candidatePhrase(voice, text));
  return {
    clause: event.clause,
    candidates: event.candidates.map(name),
    steps: event.trace.map((step) => ({
      criterion: spoken(voice, criterionPhrase(voice, step.criterion)).text,
      left: step.left.map(name),
    })),
    chosen: name(event.chosen),
  };
}
