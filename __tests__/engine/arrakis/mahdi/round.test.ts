import { newGame, pending, PLANNING_CARDS, RESULTS } from '../../../../engine/arrakis';
import type { CardId, State } from '../../../../engine/arrakis';
import { TACTICS } from '../../../../engine/arrakis/data/components.data';
import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { drawTarget } from '../../../../engine/arrakis/mahdi/target';
import { eventsOf } from '../support/luck';
import { decider, inArea, picks, tankOf, zones } from '../support/areas';
import { legal, playAll, refusal } from '../support/position';
import { harvestBy, marches, soloFrom, soloPosition, soloTask, target } from '../support/solo';
import type { Solo } from '../support/solo';

const houseOf = (card: number) => PLANNING_CARDS[card]?.house;
const ALL_SIETCHES = TACTICS.map(({ sietch }) => `${sietch}: A 1r sietch`).join('\n');

/** A new round begins. */
function startRound(lines: string, seed: number): Solo {
  return soloFrom(
    [{ k: 'round', step: 0 }],
    `unrolled = 0\nphase = 0\nround = 0\ndice = 0 0 0 0 0 / 0 0 0 0 0\n${lines}`,
    seed,
  );
}

/** The automaton rolls one die. */
function rollDie(lines: string, seed = 1): Solo {
  return soloTask(
    { t: 'roll' },
    `${target('windgap')}\nwindgap: A 6r sietch\ndecks = / / hunter-seeker hunter-seeker hunter-seeker / shigawire shigawire shigawire\n${lines}`,
    seed,
  );
}

/** An action turn of the Atreides. */
function atreidesTurn(lines: string, dice = '0 0 0 2 0'): State {
  return soloFrom(
    [
      { k: 'round', step: 6 },
      { k: 'actions', next: 1 },
      { k: 'turn', seat: 0, acted: false, outOfTank: 0, flown: [] },
    ],
    `${target('windgap')}\nwindgap: A 6r sietch\nunrolled = 2\ndice = ${dice} / 0 0 0 0 0\n${lines}`,
  ).state;
}

describe('R14.1, R14.2 the start of a round', () => {
  test('R14.1 setup: Atreides tokens and sietches stay face down', () => {
    const state = newGame({ mode: 'mahdi', seed: 5, names: ['Ann', 'Mahdi'] });
    expect(state.sietchRevealed.every((n) => n === 0)).toBe(true);
    expect(inArea(state, 'windgap')).toMatch(/#\d+ sietch$/);
  });

  test('R14.2 two prescience cards; the Atreides draw, the Harkonnen hand stays empty', () => {
    const state = newGame({ mode: 'mahdi', seed: 5, names: ['Ann', 'Mahdi'] });
    expect(state.prescienceRevealed).toHaveLength(2);
    expect(state.hands[0]).toHaveLength(2);
    expect(state.hands[1]).toHaveLength(0);
  });

  test('R14.2 one Corrino and one House Harkonnen card join the reinforcements, every round', () => {
    const { state } = startRound(`${ALL_SIETCHES}\nreinforcements = sandmasters`, 3);
    expect(state.reinforcements).toHaveLength(3);
    expect(state.reinforcements.slice(1).map(houseOf).sort()).toEqual(['corrino', 'harkonnen']);
  });

  test('R14.2 the second tactic card names another sector than the first', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { state } = startRound(ALL_SIETCHES, seed);
      const [first, second] = [TACTICS[state.harvestTactic], TACTICS[state.targetTactic]];
      expect(second?.sector).not.toBe(first?.sector);
    }
  });

  test('R14.2 the target is a sietch that stands', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { state } = startRound('tasmin-sink: A 1r sietch\nwindgap: A 1r sietch', seed);
      expect(['tasmin-sink', 'windgap']).toContain(TACTICS[state.targetTactic]?.sietch);
    }
  });

  test('R14.2 a target destroyed during the round is replaced at once under the same conditions', () => {
    const { state } = soloTask(
      { t: 'act', result: RESULTS.indexOf('strategy') },
      `${target('windgap')}\n${harvestBy('gara-kulon')}\ntactics = 2 1\nwindgap: sietch\ncsw-3: H 2r\nsihaya-ridge: A 1r sietch\ntasmin-sink: A 6r sietch`,
    );
    expect(inArea(state, 'windgap')).toBe('H 2r');
    // Sihaya Ridge lies in the harvest sector.
    expect(TACTICS[state.targetTactic]?.sietch).toBe('tasmin-sink');
  });

  test('R14.2 another sietch destroyed: the target stays', () => {
    const { state } = soloTask(
      { t: 'act', result: RESULTS.indexOf('strategy') },
      `${target('tasmin-sink')}\n${harvestBy('gara-kulon')}\ntactics = 1\nwindgap: sietch\ncsw-3: H 2r\ntasmin-sink: A 6r sietch`,
    );
    expect(TACTICS[state.targetTactic]?.sietch).toBe('tasmin-sink');
  });

  test('R14.2 no sietch left: there is no target', () => {
    const state = soloPosition(`${harvestBy('gara-kulon')}\n${target('windgap')}\ntactics = 1 2`);
    drawTarget(state);
    expect(state.targetTactic).toBe(-1);
  });
});

