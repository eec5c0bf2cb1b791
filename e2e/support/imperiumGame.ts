import { by, element, expect, waitFor } from 'detox';

import { seedFromText } from '../../engine';
import {
  EN,
  imperiumGame,
  legalMoves,
  narrate,
  newGame,
  outcome,
  parseMove,
  pending,
  printMove,
  prompt,
  view,
  type DecisionView,
  type GameEvent,
  type GameOptions,
  type Move,
  type State,
} from '../../engine/imperium';
import { endIfOver, following, isAlone, isOpenQuestion } from '../../app/imperium/table/following';
import { testIdOf } from '../../app/imperium/table/options';
import { wordOf } from '../../app/imperium/table/reach';
import { playTap, type TapMove } from '../../app/store/playTap';
import { chooseSpeed } from './speed';

const soon = 30_000;

/** The curtain opens after 0.7 s. A slow machine may count less than that; then it is held again, longer. */
export async function openCurtain(): Promise<void> {
  for (const hold of [1000, 2000, 4000]) {
    await element(by.id('curtain-hold')).longPress(hold);
    try {
      await waitFor(element(by.id('curtain')))
        .not.toExist()
        .withTimeout(1500);
      return;
    } catch {
      continue;
    }
  }
  throw new Error('The curtain does not open.');
}

export interface Begin {
  readonly players: GameOptions['players'];
  readonly seed: string;
  readonly names: readonly string[];
}

const OTHERS = { 1: ['Rival 1', 'Rival 2'], 2: ['House Hagal'], 3: [], 4: [] } as const;

/**
 * The game on the screen, played again in the engine beside it: what the screen has to ask and to whom the device has to go
 * is known, and nothing is tapped that is not offered.
 */
export class ImperiumFollower {
  state: State;
  private openFor: number | null = null;
  taps = 0;
  readonly handovers: string[] = [];
  /** All that happened since the first tap. */
  readonly events: GameEvent[] = [];

  constructor({ players, seed, names }: Begin) {
    this.state = newGame({
      players,
      seed: seedFromText(seed),
      names: [...names, ...OTHERS[players]],
      ...(players === 1 ? { difficulty: 'mercenary' } : {}),
    });
  }

  get over(): boolean {
    return outcome(this.state) !== null;
  }

  get moves(): readonly Move[] {
    return legalMoves(this.state);
  }

  /** As whoever looks at the screen sees it. */
  get decision(): DecisionView {
    const viewer = isAlone(this.state.options) ? 0 : (this.openFor ?? 'table');
    const { decision } = view(this.state, viewer);
    if (decision === null) throw new Error('The game is over.');
    return decision;
  }

  private line(): string {
    return prompt(this.decision, view(this.state, 'table').seats, EN).line;
  }

  /** The screen asks what the engine asks, after the device has been handed over where that has to be. */
  async meet(): Promise<void> {
    const now = pending(this.state);
    if (now === null) throw new Error('The game is over.');
    const shared = !isAlone(this.state.options);
    if (shared && now.private && !isOpenQuestion(now.kind) && this.openFor !== now.seat) {
      const name = this.state.options.names[now.seat] ?? '';
      await waitFor(element(by.id('curtain-name')))
        .toHaveText(`Pass the device to ${name}`)
        .withTimeout(soon);
      // Nothing private is mounted behind it.
      await expect(element(by.id('own-hand'))).not.toExist();
      await openCurtain();
      this.openFor = now.seat;
      this.handovers.push(name);
    }
    await waitFor(element(by.id('prompt')))
      .toHaveLabel(this.line())
      .withTimeout(soon);
  }

  async tap(id: string): Promise<void> {
    await element(by.id(id)).tap();
    this.taps += 1;
  }

  /** In the engine what the tap means on the screen. */
  private apply(tap: readonly TapMove<State, Move>[]): void {
    const seat = pending(this.state)?.seat ?? 0;
    const { events, state } = playTap(imperiumGame, this.state, [...tap, ...following(seat)]);
    this.state = state;
    this.events.push(...events);
    if (pending(state)?.seat !== seat) this.openFor = null;
  }

  /** Where House Hagal went so far, in the words of the table. */
  get turnsOfHagal(): readonly string[] {
    const { seats } = view(this.state, 'table');
    return this.events.flatMap((event) =>
      event.type === 'hagal' && (event.what === 'goes' || event.what === 'harvests')
        ? [narrate(event, seats, EN).text]
        : [],
    );
  }

  /** A card of the hand and where it goes: two taps. */
  async send(card: string, space: string): Promise<void> {
    await this.meet();
    await this.tap(`hand-${card}`);
    await this.tap(`space-${space}`);
    const moves = [parseMove(`play:${card}`), parseMove(`space:${space}`)].filter((move) => move !== null);
    this.apply(moves);
    await this.answered();
  }

  /** Anything that is one tap. */
  async take(move: Move): Promise<void> {
    await this.meet();
    if (!this.moves.includes(move)) throw new Error(`${printMove(move)} is not offered.`);
    const seat = pending(this.state)?.seat ?? 0;
    const id =
      move.kind === 'space'
        ? `space-${wordOf(move)}`
        : move.kind === 'acquire'
          ? `row-${wordOf(move)}`
          : testIdOf(move);
    if (move.kind === 'acquire') {
      await element(by.id('row-strip')).scrollTo('left');
      await waitFor(element(by.id(id)))
        .toBeVisible()
        .whileElement(by.id('row-strip'))
        .scroll(120, 'right');
    }
    await this.tap(id);
    this.apply(move.kind === 'deploy' ? [move, endIfOver(seat)] : [move]);
    await this.answered();
  }

  /** The screen has come to where the engine stands. */
  private async answered(): Promise<void> {
    if (this.over) {
      await waitFor(element(by.id('ending')))
        .toBeVisible()
        .withTimeout(soon);
      return;
    }
    await this.meet();
  }
}

/** Begins the same game on the screen, without motion. */
export async function beginImperium({ players, seed, names }: Begin): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('choose-imperium')).tap();
  await element(by.id(`new-players-${players}`)).tap();
  for (const [seat, name] of names.entries()) {
    await waitFor(element(by.id(`new-name-${seat}`)))
      .toBeVisible()
      .whileElement(by.id('new-screen-scroll'))
      .scroll(120, 'down');
    await element(by.id(`new-name-${seat}`)).replaceText(name);
  }
  await waitFor(element(by.id('new-seed')))
    .toBeVisible()
    .whileElement(by.id('new-screen-scroll'))
    .scroll(120, 'down');
  await element(by.id('new-seed')).replaceText(seed);
  await chooseSpeed('off');
  await element(by.id('new-start')).tap();
}
