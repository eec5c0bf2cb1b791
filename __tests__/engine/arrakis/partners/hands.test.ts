import { newGame, view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { ANN, asked, COR, FAY, HAL, handsFor, handSizes, roundAt, seatTurn } from '../support/partners';
import { eventsOf } from '../support/read';

const LEGIONS = `arrakeen: H 3r1g city
  gara-kulon: A 3r1g sietch`;

function sizes(state: State): number[] {
  return view(state, 'table').decks.map(({ left }) => left);
}

describe('R13.4 drawing', () => {
  test('R13.4 at the start of a round each draws one card from the own deck', () => {
    const four = roundAt('four', 'start', '');
    expect(handSizes(four.state)).toEqual([1, 1, 1, 1]);
    expect(eventsOf(four.events, 'cardsDrawn').map(({ seat, house, count }) => [seat, house, count])).toEqual(
      [
        [ANN, 'atreides', 1],
        [FAY, 'fremen', 1],
        [HAL, 'harkonnen', 1],
        [COR, 'corrino', 1],
      ],
    );
    // R5.1: who leads a whole side draws one from each of its decks.
    expect(handSizes(roundAt('three', 'start', '').state)).toEqual([2, 1, 1]);
    expect(handSizes(roundAt('threeAtreides', 'start', '').state)).toEqual([1, 1, 2]);
  });

  test('R13.4 House Atreides may draw from the Fremen deck: it looks, and the Fremen get the card', () => {
    const state = seatTurn(ANN, [{ mentat: 1 }, {}, { house: 2 }, {}], LEGIONS);
    playAll(state, 'result:mentat', 'option:draw');
    expect(legal(state).filter((move) => move.startsWith('number'))).toEqual([
      'number:0',
      'number:1',
      'number:2',
    ]);
    const before = sizes(state);
    const events = playAll(state, 'number:1');
    expect(sizes(state)).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1, before[2], before[3]]);
    expect(handSizes(state)).toEqual([1, 1, 0, 0]);
    expect(eventsOf(events, 'cardsHanded')).toEqual([
      { type: 'cardsHanded', seat: ANN, to: FAY, house: 'fremen', count: 1 },
    ]);
    const seen = eventsOf(events, 'cardsSeen').map(({ seat, cards, only }) => [seat, only, cards]);
    expect(seen).toHaveLength(3);
    const [fremenCard] = handsFor(state, FAY)[FAY] ?? [];
    expect(seen.slice(1)).toEqual([
      [ANN, ANN, [fremenCard]],
      [FAY, FAY, [fremenCard]],
    ]);
    expect(handsFor(state, ANN)).toEqual([expect.any(Array), null, null, null]);
  });

  test('R13.4 the others draw from their own decks only', () => {
    const corrino = seatTurn(COR, [{ mentat: 1 }, {}, { house: 1 }, { mentat: 1 }], LEGIONS);
    playAll(corrino, 'result:mentat', 'option:draw', 'number:2');
    expect(handSizes(corrino)).toEqual([0, 0, 0, 2]);
    const harkonnen = seatTurn(HAL, [{ mentat: 1 }, {}, { mentat: 1, house: 1 }, {}], LEGIONS);
    playAll(harkonnen, 'result:mentat', 'option:draw', 'number:2');
    expect(handSizes(harkonnen)).toEqual([0, 0, 2, 0]);
    const fremen = seatTurn(
      FAY,
      [{}, { strategy: 1 }, { house: 1 }, {}],
      `${LEGIONS}\nhands = / i-am-stilgar-the-fremen / / `,
    );
    playAll(fremen, 'result:strategy', 'card:i-am-stilgar-the-fremen', 'done');
    expect(asked(fremen)).toBe(`draw ${FAY}`);
    expect(legal(fremen).filter((move) => move.startsWith('number'))).toEqual(['number:1']);
  });
});

