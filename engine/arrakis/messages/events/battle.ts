import type { GameEvent } from '../../events';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { say } from '../say';
import type { Phrase } from '../text';
import { forcePhrase } from './figures';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;

/** Ways of going that have words of their own; any other is a march. */
const GOING = ['sandride', 'air', 'carried', 'withSietch', 'retreat', 'advance'] as const;

export function movedEvent(voice: Voice, event: EventOf<'moved'>): Phrase {
  const how = GOING.find((name) => name === event.how) ?? 'foot';
  return say(voice, `event.moved.${how}`, {
    side: names.sideName(voice, event.side),
    figures: forcePhrase(voice, event.force, event.side),
    from: names.area(voice, event.from),
    to: names.area(voice, event.to),
  });
}

export function attackEvent(voice: Voice, event: EventOf<'attack'>): Phrase {
  const how = event.how === 'sandride' || event.how === 'air' ? event.how : 'foot';
  return say(voice, event.surprise ? `event.attack.surprise.${how}` : `event.attack.${how}`, {
    side: names.sideName(voice, event.side),
    from: names.area(voice, event.from),
    to: names.area(voice, event.to),
  });
}

const ROLLED_FOR = ['attack', 'defence', 'sandworm', 'storm', 'rockets'] as const;

export function diceEvent(voice: Voice, event: EventOf<'combatDice'>, faces: Phrase): Phrase {
  const side = names.sideName(voice, event.side);
  if (event.faces.length === 0) return say(voice, 'event.combatDice.none', { side });
  const why = ROLLED_FOR.find((name) => name === event.why) ?? 'other';
  return say(voice, `event.combatDice.${why}`, { side, faces });
}