describe('R14.5 one die at a time', () => {
  test('R14.5 a result that 3 spent dice show is rolled again, whichever it is', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { state } = rollDie('spent = 0 0 0 0 0 / 3 3 3 0 3', seed);
      expect(state.spent[1]).toEqual([3, 3, 3, 1, 3]);
    }
  });

  test('R14.5 two of a result do not stop a third, deployment and house included', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 60; seed++)
      seen.add(String(rollDie('spent = 0 0 0 0 0 / 3 3 2 3 2', seed).state.spent[1]));
    expect([...seen].sort()).toEqual(['3,3,2,3,3', '3,3,3,3,2']);
  });

  test('R14.5 it is spent even if nothing could be done', () => {
    const { state } = rollDie('lasting = 0 1');
    expect(state.spent[1]).toEqual([0, 1, 0, 0, 0]);
    expect(state.unrolled).toBe(1);
    expect(decider(state)).toBe('atreides');
  });

  test('R14.5, R12.2 the tank moves', () => {
    const { state } = rollDie('lasting = 0 1\ntank = - - - / baron - - - -');
    expect(tankOf(state, 'harkonnen')).toBe('- baron - - -');
  });

  test('R14.5 after an Atreides turn, Desert Power included, the Harkonnen roll', () => {
    const state = atreidesTurn('', '0 0 0 1 0');
    expect(legal(state)).toContain('option:desertPower');
    playAll(state, 'option:desertPower');
    for (let n = 0; n < 10 && state.unrolled === 2; n++)
      playAll(state, legal(state).includes('done') ? 'done' : (legal(state)[0] ?? ''));
    expect(state.unrolled).toBe(1);
  });

  test('R14.5 the phase ends after the last die; unused Atreides dice are lost', () => {
    const { state, events } = soloFrom(
      [
        { k: 'round', step: 6 },
        { k: 'actions', next: 0 },
      ],
      `${target('windgap')}\nwindgap: A 6r sietch\nunrolled = 0\ndice = 0 0 0 2 0 / 0 0 0 0 0\nspent = 0 0 0 0 0 / 0 0 0 0 0`,
    );
    expect(eventsOf(events, 'diceRolled').filter((event) => event.seat === 1)).toHaveLength(0);
    expect(state.phase).not.toBe(2);
  });
});

describe('R14.16 tokens and decks', () => {
  test('R14.16 no die set aside: +1 supremacy instead of a Bene Gesserit token', () => {
    const { state } = soloTask(
      { t: 'draws', left: 1, house: 3 },
      `${target('windgap')}\nwindgap: A 6r sietch\ndecks = / / hunter-seeker hunter-seeker / shigawire breeding-program\nsetAside = 0\nsupremacy = 3`,
    );
    expect(state.supremacy).toBe(4);
    expect(state.unrolled).toBe(2);
  });

  test('R14.16 an emptied deck is at once rebuilt from its own discards', () => {
    const { state } = soloTask(
      { t: 'draws', left: 1, house: 2 },
      `${target('windgap')}\nwindgap: A 6r sietch\ndecks = / / hunter-seeker / shigawire
      discards = / / sandmasters arsunt-legion / breeding-program\npile = 2 3 2`,
    );
    expect(state.decks[2]).toHaveLength(2);
    expect(state.discards[2]).toEqual([]);
    expect(state.pile).toEqual([3]);
    expect(state.discards[3]).toHaveLength(1);
  });

  test('R14.16 a deck that had nothing to be rebuilt from is rebuilt before the next draw', () => {
    const { events } = soloTask(
      { t: 'draws', left: 1, house: 2 },
      `${target('windgap')}\nwindgap: A 6r sietch\ndecks = / / / shigawire\ndiscards = / / hunter-seeker /\npile = 2`,
    );
    expect(eventsOf(events, 'cardPlayed').map((event) => event.card)).toEqual(['hunter-seeker']);
  });

  test('R14.16 unused Harkonnen dice are those not rolled: equal numbers bar Desert Power', () => {
    expect(legal(atreidesTurn('', '0 0 0 2 0'))).not.toContain('option:desertPower');
    expect(legal(atreidesTurn('setAside = 4', '0 0 0 2 0'))).not.toContain('option:desertPower');
    expect(legal(atreidesTurn('', '0 0 0 1 0'))).toContain('option:desertPower');
  });
});

