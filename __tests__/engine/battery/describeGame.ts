import type { AnyEvent, AnyOptions } from '../../../engine';
import { describeCopies } from './copies';
import { describeDeterminize } from './determinize';
import { describeInvariants } from './invariants';
import type { TestKit } from './kit';
import { describeLists } from './lists';
import type { Played } from './plans';
import { describePlayers } from './players';
import { describeRefusals } from './refusals';
import { describeSteps } from './steps';
import { describeUndo } from './undo';
import { describeViews } from './views';

/** The whole battery for one game: every mode, played by chance. */
export function describeGame<
  Options extends AnyOptions,
  State extends object,
  Move,
  Event extends AnyEvent,
  View extends object,
>(kit: TestKit<Options, State, Move, Event, View>): void {
  // First of all: states that other tests freeze or read from JSON teach V8 other kinds of lists.
  describe.each(kit.modes)(`${kit.game.id}, mode %s`, (mode) => {
    describeLists(kit, { mode, policy: 'random' });
  });
  describe.each(kit.modes)(`${kit.game.id}, mode %s`, (mode) => {
    const played: Played = { mode, policy: 'random' };
    describeInvariants(kit, played);
    describeCopies(kit, played);
    describeRefusals(kit, played);
    describeViews(kit, played);
    describeDeterminize(kit, played);
    describeSteps(kit, played);
    describeUndo(kit, played);
    describePlayers(kit, played);
  });
}
