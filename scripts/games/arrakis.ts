import { watchInvariants } from '../../__tests__/engine/arrakis/support/invariants';
import { LEADERS, MODES, PLANNING_CARDS, arrakisGame, outcome } from '../../engine/arrakis';
import type { DecisionView, GameEvent, GameOptions, Move, State, View } from '../../engine/arrakis';
import { STEP_KINDS } from '../../engine/arrakis/cards/performStep';
import { arrakisHints } from '../../engine/arrakis/players/hints';
import { tally, zeros } from './kit';
import type { GameKit } from './kit';

/** A decision of the automaton: the clause, the candidates, what each criterion left, what was chosen. */
function explainDecision(event: Extract<GameEvent, { type: 'mahdi' }>): string[] {
  const steps = event.trace.map(({ criterion, left }) => `        ${criterion}: ${left.join(', ')}`);
  return [
    `    ${event.clause} ${event.what}: ${event.candidates.join(', ')}`,
    ...steps,
    `        -> ${event.chosen}`,
  ];
}

export const ARRAKIS: GameKit<GameOptions, State, Move, GameEvent, View<DecisionView>> = {
  game: arrakisGame,
  hints: arrakisHints,
  modes: MODES,
  options(name, seed) {
    const mode = MODES.find((known) => known === name);
    if (mode === undefined) throw new Error(`no such mode: ${name}`);
    return { mode, seed, names: ['Atreides', 'Harkonnen'] };
  },
  ending(state) {
    const winner = outcome(state)?.winner ?? null;
    const reason = winner === null ? 'unfinished' : winner === 'harkonnen' ? 'supremacy' : 'prescience';
    return { winner, reason };
  },
  coverage: {
    tables: () => ({
      cards: zeros(PLANNING_CARDS.map((card) => card.id)),
      leaders: zeros(LEADERS),
      steps: zeros(STEP_KINDS),
    }),
    read(tables, event) {
      if (event.type === 'cardPlayed') tally(tables.cards, event.card);
      if (event.type === 'leaderActs') tally(tables.leaders, event.leader);
      if (event.type === 'step') tally(tables.steps, event.step);
    },
    // Cards that are never played (R6.11) and leaders without a special action (R11.2).
    never: ['hawats-scheming', 'gurney'],
  },
  explainEvent: (event) => (event.type === 'mahdi' ? explainDecision(event) : []),
  watchInvariants,
};
