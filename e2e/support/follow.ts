import { by, element, waitFor } from 'detox';
import { seedFromText } from '../../engine';
import {
  EN,
  legalMoves,
  narrate,
  newGame,
  parseMove,
  pending,
  play,
  printMove,
  prompt,
  seatPlan,
  SIDES,
  view,
  type DecisionView,
  type GameEvent,
  type Move,
  type State,
} from '../../engine/arrakis';
import { controlsOf, testIdOf, wordOf } from '../../app/arrakis/table/actions/controls';
import { marchAfter } from '../../app/arrakis/table/actions/split';
import { pause } from './offers';
import { chooseSpeed } from './speed';

const soon = 20_000;

/** The curtain opens after 0.7 s. A slow machine may count less than that; then it is held again, longer. */
async function openCurtain(): Promise<void> {
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

interface Begin {
  readonly seed: string;
  readonly names: readonly [string, string];
}

/**
 * The game on the screen, played again in the engine beside it: what the screen has to ask, to whom the device has to go
 * and what has to come of a tap is known, and nothing is tapped that is not offered.
 */
export class Follower {
  readonly state: State;
  /** Taps since the last handover, or since they were counted last. */
  private taps = 0;
  private openFor: number | null = null;
  private splits = false;
  private lastTap = '';
  readonly handovers: string[] = [];
  readonly told: GameEvent[] = [];

  constructor(private readonly begin: Begin) {
    this.state = newGame({ mode: 'two', seed: seedFromText(begin.seed), names: [...begin.names] });
  }

  get decision(): DecisionView {
    const now = pending(this.state);
    const decision = now === null ? null : view(this.state, now.seat).decision;
    if (decision === null) throw new Error('The game is over.');
    return decision;
  }

  get offered(): readonly string[] {
    return legalMoves(this.state).map(printMove);
  }

  /** Starts counting anew, and says how many taps there were. */
  countTaps(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }

  /** What the log has to say of an event. */
  words(event: GameEvent): string {
    const { options } = this.state;
    const seats = seatPlan(options).map((plan, seat) => ({
      side: SIDES[plan.side] ?? 'atreides',
      name: options.names[seat] ?? '',
    }));
    return narrate(event, seats, EN).text;
  }

  /** The screen asks what the engine asks, after the device has been handed over where that has to be. */
  async meet(): Promise<void> {
    const { decision } = this;
    if (decision.covered && this.openFor !== decision.seat) await this.handOver();
    await waitFor(element(by.id('prompt')))
      .toHaveLabel(prompt(decision, EN).line)
      .withTimeout(soon);
  }

  private async handOver(): Promise<void> {
    const { seat } = this.decision;
    const name = this.begin.names[seat];
    await waitFor(element(by.id('curtain-name')))
      .toHaveText(`Pass the device to ${name}`)
      .withTimeout(soon);
    await openCurtain();
    this.openFor = seat;
    this.handovers.push(name ?? '');
    this.taps = 0;
  }

  /** Looks at what is one's own, which needs no decision. */
  async look(): Promise<void> {
    await element(by.id('take-hand')).tap();
    await this.handOver();
  }

  private async tap(id: string): Promise<void> {
    await element(by.id(id)).tap();
    this.lastTap = id;
    this.taps += 1;
  }

  private async pick(move: Move): Promise<void> {
    const { words, figures, places } = controlsOf(this.decision);
    if (move.kind === 'card' || move.kind === 'prescience') {
      const others = words.length + figures.length + places.length > 0 || this.decision.battle !== null;
      // Cards of the hand are behind the curtain; whoever has opened it for them finds them there.
      if (move.kind === 'card' && this.openFor !== this.decision.seat) await this.look();
      else if (others) await this.tap(move.kind === 'card' ? 'open-cards' : 'open-visions');
      await this.tap(testIdOf(move));
      await this.tap('card-use');
      return;
    }
    if (move.kind === 'area' || move.kind === 'zone') await this.tap(`${move.kind}-${wordOf(move)}`);
    else await this.tap(testIdOf(move));
  }

  /** Makes a move by touching it; gives what has come of it. */
  async take(text: string): Promise<readonly GameEvent[]> {
    await this.meet();
    const move = parseMove(text);
    if (move === null || !this.offered.includes(text)) {
      throw new Error(`${text} is not offered, but ${this.offered.join(', ')}.`);
    }
    await this.pick(move);
    const { decision } = this;
    const { seat } = decision;
    const line = prompt(decision, EN).line;
    const events = [...play(this.state, move)];
    // The whole legion goes, unless it was said that some stay.
    const march = this.splits ? null : marchAfter(decision, this.state);
    if (march !== null) events.push(...play(this.state, march));
    this.splits = false;
    if (pending(this.state)?.seat !== seat) this.openFor = null;
    this.told.push(...events);
    // The same question again: the screen does not tell when it has been answered.
    if (pending(this.state) !== null && prompt(this.decision, EN).line === line) await pause();
    else await this.answered(line);
    return events;
  }

  /** A page that is busy drawing can lose a touch. Whoever sees the same question still there touches again, once. */
  private async answered(line: string): Promise<void> {
    try {
      await waitFor(element(by.id('prompt').and(by.label(line))))
        .not.toExist()
        .withTimeout(5000);
    } catch {
      // Where the touch was only late, there is nothing left to touch again.
      const again = element(by.id(this.lastTap));
      const there = await again.getAttributes().then(
        () => true,
        () => false,
      );
      if (there) await again.tap();
    }
  }

  /** Says that some of the legion shall stay. */
  async split(): Promise<void> {
    await this.meet();
    await this.tap('split');
    this.splits = true;
  }

  async takeAll(way: string): Promise<readonly GameEvent[]> {
    const events: GameEvent[] = [];
    for (const text of way.trim().split(/\s+/)) events.push(...(await this.take(text)));
    return events;
  }
}

/** Begins the same game on the screen. */
export async function beginOnScreen({ seed, names }: Begin, speed: 'off' | 'slow' = 'off'): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('choose-arrakis')).tap();
  await element(by.id('new-atreides')).replaceText(names[0]);
  await element(by.id('new-harkonnen')).replaceText(names[1]);
  await element(by.id('new-seed')).replaceText(seed);
  await chooseSpeed(speed);
  await element(by.id('new-start')).tap();
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(soon);
}
