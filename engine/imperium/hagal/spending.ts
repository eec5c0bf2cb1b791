import { at, item } from '../../core/at';
import { INTRIGUE_IDS } from '../cards/tables';
import type { Log } from '../events';
import { RESOURCES } from '../names';
import { isPerson, isSolo } from '../state/options';
import { insert } from '../state/piles';
import { pay, score } from '../state/resources';
import type { State } from '../state/state';

/** What a Rival gives for a point, as soon as it has it (I13.6). */
const PRICE = { solari: 7, spice: 7, water: 3 } as const;
const INTRIGUE_PRICE = 3;

export function spendForPoints(s: State, seat: number, log: Log): void {
  if (!isSolo(s.options) || isPerson(s.options, seat)) return;
  for (const resource of RESOURCES) {
    while (at(s[resource], seat) >= PRICE[resource]) {
      log?.push({
        type: 'hagal',
        seat,
        clause: 'I13.6',
        what: 'spends',
        about: resource,
        count: PRICE[resource],
      });
      pay(s, seat, resource, PRICE[resource], log);
      score(s, seat, 1, log);
    }
  }
  const stock = item(s.intrigue, seat);
  if (stock.length < INTRIGUE_PRICE) return;
  log?.push({
    type: 'hagal',
    seat,
    clause: 'I13.6',
    what: 'spends',
    about: 'intrigue',
    count: INTRIGUE_PRICE,
  });
  const cards: string[] = [];
  for (let i = 0; i < INTRIGUE_PRICE; i++) {
    const card = stock.pop() as number;
    insert(s.intrigueDiscard, card);
    cards.push(item(INTRIGUE_IDS, card));
  }
  log?.push({ type: 'intrigueDiscarded', seat, cards });
  score(s, seat, 1, log);
}
