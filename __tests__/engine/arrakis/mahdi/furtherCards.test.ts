import { HOUSES, PLANNING_CARDS, pending } from '../../../../engine/arrakis';
import type { AreaId, CardId, State } from '../../../../engine/arrakis';
import { areaIndex, footDistance } from '../../../../engine/arrakis/board/tables';
import { inArea, placeOf, zones } from '../support/areas';
import { eventsOf } from '../support/luck';
import { legal, playAll } from '../support/position';
import { harvestBy, marches, soloFrom, soloTask, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';

const STRONG = `${target('windgap')}\nwindgap: A 6r sietch`;

/** The automaton draws this card first of an action's two and plays it. */
function plays(card: CardId, lines: string): Solo {
  const corrino = PLANNING_CARDS.find((fact) => fact.id === card)?.house === 'corrino';
  const house = HOUSES.indexOf(corrino ? 'corrino' : 'harkonnen');
  const decks = corrino
    ? `decks = / / hunter-seeker / shigawire ${card}`
    : `decks = / / hunter-seeker ${card} / shigawire`;
  return soloTask({ t: 'draws', left: 1, house }, `${decks}\n${lines}`);
}

function reinforcements(state: State): string[] {
  return state.reinforcements.map((card) => PLANNING_CARDS[card]?.id ?? '?');
}

/** An Atreides action turn in the solo game with these unused dice (strategy leadership deployment mentat house). */
function ownTurn(dice: string, lines: string): State {
  return soloFrom(
    [
      { k: 'round', step: 6 },
      { k: 'actions', next: 1 },
      { k: 'turn', seat: 0, acted: false, outOfTank: 0, flown: [] },
    ],
    `dice = ${dice} / 0 0 0 0 0\n${lines}`,
  ).state;
}

describe('R14.10 cards that place units in a named settlement', () => {
  test('R14.10, R14.9 Carthag, the Former Capital: 3 regulars, an elite, and Rabban before the others', () => {
    const { state } = plays(
      'carthag-the-former-capital',
      `${STRONG}\ncarthag: H 1r city\nleaderAt = rabban:available baron:available`,
    );
    expect(inArea(state, 'carthag')).toBe('H 4r1e rabban city');
  });

  test('R14.10, R14.9 Carthag, the Former Capital: no named leader is available: a bashar', () => {
    const { state } = plays('carthag-the-former-capital', `${STRONG}\ncarthag: H 1r city`);
    expect(inArea(state, 'carthag')).toBe('H 4r1e1g city');
  });

  test('R14.10, R14.9 Carthag, the Former Capital: two equal leaders: the human says who', () => {
    const { state } = plays(
      'carthag-the-former-capital',
      `${STRONG}\ncarthag: H 1r city\nleaderAt = baron:available aramsham:available`,
    );
    expect(tie(state)).toMatch(/figure:aramsham figure:baron$/);
    playAll(state, 'figure:aramsham');
    expect(placeOf(state, 'aramsham')).toBe('carthag');
    expect(placeOf(state, 'baron')).toBe('available');
  });
});

describe('R14.10 Sandmasters', () => {
  test('R14.10, R14.3 three harvesters: empty deep deserts of the harvest sector first', () => {
    const { events, state } = plays('sandmasters', `${STRONG}\n${harvestBy('gara-kulon')}`);
    expect(eventsOf(events, 'vehiclePlaced')).toEqual([]);
    expect(tie(state)).toMatch(/^placeHarvester: /);
    const deep = legal(state).filter((move) => move.startsWith('area:'));
    playAll(state, deep[0] ?? '');
    playAll(state, deep[1] ?? '');
    if (legal(state).includes(deep[2] ?? '')) playAll(state, deep[2] ?? '');
    expect(state.harvester.filter((one) => one === 1)).toHaveLength(3);
    expect(reinforcements(state)).toContain('shigawire');
  });
});

describe('R14.10 Rage Overcame Shaddam IV, with Shaddam in play', () => {
  test('R14.10, R14.11 a: Shaddam and 4 regulars in the settlement nearest any sietch', () => {
    const { state } = plays(
      'rage-overcame-shaddam-iv-a',
      `${target('tasmin-sink')}\nleaderAt = shaddam:available\ntasmin-sink: A 6r sietch\narrakeen: H 1r city\ncarthag: H 1r city\nhagga-basin: H 1r city`,
    );
    const at = placeOf(state, 'shaddam');
    const settlements = ['arrakeen', 'carthag', 'hagga-basin'] as const;
    const from = (area: AreaId) => footDistance(areaIndex(area), areaIndex('tasmin-sink'));
    const nearest = Math.min(...settlements.map(from));
    expect(settlements.filter((area) => from(area) === nearest)).toContain(at);
    expect(inArea(state, 'arrakeen')).toBe(at === 'arrakeen' ? 'H 5r shaddam city' : 'H 1r city');
    expect(inArea(state, 'carthag')).toBe(at === 'carthag' ? 'H 5r shaddam city' : 'H 1r city');
  });

  test('R14.10, R14.11 a: two settlements equally near: the human', () => {
    const { state } = plays(
      'rage-overcame-shaddam-iv-a',
      `${STRONG}\nleaderAt = shaddam:available\narrakeen: H 1r city\ncarthag: H 1r city\nsihaya-ridge: sietch`,
    );
    expect(tie(state)).toMatch(/area:arrakeen area:carthag$/);
    playAll(state, 'area:carthag');
    expect(inArea(state, 'carthag')).toBe('H 5r shaddam city');
    expect(inArea(state, 'arrakeen')).toBe('H 1r city');
  });

  test('R14.10, R14.11 b: Shaddam and 2 Sardaukar in the legion nearest any sietch', () => {
    const { state } = plays(
      'rage-overcame-shaddam-iv-b',
      `${STRONG}\nleaderAt = shaddam:available\ncsw-3: H 1r\nwind-pass: H 2r`,
    );
    expect(inArea(state, 'csw-3')).toBe('H 1r2s shaddam');
    expect(inArea(state, 'wind-pass')).toBe('H 2r');
  });

  test('R14.10 a, not in play: he enters and a further card is drawn and played', () => {
    const { state, events } = plays('rage-overcame-shaddam-iv-a', `${STRONG}\nleaderAt = shaddam:out`);
    expect(placeOf(state, 'shaddam')).toBe('available');
    expect(eventsOf(events, 'cardPlayed').length).toBeGreaterThan(1);
  });
});

describe('R14.10 Seek Out the ‘Mahdi’', () => {
  const lines = `${target('windgap')}\nwindgap: A 1r sietch\ncne-2: H 3r\nhabbanya-ridge: A 2r paul sietch`;

  test('R14.10, R14.12 any one legion moves', () => {
    const { events } = plays('seek-out-the-mahdi', lines);
    expect(marches(events)[0]).toBe('cne-2 > splintered-rock foot');
  });

  test('R14.10 in their next action turn Paul’s legion does not move; the one after it may', () => {
    const { state } = soloTask(
      { t: 'draws', left: 0, house: HOUSES.indexOf('corrino') },
      `dice = 0 2 0 0 0 / 0 0 0 0 0\ndecks = / / hunter-seeker / shigawire seek-out-the-mahdi\n${lines}`,
    );
    const before = legal(state);
    expect(before).toContain('result:strategy');
    playAll(state, 'result:strategy');
    expect(legal(state)).not.toContain('area:habbanya-ridge');
  });
});

describe('R14.18 Truthtrance', () => {
  const lines = `${STRONG}\nhands = truthtrance crysknife /\ndecks = war-plan war-plan / thumpers thumpers / hunter-seeker / shigawire`;
  const spent = 'spent = 0 0 0 0 0 / 3 1 2 0 1';

  function played(): State {
    const state = ownTurn('0 0 0 1 0', `${lines}\n${spent}`);
    playAll(state, 'result:mentat');
    if (legal(state).includes('option:play')) playAll(state, 'option:play');
    playAll(state, 'card:truthtrance');
    return state;
  }

  test('R14.18 a result with fewer than 3 spent dice, 2 for deployment and house', () => {
    expect(legal(played()).filter((move) => move.startsWith('result:'))).toEqual([
      'result:strategy',
      'result:mentat',
      'result:house',
    ]);
  });

  test('R14.18 then 2 planning cards are drawn, or 1 is played', () => {
    const state = played();
    playAll(state, 'result:house');
    expect(pending(state)?.seat).toBe(0);
    expect(legal(state).length).toBeGreaterThan(1);
  });
});

describe('R14.17 sietches and tokens under an ornithopter, by prescience', () => {
  function offered(card: string, lines: string): State {
    return soloFrom(
      [{ k: 'round', step: 8 }],
      `prescienceRevealed = ${card}\nprescienceDeck = razzia\n${STRONG}\ndecks = / / hunter-seeker / shigawire\n${lines}`,
    ).state;
  }
  const paul = 'habbanya-ridge: A 2r paul sietch';

  test('R14.17 Mahdi: a sietch that nobody watches is revealed, and the reinforcements gain a card', () => {
    const state = offered('mahdi', paul);
    expect(legal(state)).toContain('prescience:mahdi');
    const before = state.reinforcements.length;
    playAll(state, 'prescience:mahdi');
    expect(reinforcements(state)).toHaveLength(before + 1);
  });

  test('R14.17 Mahdi: not in a sector connected to a zone with an ornithopter', () => {
    const state = offered('mahdi', `${paul}\n${zones({ 'air-csw-sw': 1 })}`);
    expect(legal(state)).not.toContain('prescience:mahdi');
  });

  test('R14.17 a carryall does not watch', () => {
    const state = offered('mahdi', `${paul}\n${zones({ 'air-csw-sw': 2 })}`);
    expect(legal(state)).toContain('prescience:mahdi');
  });

  test('R14.17 under the Spacing Guild ban no card is added', () => {
    const state = offered('mahdi', `${paul}\nbans = 0 1 0`);
    const before = state.reinforcements.length;
    playAll(state, 'prescience:mahdi');
    expect(reinforcements(state)).toHaveLength(before);
  });

  test('R14.17 Lisan al-Gaib: both tokens are revealed even there, and each adds a card', () => {
    const state = offered('lisan-al-gaib', `sw-8: A paul #0 #5\n${zones({ 'air-csw-sw': 1 })}`);
    const before = state.reinforcements.length;
    playAll(state, 'prescience:lisan-al-gaib');
    expect(reinforcements(state)).toHaveLength(before + 2);
  });
});
