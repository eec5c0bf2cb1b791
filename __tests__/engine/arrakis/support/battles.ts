import { LEADERS, SIDES, legalMoves, pending, play, printMove } from '../../../../engine/arrakis';
import type {
  CardId,
  GameEvent,
  LeaderId,
  OddsForce,
  OddsQuestion,
  Side,
  State,
} from '../../../../engine/arrakis';
import { bitsOf } from '../../../../engine/core/bits';
import { canPay, nextLoss, nextSpecial, ranksOf } from '../../../../engine/arrakis/odds/conduct';
import { actionTurn, legal, move } from './position';
import { ranks } from './solo';

/** A battle whose chances are asked for, and how it comes about in a game. */
export interface BattlePlan {
  readonly name: string;
  readonly attacker: Side;
  readonly question: OddsQuestion;
  /** The planning card that starts it; a strategy or leadership die otherwise. */
  readonly card?: 'war-plan' | 'battle-language' | 'killers-without-mercy';
}

export interface BattleFought {
  readonly winner: Side | null;
  readonly attackLeft: number;
  readonly defenceLeft: number;
  readonly rounds: number;
}

/** Places for both legions, by what the defender holds. No other figure is on the board. */
const GROUNDS: Readonly<Record<Side, Readonly<Record<number, readonly [from: string, to: string]>>>> = {
  harkonnen: {
    0: ['cse-4', 'cse-5'],
    1: ['cse-4', 'hobars-gap'],
    2: ['cse-4', 'hobars-gap'],
    3: ['cse-4', 'hobars-gap'],
  },
  atreides: {
    0: ['cse-4', 'cse-5'],
    1: ['shield-wall-west', 'arsunt'],
    2: ['cne-1', 'carthag'],
    3: ['rimwall-west', 'arrakeen'],
  },
};

/** Cards to be given up for dice; what they would do does not matter. */
const SPARE: Readonly<Record<Side, readonly CardId[]>> = {
  atreides: ['thumpers', 'stillsuits', 'crysknife', 'jubba-cloaks', 'sandtides', 'hieregs'],
  harkonnen: [
    'hunter-seeker',
    'sandmasters',
    'shigawire',
    'troop-carriers',
    'harkonnen-patrols',
    'truthtrance',
  ],
};

function legionLine(side: Side, of: OddsForce): string {
  const units = [
    of.regular > 0 ? `${of.regular}r` : '',
    of.elite > 0 ? `${of.elite}e` : '',
    of.special > 0 ? `${of.special}s` : '',
    of.generic > 0 ? `${of.generic}g` : '',
  ].join('');
  return [side === 'atreides' ? 'A' : 'H', units, ...of.leaders].join(' ');
}

function groundOf({ attacker, question }: BattlePlan): readonly [from: string, to: string] {
  const ground = GROUNDS[attacker][question.rank];
  if (ground === undefined) throw new Error(`no ground of rank ${question.rank}`);
  return ground;
}

/** The battle is about to begin: its first decision, or its end, comes next. */
function start(plan: BattlePlan, seed: number): { readonly state: State; readonly events: GameEvent[] } {
  const { attacker, question, card } = plan;
  const defender = attacker === 'atreides' ? 'harkonnen' : 'atreides';
  const [from, to] = groundOf(plan);
  const site = question.rank === 0 ? '' : defender === 'atreides' ? ' sietch' : ' city';
  const hand = (side: Side, force: OddsForce) =>
    [...(side === attacker && card !== undefined ? [card] : []), ...SPARE[side].slice(0, force.cards)].join(
      ' ',
    );
  const ours = hand(attacker, question.attack);
  const theirs = hand(defender, question.defence);
  const dice = { strategy: 1, leadership: 1 };
  const state = actionTurn(
    attacker,
    { atreides: dice, harkonnen: dice },
    [
      `${from}: ${legionLine(attacker, question.attack)}`,
      `${to}: ${legionLine(defender, question.defence)}${site}`,
      defender === 'atreides' && question.rank !== 0 ? ranks({ 'hobars-gap': question.rank }) : '',
      attacker === 'atreides' ? `hands = ${ours} / ${theirs}` : `hands = ${theirs} / ${ours}`,
    ].join('\n'),
    seed,
  );
  const events: GameEvent[] = [];
  const choose = (text: string) => events.push(...play(state, move(text)));
  choose(question.surprise && card === undefined ? 'result:leadership' : 'result:strategy');
  const opening =
    card === undefined
      ? [question.surprise ? 'option:surpriseAttack' : 'option:attack']
      : [`card:${card}`, ...(card === 'killers-without-mercy' ? [] : ['number:2'])];
  for (const text of [...opening, `area:${from}`, `area:${to}`]) {
    if (legal(state).includes(text)) choose(text);
  }
  return { state, events };
}

