import type { CardId } from '../../data/planning.data';
import { compile } from '../compile';
import type { Op } from '../compile';
import type { Step } from '../step';
import { ACTION_PROGRAMS } from './actions';
import { ATREIDES_PROGRAMS } from './atreides';
import { CORRINO_PROGRAMS } from './corrino';
import { FREMEN_PROGRAMS } from './fremen';
import { HARKONNEN_PROGRAMS } from './harkonnen';
import { LEADER_PROGRAMS } from './leaders';

/** What every planning card does; the type makes sure that none is missing. */
export const CARD_PROGRAMS: Readonly<Record<CardId, readonly Step[]>> = {
  ...ATREIDES_PROGRAMS,
  ...FREMEN_PROGRAMS,
  ...HARKONNEN_PROGRAMS,
  ...CORRINO_PROGRAMS,
};

/** The Wild Maker's special action (R11.3). */
export const WILD_MAKER_PROGRAM: readonly Step[] = [{ do: 'wildMakerActs' }];

export { ACTION_PROGRAMS, LEADER_PROGRAMS };
export type { ActionProgram } from './actions';

const COMPILED = new Map<string, readonly Op[]>();
for (const [id, steps] of Object.entries(ACTION_PROGRAMS)) COMPILED.set(id, compile(steps));
for (const [id, steps] of Object.entries(CARD_PROGRAMS)) COMPILED.set(`card:${id}`, compile(steps));
for (const [id, steps] of Object.entries(LEADER_PROGRAMS)) COMPILED.set(`leader:${id}`, compile(steps));

export function programOf(id: string): readonly Op[] {
  return COMPILED.get(id) ?? [];
}
