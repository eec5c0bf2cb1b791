import { pending } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { eventsOf, leaderPlace, roundFrom, shows, table } from '../support/read';

const BUSY = `arrakeen: H 2r baron city
  pasty-mesa: A 2r stilgar\nse-5: A 1r\nsw-8: A 1r
  ne-8: wild-maker
  zones = 1 2 0 0 0 0 0 0
  prescienceRevealed = dew-collectors razzia mahdi\nprescienceDeck = wind-traps
  hands = war-plan the-voice truthtrance thumpers stillsuits hieregs sandtides / hunter-seeker
  decks = / / /`;

describe('R5.4 the order of the end of the round', () => {
  test('R5.4 claims, vehicles, swaps, refresh, hands, prescience, dice', () => {
    const { state } = roundFrom('claims', BUSY);
    const asked: [string, number][] = [];
    const note = () => asked.push([pending(state)?.kind ?? '', pending(state)?.seat ?? -1]);
    note();
    expect(table(state).zones.filter((zone) => zone.vehicle !== null)).toHaveLength(2);
    playAll(state, 'prescience:dew-collectors');
    note();
    expect(table(state).zones.filter((zone) => zone.vehicle !== null)).toHaveLength(0); // (b) before (c)
    playAll(state, 'figure:baron');
    note();
    playAll(state, 'figure:stilgar', 'option:wildMaker');
    note();
    playAll(state, 'card:war-plan');
    note();
    const events = playAll(state, 'prescience:razzia', 'done');
    note();
    expect(asked).toEqual([
      ['endClaims', 0],
      ['swap', 1],
      ['swap', 0],
      ['discardDown', 0],
      ['dropPrescience', 0],
      ['vehicles', 1],
    ]);
    expect(eventsOf(events, 'roundBegins')).toEqual([{ type: 'roundBegins', round: 2 }]);
  });
});

describe('R5.4(a) claims', () => {
  test('R5.4(a), R8.2 claiming is optional', () => {
    const { state } = roundFrom('claims', BUSY);
    expect(legal(state)).toEqual(['prescience:dew-collectors', 'done']);
    playAll(state, 'done');
    expect(table(state).markers.sandDwellers).toBe(0);
    expect(pending(state)?.kind).toBe('swap');
  });
});

describe('R5.4(c) swaps', () => {
  const SWAP = `arrakeen: H 2r baron rabban city\ncarthag: H 1r aramsham city\npasty-mesa: A 2r stilgar\ngara-kulon: A 1r paul sietch`;

  test('R5.4(c) Harkonnen first: any of their named leaders on the board', () => {
    const { state } = roundFrom('harkonnenSwap', SWAP);
    expect(legal(state)).toEqual(['figure:rabban', 'figure:baron', 'figure:aramsham', 'done']);
    playAll(state, 'figure:baron', 'figure:aramsham', 'done');
    expect(shows(state, 'arrakeen')).toBe('H 2r1g rabban city');
    expect(shows(state, 'carthag')).toBe('H 1r1g city');
    expect([leaderPlace(state, 'baron'), leaderPlace(state, 'aramsham')]).toEqual(['available', 'available']);
    expect(table(state).supply.generic.harkonnen).toBe(4);
    expect(legal(state)).toEqual(['figure:paul', 'figure:stilgar', 'done']);
    expect(refusal(state, 'figure:rabban')).toBe('R5.4 notPresent');
    expect(refusal(state, 'figure:jessica')).toBe('R5.4 notPresent');
  });

  test('R5.4(c) without a generic leader in the supply the named one is just taken off', () => {
    const { state } = roundFrom('harkonnenSwap', 'arrakeen: H 2r baron city\ncarthag: H 1r6g city');
    playAll(state, 'figure:baron');
    expect(shows(state, 'arrakeen')).toBe('H 2r city');
    expect(leaderPlace(state, 'baron')).toBe('available');
  });

  test('R5.4(c) no one is asked who has no named leader on the board', () => {
    const { state } = roundFrom('harkonnenSwap', 'arrakeen: H 2r1g city\nprescienceRevealed = mahdi');
    expect(pending(state)?.kind).toBe('dropPrescience');
  });

  test('R5.4(c), R11.3 the Wild Maker may be swapped for a sandworm; it stays in play', () => {
    const { state } = roundFrom('atreidesSwap', 'ne-8: wild-maker\nprescienceRevealed = mahdi');
    playAll(state, 'option:wildMaker');
    expect(shows(state, 'ne-8')).toBe('sandworm');
    expect(table(state).wildMaker).toBe('offBoard');
    expect(table(state).supply.sandworms).toBe(3);
  });

  test('R5.4(c) with all four sandworms on the board there is none to swap for', () => {
    const worms = 'ne-1: sandworm\nne-2: sandworm\nne-3: sandworm\nne-5: sandworm\nne-8: wild-maker';
    const { state } = roundFrom('atreidesSwap', `${worms}\nprescienceRevealed = mahdi`);
    expect(pending(state)?.kind).toBe('dropPrescience');
  });
});

