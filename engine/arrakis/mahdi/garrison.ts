import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { below, shuffle } from '../../core/random';
import { AREA_IDS } from '../board/tables';
import { DEPLOYMENT_TOKENS } from '../data/components.data';
import { become, pop, push } from '../../core/stack';
import { tokenMove } from '../moves';
import { revealToken } from '../state/reveal';
import { NO_FORCE, addForce } from '../state/legions';
import { isSolo } from '../state/options';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { decide } from './ask';
import type { Plan } from './ask';
import type { MahdiTask } from './task';

type GarrisonTask = Extract<MahdiTask, { readonly t: 'garrison' }>;

const COLOURS: readonly (readonly number[])[] = (['harkonnenBlack', 'harkonnenSilver'] as const).map((set) =>
  DEPLOYMENT_TOKENS.flatMap((token, index) => (token.set === set ? [index] : [])),
);

function onBoard(s: State): number {
  let mask = 0;
  for (const tokens of s.tokens) mask |= tokens;
  return mask;
}

/** Tokens of a colour that are free (R14.13). */
function pool(s: State, colour: number): number[] {
  const used = onBoard(s);
  return item(COLOURS, colour).filter((token) => (used & (1 << token)) === 0);
}

/** Revealed tokens are shuffled back: what lies behind the free ones is mixed anew. */
export function mixPool(s: State): void {
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const free = pool(s, colour);
    const faces = shuffle(
      s.random,
      free.map((token) => at(s.tokenFace, token)),
    );
    free.forEach((token, index) => (s.tokenFace[token] = at(faces, index)));
  }
}

/** A standing settlement whose legion has left gets a garrison at once (R14.13). */
export function leaveGarrison(s: State, area: number): void {
  if (!isSolo(s.options) || at(s.settlement, area) === 0 || at(s.owner, area) === HARKONNEN) return;
  push(s, { k: 'mahdi', task: { t: 'garrison', area, colour: 0 }, picks: [] });
}

function tokensOfColour(s: State, colour: number): number[] {
  const used = onBoard(s);
  return item(COLOURS, colour).filter((token) => (used & (1 << token)) !== 0);
}

/** One black and one silver token, unseen. A colour that is exhausted: one on the board is revealed and used. */
export function runGarrison(plan: Plan, task: GarrisonTask): void {
  const { s, log } = plan;
  if (task.colour >= COLOURS.length) {
    pop(s);
    log?.push({ type: 'garrison', area: item(AREA_IDS, task.area) });
    return;
  }
  const free = pool(s, task.colour);
  if (free.length === 0) {
    const tokens = tokensOfColour(s, task.colour);
    const token = decide(plan, { clause: 'R14.13', what: 'revealGarrison' }, tokens, [], tokenMove);
    if (token === null) {
      if (plan.tie === null) become(s, { k: 'mahdi', task: { ...task, colour: task.colour + 1 }, picks: [] });
      return;
    }
    const area = s.tokens.findIndex((mask) => bitsOf(mask).includes(token));
    become(s, { k: 'mahdi', task, picks: [] });
    push(s, { k: 'limits' });
    revealToken(s, area, token, log);
    return;
  }
  const token = at(free, below(s.random, free.length));
  become(s, { k: 'mahdi', task: { ...task, colour: task.colour + 1 }, picks: [] });
  addForce(s, task.area, HARKONNEN, { ...NO_FORCE, tokens: 1 << token });
}