function standing(state: State, area: number): OddsForce {
  const at = (list: readonly number[]) => list[area] ?? 0;
  const leaders: LeaderId[] = bitsOf(at(state.leaders)).flatMap((bit) => LEADERS[bit] ?? []);
  return {
    regular: at(state.regular),
    elite: at(state.elite),
    special: at(state.special),
    generic: at(state.generic),
    leaders,
    cards: 0,
  };
}

const unitsOf = ({ regular, elite, special }: OddsForce) => regular + elite + special;

/** Units of a side on the whole board: a legion that retreated is counted where it is. */
function unitsLeft(state: State, side: Side): number {
  return state.owner.reduce(
    (sum, owner, area) => (owner === SIDES.indexOf(side) ? sum + unitsOf(standing(state, area)) : sum),
    0,
  );
}

/** The answer that the conduct gives to the decision at hand. */
function answer(state: State, { question }: BattlePlan, round: number): string {
  const moves = legalMoves(state).map(printMove);
  const asked = pending(state);
  const area = asked?.area ?? -1;
  if (moves.includes('option:continue')) {
    const force = standing(state, area);
    const pays = question.rank === 0 || question.freeContinue === true || canPay(ranksOf(force));
    const wants =
      unitsOf(force) > (question.ceaseAt ?? 0) && (question.rounds === null || round < question.rounds);
    return pays && wants ? 'option:continue' : 'option:cease';
  }
  if (moves.includes('option:retreat')) {
    const left = unitsOf(standing(state, asked?.target ?? -1));
    return left <= (question.retreatAt ?? 0) ? 'option:retreat' : 'option:stay';
  }
  if (asked?.kind === 'combatCards') return moves.find((text) => text.startsWith('card:')) ?? 'done';
  if (asked?.kind === 'specials') {
    const figures = moves.map((text) => text.replace('figure:', ''));
    const leaders = LEADERS.filter((leader) => figures.includes(leader));
    return `figure:${nextSpecial(leaders, figures.includes('generic') ? 1 : 0) ?? ''}`;
  }
  if (asked?.kind === 'casualties') return `figure:${nextLoss(ranksOf(standing(state, area))) ?? ''}`;
  const place = moves.find((text) => text.startsWith('area:'));
  if (place === undefined) throw new Error(`nothing to answer: ${moves.join(' ')}`);
  return place;
}

/** One battle of the engine, fought as the conduct says; `seed` decides its dice. */
export function fightOut(plan: BattlePlan, seed: number): BattleFought {
  const { state, events } = start(plan, seed);
  let rounds = 0;
  let fresh: readonly GameEvent[] = events;
  for (let i = 0; i < 500; i++) {
    rounds += fresh.filter((event) => event.type === 'combatDice' && event.why === 'attack').length;
    const end = fresh.find((event) => event.type === 'battleEnds');
    if (end?.type === 'battleEnds') {
      const { attacker } = plan;
      return {
        winner: end.winner,
        attackLeft: unitsLeft(state, attacker),
        defenceLeft: unitsLeft(state, attacker === 'atreides' ? 'harkonnen' : 'atreides'),
        rounds,
      };
    }
    fresh = play(state, move(answer(state, plan, rounds)));
  }
  throw new Error(`${plan.name}: no end`);
}