describe('R13.4 playing and keeping cards', () => {
  test('R13.4 cards are played from the own hand only', () => {
    const hands = 'hands = the-voice / thumpers / sandmasters / shigawire';
    const state = seatTurn(COR, [{ mentat: 1 }, {}, {}, { strategy: 1 }], `${LEGIONS}\n${hands}`);
    playAll(state, 'result:strategy');
    expect(legal(state).filter((move) => move.startsWith('card'))).toEqual(['card:shigawire']);
    expect(refusal(state, 'card:sandmasters')).toBe('R6.3 notInHand');
  });

  test('R13.4 four cards are kept where a side is shared, six where it is not', () => {
    const five = 'the-voice truthtrance war-plan smugglers-a smugglers-b';
    const { state } = roundAt('threeAtreides', 'hands', `hands = ${five} / / `);
    expect(asked(state)).toBe('discardDown 0');
    expect(view(state, 0).decision?.count).toBe(1);
    playAll(state, 'card:war-plan');
    expect(view(state, 'table').decks[0]?.discarded).toEqual(['war-plan']);
    expect(asked(state)).not.toMatch('discardDown');
    const six =
      'sandmasters hunter-seeker arsunt-legion spotter-control workhorse-of-arrakis harkonnen-patrols';
    expect(asked(roundAt('threeAtreides', 'hands', `hands = / / ${six}`).state)).not.toMatch('discardDown');
    expect(asked(roundAt('three', 'hands', `hands = / ${six} / `).state)).toBe('discardDown 1');
    expect(view(newGame({ mode: 'three', seed: 1, names: ['A', 'B', 'C'] }), 'table').seats).toMatchObject([
      { handLimit: 6 },
      { handLimit: 4 },
      { handLimit: 4 },
    ]);
  });

  test('R6.11 the scheme against Hawat is House Harkonnen’s: Corrino’s turn waits for nothing', () => {
    const lines = `${LEGIONS}\nleaderAt = hawat:available\nhands = / / hawats-scheming hawats-scheming / shigawire sardaukar-pogrom`;
    const dice = [{ mentat: 1 }, { strategy: 1 }, { house: 1 }, { strategy: 1 }];
    const corrino = seatTurn(COR, dice, lines);
    expect(legal(corrino)).not.toContain('free:hawat');
    playAll(corrino, 'result:strategy', 'done');
    expect(asked(corrino)).toBe(`actor ${ANN}`);
    const harkonnen = seatTurn(HAL, dice, lines);
    expect(legal(harkonnen)).toContain('free:hawat');
    playAll(harkonnen, 'result:house', 'done');
    expect(asked(harkonnen)).toBe(`turn ${HAL}`);
  });
});

describe('R13.4 combat dice: both may discard', () => {
  const HANDS = 'hands = the-voice / thumpers / sandmasters / shigawire';
  const FIGHT = `arrakeen: H 3r city\ncne-1: A 2r1g\n${HANDS}`;

  function attackBy(seat: number): State {
    const corrino = seat === COR;
    const state = seatTurn(
      seat,
      [{ mentat: 1 }, {}, corrino ? {} : { leadership: 1 }, corrino ? { strategy: 1 } : {}],
      `${FIGHT}\nleaderAt = baron:available`.replace('3r city', '3r1g city'),
    );
    if (corrino) playAll(state, 'result:strategy', 'option:attack', 'area:arrakeen', 'area:cne-1');
    else playAll(state, 'result:leadership', 'option:surpriseAttack', 'area:arrakeen', 'area:cne-1');
    return state;
  }

  test('R13.4 who attacks first, then the partner; then House Atreides and the Fremen', () => {
    const state = attackBy(COR);
    const order: string[] = [];
    while (asked(state).startsWith('combatCards')) {
      order.push(asked(state));
      playAll(state, 'done');
    }
    expect(order).toEqual(['combatCards 3', 'combatCards 2', 'combatCards 0', 'combatCards 1']);
  });

  test('R13.4 so does House Harkonnen when it attacks', () => {
    const state = attackBy(HAL);
    expect(asked(state)).toBe('combatCards 2');
    playAll(state, 'done');
    expect(asked(state)).toBe('combatCards 3');
  });

  test('R13.4, R7.10 the cards of both count together, up to six dice', () => {
    const state = attackBy(COR);
    expect(view(state, COR).decision).toMatchObject({ count: 3 });
    playAll(state, 'card:shigawire');
    expect(asked(state)).toBe('combatCards 2');
    expect(view(state, HAL).decision).toMatchObject({ count: 2 });
    playAll(state, 'card:sandmasters');
    expect(view(state, 'table').decision?.battle).toMatchObject({ attackDice: 5 });
  });

  test('R13.6, R10.6 the Landsraad’s ban binds both', () => {
    const state = seatTurn(
      ANN,
      [{ house: 1 }, {}, { house: 2 }, {}],
      `${FIGHT}\nbans = 0 0 1\ncne-1: A paul`.replace('cne-1: A paul', ''),
    );
    playAll(state, 'result:house', 'option:surpriseAttack', 'area:cne-1', 'area:arrakeen', 'done', 'done');
    expect(asked(state)).not.toMatch('combatCards');
  });
});

