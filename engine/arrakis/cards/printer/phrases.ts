import type { Voice } from '../../messages/catalogue';
import { anyLeader, area, figures, genericLeader, leader, rankName } from '../../messages/names/gameTerms';
import { list, number, say } from '../../messages/say';
import type { Phrase } from '../../messages/text';
import type { Step, UnitCounts, Where, Who } from '../step';

type Place = Extract<Step, { readonly do: 'place' }>;

/** The legions that a step speaks of. */
export function whoPhrase(voice: Voice, who: Who, count: number): Phrase {
  const n = number(count);
  if (typeof who === 'object') {
    return 'area' in who
      ? say(voice, 'who.area', { area: area(voice, who.area) })
      : say(voice, 'who.leader', { leader: leader(voice, who.leader) });
  }
  switch (who) {
    case 'any':
    case 'withLeader':
    case 'inDesert':
    case 'withLeaderInDesert':
      return say(voice, `who.${who}`, { n }, count);
    case 'withSpecial':
      return say(voice, 'who.withSpecial', { n, special: rankName(voice, 'special') }, count);
    case 'that':
      return say(voice, 'who.that', {});
  }
}

/** Where figures are placed, as a whole adverbial: its preposition belongs to it. */
export function wherePhrase(voice: Voice, where: Where, spread: Place['spread']): Phrase {
  switch (where.in) {
    case 'areas': {
      const names = where.areas.map((id) => area(voice, id));
      return spread === 'one'
        ? say(voice, 'where.areas', { areas: list(names, 'or') })
        : say(voice, 'where.areas.each', { areas: list(names, 'and') });
    }
    case 'villages':
    case 'settlement':
      return say(voice, spread === 'one' ? `where.${where.in}` : `where.${where.in}.${spread}`, {});
    case 'emptyDesert':
    case 'freeMountain':
    case 'freePlateau':
      return say(voice, spread === 'one' ? `where.${where.in}` : `where.${where.in}.apart`, {});
    case 'legion':
      return where.with === undefined
        ? say(voice, 'where.legion', {})
        : say(voice, 'where.legion.withSpecial', { special: rankName(voice, 'special') });
    case 'legionOf':
      return say(voice, 'where.legionOf', { leader: leader(voice, where.leader) });
  }
}

/** Who is placed: a named leader first, then units, then a leader of choice. */
export function placedPhrase(voice: Voice, units: UnitCounts, who: Place['leader']): Phrase {
  const named = who === undefined || who === 'any' || who === 'generic' ? [] : [leader(voice, who)];
  const other = who === 'any' ? [anyLeader(voice, 1)] : who === 'generic' ? [genericLeader(voice, 1)] : [];
  return list([...named, ...figures(voice, units), ...other]);
}
