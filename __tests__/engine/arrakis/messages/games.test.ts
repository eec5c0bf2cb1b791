import {
  EN,
  EVENT_FACTS,
  label,
  legalMoves,
  mahdiReason,
  narrate,
  narrateAll,
  newGame,
  play,
  printMove,
  prompt,
  view,
  type Catalogue,
  type DecisionView,
  type GameEvent,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import { criterionId } from '../../../../engine/arrakis/messages/mahdi/matter';
import { MAHDI_MESSAGES } from '../../../../engine/arrakis/messages/mahdi/messages';
import { ENDS_IN_A_WORD, LANGUAGES, flawOf } from './support/languages';
import { seedStream } from '../../../../engine/core/random';
import { ARRAKIS } from '../../../../scripts/games/arrakis';
import { byChance } from '../support/byChance';

/** Reasons that events name; a new one has to get its words, or to be one of those that need none of their own. */
const KNOWN: Readonly<Partial<Record<GameEvent['type'], readonly string[]>>> = {
  moved: ['foot', 'sandride', 'air', 'carried', 'withSietch', 'retreat', 'advance'],
  attack: ['foot', 'sandride', 'air'],
  vehicleRemoved: [
    'transport',
    'scouting',
    'rescue',
    'placed anew',
    'replaced',
    'endOfRound',
    'sandworm',
    'legion',
    'card',
  ],
  combatDice: ['attack', 'defence', 'sandworm', 'storm', 'rockets', 'special attack'],
  removed: ['hit', 'limit', 'claim', 'alone'],
  victory: ['supremacy', 'prescience'],
};

function reasonOf(event: GameEvent): string | null {
  if ('how' in event) return event.how;
  return 'why' in event && typeof event.why === 'string' ? event.why : null;
}

/** English knows its plurals by their ending. */
const ENGLISH_FLAW = /\b1 (units|regulars|elites|naibs|bashars|hits|shields|specials|tokens|cards|dice)\b/;

function eventFlaws(event: GameEvent, state: State): readonly string[] {
  const seats = view(state, 'table').seats;
  return LANGUAGES.flatMap(([language, catalogue]) => {
    const { text } = narrate(event, seats, catalogue);
    const well = /^["„«“]?[\p{Lu}\d].*\.$/u.test(text) && !(catalogue === EN && ENGLISH_FLAW.test(text));
    const flaw = flawOf(text) ?? (well ? null : text);
    if (event.type === 'mahdi') {
      const { candidates, steps } = mahdiReason(event, catalogue);
      if (
        candidates.length !== event.candidates.length ||
        steps.some((step) => flawOf(step.criterion) !== null)
      )
        return [`${language}: reasons of ${text}`];
    }
    return flaw === null ? [] : [`${language} ${event.type}: ${flaw}`];
  });
}

function checkEvent(event: GameEvent, state: State): void {
  expect(eventFlaws(event, state)).toEqual([]);
  const reason = reasonOf(event);
  const known = KNOWN[event.type];
  if (known !== undefined && reason !== null) expect(known).toContain(reason);
  if (event.type === 'lasting') {
    expect(narrate(event, view(state, 'table').seats, EN).text).not.toBe('An effect lasts.');
  }
  if (event.type === 'mahdi') {
    expect(MAHDI_MESSAGES).toHaveProperty([`matter.${event.what}`]);
    for (const step of event.trace) expect(MAHDI_MESSAGES).toHaveProperty([criterionId(step.criterion)]);
  }
}

/** Told together they are well said too, and every one of them is told once. */
function checkTogether(events: readonly GameEvent[], state: State): void {
  const told = events.flatMap(({ type }, index) => (EVENT_FACTS[type].told === 'never' ? [] : [index]));
  for (const [language, catalogue] of LANGUAGES) {
    const lines = narrateAll(events, view(state, 'table').seats, catalogue);
    expect(lines.flatMap(({ at }) => at).sort((a, b) => a - b)).toEqual(told);
    expect(lines.flatMap(({ text }) => flawOf(text) ?? []).map((flaw) => `${language}: ${flaw}`)).toEqual([]);
  }
}

/** Tokens look alike from their backs, and some cards share a name; all else must be told apart by its label. */
function isUnlike(move: Move): boolean {
  return move.kind !== 'card' && !printMove(move).startsWith('figure:token');
}

function promptFlaw(decision: DecisionView, catalogue: Catalogue): string | null {
  const { line, text } = prompt(decision, catalogue);
  const begun = ENDS_IN_A_WORD.test(text) && line.includes(` · ${text}`);
  return flawOf(line) ?? (begun ? null : line);
}

function decisionFlaws(open: DecisionView, decision: DecisionView): readonly string[] {
  const moves = (decision.moves ?? []).filter(isUnlike);
  return LANGUAGES.flatMap(([language, catalogue]) => {
    const prompts = [open, decision].flatMap((shown) => promptFlaw(shown, catalogue) ?? []);
    const labels = moves.map((move) => label(move, decision, catalogue).text);
    const twice = labels.filter((text, index) => labels.indexOf(text) !== index);
    const unsaid = labels.flatMap((text) => flawOf(text) ?? []);
    return [...prompts, ...twice.map((text) => `twice: ${text}`), ...unsaid].map(
      (flaw) => `${language} ${decision.kind}: ${flaw}`,
    );
  });
}

function checkDecision(state: State): string {
  const open = view(state, 'table').decision as DecisionView;
  const decision = view(state, open.seat).decision as DecisionView;
  expect(decisionFlaws(open, decision)).toEqual([]);
  return `${decision.kind}:${decision.stage ?? ''}`;
}

/** Plays a game at random; everything that is asked and happens is put into words. */
function speak(mode: string, seed: number, most: number): { kinds: Set<string>; types: Set<string> } {
  const state = newGame(ARRAKIS.options(mode, seed));
  const stream = seedStream(seed ^ 0x77);
  const kinds = new Set<string>();
  const types = new Set<string>();
  for (let i = 0; i < most; i++) {
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    kinds.add(checkDecision(state));
    const events = play(state, byChance(state, moves, stream));
    for (const event of events) {
      types.add(event.type);
      checkEvent(event, state);
    }
    checkTogether(events, state);
  }
  return { kinds, types };
}

describe.each(ARRAKIS.modes)('games of mode %s can be told', (mode) => {
  it.each([11, 12])('seed %d', (seed) => {
    const { kinds, types } = speak(mode, seed, 1500);
    expect(kinds.size).toBeGreaterThan(20);
    expect(types.size).toBeGreaterThan(20);
  });
});

it('quiet events are few', () => {
  expect(
    Object.entries(EVENT_FACTS).flatMap(([type, facts]) => (facts.told === 'never' ? [type] : [])),
  ).toEqual(['step']);
});
