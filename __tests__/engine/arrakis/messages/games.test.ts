import {
  EN,
  QUIET_EVENTS,
  label,
  legalMoves,
  mahdiReason,
  narrate,
  newGame,
  play,
  printMove,
  prompt,
  view,
  type DecisionView,
  type GameEvent,
  type Mode,
  type Move,
  type State,
} from '../../../../engine';
import { criterionId } from '../../../../engine/arrakis/messages/mahdi/matter';
import { MAHDI_MESSAGES } from '../../../../engine/arrakis/messages/mahdi/messages';
import { seedStream } from '../../../../engine/core/random';
import { POLICIES } from '../../../../engine/policies';

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
  removed: ['hit', 'limit', 'claim'],
  victory: ['supremacy', 'prescience'],
};

function reasonOf(event: GameEvent): string | null {
  if ('how' in event) return event.how;
  return 'why' in event ? event.why : null;
}

function checkEvent(event: GameEvent, state: State): void {
  const { text } = narrate(event, view(state, 'table').seats, EN);
  expect(text).toMatch(/^[A-Z"1-9][^{}]*\.$/);
  expect(text).not.toMatch(
    /undefined| {2}| \.|\b1 (units|regulars|elites|naibs|bashars|hits|shields|specials|tokens|cards|dice)\b/,
  );
  const reason = reasonOf(event);
  const known = KNOWN[event.type];
  if (known !== undefined && reason !== null) expect(known).toContain(reason);
  if (event.type === 'lasting') expect(text).not.toBe('An effect lasts.');
  if (event.type === 'mahdi') {
    expect(MAHDI_MESSAGES).toHaveProperty([`matter.${event.what}`]);
    for (const step of event.trace) expect(MAHDI_MESSAGES).toHaveProperty([criterionId(step.criterion)]);
    expect(mahdiReason(event, EN).candidates).toHaveLength(event.candidates.length);
  }
}

/** Tokens look alike from their backs, and some cards share a name; all else must be told apart by its label. */
function isUnlike(move: Move): boolean {
  return move.kind !== 'card' && !printMove(move).startsWith('figure:token');
}

function checkDecision(state: State): string {
  const open = view(state, 'table').decision as DecisionView;
  const decision = view(state, open.seat).decision as DecisionView;
  for (const shown of [open, decision]) {
    expect(prompt(shown, EN).line).toMatch(/^(Atreides|Harkonnen) · [A-Z][^{}]*[\w)]$/);
  }
  const labels = (decision.moves ?? []).filter(isUnlike).map((move) => label(move, decision, EN).text);
  for (const text of labels) expect(text).toMatch(/^[^{}]+$/);
  expect([...new Set(labels)]).toEqual(labels);
  return `${decision.kind}:${decision.stage ?? ''}`;
}

/** Plays a game at random; everything that is asked and happens is put into words. */
function speak(mode: Mode, seed: number, most: number): { kinds: Set<string>; types: Set<string> } {
  const state = newGame({ mode, seed, names: ['Ann', 'Hal'] });
  const stream = seedStream(seed ^ 0x77);
  const kinds = new Set<string>();
  const types = new Set<string>();
  for (let i = 0; i < most; i++) {
    const moves = legalMoves(state);
    if (moves.length === 0) break;
    kinds.add(checkDecision(state));
    for (const event of play(state, POLICIES.random(state, moves, stream))) {
      types.add(event.type);
      checkEvent(event, state);
    }
  }
  return { kinds, types };
}

describe.each(['two', 'mahdi'] as const)('games of mode %s can be told', (mode) => {
  it.each([11, 12])('seed %d', (seed) => {
    const { kinds, types } = speak(mode, seed, 1500);
    expect(kinds.size).toBeGreaterThan(20);
    expect(types.size).toBeGreaterThan(20);
  });
});

it('quiet events are few', () => {
  expect(QUIET_EVENTS).toEqual(['step']);
});
