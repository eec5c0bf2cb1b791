import { at, item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import type { Log } from '../events';
import type { BattleFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { areaMove, isOption, optionMove } from '../moves';
import { openClaims } from '../prescience/claims';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { hasSettlement, isEmpty } from '../state/legions';
import { decidingSeat } from '../state/deciding';
import { isAutomaton } from '../state/seating';
import { revealSietch, revealTokens } from '../state/reveal';
import { ATREIDES, enemyOf } from '../state/state';
import type { State } from '../state/state';
import { advance } from './advance';
import { NO_ROLL } from './attack';
import { cardRoom, resolveHits, rollRound, askSpecials } from './battleRound';
import { retreatAreas, retreatTo } from './retreat';

/** A battle from its declaration to the advance (R7.9-R7.16). */
export const battleRule: FrameRule<BattleFrame> = {
  interruptible: true,
  settle(s, frame, log) {
    switch (frame.stage) {
      case 'start':
        revealTokens(s, frame.from, log);
        revealTokens(s, frame.to, log);
        revealSietch(s, frame.to, log);
        become(s, { ...frame, stage: 'attackerCards' });
        push(s, { k: 'limits' });
        return false;
      case 'attackerCards':
        if (!isDefended(s, frame))
          become(s, { ...frame, stage: 'won' }); // R7.9
        else {
          become(s, { ...frame, stage: 'defenderCards' });
          push(s, {
            k: 'combatCards',
            seat: attackerSeat(s, frame),
            attacking: true,
            room: cardRoom(s, frame, true),
          });
        }
        return false;
      case 'defenderCards':
        become(s, { ...frame, stage: 'roll' });
        push(s, {
          k: 'combatCards',
          seat: defenderSeat(s, frame),
          attacking: false,
          room: cardRoom(s, frame, false),
        });
        return false;
      case 'roll':
        rollRound(s, frame, log);
        return false;
      case 'attackerSpecials':
        become(s, { ...frame, stage: 'defenderSpecials' });
        askSpecials(s, frame, true);
        return false;
      case 'defenderSpecials':
        become(s, { ...frame, stage: 'hits' });
        askSpecials(s, frame, false);
        return false;
      case 'hits':
        resolveHits(s, frame, log);
        return false;
      case 'defenderCasualties':
        become(s, { ...frame, stage: 'check', owed: 0 });
        push(s, { k: 'casualties', area: frame.to, hits: frame.owed });
        return false;
      case 'check':
        return settleCheck(s, frame, log);
      case 'afterPrice':
        return settleAfterPrice(s, frame, log);
      case 'retreatTo': {
        if (!settleDecision(s, frame)) return false;
        const areas = retreatChoices(s, frame);
        if (areas.length > 1) return true;
        finishRetreat(s, frame, at(areas, 0), log);
        return false;
      }
      case 'won':
        become(s, { ...frame, stage: 'advance' });
        endBattle(s, frame, frame.attacker, log);
        return false;
      case 'decide':
        return settleDecision(s, frame);
      case 'retreat':
        return true;
      case 'advance':
        if (isAttacking(s, frame)) return true;
        pop(s);
        return false;
    }
  },
  ask(s, frame) {
    const defends =
      frame.stage === 'retreat' ||
      (frame.stage === 'retreatTo' && isAutomaton(s.options, attackerSeat(s, frame)));
    const seat = defends ? defenderSeat(s, frame) : attackerSeat(s, frame);
    return {
      seat,
      private: false,
      clause: CLAUSES[frame.stage] ?? 'R7.12',
      area: frame.from,
      target: frame.to,
    };
  },
  moves(s, frame, out) {
    if (frame.stage === 'decide') out.push(optionMove('continue'), optionMove('cease'));
    else if (frame.stage === 'retreat') out.push(optionMove('retreat'), optionMove('stay'));
    else if (frame.stage === 'advance') out.push(optionMove('advance'), optionMove('hold'));
    else for (const area of retreatChoices(s, frame)) out.push(areaMove(area));
  },
  choose(s, frame, move, log) {
    if (frame.stage === 'decide') decide(s, frame, isOption(move, 'continue'), log);
    else if (frame.stage === 'retreat') {
      if (isOption(move, 'retreat')) become(s, { ...frame, stage: 'retreatTo' });
      else nextRound(s, frame);
    } else if (frame.stage === 'retreatTo') finishRetreat(s, frame, move.value, log);
    else {
      pop(s);
      if (isOption(move, 'advance')) advance(s, frame, log);
    }
  },
  explain(_s, frame, move) {
    return move.kind === 'area' && frame.stage === 'retreatTo' ? refuse('R7.13', 'notFree') : null;
  },
};

const CLAUSES: Readonly<Partial<Record<BattleFrame['stage'], string>>> = {
  decide: 'R7.12',
  retreat: 'R7.12',
  retreatTo: 'R7.13',
  advance: 'R7.15',
};

function attackerSeat(s: State, frame: BattleFrame): number {
  return decidingSeat(s, frame.attacker);
}

function defenderSeat(s: State, frame: BattleFrame): number {
  return decidingSeat(s, enemyOf(frame.attacker));
}

function isAttacking(s: State, frame: BattleFrame): boolean {
  return at(s.owner, frame.from) === frame.attacker;
}

function isDefended(s: State, frame: BattleFrame): boolean {
  return at(s.owner, frame.to) === enemyOf(frame.attacker);
}

/** R7.14 */
function settleCheck(s: State, frame: BattleFrame, log: Log): boolean {
  const attacking = isAttacking(s, frame);
  const defended = isDefended(s, frame);
  if (attacking && defended) {
    become(s, { ...frame, stage: 'decide' });
    return false;
  }
  if (attacking) become(s, { ...frame, stage: 'won' });
  else {
    pop(s);
    endBattle(s, frame, defended ? enemyOf(frame.attacker) : -1, log);
  }
  return false;
}

/** A free action between rounds may have driven one side away (R6.8a, R8.8): then the battle is over. */
function settleDecision(s: State, frame: BattleFrame): boolean {
  if (isAttacking(s, frame) && isDefended(s, frame)) return true;
  become(s, { ...frame, stage: 'check' });
  return false;
}

function decide(s: State, frame: BattleFrame, goesOn: boolean, log: Log): void {
  if (!goesOn) {
    pop(s);
    endBattle(s, frame, enemyOf(frame.attacker), log);
    return;
  }
  const price = priceOf(s, frame);
  log?.push({ type: 'battleContinues', price });
  become(s, { ...frame, stage: 'afterPrice' });
  if (price > 0) push(s, { k: 'casualties', area: frame.from, hits: price });
}

/** Hits that the attacker takes first when it goes on (R7.12); no shield stops them (R7.18). */
export function priceOf(s: State, frame: BattleFrame): number {
  return hasSettlement(s, frame.to, enemyOf(frame.attacker)) && !isPriceless(s, frame) ? 1 : 0;
}

/** Killers Without Mercy; and the automaton never pays (R14.14). */
function isPriceless(s: State, frame: BattleFrame): boolean {
  return frame.terms.freeContinue || isAutomaton(s.options, attackerSeat(s, frame));
}

/** Where the defender may be sent. Against the automaton the Atreides pick, an empty area if any (R14.14). */
function retreatChoices(s: State, frame: BattleFrame): number[] {
  const areas = retreatAreas(s, frame.to);
  if (!isAutomaton(s.options, attackerSeat(s, frame))) return areas;
  const empty = areas.filter((area) => isEmpty(s, area));
  return empty.length > 0 ? empty : areas;
}

function settleAfterPrice(s: State, frame: BattleFrame, log: Log): boolean {
  if (!isAttacking(s, frame)) {
    pop(s);
    endBattle(s, frame, enemyOf(frame.attacker), log);
  } else if (retreatAreas(s, frame.to).length > 0) become(s, { ...frame, stage: 'retreat' });
  else nextRound(s, frame);
  return false;
}

function nextRound(s: State, frame: BattleFrame): void {
  become(s, { ...frame, stage: 'attackerCards', round: frame.round + 1, attack: NO_ROLL, defence: NO_ROLL });
}

function finishRetreat(s: State, frame: BattleFrame, area: number, log: Log): void {
  become(s, { ...frame, stage: 'won' });
  retreatTo(s, frame.to, area, log);
}

function endBattle(s: State, frame: BattleFrame, winner: number, log: Log): void {
  log?.push({
    type: 'battleEnds',
    winner: winner < 0 ? null : item(SIDES, winner),
    area: item(AREA_IDS, frame.to),
  });
  const led = frame.attacker === ATREIDES ? frame.ledDefence : frame.ledAttack;
  if (winner === ATREIDES && led) openClaims(s, 'battleWon');
}
