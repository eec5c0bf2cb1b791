import {
  EN,
  MOVE_WORDS,
  legalMoves,
  newGame,
  outcome,
  pending,
  playListed,
  printMove,
  prompt,
  view,
  type DecisionView,
  type GameOptions,
  type Mode,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import {
  CONTROL_OF,
  controlsOf,
  sideOfChoice,
  testIdOf,
  type Controls,
} from '../../../../app/arrakis/table/actions/controls';
import { cardVerb, moveLabel } from '../../../../app/arrakis/table/actions/moveTexts';
import { printedCard } from '../../../../app/arrakis/table/actions/CardPicker';
import { figureOf, figureText, sideOfFigure } from '../../../../app/arrakis/pieces/figures';
import { inspectedOf } from '../../../../app/arrakis/table/inspect/inspected';
import { answerTo } from '../../../../app/arrakis/table/inspect/answer';
import { translatorFor } from '../../../../app/i18n';

const t = translatorFor('en');

/** Ids of the notation that are not words of the game: kebab or camel case, or a letter and a number. */
const RAW = new Set<string>(
  Object.values(MOVE_WORDS)
    .flat()
    .filter((word) => /[a-z][A-Z]|-|\d/.test(word) && !/^\d+$/.test(word)),
);

function raw(text: string): boolean {
  return text.split(/[\s,;:()]+/).some((word) => RAW.has(word)) || /undefined|\{|\}|NaN|\[object/.test(text);
}

function offered(controls: Controls): Move[] {
  const { places, cards, figures, dice, words, signs, free, go, done } = controls;
  const ends = [go, done].filter((move) => move !== null);
  return [...places, ...cards, ...figures, ...dice, ...words, ...signs, ...free, ...ends];
}

function optionsOf(mode: Mode, seed: number): GameOptions {
  const names = mode === 'mahdi' ? ['Ann', 'Mahdi'] : ['Ann', 'Hal'];
  return { mode, seed, names, ties: 'ask' } as GameOptions;
}

/** A small stream of its own, so that the games are the same in every run. */
function chance(seed: number): (below: number) => number {
  let now = seed;
  return (below) => {
    now = (Math.imul(now, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((now / 0x80000000) * below);
  };
}

const seen = new Set<string>();
const faces = new Set<string>();
const pictures = new Set<string>();

function check(decision: DecisionView, state: State): void {
  const where = `${decision.kind}/${decision.stage ?? '-'}`;
  seen.add(decision.kind);
  const moves = legalMoves(state);
  const controls = controlsOf(decision);
  const key = (list: readonly Move[]) => list.map(printMove).sort().join(' ');
  if (key(offered(controls)) !== key(moves)) {
    throw new Error(`${where}: offered ${key(offered(controls))}, legal ${key(moves)}`);
  }
  const ids = moves.map(testIdOf);
  if (new Set(ids).size !== ids.length) throw new Error(`${where}: two choices share a name`);
  const asked = prompt(decision, EN);
  if (asked.text === '' || raw(asked.text)) throw new Error(`${where}: prompt "${asked.text}"`);
  for (const move of moves) {
    const text = moveLabel(move, decision, EN);
    if (text.trim() === '' || raw(text)) throw new Error(`${where}: ${printMove(move)} is called "${text}"`);
    if (CONTROL_OF[move.kind] === 'figures' && figureOf(move) === null)
      throw new Error(`${where}: no figure`);
    const figure = figureOf(move);
    if (figure === 'generic' || figure === 'special') {
      // The picture shows whom the words name, whoever decides: naib or bashar, Fedaykin or Sardaukar.
      const drawn = figureText(figure, sideOfFigure(figure, sideOfChoice(decision)), t);
      if (!text.toLowerCase().includes(drawn.toLowerCase())) {
        throw new Error(`${where}: "${text}" has the picture of ${drawn}`);
      }
      pictures.add(`${decision.kind === 'tie' ? 'tie' : decision.side} ${drawn}`);
    }
    if (CONTROL_OF[move.kind] === 'cards') {
      const face = printMove(move);
      if (faces.has(face)) continue;
      faces.add(face);
      if (printedCard(move, EN) === null) throw new Error(`${where}: ${printMove(move)} has no face`);
      if (t(cardVerb(move, decision)) === '') throw new Error(`${where}: no verb`);
    }
  }
}

describe('controls', () => {
  it.each([
    ['two', 9],
    ['mahdi', 6],
  ] as const)('every decision of random games (%s) has a control and human words', (mode, games) => {
    for (let game = 0; game < games; game++) {
      const state = newGame(optionsOf(mode, 4000 + game));
      const next = chance(game + 1);
      for (let ply = 0; ply < 1500 && outcome(state) === null; ply++) {
        const now = pending(state);
        if (now === null) break;
        const decision = view(state, now.seat).decision;
        if (decision === null) throw new Error('nothing to decide');
        check(decision, state);
        const moves = legalMoves(state);
        const move = moves[next(moves.length)];
        if (!move) throw new Error('no move');
        playListed(state, move);
      }
    }
  });

  it('those games met nearly every kind of decision', () => {
    expect(seen.size).toBeGreaterThanOrEqual(36);
    expect([...pictures]).toEqual(
      expect.arrayContaining(['tie Bashar', 'harkonnen Bashar', 'atreides Naib']),
    );
  });

  it('every choice can be asked about, in words, with a clause or a face', () => {
    for (const mode of ['two', 'mahdi'] as const) {
      const state = newGame(optionsOf(mode, 77));
      const next = chance(5);
      for (let ply = 0; ply < 1200 && outcome(state) === null; ply++) {
        const now = pending(state);
        if (now === null) break;
        const shown = view(state, now.seat);
        const moves = legalMoves(state);
        // Every seventh decision is enough: kinds of choices come again and again.
        for (const move of ply % 7 === 0 ? moves : []) {
          const answer = answerTo(inspectedOf(move, shown.decision?.side ?? 'atreides'), shown, t, EN);
          expect(answer.title).not.toBe('');
          expect(raw([answer.title, ...answer.lines].join(' '))).toBe(false);
          expect(answer.card !== null || answer.clauses.length > 0).toBe(true);
        }
        const move = moves[next(moves.length)];
        if (!move) throw new Error('no move');
        playListed(state, move);
      }
    }
  });
});
