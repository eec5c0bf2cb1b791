import { newGame, pending, printMove, view } from '../../../../engine/arrakis';
import type { State, Viewer } from '../../../../engine/arrakis';
import { actionTurn, playAll, position } from '../support/position';
import { eventsOf, roundFrom, table } from '../support/read';

const VIEWERS: readonly Viewer[] = [0, 1, 'table'];
const SECRETS = `gara-kulon: A 1g #0 #5 sietch
  windgap: sietch
  ne-4: station:jihad
  ne-5: wormsign
  sietchRank = 3 1 2 2 2 2 1 3
  sietchRevealed = 0 0 0 0 0 0 0 1
  hands = war-plan thumpers / hunter-seeker hawats-scheming
  objectives = 4`;

function secrets(): State {
  return actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, SECRETS);
}

function shownMoves(state: State, viewer: Viewer): readonly string[] | undefined {
  return view(state, viewer).decision?.moves?.map(printMove);
}

function area(state: State, viewer: Viewer, id: string) {
  const found = view(state, viewer).areas.find((one) => one.area === id);
  if (found === undefined) throw new Error(id);
  return found;
}

describe('hands (R5.1, R6.13)', () => {
  test.each<[Viewer, unknown, unknown]>([
    [0, ['war-plan', 'thumpers'], null],
    [1, null, ['hunter-seeker', 'hawats-scheming']],
    ['table', null, null],
  ])('viewer %s sees only the own hand', (viewer, atreides, harkonnen) => {
    const { seats } = view(secrets(), viewer);
    expect(seats.map((seat) => seat.hand)).toEqual([atreides, harkonnen]);
    expect(seats.map((seat) => seat.handSize)).toEqual([2, 2]);
  });

  test('nobody sees the cards of a deck, everybody how many there are', () => {
    const state = newGame({ mode: 'two', seed: 5, names: ['Ann', 'Hal'] });
    for (const viewer of VIEWERS) {
      const shown = JSON.stringify(view(state, viewer).decks);
      expect(view(state, viewer).decks.map((deck) => deck.left)).toEqual([17, 17, 17, 17]);
      expect(shown).not.toMatch(/war-plan|thumpers|hunter-seeker|shigawire/);
    }
  });

  test('R6.13 discards lie face up for everybody; cards out of the game are listed with their own deck', () => {
    const state = position(
      'discards = war-plan / / hunter-seeker shigawire /\nremovedCards = the-voice troop-carriers',
    );
    for (const viewer of VIEWERS) {
      const { decks } = view(state, viewer);
      expect(decks[0]?.discarded).toEqual(['war-plan']);
      expect(decks.map((deck) => deck.removed)).toEqual([['the-voice'], [], [], ['troop-carriers']]);
    }
  });
});

describe('the secret objective (R4.7)', () => {
  test('only the Atreides see it', () => {
    expect(view(secrets(), 0).objectives).toEqual([
      { needs: { kwisatzHaderach: 5, sandDwellers: 3, jihad: 10 } },
    ]);
    expect(view(secrets(), 1).objectives).toBeNull();
    expect(view(secrets(), 'table').objectives).toBeNull();
  });
});

describe('sietches and tokens (R2.6, R3.4)', () => {
  test('R2.6 the rank of a hidden sietch: only the Atreides', () => {
    const state = secrets();
    expect(area(state, 0, 'gara-kulon').sietch).toEqual({ rank: 1, revealed: false });
    for (const viewer of [1, 'table'] as const) {
      expect(area(state, viewer, 'gara-kulon').sietch).toEqual({ rank: null, revealed: false });
    }
  });

  test('R2.6 a revealed rank: everybody', () => {
    for (const viewer of VIEWERS)
      expect(area(secrets(), viewer, 'windgap').sietch).toEqual({ rank: 3, revealed: true });
  });

  test('R3.4 the contents of tokens: only the Atreides; that they are there: everybody', () => {
    const state = secrets();
    expect(area(state, 0, 'gara-kulon').legion?.tokens).toEqual([
      { id: 0, contents: { regular: 2, elite: 0, special: 0, generic: 0 } },
      { id: 5, contents: { regular: 1, elite: 1, special: 0, generic: 0 } },
    ]);
    for (const viewer of [1, 'table'] as const) {
      expect(area(state, viewer, 'gara-kulon').legion?.tokens).toEqual([
        { id: 0, contents: null },
        { id: 5, contents: null },
      ]);
    }
  });
});

describe('what nobody may look at (R3.6, R4.3)', () => {
  test('R4.3 a testing station shows nobody its marker', () => {
    const other = (marker: string) => position(`ne-4: station:${marker}`);
    for (const viewer of VIEWERS) {
      expect(area(secrets(), viewer, 'ne-4').station).toBe(true);
      expect(view(other('jihad'), viewer)).toEqual(view(other('sandDwellers'), viewer));
    }
  });

  test('R3.6 a wormsign shows nobody what it is', () => {
    for (const viewer of VIEWERS) {
      expect(area(secrets(), viewer, 'ne-5').wormsign).toBe(true);
      expect(view(position('ne-5: wormsign', 1), viewer)).toEqual(
        view(position('ne-5: wormsign', 2), viewer),
      );
    }
  });

  test('the order of the prescience deck shows nowhere', () => {
    const deck = (cards: string) => position(`prescienceDeck = ${cards}`);
    for (const viewer of VIEWERS) {
      expect(view(deck('razzia mahdi wind-traps'), viewer)).toEqual(
        view(deck('mahdi wind-traps razzia'), viewer),
      );
    }
  });
});

