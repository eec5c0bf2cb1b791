import { translatorFor } from '../../../../app/i18n';
import { beatsOf, type Beat } from '../../../../app/arrakis/playback/beats';
import { lineOf, type BeatLine } from '../../../../app/arrakis/playback/lines';
import { displayTime } from '../../../../app/arrakis/playback/usePlayback';
import {
  apply,
  playInSteps,
  EN,
  hashState,
  legalMoves,
  newGame,
  newGameInSteps,
  outcome,
  strengthAt,
  type GameOptions,
  type Move,
  type State,
} from '../../../../engine/arrakis';

interface Played {
  readonly before: State;
  readonly move: Move;
  readonly beats: readonly Beat[];
}

/** A whole game against the automaton, the human's moves always the same. */
function game(seed: number): readonly Played[] {
  const played: Played[] = [];
  let state = newGame({ mode: 'mahdi', seed, names: ['Ann', 'Mahdi'], ties: 'random' });
  let next = seed;
  for (let ply = 0; ply < 400 && outcome(state) === null; ply += 1) {
    const moves = legalMoves(state);
    next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
    const move = moves[next % moves.length];
    if (!move) break;
    played.push({ before: state, move, beats: beatsOf(state, playInSteps(state, move)) });
    state = apply(state, move).state;
  }
  return played;
}

function openingBeats(options: GameOptions): readonly Beat[] {
  const { before, steps } = newGameInSteps(options);
  return beatsOf(before, steps);
}

const t = translatorFor('en');
const games = [5, 6].map(game);
const answered = games.flat().filter(({ beats }) => beats.length > 0);
const lines: readonly { readonly beat: Beat; readonly line: BeatLine }[] = answered.flatMap(({ beats }) =>
  beats.map((beat) => ({ beat, line: lineOf(beat, t, EN) })),
);

describe('the automaton step by step', () => {
  it('is shown when it acts, and ends with the game as it is', () => {
    expect(answered.length).toBeGreaterThan(20);
    for (const { before, move, beats } of answered) {
      expect(beats.at(-1) && hashState(beats[beats.length - 1]?.state ?? before)).toBe(
        hashState(apply(before, move).state),
      );
    }
  });

  it('is not shown when the human moves and nothing is answered', () => {
    const quiet = games.flat().filter(({ beats }) => beats.length === 0);
    expect(quiet.length).toBeGreaterThan(20);
    for (const { before, move } of quiet) {
      const rolled = apply(before, move).events.some(
        (event) => event.type === 'diceRolled' && event.seat === 1,
      );
      expect(rolled).toBe(false);
    }
  });

  it('counts the events of the move, so that no motion is shown twice', () => {
    for (const { before, move, beats } of answered) {
      const { events } = apply(before, move);
      for (const beat of beats) {
        expect(events.slice(beat.first, beat.first + beat.events.length)).toEqual(beat.events);
      }
    }
  });

  it('says something in every step, R14.5 for its dice and R6.1 for those of the human', () => {
    for (const { beat, line } of lines) {
      expect(line.text).not.toBe('');
      const roll = beat.events.find((event) => event.type !== 'phase');
      if (roll?.type === 'diceRolled') expect(line.clause).toBe(roll.seat === 1 ? 'R14.5' : 'R6.1');
    }
  });

  it('R14.8 tells an attack with both strengths, as they were before it', () => {
    const attacks = lines.filter(({ line }) => line.arrows[0]?.kind === 'attack');
    expect(attacks.length).toBeGreaterThan(0);
    for (const { beat, line } of attacks) {
      const [arrow] = line.arrows;
      if (!arrow) throw new Error('no arrow');
      expect(line.text).toContain(`strength ${strengthAt(beat.before, arrow.from).coarse}, `);
      expect(line.text).toContain(`strength ${strengthAt(beat.before, arrow.to).coarse}`);
    }
  });

  it('R14.12 tells a march with its reasons and where the criteria led', () => {
    const marches = lines.filter(({ line }) => line.clause === 'R14.12' && line.arrows[0]?.kind === 'move');
    expect(marches.length).toBeGreaterThan(5);
    expect(marches.every(({ line }) => line.whys.length > 0)).toBe(true);
  });

  it('stays longer for longer texts and lower speeds, never for ever', () => {
    const [short, long] = [
      { ...(lines[0]?.line as BeatLine), text: 'Short.', more: [] },
      { ...(lines[0]?.line as BeatLine), text: 'x'.repeat(90), more: [] },
    ];
    expect(displayTime(long, 'normal')).toBeGreaterThan(displayTime(short, 'normal'));
    expect(displayTime(short, 'slow')).toBeGreaterThan(displayTime(short, 'normal'));
    expect(displayTime(short, 'fast')).toBeLessThan(displayTime(short, 'normal'));
    for (const { line } of lines) expect(displayTime(line, 'normal')).toBeLessThanOrEqual(5000);
  });
});

describe('what the automaton prepares before the first decision', () => {
  const options = { mode: 'mahdi', seed: 7, names: ['Ann', 'Mahdi'], ties: 'random' } as const;
  const beats = openingBeats(options);
  const told = beats.map((beat) => lineOf(beat, t, EN));

  it('ends with the game as it is when the human is asked', () => {
    const last = beats.at(-1);
    expect(last && hashState(last.state)).toBe(hashState(newGame(options)));
  });

  it('R14.2 tells the round, then harvest sector and target, marked on the map', () => {
    expect(told[0]?.clause).toBe('R5.1');
    expect(told[1]?.clause).toBe('R14.2');
    expect(told[1]?.place).toEqual({ kind: 'area', id: 'gara-kulon' });
  });

  it('R14.3, R14.4 tells every vehicle with its place and its reason', () => {
    const places = told.filter(({ clause }) => clause === 'R14.3' || clause === 'R14.4');
    expect(
      places.filter(({ clause }) => clause === 'R14.3').every(({ place }) => place?.kind === 'area'),
    ).toBe(true);
    expect(
      places.filter(({ clause }) => clause === 'R14.4').every(({ place }) => place?.kind === 'zone'),
    ).toBe(true);
    expect(places.every(({ whys }) => whys.length === 1)).toBe(true);
    expect(places.length).toBeGreaterThan(3);
  });

  it('R6.1 ends with the dice of the human', () => {
    expect(told.at(-1)?.clause).toBe('R6.1');
  });

  it('is nothing where no automaton plays', () => {
    expect(openingBeats({ mode: 'two', seed: 7, names: ['Ann', 'Hal'] })).toEqual([]);
  });
});
