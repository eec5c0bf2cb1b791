import {
  EN,
  label,
  legalMoves,
  parseMove,
  prompt,
  view,
  type DecisionView,
  type State,
} from '../../../../engine/arrakis';
import { FRAME_KINDS } from '../../../../engine/arrakis/frames/rules';
import { ENDS_IN_A_WORD, LANGUAGES, flawOf } from './support/languages';
import { actionTurn, playAll, position } from '../support/position';

const LEGIONS = `
  arrakeen: H 2r1e1g baron city
  carthag: H 1r1s1g
  gara-kulon: A 2r1s muaddib #0 sietch
  sihaya-ridge: A 2r1g sietch
  ne-8: sandworm
  hands = war-plan the-voice / hunter-seeker`;

function decision(state: State): DecisionView {
  const open = view(state, 'table').decision as DecisionView;
  return view(state, open.seat).decision as DecisionView;
}

function asked(state: State): string {
  return prompt(decision(state), EN).line;
}

/** What the moves are called, by their text in the notation. */
function called(state: State, ...texts: readonly string[]): string[] {
  return texts.map((text) => {
    const move = parseMove(text);
    return move === null ? text : label(move, decision(state), EN).text;
  });
}

const DICE = {
  atreides: { strategy: 1, leadership: 1 },
  harkonnen: { strategy: 2, house: 1, deployment: 1, mentat: 1 },
};

