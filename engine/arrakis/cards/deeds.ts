import { PLAIN_ATTACK } from '../battle/attack';
import { startDraw } from '../actions/draw';
import { drawTokens, unitRanks } from '../actions/deploy';
import type { Log } from '../events';
import type { ProgramFrame } from '../frames/frame';
import { push } from '../frames/stack';
import { HOUSES, VEHICLES } from '../names';
import { leaderIndex, currentPaul } from '../state/leaders';
import { ELITE, REGULAR, SPECIAL } from '../state/supply';
import type { State } from '../state/state';
import { ANY_LEGION, WITH_LEADER, WITH_SPECIAL } from './step';
import type { Deed, LegionFilter, Who } from './step';
import { runProgram } from './interpreter';

const RANK = { regular: REGULAR, elite: ELITE, special: SPECIAL } as const;

/** The legions that a step means, as the movement and attack rules understand it; null: none. */
export function filterOf(s: State, frame: ProgramFrame, who: Who): LegionFilter | null {
  switch (who) {
    case 'any':
      return ANY_LEGION;
    case 'withLeader':
      return WITH_LEADER;
    case 'withSpecial':
      return WITH_SPECIAL;
    case 'inDesert':
      return { terrain: 'desert' };
    case 'withLeaderInDesert':
      return { terrain: 'desert', with: 'leader' };
    case 'that':
      return frame.that < 0 ? null : { area: frame.that };
    default: {
      const leader = who.leader === 'paul*' ? currentPaul(s) : leaderIndex(who.leader);
      return leader < 0 ? null : { leader };
    }
  }
}

/** Puts the frame on the stack that carries out one step. */
export function perform(s: State, frame: ProgramFrame, step: Deed, log: Log): void {
  const seat = frame.seat;
  switch (step.do) {
    case 'move': {
      const who = filterOf(s, frame, step.who);
      if (who !== null) push(s, { k: 'moves', seat, left: step.legions, total: step.legions, who, moved: [] });
      return;
    }
    case 'attack': {
      const who = filterOf(s, frame, step.who);
      const terms = {
        ...PLAIN_ATTACK,
        surprise: step.surprise === true,
        freeContinue: step.freeContinue === true,
        extraDie: step.extraDie ?? 0,
        defenderCap: step.enemyCap ?? PLAIN_ATTACK.defenderCap,
      };
      if (who !== null) push(s, { k: 'attack', seat, who, terms });
      return;
    }
    case 'draw':
      startDraw(s, seat, step.count, step.house === undefined ? -1 : HOUSES.indexOf(step.house), log);
      return;
    case 'deployTokens':
      drawTokens(s, seat, step.tokens, log);
      return;
    case 'deployUnits':
      push(s, { k: 'deployUnits', seat, ranks: unitRanks(step.units) });
      return;
    case 'replace':
      push(s, { k: 'replace', seat, left: step.count, from: RANK[step.from], to: RANK[step.to] });
      return;
    case 'placeVehicles': {
      const fixed = VEHICLES.map((vehicle) => step.fixed?.[vehicle] ?? 0);
      push(s, { k: 'placeVehicles', seat, fixed, any: step.any ?? 0, vehicle: -1, source: -2 });
      return;
    }
    case 'placeWormsigns':
      push(s, { k: 'placeWormsigns', seat, left: step.count });
      return;
    case 'moveWorms':
      push(s, { k: 'moveWorms', seat, left: step.count, moved: [], from: -1 });
      return;
    case 'wormAttack':
      push(s, { k: 'wormAttack', seat, from: -1, target: -1, before: -1 });
      return;
    case 'desertPower':
      runProgram(s, 'desertPower', seat);
      return;
  }
}
