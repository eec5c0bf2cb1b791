import { by, element, waitFor } from 'detox';
import { seedFromText } from '../../engine';
import {
  cloneState,
  EN,
  evenPick,
  isSolo,
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
  type GameOptions,
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
  /** In the order of the seats, people only. */
  readonly names: readonly string[];
  /** Two people against each other unless it is said otherwise. */
  readonly mode?: 'two' | 'four' | 'mahdiTwo';
}

/** The options that the form makes of it. */
function optionsOf({ seed, names, mode = 'two' }: Begin): GameOptions {
  const people = { mode, seed: seedFromText(seed) };
  return mode === 'mahdiTwo'
    ? { ...people, names: [...names, 'Mahdi'], ties: 'ask' }
    : { ...people, names: [...names] };
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
    this.state = newGame(optionsOf(begin));
    this.settle();
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
    const hides = decision.covered && !isSolo(this.state.options);
    if (hides && this.openFor !== decision.seat) await this.handOver();
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

  /** Ties of Mahdi's are left to the app (R14.0). */
  private settle(): void {
    while (pending(this.state)?.kind === 'tie') {
      const tie = evenPick(this.state);
      if (tie === null) throw new Error('The tie cannot be broken.');
      this.told.push(...play(this.state, tie));
    }
  }

  /** What a partner could begin a turn with: dice, and Desert Power. */
  beginnings(house: string): readonly string[] {
    const state = cloneState(this.state);
    const move = parseMove(`house:${house}`);
    if (move === null) return [];
    play(state, move);
    return legalMoves(state).map(printMove);
  }

  /** A die of either partner, or Desert Power, says who acts and with what (R13.3). */
  async act(house: string, beginning: string): Promise<void> {
    await this.meet();
    const { line } = prompt(this.decision, EN);
    await this.tap(`${house}-${beginning.replace('result:', 'die-').replace(':', '-')}`);
    this.play(`house:${house}`);
    this.play(beginning);
    this.openFor = null;
    await this.answered(line);
  }

  /** Two partners spend a cone of silence and confer; the names are theirs (R13.7). */
  async confer(one: string, other: string): Promise<void> {
    await this.meet();
    await this.tap('free-cone');
    await this.tap('cone-yes');
    await waitFor(element(by.id('curtain-name')))
      .toHaveText(`For ${one} and ${other} alone`)
      .withTimeout(soon);
    await this.openTogether();
    this.play('free:cone');
  }

  /** The two open the curtain that only they may pass. */
  async openTogether(): Promise<void> {
    await openCurtain();
    await waitFor(element(by.id('cone')))
      .toBeVisible()
      .withTimeout(soon);
  }

  /** The same game in an app that was started again: what was open is closed. */
  async meetAgain(): Promise<void> {
    this.openFor = null;
    await this.meet();
  }

  /** They have conferred. */
  async partAgain(): Promise<void> {
    await this.tap('cone-end');
    this.play('done');
    this.openFor = null;
  }

  private play(text: string): void {
    const move = parseMove(text);
    if (move === null || !this.offered.includes(text)) throw new Error(`${text} is not offered.`);
    this.told.push(...play(this.state, move));
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
      const hidden = move.kind === 'card' && !isSolo(this.state.options);
      if (hidden && this.openFor !== this.decision.seat) await this.look();
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
    this.settle();
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

const FIELDS = {
  two: ['atreides', 'harkonnen'],
  four: ['atreides', 'fremen', 'harkonnen', 'corrino'],
  mahdiTwo: ['atreides', 'fremen'],
} as const;

/** Begins the same game on the screen. */
export async function beginOnScreen(
  { seed, names, mode = 'two' }: Begin,
  speed: 'off' | 'slow' = 'off',
): Promise<void> {
  await element(by.id('new-game')).tap();
  await element(by.id('choose-arrakis')).tap();
  await element(by.id(`new-people-${names.length}`)).tap();
  if (mode === 'mahdiTwo') {
    await element(by.id('new-mode-mahdiTwo')).tap();
    await element(by.id('new-ties-random')).tap();
  }
  for (const [seat, field] of FIELDS[mode].entries()) {
    await element(by.id(`new-${field}`)).replaceText(names[seat] ?? '');
  }
  // Below the names of four.
  await waitFor(element(by.id('new-seed')))
    .toBeVisible()
    .whileElement(by.id('new-screen-scroll'))
    .scroll(120, 'down');
  await element(by.id('new-seed')).replaceText(seed);
  await chooseSpeed(speed);
  await element(by.id('new-start')).tap();
  await waitFor(element(by.id('prompt')))
    .toBeVisible()
    .withTimeout(soon);
}
