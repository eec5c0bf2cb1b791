import { at } from '../../core/at';
import type { Log } from '../events';
import { gain } from '../state/gain';
import { score } from '../state/resources';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';
import type { StepOf } from './step';

/** Everything that one gain names. */
export function gainAll(s: State, seat: number, step: StepOf<'gain'>, log: Log): void {
  if (step.solari !== undefined) gain(s, seat, 'solari', step.solari, log);
  if (step.spice !== undefined) gain(s, seat, 'spice', step.spice, log);
  if (step.water !== undefined) gain(s, seat, 'water', step.water, log);
  if (step.vp !== undefined) score(s, seat, step.vp, log);
  if (step.persuasion !== undefined) gainPersuasion(s, seat, step.persuasion, log);
  if (step.swords !== undefined) gainSwords(s, seat, step.swords, log);
}

export function gainPersuasion(s: State, seat: number, count: number, log: Log): void {
  s.persuasion += count;
  log?.push({ type: 'persuasion', seat, count, total: s.persuasion });
}

/** Swords count even where the troop that carries them joins later in the turn (I15.6). */
function gainSwords(s: State, seat: number, count: number, log: Log): void {
  s.swords[seat] = at(s.swords, seat) + count;
  log?.push({ type: 'swords', seat, count, strength: strengthOf(s, seat) });
}
