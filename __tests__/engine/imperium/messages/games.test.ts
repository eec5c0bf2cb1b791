import {
  EVENT_FACTS,
  label,
  legalMoves,
  narrate,
  newGame,
  play,
  prompt,
  view,
  type Catalogue,
  type DecisionView,
  type GameEvent,
  type State,
} from '../../../../engine/imperium';
import { item } from '../../../../engine/core/at';
import { below, seedStream, type RandomStream } from '../../../../engine/core/random';
import { randomPlayer } from '../../../../engine/players/random';
import { imperiumHints } from '../../../../engine/imperium/players/hints';
import { IMPERIUM } from '../../../../scripts/games/imperium';
import { BY_TAG, CATALOGUES, flawOf } from '../support/languages';

function eventFlaws(event: GameEvent, state: State): readonly string[] {
  const { seats } = view(state, 'table');
  return BY_TAG.flatMap(([language, catalogue]) => {
    const { text } = narrate(event, seats, catalogue);
    const flaw = flawOf(text) ?? (/^[\p{Lu}\d].*[.:]$/u.test(text) ? null : `no sentence: ${text}`);
    return flaw === null ? [] : [`${language} ${event.type}: ${flaw}`];
  });
}

function labelsOf(decision: DecisionView, state: State, catalogue: Catalogue): string[] {
  const { seats } = view(state, 'table');
  return (decision.moves ?? []).map((move) => label(move, decision, seats, catalogue).text);
}

/** The prompt for all and for the one who is asked; every move by a label of its own. */
function decisionFlaws(state: State): string[] {
  const { seats, decision: open } = view(state, 'table');
  if (open === null) return ['no decision'];
  const own = view(state, open.seat).decision ?? open;
  return BY_TAG.flatMap(([language, catalogue]) => {
    const labels = labelsOf(own, state, catalogue);
    const said = [open, own].map((decision) => prompt(decision, seats, catalogue).line);
    return [
      ...[...said, ...labels].flatMap((text) => flawOf(text) ?? []),
      ...labels.filter((text, i) => labels.indexOf(text) !== i).map((text) => `twice: ${text}`),
    ].map((flaw) => `${language} ${own.kind}: ${flaw}`);
  });
}

interface Heard {
  readonly kinds: Set<string>;
  readonly types: Set<string>;
  readonly deeds: Set<string>;
}

const byChance = randomPlayer(imperiumHints);

/** All moves are as likely as any other now and then, so that what is rare is heard too. */
function choose(state: State, stream: RandomStream) {
  const moves = legalMoves(state);
  return below(stream, 4) === 0 ? item(moves, below(stream, moves.length)) : byChance(state, moves, stream);
}

function speak(mode: string, seed: number, heard: Heard): void {
  const state = newGame(IMPERIUM.options(mode, seed));
  const stream = seedStream(seed ^ 0x77);
  while (legalMoves(state).length > 0) {
    const faults = decisionFlaws(state);
    heard.kinds.add(view(state, 'table').decision?.kind ?? '');
    for (const event of play(state, choose(state, stream))) {
      heard.types.add(event.type);
      if (event.type === 'hagal') heard.deeds.add(event.what);
      faults.push(...eventFlaws(event, state));
    }
    if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
  }
}

describe('games can be told in all languages', () => {
  const heard: Heard = { kinds: new Set(), types: new Set(), deeds: new Set() };

  it.each(['1', '2', '3', '4'])('%s at the table', (mode) => {
    for (let seed = 1; seed <= 4; seed++) speak(mode, seed, heard);
  });

  it('and nearly everything there is has been asked and has happened', () => {
    const unheard = Object.keys(EVENT_FACTS).filter((type) => !heard.types.has(type));
    expect(unheard.length).toBeLessThan(4);
    expect(heard.kinds.size).toBeGreaterThan(22);
    expect(heard.deeds.size).toBeGreaterThan(10);
  });
});

it('every event has its sentence, whatever its details', () => {
  const state = newGame(IMPERIUM.options('3', 1));
  const events: GameEvent[] = [
    { type: 'alliance', faction: 'guild', seat: null, from: 1 },
    { type: 'alliance', faction: 'fremen', seat: 0, from: 2 },
    { type: 'alliance', faction: 'emperor', seat: 0, from: null },
    { type: 'cardsRevealed', seat: 0, cards: [] },
    { type: 'conflictResolved', winner: null, strengths: [0, 0, 0] },
    { type: 'conflictResolved', winner: null, strengths: [4, 4, 0] },
    { type: 'control', space: 'arrakeen', seat: null },
    { type: 'points', seat: 1, by: -1, total: 3 },
    { type: 'influence', seat: 1, faction: 'bene', by: -1, now: 2 },
    { type: 'victory', seats: [1, 2] },
    { type: 'troopsLost', seat: 0, count: 3, from: 'conflict' },
    { type: 'hagal', seat: 2, clause: 'I12.1', what: 'finds-no-space' },
    { type: 'hagal', seat: 2, clause: 'I13.6', what: 'spends', about: 'intrigue', count: 3 },
  ];
  expect(events.flatMap((event) => eventFlaws(event, state))).toEqual([]);
});

describe('sentences are inflected', () => {
  const seats = [{ name: 'Ann' }, { name: 'Hal' }, { name: 'Cid' }];
  const say = (event: GameEvent) => CATALOGUES.map((catalogue) => narrate(event, seats, catalogue).text);

  it.each<[GameEvent, string[]]>([
    [
      { type: 'gained', seat: 0, resource: 'solari', count: 5 },
      [
        'Ann gains 5 Solari.',
        'Ann získává 5\u00a0solarů.',
        'Ann zdobywa 5\u00a0solarów.',
        'Ann отримує 5\u00a0соларі.',
        'Ann erhält 5 Solari.',
      ],
    ],
    [
      { type: 'recruited', seat: 1, count: 1 },
      [
        'Hal recruits 1 troop.',
        'Hal verbuje 1\u00a0jednotku.',
        'Hal werbuje 1\u00a0jednostkę.',
        'Hal набирає 1\u00a0загін.',
        'Hal rekrutiert 1 Truppe.',
      ],
    ],
    [
      { type: 'alliance', faction: 'guild', seat: 2, from: 0 },
      [
        'Cid takes the Alliance with the Spacing Guild from Ann.',
        'Cid přebírá alianci s\u00a0Kosmickou gildou, přichází o\u00a0ni Ann.',
        'Cid przejmuje sojusz z\u00a0Gildią Kosmiczną, traci go Ann.',
        'Cid переймає союз із\u00a0Гільдією Лоцманів, його втрачає Ann.',
        'Cid übernimmt die Allianz mit der Raumgilde, Ann verliert sie.',
      ],
    ],
    [
      { type: 'influence', seat: 0, faction: 'fremen', by: 2, now: 4 },
      [
        'Ann gains 2 Influence with the Fremen, now 4.',
        'Ann získává 2\u00a0vlivy na fremeny, nyní 4.',
        'Ann zdobywa 2\u00a0wpływy u\u00a0Fremenów, teraz 4.',
        'Ann отримує 2\u00a0впливи у\u00a0фрименів, тепер 4.',
        'Ann erhält 2 Einfluss bei den Fremen, jetzt 4.',
      ],
    ],
  ])('%j', (event, texts) => {
    expect(say(event)).toEqual(texts);
  });
});