describe('decisions', () => {
  test('R6.1 which die may be spent lies open: nobody has to take the device for it', () => {
    const state = secrets();
    for (const viewer of VIEWERS) {
      expect(view(state, viewer).decision).toMatchObject({ kind: 'turn', seat: 0, covered: false });
      expect(shownMoves(state, viewer)).toEqual(expect.arrayContaining(['result:mentat']));
    }
  });

  test('R6.3 which cards could be played is seen by nobody else; what else a die may do lies open', () => {
    const state = secrets();
    playAll(state, 'result:mentat');
    expect(shownMoves(state, 0)).toEqual(expect.arrayContaining(['card:war-plan', 'option:draw', 'done']));
    for (const viewer of [1, 'table'] as const) {
      expect(shownMoves(state, viewer)).toEqual(['option:draw', 'figure:jessica', 'done', 'free:guerrilla']);
      expect(view(state, viewer).decision).toMatchObject({ private: true, covered: false, more: true });
    }
  });

  test('R6.3 that there is more to choose from depends on how many cards are held, not on which', () => {
    const after = (hand: string) => {
      const lines = `hands = / ${hand}`;
      const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { house: 2 } }, lines);
      playAll(state, 'result:house');
      return view(state, 'table').decision;
    };
    expect(after('hawats-scheming')?.more).toBe(true);
    expect(after('hunter-seeker')).toEqual(after('hawats-scheming'));
    expect(after('')?.more).toBe(false);
  });

  test('R6.11 a turn says that there might be more whenever two copies could be in hand', () => {
    const turn = (hand: string) => {
      const lines = `leaderAt = hawat:available\nhands = / ${hand}`;
      return view(actionTurn('harkonnen', { atreides: {}, harkonnen: { house: 2 } }, lines), 'table')
        .decision;
    };
    expect(turn('hawats-scheming hawats-scheming')?.more).toBe(true);
    expect(turn('hunter-seeker shigawire')).toEqual(turn('hawats-scheming hawats-scheming'));
    expect(turn('hunter-seeker')?.more).toBe(false);
  });

  test('cards to be discarded to the hand limit are private', () => {
    const hand = 'war-plan the-voice truthtrance thumpers stillsuits hieregs sandtides';
    const { state } = roundFrom('hands', `hands = ${hand} /`);
    expect(pending(state)?.kind).toBe('discardDown');
    expect(view(state, 0).decision?.moves).toHaveLength(7);
    for (const viewer of [1, 'table'] as const) expect(view(state, viewer).decision?.moves).toBeNull();
  });

  test('public decisions lie open: where vehicles may go', () => {
    const state = newGame({ mode: 'two', seed: 5, names: ['Ann', 'Hal'] });
    expect(table(state).decision?.moves).toEqual(view(state, 1).decision?.moves);
  });

  test('R6.10, R6.11 free actions lie open, but for the scheme against Hawat, which rests on the hand', () => {
    const lines =
      'carthag: H 3r city\nzones = 1 0 0 0 0 0 0 0\ngara-kulon: A #0 sietch\nleaderAt = hawat:available\nhands = / hawats-scheming hawats-scheming';
    const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { house: 2 } }, lines);
    playAll(state, 'result:house', 'option:replace');
    const free = (viewer: Viewer) => shownMoves(state, viewer)?.filter((move) => move.startsWith('free:'));
    expect(free(1)).toEqual(['free:scout', 'free:hawat']);
    for (const viewer of [0, 'table'] as const) expect(free(viewer)).toEqual(['free:scout']);
  });

  test('R6.9 which token to turn up can be said openly, by its place; what it is only the Atreides see', () => {
    const state = secrets();
    playAll(state, 'free:guerrilla');
    for (const viewer of VIEWERS) {
      expect(view(state, viewer).decision?.covered).toBe(false);
      expect(shownMoves(state, viewer)).toEqual(['figure:token-0', 'figure:token-5']);
    }
  });

  test('R6.6 where a drawn token goes is covered: it is seen first, by its owner alone', () => {
    const lines = 'gara-kulon: A 1r sietch\nleaderAt = hawat:available';
    const state = actionTurn('atreides', { atreides: { deployment: 1 }, harkonnen: { mentat: 2 } }, lines);
    playAll(state, 'result:deployment', 'option:deploy', 'number:1');
    expect(view(state, 0).decision).toMatchObject({ kind: 'deployToken', covered: true });
    expect(view(state, 0).decision?.token).not.toBeNull();
    for (const viewer of [1, 'table'] as const) {
      expect(view(state, viewer).decision).toMatchObject({ covered: true, moves: null, token: null });
    }
  });

  test('when the game is over there is no decision', () => {
    const state = roundFrom('claims', 'markers = 10 10 10\nobjectives = 0').state;
    for (const viewer of VIEWERS) expect(view(state, viewer).decision).toBeNull();
  });
});

describe('events', () => {
  test('which cards were drawn is told to the drawer alone, how many to everybody', () => {
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, '');
    const events = playAll(state, 'result:mentat', 'option:draw', 'number:1');
    expect(eventsOf(events, 'cardsSeen').every((event) => event.only === 0)).toBe(true);
    expect(eventsOf(events, 'cardsSeen')).toHaveLength(2);
    expect(eventsOf(events, 'cardsDrawn').map((event) => [event.only, event.count])).toEqual([
      [undefined, 1],
      [undefined, 1],
    ]);
  });

  test('at the start of the round each seat learns of its own cards only', () => {
    const { events } = roundFrom('start', '');
    expect(eventsOf(events, 'cardsSeen').map((event) => [event.seat, event.only])).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
  });
});
