import { at, item } from '../../core/at';
import { CARD_HOUSE, cardIndex } from '../data/planning.data';
import type { State } from '../state/state';

const MIND_KILLER = cardIndex('fear-is-the-mind-killer');
const EYES_OF_IBAD = cardIndex('eyes-of-ibad');
/** What a claim gains where Fear Is the Mind-Killer lies on the card. */
export const MIND_KILLER_STEPS = 2;

export function attachCard(s: State, card: number, to: number): void {
  s.attached.push(card, to);
}

/** Eyes of Ibad keeps a revealed card on the table until it is claimed. */
export function isKept(s: State, prescience: number): boolean {
  for (let i = 0; i < s.attached.length; i += 2) {
    if (at(s.attached, i) === EYES_OF_IBAD && at(s.attached, i + 1) === prescience) return true;
  }
  return false;
}

/** Discards the planning cards lying on a prescience card; returns the steps that they grant to a claim. */
export function releaseAttachments(s: State, prescience: number): number {
  return release(s, (card, to) => to === prescience && card >= 0);
}

/** At the end of the round Fear Is the Mind-Killer goes to the discards, claimed or not. */
export function releaseMindKiller(s: State): void {
  release(s, (card) => card === MIND_KILLER);
}

function release(s: State, goes: (card: number, to: number) => boolean): number {
  const kept: number[] = [];
  let steps = 0;
  for (let i = 0; i < s.attached.length; i += 2) {
    const card = at(s.attached, i);
    const to = at(s.attached, i + 1);
    if (!goes(card, to)) kept.push(card, to);
    else {
      item(s.discards, at(CARD_HOUSE, card)).push(card);
      if (card === MIND_KILLER) steps += MIND_KILLER_STEPS;
    }
  }
  s.attached = kept;
  return steps;
}
