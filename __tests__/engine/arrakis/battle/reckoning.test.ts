import fc from 'fast-check';
import { LEADER_FACTS, LEADERS } from '../../../../engine/arrakis';
import type { GameEvent, LeaderId } from '../../../../engine/arrakis';
import { harkonnenTurn, picks } from '../support/areas';
import { eventsOf, hitsIn } from '../support/luck';
import { legal, playAll } from '../support/position';

interface Legion {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly named: readonly LeaderId[];
}

const side = (name: 'atreides' | 'harkonnen') =>
  LEADERS.filter((id) => LEADER_FACTS.find((fact) => fact.id === id)?.side === name);
const legions = (leaders: readonly LeaderId[]) =>
  fc
    .record({
      regular: fc.nat(6),
      elite: fc.nat(3),
      special: fc.nat(3),
      generic: fc.nat(2),
      named: fc.uniqueArray(fc.constantFrom(...leaders), { maxLength: 3 }),
    })
    .filter((legion) => {
      const units = legion.regular + legion.elite + legion.special;
      return units > 0 && units <= 6;
    });

function written(legion: Legion): string {
  const counts = [
    [legion.regular, 'r'],
    [legion.elite, 'e'],
    [legion.special, 's'],
    [legion.generic, 'g'],
  ] as const;
  return `${counts.map(([n, letter]) => (n > 0 ? `${n}${letter}` : '')).join('')} ${legion.named.join(' ')}`;
}

interface Tally {
  hits: number;
  shields: number;
}

/** Rolled faces, plus what the leaders who acted made of specials (R7.10). */
function tally(events: readonly GameEvent[], roll: number, acted: readonly string[]): Tally {
  const faces = eventsOf(events, 'combatDice')[roll]?.faces ?? [];
  const sum: Tally = {
    hits: faces.filter((face) => face === 'hit').length,
    shields: faces.filter((face) => face === 'shield').length,
  };
  for (const figure of acted) {
    const card = LEADER_FACTS.find((fact) => fact.id === figure)?.combat ?? { hits: 1, shields: 0 };
    sum.hits += card.hits;
    sum.shields += card.shields;
  }
  return sum;
}

const everyLeader = (legion: Legion) => [...Array<string>(legion.generic).fill('generic'), ...legion.named];

/** Who acted: everybody if there were specials enough, else those who were picked. */
function whoActed(legion: Legion, specials: number, picked: string[]): string[] {
  const all = everyLeader(legion);
  if (specials >= all.length) return all;
  const kinds = new Set(all);
  // A legion of one kind of leader has nothing to choose.
  if (kinds.size === 1) return all.slice(0, specials);
  const chosen = picked.splice(0, Math.min(picked.length, specials));
  const rest = all.filter((figure, index) => !(chosen.includes(figure) && all.indexOf(figure) === index));
  return [...chosen, ...rest.slice(0, specials - chosen.length)];
}

describe('R7.10 the reckoning of a battle round', () => {
  it('is hits less shields, shields less special elites, for any two legions', () => {
    fc.assert(
      fc.property(
        legions(side('harkonnen')),
        legions(side('atreides')),
        fc.nat(100_000),
        (attacker, defender, seed) => {
          const s = harkonnenTurn(`ne-12: H ${written(attacker)}\nne-8: A ${written(defender)}`, seed);
          const events = playAll(s, 'result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8');
          const specials = [0, 1].map(
            (roll) =>
              eventsOf(events, 'combatDice')[roll]?.faces.filter((face) => face === 'special').length ?? 0,
          );
          const picked: string[] = [];
          while (hitsIn(events).length === 0) {
            const figure = picks(s, 'figure')[0];
            if (figure === undefined) throw new Error(`no leader to pick: ${legal(s).join(' ')}`);
            picked.push(figure);
            events.push(...playAll(s, `figure:${figure}`));
          }
          const attack = tally(events, 0, whoActed(attacker, specials[0] ?? 0, picked));
          const defence = tally(events, 1, whoActed(defender, specials[1] ?? 0, picked));
          const left = (shields: number, cancelled: number) => Math.max(0, shields - cancelled);
          expect(hitsIn(events)).toEqual([
            `harkonnen ${Math.max(0, defence.hits - left(attack.shields, defender.special))}`,
            `atreides ${Math.max(0, attack.hits - left(defence.shields, attacker.special))}`,
          ]);
          const told = (enemyHits: number, shields: number, specials: number) => ({
            enemyHits,
            shields,
            cancelled: Math.min(shields, specials),
          });
          expect(eventsOf(events, 'hits').map(({ reckoning }) => reckoning)).toEqual([
            told(defence.hits, attack.shields, defender.special),
            told(attack.hits, defence.shields, attacker.special),
          ]);
        },
      ),
      { numRuns: 600, seed: 11 },
    );
  });
});
