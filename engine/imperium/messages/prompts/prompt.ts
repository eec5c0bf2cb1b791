import type { FrameKind } from '../../frames/frame';
import type { DecisionView } from '../../view/types';
import type { Catalogue } from '../catalogue';
import * as names from '../names';
import type { Seats } from '../names';
import { counted, number, say, spoken, verbatim } from '../say';
import type { Said } from '../say';
import type { Phrase } from '../text';

/** The prompt line's parts. */
export interface Prompt extends Said {
  readonly seat: number;
  /** How many are left or allowed, where the decision repeats or has a limit. */
  readonly count: string | null;
  readonly clause: string;
  /** All of it as one line, for a screen reader. */
  readonly line: string;
}

type Question = (c: Catalogue, decision: DecisionView, seats: Seats) => Phrase;

function mayDecline({ moves }: DecisionView): boolean {
  return moves?.some((move) => move.kind === 'done') === true;
}

const influence: Question = (c, { count }) => {
  const by = count ?? 1;
  return say(c, by < 0 ? 'prompt.influence.lose' : 'prompt.influence.gain', {
    influence: counted(c, 'influence', Math.abs(by)),
  });
};

/** What is decided for a Rival, with the criterion that tied before it was asked (I13.7). */
const rivalChoice: Question = (c, { of, what, criterion, count, step }, seats) => {
  const who = names.seat(seats, of ?? 0);
  if (what === 'pay') {
    return say(c, 'prompt.rivalChoice.pay', { who, effect: names.effectText(c, step ?? '') });
  }
  if (what === 'influence') {
    const slots = { who, influence: counted(c, 'influence', count ?? 1) };
    return say(
      c,
      criterion === null ? 'prompt.rivalChoice.influence' : 'prompt.rivalChoice.influence.least',
      slots,
    );
  }
  return say(
    c,
    criterion === null ? 'prompt.rivalChoice.alternative' : 'prompt.rivalChoice.alternative.least',
    { who },
  );
};

/** How each kind of decision is put; a new kind of frame has to be added here and to the messages. */
const QUESTIONS: Readonly<Record<FrameKind, Question>> = {
  round: (c) => say(c, 'prompt.round', {}),
  turns: (c) => say(c, 'prompt.turns', {}),
  run: (c) => say(c, 'prompt.run', {}),
  combat: (c) => say(c, 'prompt.combat', {}),
  rewards: (c) => say(c, 'prompt.rewards', {}),
  rival: (c) => say(c, 'prompt.rival', {}),
  rivalRun: (c) => say(c, 'prompt.rivalRun', {}),
  leader: (c, { of, seat }, seats) =>
    of === null || of === seat
      ? say(c, 'prompt.leader', {})
      : say(c, 'prompt.leader.of', { who: names.seat(seats, of) }),
  masterstroke: (c, { count }) =>
    say(c, count === 2 ? 'prompt.masterstroke.first' : 'prompt.masterstroke.second', {}),
  defend: (c) => say(c, 'prompt.defend', {}),
  turn: (c, { moves }) =>
    say(c, moves?.every((move) => move.kind !== 'play') === true ? 'prompt.turn.reveal' : 'prompt.turn', {}),
  send: (c, { card }) => say(c, 'prompt.send', { card: names.card(c, card ?? '') }),
  sell: (c) => say(c, 'prompt.sell', {}),
  source: (c, { space }) => say(c, 'prompt.source', { space: names.space(c, space ?? '') }),
  agent: (c) => say(c, 'prompt.agent', {}),
  reveal: (c, { count }) => say(c, 'prompt.reveal', { persuasion: counted(c, 'persuasion', count ?? 0) }),
  choice: (c) => say(c, 'prompt.choice', {}),
  influence,
  heir: (c, { faction }) =>
    say(c, 'prompt.heir', { faction: faction === null ? verbatim('') : names.faction(c, faction) }),
  trash: (c, d) => say(c, mayDecline(d) ? 'prompt.trash.may' : 'prompt.trash', {}),
  troops: (c, { deed }) => say(c, deed === 'retreat' ? 'prompt.troops.retreat' : 'prompt.troops.deploy', {}),
  discard: (c, { count }) => say(c, 'prompt.discard', { cards: counted(c, 'card', count ?? 1) }),
  test: (c) => say(c, 'prompt.test', {}),
  voice: (c) => say(c, 'prompt.voice', {}),
  snoop: (c) => say(c, 'prompt.snoop', {}),
  pass: (c) => say(c, 'prompt.pass', {}),
  cross: (c) => say(c, 'prompt.cross', {}),
  recallAgent: (c) => say(c, 'prompt.recallAgent', {}),
  takeBack: (c) => say(c, 'prompt.takeBack', {}),
  acquire: (c, { count }) => say(c, 'prompt.acquire', { n: number(count ?? 0) }),
  toTop: (c, { card }) => say(c, 'prompt.toTop', { card: names.card(c, card ?? '') }),
  setAside: (c) => say(c, 'prompt.setAside', {}),
  combatTurn: (c) => say(c, 'prompt.combatTurn', {}),
  spoils: (c) => say(c, 'prompt.spoils', {}),
  endgame: (c) => say(c, 'prompt.endgame', {}),
  rivalChoice,
};

/** Decisions whose number says how many picks are left, and those whose number is a limit. */
const COUNTS: Readonly<Partial<Record<FrameKind, 'left' | 'most'>>> = {
  choice: 'left',
  discard: 'left',
  masterstroke: 'left',
  troops: 'most',
};

function countText(c: Catalogue, { kind, count }: DecisionView): string | null {
  const by = COUNTS[kind];
  if (by === undefined || count === null || (by === 'left' && count < 2)) return null;
  return spoken(c, say(c, `prompt.count.${by}`, { count: number(count) }, count)).text.toLowerCase();
}

/** The decision in words: who is asked what. */
export function prompt(decision: DecisionView, seats: Seats, catalogue: Catalogue): Prompt {
  const said = spoken(catalogue, QUESTIONS[decision.kind](catalogue, decision, seats));
  const count = countText(catalogue, decision);
  const slots = { who: names.seat(seats, decision.seat), text: verbatim(said.text) };
  const line =
    count === null
      ? say(catalogue, 'prompt.line', slots)
      : say(catalogue, 'prompt.line.counted', { ...slots, count: verbatim(count) });
  return { ...said, seat: decision.seat, count, clause: decision.clause, line: spoken(catalogue, line).text };
}