describe('R13.4 "opponent" means both', () => {
  const DICE = [{ leadership: 1, mentat: 1 }, {}, { house: 2 }, {}];
  const demanded = (hands: string) => {
    const state = seatTurn(COR, [{ house: 1 }, {}, {}, { strategy: 1 }], `${LEGIONS}\n${hands}`);
    playAll(state, 'result:strategy', 'card:manipulation-of-others');
    return state;
  };

  test('R13.4 two cards are demanded: they share them as they like, one by one', () => {
    const state = demanded('hands = the-voice truthtrance / thumpers / / manipulation-of-others');
    expect(asked(state)).toBe(`demand ${ANN}`);
    expect(legal(state)).toEqual(['house:atreides', 'house:fremen']);
    expect(refusal(state, 'house:corrino')).toBe('R13.3 otherSide');
    expect(refusal(state, 'done')).toBe('R13.4 compulsory');
    playAll(state, 'house:fremen', 'card:thumpers');
    // Only House Atreides has cards now.
    expect(asked(state)).toBe(`pick ${ANN}`);
    expect(refusal(state, 'done')).toBe('R6.13 compulsory');
    playAll(state, 'card:the-voice');
    expect(handSizes(state)).toEqual([1, 0, 0, 0]);
    expect(asked(state)).toBe(`draw ${COR}`);
  });

  test('R13.4 one of them may give both', () => {
    const state = demanded('hands = the-voice truthtrance / thumpers / / manipulation-of-others');
    playAll(state, 'house:atreides', 'card:the-voice', 'house:atreides', 'card:truthtrance');
    expect(handSizes(state).slice(0, 2)).toEqual([0, 1]);
    expect(asked(state)).toBe(`draw ${COR}`);
  });

  test('R13.4 nobody is asked where only one holds cards, nothing happens where neither does', () => {
    const one = demanded('hands = / thumpers / / manipulation-of-others');
    expect(asked(one)).toBe(`pick ${FAY}`);
    expect(asked(demanded('hands = / / / manipulation-of-others'))).toBe(`draw ${COR}`);
  });

  test('R13.4, R6.11 who holds nothing but Hawat’s Scheming cannot give: the partner must', () => {
    const voice = (hands: string) => {
      const state = seatTurn(ANN, DICE, `${LEGIONS}\n${hands}`);
      playAll(state, 'result:mentat', 'card:the-voice');
      return state;
    };
    const state = voice('hands = the-voice / / hawats-scheming hawats-scheming / shigawire');
    // What lies open is that both hold cards, so the choice is offered.
    expect(legal(state)).toEqual(['house:harkonnen', 'house:corrino']);
    playAll(state, 'house:harkonnen');
    expect(asked(state)).toBe(`pick ${COR}`);
    playAll(state, 'card:shigawire');
    expect(handSizes(state)).toEqual([0, 0, 2, 0]);
    const none = voice('hands = the-voice / / hawats-scheming / ');
    expect(asked(none)).not.toMatch('pick 2');
  });
});