describe('R14.17 under the eyes of ornithopters', () => {
  const TOKENS = 'habbanya-ridge: A 1r #0 sietch\ngara-kulon: A 1r #1 sietch';

  test('R14.17 no guerrilla training in a sector connected to one', () => {
    const state = atreidesTurn(`${TOKENS}\n${zones({ 'air-csw-sw': 1 })}`);
    playAll(state, 'free:guerrilla');
    expect(picks(state, 'figure')).toEqual(['token-1']);
  });

  test('R14.17 a carryall does not watch', () => {
    const state = atreidesTurn(`${TOKENS}\n${zones({ 'air-csw-sw': 2 })}`);
    playAll(state, 'free:guerrilla');
    expect(picks(state, 'figure')).toHaveLength(2);
  });

  test('R14.17 everything watched: there is no such free action', () => {
    const state = atreidesTurn(`${TOKENS}\n${zones({ 'air-csw-sw': 1, 'air-cne-ne': 1 })}`);
    expect(refusal(state, 'free:guerrilla')).not.toBeNull();
  });

  test('R14.17 each token revealed adds a card to the reinforcements, by the order of R14.10', () => {
    const state = atreidesTurn(TOKENS);
    playAll(state, 'free:guerrilla', 'figure:token-0');
    expect(state.reinforcements.map(houseOf)).toEqual(['harkonnen']);
  });

  test('R14.17 not under the Spacing Guild ban', () => {
    const state = atreidesTurn(`${TOKENS}\nbans = 0 1 0`);
    playAll(state, 'free:guerrilla', 'figure:token-0');
    expect(state.reinforcements).toEqual([]);
  });
});

describe('R14.18 Truthtrance', () => {
  const truthtrance: CardId = 'truthtrance';

  test('R14.18 a result with fewer than 3 spent dice, 2 for deployment and house; it is the next roll', () => {
    const state = atreidesTurn(`hands = ${truthtrance} /\nspent = 0 0 0 0 0 / 3 2 2 2 1`);
    playAll(state, 'result:mentat', `card:${truthtrance}`);
    expect(picks(state, 'result')).toEqual(['house', 'mentat', 'strategy']);
    playAll(state, 'result:strategy');
    for (let n = 0; n < 12 && state.unrolled === 2; n++) {
      const moves = legal(state);
      playAll(state, moves.find((move) => move === 'done' || move === 'option:decline') ?? moves[0] ?? '');
    }
    expect(state.spent[1]).toEqual([3, 3, 2, 2, 1]);
  });
});

describe('R14.4, R6.10 no scouting', () => {
  test('R14.4 an ornithopter serves transport alone', () => {
    const { state, events } = soloTask(
      { t: 'act', result: RESULTS.indexOf('strategy') },
      `${target('windgap')}\nwindgap: A 5r #0 sietch\narrakeen: H 2r\n${zones({ 'air-cne-ne': 1 })}`,
    );
    expect(marches(events)).toEqual([]);
    expect(state.zones).toContain(1);
    expect(pending(state)?.seat).toBe(0);
    expect(state.sietchRevealed[7]).toBe(0);
  });
});

describe('R14.7a retreats of the Harkonnen', () => {
  // Not so yet: a retreat follows R7.13 as in the game for two.
  test('R14.7a a legion driven out may cross an impassable border', () => {
    const { state } = soloFrom(
      [
        { k: 'round', step: 6 },
        { k: 'actions', next: 0 },
        { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
        { k: 'displace', area: areaIndex('cne-6') },
      ],
      `${target('windgap')}\nwindgap: A 6r sietch\ncne-6: H 2r\ncne-5: sandworm\ncne-8: sandworm\nne-7: sandworm`,
    );
    expect(inArea(state, 'shield-wall-east')).toBe('H 2r');
  });
});
