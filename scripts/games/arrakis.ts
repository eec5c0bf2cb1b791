import { watchInvariants } from '../../__tests__/engine/arrakis/support/invariants';
import { LEADERS, PLANNING_CARDS, arrakisGame, outcome } from '../../engine/arrakis';
import type { DecisionView, GameEvent, GameOptions, Mode, Move, State, View } from '../../engine/arrakis';
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

/** The modes by the names that the tools give them. */
const TABLES: Readonly<Record<string, { readonly mode: Mode; readonly names: readonly string[] }>> = {
  two: { mode: 'two', names: ['Atreides', 'Harkonnen'] },
  mahdi: { mode: 'mahdi', names: ['Atreides', 'Harkonnen'] },
  three: { mode: 'three', names: ['Ann', 'Bob', 'Cid'] },
  four: { mode: 'four', names: ['Ann', 'Bob', 'Cid', 'Dee'] },
  'mahdi-two': { mode: 'mahdiTwo', names: ['Ann', 'Bob', 'Mahdi'] },
};

/** Of three, sometimes two share the Atreides. */
function sharing(mode: Mode, seed: number): Pick<GameOptions, 'shared'> {
  return mode === 'three' ? { shared: seed % 2 === 0 ? 'atreides' : 'harkonnen' } : {};
}

export const ARRAKIS: GameKit<GameOptions, State, Move, GameEvent, View<DecisionView>> = {
  game: arrakisGame,
  hints: arrakisHints,
  modes: ['two', 'mahdi', 'three', 'four', 'mahdi-two'],
  options(name, seed) {
    const table = TABLES[name];
    if (table === undefined) throw new Error(`no such mode: ${name}`);
    const { mode, names } = table;
    return { mode, seed, names, ...sharing(mode, seed) };
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
