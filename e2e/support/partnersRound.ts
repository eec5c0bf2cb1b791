import type { Follower } from './follow';

/** Chosen first where they are offered; whatever else is asked gets the first answer there is. */
const WISHES = [
  'result:deployment',
  'result:mentat',
  'number:1',
  'option:deploy',
  'option:draw',
  'done',
  'option:march',
] as const;

function isPlain(text: string): boolean {
  return !/^(free|card|prescience):/.test(text);
}

/** Plays to the end of the round by touching what is offered; the partners of a side take turns. */
export async function playRound(table: Follower, playsCard?: string): Promise<void> {
  const { round } = table.state;
  const last: Record<string, string> = {};
  let card = playsCard;
  while (table.state.round === round) {
    const { offered, decision } = table;
    if (decision.kind === 'actor') {
      const house = offered
        .filter((text) => text.startsWith('house:'))
        .map((text) => text.replace('house:', ''))
        .toSorted(
          (one, other) => Number(one === last[decision.side]) - Number(other === last[decision.side]),
        )[0];
      if (house === undefined) throw new Error('Nobody can act.');
      last[decision.side] = house;
      const begin = table.beginnings(house).filter(isPlain);
      await table.act(house, WISHES.find((wish) => begin.includes(wish)) ?? begin[0] ?? '');
      continue;
    }
    const own = decision.kind === 'die' && decision.house === card;
    const held = own ? offered.find((text) => text.startsWith('card:')) : undefined;
    if (held !== undefined) card = undefined;
    const wish = WISHES.find((text) => offered.includes(text));
    await table.take(held ?? wish ?? offered.find(isPlain) ?? offered[0] ?? '');
  }
}
