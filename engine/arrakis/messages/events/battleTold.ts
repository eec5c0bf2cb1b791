import type { GameEvent } from '../../events';
import { SIDES } from '../../names';
import type { Side } from '../../names';
import type { Catalogue, Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { say, verbatim, words } from '../say';
import type { Phrase } from '../text';
import { figuresPhrase } from './joined';

type EventOf<K extends GameEvent['type']> = Extract<GameEvent, { readonly type: K }>;

/** Dice that a legion rolls; those of worms, storms and rockets are nobody's. */
const isDice = (event: GameEvent): event is EventOf<'combatDice'> =>
  event.type === 'combatDice' && (event.why === 'attack' || event.why === 'defence');
const isHits = (event: GameEvent): event is EventOf<'hits'> => event.type === 'hits';
const isLoss = (event: GameEvent): event is EventOf<'removed'> =>
  event.type === 'removed' && event.why === 'hit';
const isChange = (event: GameEvent): event is EventOf<'replaced'> => event.type === 'replaced';

function other(side: Side): Side {
  return side === 'atreides' ? 'harkonnen' : 'atreides';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}

/**
 * "Harkonnen: 6 combat dice, 5 hits − 2 shields = 3": what the side rolled, and what got through to the other (R7.10). Of
 * several rounds only what got through: their sums need not come out even.
 */
function rolled(voice: Voice, events: readonly GameEvent[], side: Side): readonly Phrase[] {
  const rolls = events.filter(isDice).filter((roll) => roll.side === side);
  if (rolls.length === 0) return [];
  const hits = events.filter(isHits).filter((taken) => taken.side === other(side));
  const dealt = sum(hits.map((taken) => taken.hits));
  const slots = {
    side: names.sideName(voice, side),
    dice: names.combatDice(voice, sum(rolls.map(({ faces }) => faces.length))),
  };
  const [only, ...others] = hits;
  const reckoning = others.length === 0 ? only?.reckoning : undefined;
  if (reckoning === undefined) {
    return [say(voice, 'event.battle.rolled', { ...slots, hits: names.faces(voice, 'hit', dealt) })];
  }
  const { enemyHits, shields, cancelled } = reckoning;
  return [
    say(voice, 'event.battle.struck', {
      ...slots,
      hits: names.faces(voice, 'hit', enemyHits),
      shields: names.faces(voice, 'shield', shields - cancelled),
      dealt: verbatim(String(dealt)),
    }),
  ];
}

/** "Atreides lost 2 regulars", "1 elite → 1 regular" */
function losses(voice: Voice, events: readonly GameEvent[], side: Side): readonly Phrase[] {
  const lost = events.filter(isLoss).filter((loss) => loss.side === side);
  const changed = events.filter(isChange).filter((change) => change.side === side);
  const kinds = [...new Set(changed.map(({ from, to }) => `${from}.${to}`))];
  const figures = lost.map(({ figure }) => figure);
  const gone = say(voice, 'event.battle.lost', {
    side: names.sideName(voice, side),
    figures: figuresPhrase(voice, figures, side),
  });
  const became = kinds.map((kind) => {
    const equal = changed.filter(({ from, to }) => `${from}.${to}` === kind);
    return say(voice, 'event.battle.became', {
      side: names.sideName(voice, side),
      from: figuresPhrase(
        voice,
        equal.map(({ from }) => from),
        side,
      ),
      to: figuresPhrase(
        voice,
        equal.map(({ to }) => to),
        side,
      ),
    });
  });
  return [...(lost.length === 0 ? [] : [gone]), ...became];
}

/** Dice, hits and losses of a battle or of a part of it, in two short sentences; none where nothing was rolled or lost. */
export function tellBattle(events: readonly GameEvent[], catalogue: Catalogue): readonly string[] {
  const voice: Voice = { catalogue, side: 'atreides' };
  const attacker = events.find(isDice)?.side ?? 'harkonnen';
  const order = SIDES.includes(attacker) ? [attacker, other(attacker)] : SIDES;
  const parts = [
    order.flatMap((side) => rolled(voice, events, side)),
    order.map(other).flatMap((side) => losses(voice, events, side)),
  ];
  return parts.flatMap((part) =>
    part.length === 0 ? [] : [`${part.map((phrase) => words(voice, phrase)).join('; ')}.`],
  );
}