describe('the prompt line', () => {
  it('R6.3 asks for a die, and tells the Atreides of Desert Power when they are behind', () => {
    expect(asked(actionTurn('harkonnen', DICE, LEGIONS))).toBe('Harkonnen · Choose a die to spend');
    expect(asked(actionTurn('atreides', DICE, LEGIONS))).toBe(
      'Atreides · Choose a die to spend, or use Desert Power',
    );
  });

  it('R7.1 leads through a move, counting the legions', () => {
    const state = actionTurn('harkonnen', DICE, LEGIONS);
    playAll(state, 'result:strategy');
    expect(asked(state)).toBe('Harkonnen · Choose what to do with the Strategy die');
    playAll(state, 'option:move');
    expect(asked(state)).toBe('Harkonnen · Move a legion · 1 of 2');
    playAll(state, 'area:arrakeen');
    expect(asked(state)).toBe('Harkonnen · Choose where the legion of Arrakeen goes');
    playAll(state, 'area:imperial-basin');
    expect(asked(state)).toBe('Harkonnen · Move to Imperial Basin, or choose who stays in Arrakeen');
    expect(called(state, 'option:march', 'figure:regular', 'figure:baron')).toEqual([
      'Go',
      'Regular stays',
      'Baron Harkonnen stays',
    ]);
    playAll(state, 'option:march');
    expect(asked(state)).toBe('Harkonnen · Move a legion · 2 of 2');
  });

  it('R6.6 names what the legion must have', () => {
    const state = actionTurn('atreides', DICE, LEGIONS);
    playAll(state, 'result:leadership', 'option:moveWithLeader');
    expect(asked(state)).toBe('Atreides · Move a legion that has a leader · 1 of 2');
  });

  it('R6.6 says what is replaced and how much is left', () => {
    const state = actionTurn('harkonnen', DICE, LEGIONS);
    playAll(state, 'result:house', 'option:replace');
    expect(asked(state)).toBe('Harkonnen · Replace 1 regular with 1 elite · 2 left');
  });

  it('R6.6 names the decks of a draw', () => {
    const state = actionTurn(
      'harkonnen',
      DICE,
      `${LEGIONS}\n  decks = war-plan / stillsuits / sandmasters forced-recruitment / shigawire`,
    );
    playAll(state, 'result:mentat', 'option:draw');
    expect(asked(state)).toBe(
      'Harkonnen · Draw 2 planning cards: choose how many from the House Harkonnen deck',
    );
    expect(called(state, 'number:1')).toEqual(['1 House Harkonnen, 1 Corrino']);
  });

  it('gives the alternatives of a card in its own words', () => {
    const state = actionTurn('atreides', DICE, LEGIONS);
    playAll(state, 'result:strategy', 'card:war-plan');
    expect(asked(state)).toBe('Atreides · Choose one');
    expect(called(state, 'number:1', 'number:2', 'done')).toEqual([
      'Move any legion.',
      'Attack with any legion.',
      'Skip',
    ]);
  });

  it('R6.7 leaves out the alternative of a Wild Maker that is not there', () => {
    const state = actionTurn('atreides', DICE, LEGIONS);
    playAll(state, 'option:desertPower');
    const { moves } = decision(state);
    const numbers = (moves ?? []).filter((move) => move.kind === 'number');
    expect(numbers.map((move) => label(move, decision(state), EN).text)).toEqual([
      'Put 2 wormsigns face down in deserts without wormsign, sandworm or sietch, 1 per area.',
      'Move 2 sandworms, each up to 2 deserts away.',
      'Attack with 1 sandworm.',
    ]);
  });

  it('R7.12 names the battle', () => {
    const state = position(`
      arrakeen: H 4r1g city
      carthag: H 1r city
      imperial-basin: A 4r1g
      frames = ${JSON.stringify([
        { k: 'round', step: 6 },
        { k: 'actions', next: 1 },
        { k: 'turn', seat: 0, acted: true, outOfTank: 0, flown: [] },
        {
          k: 'battle',
          stage: 'decide',
          from: 0,
          to: 0,
          attacker: 0,
          round: 1,
          terms: { surprise: false, freeContinue: false, extraDie: 0, defenderCap: 6 },
          attack: { cards: 0, hits: 0, shields: 0, specials: 0 },
          defence: { cards: 0, hits: 0, shields: 0, specials: 0 },
          owed: 0,
          ledDefence: false,
          ledAttack: false,
        },
      ])}`);
    expect(asked(state)).toBe('Atreides · Fight on for Arrakeen, or stop');
    expect(called(state, 'option:continue', 'option:cease')).toEqual(['Fight on', 'Stop']);
  });

  it('is the same for those who watch, whatever they may see of the choices', () => {
    const state = actionTurn('harkonnen', DICE, LEGIONS);
    playAll(state, 'result:strategy');
    const table = view(state, 'table').decision as DecisionView;
    expect(prompt(table, EN).line).toBe(asked(state));
  });

  it('names the side, the seat and the clause beside the text', () => {
    const state = actionTurn('atreides', DICE, LEGIONS);
    expect(prompt(decision(state), EN)).toMatchObject({
      side: 'atreides',
      seat: 0,
      count: null,
      clause: 'R6.3',
    });
  });
});

describe('every kind of decision has words', () => {
  const bare: DecisionView = {
    kind: 'turn',
    seat: 0,
    side: 'atreides',
    house: null,
    private: false,
    covered: false,
    more: false,
    clause: 'R6.3',
    count: 2,
    of: null,
    area: 'arrakeen',
    target: 'carthag',
    stage: null,
    about: { result: 'strategy' },
    program: null,
    token: null,
    battle: null,
    moves: legalMoves(actionTurn('atreides', DICE, LEGIONS)),
  };

  it.each(FRAME_KINDS)('%s', (kind) => {
    for (const [, catalogue] of LANGUAGES) {
      for (const side of ['atreides', 'harkonnen'] as const) {
        const { text, line } = prompt({ ...bare, kind, side }, catalogue);
        expect(flawOf(line)).toBeNull();
        expect(text).toMatch(ENDS_IN_A_WORD);
        expect(line).toContain(text);
      }
    }
  });

  it("R14.0 a tie speaks of the automaton's own figures", () => {
    const tie: DecisionView = { ...bare, kind: 'tie', stage: 'specials' };
    const bashar = parseMove('figure:generic');
    if (bashar === null) throw new Error('no such move');
    expect(label(bashar, tie, EN).text).toBe('Bashar');
    expect(label(bashar, { ...tie, kind: 'specials' }, EN).text).toBe('Naib');
  });
});