describe('R5.4(d) leader cards', () => {
  test('R5.4(d) spent cards refresh, those of leaders in the tank too, but they stay in the tank', () => {
    const lines = `leaderSpent = 1 0 1 0 0 0 0 0 1 0 0 0 0 1 0\nleaderAt = paul:tank rabban:tank
      tank = - paul - / rabban - - - -\nprescienceRevealed = mahdi\nwildMaker = 1\nwildMakerSpent = 1`;
    const { state } = roundFrom('hands', lines);
    const ready = table(state)
      .leaders.filter((leader) => leader.ready)
      .map((leader) => leader.leader);
    expect(ready).toEqual(['jessica', 'stilgar', 'baron', 'aramsham']);
    expect(shows(state, 'leaderSpent')).toBe('');
    expect([leaderPlace(state, 'paul'), leaderPlace(state, 'rabban')]).toEqual(['tank 1', 'tank 0']);
    expect(shows(state, 'wildMakerSpent')).toBe('');
  });
});

const SIX = 'war-plan the-voice truthtrance thumpers stillsuits hieregs';

describe('R5.4(e) hands', () => {
  test('R5.4(e) over six: the owner discards down to six, face up', () => {
    const lines = `hands = ${SIX} sandtides crysknife / hunter-seeker\nprescienceRevealed = mahdi`;
    const { state } = roundFrom('hands', lines);
    expect(pending(state)).toMatchObject({ kind: 'discardDown', seat: 0, private: true, count: 2 });
    expect(legal(state)).toHaveLength(8);
    expect(refusal(state, 'done')).toBe('R5.4 compulsory');
    expect(refusal(state, 'card:hunter-seeker')).toBe('R5.4 notInHand');
    playAll(state, 'card:the-voice', 'card:sandtides');
    expect(table(state).seats[0]?.handSize).toBe(6);
    expect(table(state).decks.map((deck) => deck.discarded)).toEqual([['the-voice'], ['sandtides'], [], []]);
    expect(pending(state)?.kind).toBe('dropPrescience');
  });

  test('R5.4(e) six stay', () => {
    const { state } = roundFrom('hands', `hands = ${SIX} / hunter-seeker\nprescienceRevealed = mahdi`);
    expect(pending(state)?.kind).toBe('dropPrescience');
  });

  test("R6.11 Hawat's Scheming counts toward the limit but is never discarded for it", () => {
    const lines = `hands = / hawats-scheming hawats-scheming hawats-scheming hunter-seeker shigawire troop-carriers sandmasters breeding-program
      prescienceRevealed = mahdi`;
    const { state } = roundFrom('hands', lines);
    expect(pending(state)).toMatchObject({ seat: 1, count: 2 });
    expect(refusal(state, 'card:hawats-scheming')).toBe('R6.11 neverDiscarded');
    playAll(state, 'card:shigawire', 'card:sandmasters');
    expect(shows(state, 'hands')).toBe(
      ' / hawats-scheming hawats-scheming hawats-scheming hunter-seeker troop-carriers breeding-program',
    );
  });
});

describe('R5.4(f) prescience', () => {
  test('R5.4(f) unclaimed cards may leave the game; the rest is shuffled back', () => {
    const { state } = roundFrom(
      'prescience',
      'prescienceRevealed = razzia mahdi wind-traps\nprescienceDeck = desert-war\ndecks = / / /',
    );
    expect(pending(state)).toMatchObject({ seat: 0, clause: 'R5.4' });
    expect(legal(state)).toEqual(['prescience:mahdi', 'prescience:wind-traps', 'prescience:razzia', 'done']);
    expect(refusal(state, 'prescience:desert-war')).toBe('R5.4 noneHere');
    playAll(state, 'prescience:mahdi', 'done');
    expect(shows(state, 'prescienceGone')).toBe('mahdi');
    // The next round has begun: three of razzia, wind-traps and desert-war lie open.
    expect(shows(state, 'prescienceRevealed').split(' ').sort()).toEqual([
      'desert-war',
      'razzia',
      'wind-traps',
    ]);
  });

  test('R5.4(f) all may be removed, or none', () => {
    const lines = 'prescienceRevealed = razzia mahdi\nprescienceDeck = desert-war\ndecks = / / /';
    const all = roundFrom('prescience', lines).state;
    playAll(all, 'prescience:mahdi', 'prescience:razzia');
    expect(shows(all, 'prescienceRevealed')).toBe('desert-war');
    const none = roundFrom('prescience', lines).state;
    playAll(none, 'done');
    expect(shows(none, 'prescienceGone')).toBe('');
  });

  test('R5.4(f) what is shuffled back comes in another order with another seed', () => {
    const lines =
      'prescienceRevealed = razzia mahdi wind-traps\nprescienceDeck = desert-war dew-collectors stunted-worms\ndecks = / / /';
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { state } = roundFrom('prescience', lines, seed);
      playAll(state, 'done');
      return shows(state, 'prescienceRevealed');
    });
    expect(new Set(orders).size).toBeGreaterThan(3);
  });
});

describe('R5.4(g) dice', () => {
  test('R5.4(g) dice are taken back and the next round begins', () => {
    const { state } = roundFrom(
      'prescience',
      'dice = 1 0 0 0 1 / 0 0 0 0 0\nspent = 0 1 0 0 0 / 2 3 1 1 1\nsetAside = 2',
    );
    expect(
      table(state).seats.flatMap((seat) => [...Object.values(seat.dice), ...Object.values(seat.spent)]),
    ).toEqual(Array<number>(20).fill(0));
    expect(table(state)).toMatchObject({ round: 2, phase: 'vehicles' });
  });
});
