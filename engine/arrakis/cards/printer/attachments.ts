import type { CardId } from '../../data/planning.data';
import type { Voice } from '../../messages/catalogue';
import { number, say } from '../../messages/say';
import { MIND_KILLER_STEPS } from '../../prescience/attachments';
import type { ATREIDES_PROGRAMS } from '../programs/atreides';
import type { FREMEN_PROGRAMS } from '../programs/fremen';
import type { Step } from '../step';
import type { Note } from './steps';

type Programs = typeof ATREIDES_PROGRAMS & typeof FREMEN_PROGRAMS;
type Attaches<S> = Step extends S
  ? false
  : Extract<S, { readonly do: 'attach' }> extends never
    ? false
    : true;

/** Cards whose program attaches them: what lies on a prescience card works by prescience/attachments.ts. */
export type AttachedCard = {
  [K in keyof Programs]: Programs[K] extends readonly (infer S)[]
    ? Attaches<S> extends true
      ? K
      : never
    : never;
}[keyof Programs];

const NOTES: Readonly<Record<AttachedCard, (voice: Voice) => readonly Note[]>> = {
  'fear-is-the-mind-killer': (v) => [
    [say(v, 'step.attach.gain', { steps: number(MIND_KILLER_STEPS) }, MIND_KILLER_STEPS), 'R8.1', 'R8.6'],
    [say(v, 'step.attach.discarded', {}), 'R5.4'],
  ],
  'eyes-of-ibad': (v) => [[say(v, 'step.attach.keeps', {}), 'R5.1', 'R5.4']],
};

/** What an attached card does while it lies there. */
export function attachmentNotes(voice: Voice, card: CardId | null): readonly Note[] {
  const notes: Readonly<Partial<Record<CardId, (voice: Voice) => readonly Note[]>>> = NOTES;
  return card === null ? [] : (notes[card]?.(voice) ?? []);
}
