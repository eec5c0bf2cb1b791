import { at, item } from '../../core/at';
import { become, pop, push } from '../../core/stack';
import type { Log } from '../events';
import type { LeaderFrame, MasterstrokeFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { moveOf } from '../moves';
import { FACTIONS, LEADERS } from '../names';
import { BARON, RABBAN, isLedBy, mayLeadRival } from '../state/leaders';
import { isPerson, leaderChoice, leaderSeats } from '../state/options';
import { gain } from '../state/gain';
import type { State } from '../state/state';

/** The Leader lies in front of its seat; Rabban brings something along (I2.9). */
export function takeLeader(s: State, seat: number, leader: number, log: Log): void {
  s.leader[seat] = leader;
  log?.push({ type: 'leaderTaken', seat, leader: item(LEADERS, leader) });
  if (!isLedBy(s, seat, RABBAN)) return;
  gain(s, seat, 'spice', 1, log);
  gain(s, seat, 'solari', 1, log);
}

/** Leaders that a seat may take. */
export function freeLeaders(s: State, seat: number): number[] {
  const free: number[] = [];
  for (let leader = 0; leader < LEADERS.length; leader++) {
    if (s.leader.includes(leader)) continue;
    if (isPerson(s.options, seat) || mayLeadRival(leader)) free.push(leader);
  }
  return free;
}

/** Seats that want to choose do so in their order (I2.4). */
export function askForLeaders(s: State): void {
  for (let seat = leaderSeats(s.options) - 1; seat >= 0; seat--) {
    if (leaderChoice(s.options, seat) === 'ask') push(s, { k: 'leader', of: seat });
  }
}

export const leaderRule: FrameRule<LeaderFrame> = {
  settle: () => true,
  ask: (s, { of }) => ({ seat: isPerson(s.options, of) ? of : 0, private: false, clause: 'I2.4', of }),
  moves(s, { of }, out) {
    for (const leader of freeLeaders(s, of)) out.push(moveOf('leader', leader));
  },
  choose(s, { of }, move, log) {
    pop(s);
    takeLeader(s, of, move.value, log);
  },
};

/** The Baron chooses after all setup (I2.9). */
export function askForMasterstroke(s: State): void {
  for (let seat = 0; seat < s.leader.length; seat++) {
    if (isLedBy(s, seat, BARON)) push(s, { k: 'masterstroke', seat, first: -1 });
  }
}

export const masterstrokeRule: FrameRule<MasterstrokeFrame> = {
  settle: () => true,
  ask: (_s, { seat, first }) => ({ seat, private: true, clause: 'I2.9', count: first < 0 ? 2 : 1 }),
  moves(_s, { first }, out) {
    for (let i = 0; i < FACTIONS.length; i++) if (i !== first) out.push(moveOf('faction', i));
  },
  choose(s, { seat, first }, move, log) {
    if (first < 0) {
      become(s, { k: 'masterstroke', seat, first: move.value });
      return;
    }
    pop(s);
    s.masterstroke[seat] = (1 << first) | (1 << move.value);
    const chosen = FACTIONS.filter((_, i) => (at(s.masterstroke, seat) & (1 << i)) !== 0);
    log?.push({ type: 'masterstrokeChosen', seat, factions: chosen, only: seat });
  },
};
