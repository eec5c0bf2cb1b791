import { item } from '../../core/at';
import { CONFLICTS } from '../data/conflicts.data';
import { INTRIGUES, MOMENTS } from '../data/intrigue.data';
import { LEADER_FACTS } from '../data/leaders.data';
import { SPACES } from '../data/spaces.data';
import { FACTIONS } from '../names';
import type { Step, StepKind } from './step';
import { CARDS, SIGNET_RING } from './tables';

/**
 * Every step of every program exists once and has a number, so that what is still to be done is a list of numbers. The
 * steps inside a step have numbers of their own.
 */
export interface Node {
  readonly id: number;
  readonly step: Step;
  /** The card in whose box it stands, -1 for none. */
  readonly card: number;
  /** `duncan-idaho.agent.0`. */
  readonly word: string;
  /** Steps inside: after the arrow; then and else; the alternatives. */
  readonly inner: readonly (readonly number[])[];
  /** Doing it at once never hurts and reveals nothing, so nobody is asked when. */
  readonly atOnce: boolean;
  /** It may be left undone (I5.4). */
  readonly optional: boolean;
}

/** They change something else and do nothing by themselves. */
const PASSIVE: ReadonlySet<StepKind> = new Set([
  'signet',
  'persuasionHere',
  'doubleHarvest',
  'doubleSpaceInfluence',
  'sendFromAnywhere',
]);

const AT_ONCE: ReadonlySet<StepKind> = new Set([
  'gain',
  'recruit',
  'harvest',
  'sellMelange',
  'councilSeat',
  'takeMentat',
  'swordmaster',
  'mentatNextRound',
  'spiceMustFlowDiscount',
]);

/** An arrow, the trash icon, and "up to" so many (I5.4, I15.2). */
const OPTIONAL: ReadonlySet<StepKind> = new Set(['pay', 'trash', 'deploy', 'retreat']);

export const NODES: Node[] = [];

function innerSteps(step: Step): readonly (readonly Step[])[] {
  if (step.do === 'pay') return [step.then];
  if (step.do === 'if') return [step.then, step.else ?? []];
  return step.do === 'choose' ? step.of : [];
}

function add(step: Step, card: number, word: string): number {
  const inner = innerSteps(step).map((steps, part) =>
    steps.map((within, index) => add(within, card, `${word}.${part}.${index}`)),
  );
  const within = inner.flat().map((id) => item(NODES, id));
  const id = NODES.length;
  NODES.push({
    id,
    step,
    card,
    word,
    inner,
    atOnce: step.do === 'if' ? within.every((node) => node.atOnce) : AT_ONCE.has(step.do),
    optional: step.do === 'if' ? within.every((node) => node.optional) : OPTIONAL.has(step.do),
  });
  return id;
}

function program(steps: readonly Step[], card: number, name: string): readonly number[] {
  return steps.flatMap((step, index) => (PASSIVE.has(step.do) ? [] : [add(step, card, `${name}.${index}`)]));
}

export const SPACE_PROGRAM = SPACES.map((space) => program(space.effect, -1, `space.${space.id}`));
export const AGENT_PROGRAM = CARDS.map((card, index) => program(card.agent, index, `${card.id}.agent`));
export const REVEAL_PROGRAM = CARDS.map((card, index) => program(card.reveal, index, `${card.id}.reveal`));
export const ACQUIRE_PROGRAM = CARDS.map((card, index) => program(card.acquire, index, `${card.id}.acquire`));
export const SIGNET_PROGRAM = LEADER_FACTS.map((leader) =>
  program(leader.signetEffect, SIGNET_RING, `${leader.id}.signet`),
);
/** By moment, then by card; null where the card is not for that moment. */
export const INTRIGUE_PROGRAM = MOMENTS.map((moment) =>
  INTRIGUES.map((card) => {
    const steps = card[moment];
    return steps === undefined ? null : program(steps, -1, `${card.id}.${moment}`);
  }),
);
/** By Conflict, then by place. */
export const REWARD_PROGRAM = CONFLICTS.map((card) => [
  program(card.first, -1, `${card.id}.first`),
  program(card.second, -1, `${card.id}.second`),
  program(card.third, -1, `${card.id}.third`),
]);
/** Influence of a Faction's space (I5.3), once and twice. */
export const INFLUENCE_PROGRAM = [1, 2].map((n) =>
  FACTIONS.map((faction) => program([{ do: 'influence', faction, n }], -1, `${faction}.influence.${n}`)),
);

export const NODE_WORDS: readonly string[] = NODES.map((node) => node.word);

export function nodeOf(id: number): Node {
  return item(NODES, id);
}
