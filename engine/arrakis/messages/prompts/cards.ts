import type { DecisionView } from '../../view/decision';
import type { Voice } from '../catalogue';
import { figures, planningCard, wildMaker } from '../names/gameTerms';
import { list, say } from '../say';
import type { Phrase } from '../text';
import { nextUnit, place, someLeader, zone } from './ask';
import { PROMPT_MESSAGES } from './messages';
import type { PromptMessage } from './messages';

/** Figures that a card or a leader places. */
export function placeQuestion(voice: Voice, decision: DecisionView): Phrase {
  const { about, stage } = decision;
  const units = figures(voice, about.units ?? {});
  const unit = nextUnit(voice, decision);
  const where = place(voice, decision);
  switch (stage) {
    case 'units':
      return say(voice, 'prompt.place.units', { units: list(units), area: where });
    case 'apart':
    case 'each':
      return say(voice, `prompt.place.${stage}`, { unit });
    case 'source':
      return say(voice, 'prompt.place.source', { unit });
    case 'leader':
      return say(voice, 'prompt.place.leader', {
        leader: someLeader(voice, about.leader ?? 'any'),
        area: where,
      });
    default: {
      const who = about.leader === undefined ? [] : [someLeader(voice, about.leader)];
      const placed = [...who, ...units];
      return placed.length === 0
        ? say(voice, 'prompt.program', {})
        : say(voice, 'prompt.place.where', { figures: list(placed) });
    }
  }
}

type PickMessage = Extract<PromptMessage, `prompt.pick.${string}`>;

function isPick(id: string): id is PickMessage {
  return Object.hasOwn(PROMPT_MESSAGES, id);
}

/** A pick for a card: its kind and how far it has come name the message. */
export function cardQuestion(voice: Voice, decision: DecisionView): Phrase {
  const id = `prompt.pick.${decision.stage ?? ''}`;
  if (!isPick(id)) return say(voice, 'prompt.program', {});
  return say(voice, id, {
    area: place(voice, decision),
    zone: zone(voice, decision),
    card: planningCard(voice, decision.about.card ?? 'eyes-of-ibad'),
    wildMaker: wildMaker(voice),
    leader: someLeader(voice, decision.about.leader ?? 'any'),
  });
}
