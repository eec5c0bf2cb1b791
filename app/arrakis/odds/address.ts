import { arrakis } from '../../../engine';
import {
  BATTLE_CARDS,
  BATTLE_CARD_IDS,
  COUNTS,
  NO_LEGION,
  RANKS,
  ROUNDS,
  START,
  enemyOf,
  isSide,
  leadersOf,
  withCount,
  withLeader,
  type Legion,
  type BattleSetup,
} from './battleSetup';

/** A battle in an address: `?attacker=harkonnen&attack=2.2.1.1.0.baron&defence=2.0.1.0.0.muaddib&rank=2`. */
export interface OddsParams {
  readonly attacker?: string;
  readonly attack?: string;
  readonly defence?: string;
  readonly rank?: string;
  readonly surprise?: string;
  readonly card?: string;
  readonly solo?: string;
  readonly rounds?: string;
  readonly cease?: string;
  readonly retreat?: string;
}

function legionText(legion: Legion): string {
  return [...COUNTS.map((count) => legion[count]), ...legion.leaders].join('.');
}

export function paramsOf(setup: BattleSetup): OddsParams {
  return {
    attacker: setup.attacker,
    attack: legionText(setup.legions[setup.attacker]),
    defence: legionText(setup.legions[enemyOf(setup.attacker)]),
    rank: String(setup.rank),
    ...(setup.surprise ? { surprise: '1' } : {}),
    ...(setup.card === null ? {} : { card: setup.card }),
    ...(setup.solo ? { solo: '1' } : {}),
    ...(setup.rounds === null ? {} : { rounds: String(setup.rounds) }),
    ...(setup.ceaseAt === 0 ? {} : { cease: String(setup.ceaseAt) }),
    ...(setup.retreatAt === 0 ? {} : { retreat: String(setup.retreatAt) }),
  };
}

/** Reads a legion from an address and makes it legal: numbers too large are cut, nonsense is ignored. */
function withLegionText(
  setup: BattleSetup,
  side: BattleSetup['attacker'],
  text: string | undefined,
): BattleSetup {
  if (text === undefined) return setup;
  const words = text.split('.');
  const empty: BattleSetup = { ...setup, legions: { ...setup.legions, [side]: NO_LEGION } };
  const counted = COUNTS.reduce((now, count, index) => {
    const value = Number(words[index]);
    return withCount(now, side, count, Number.isFinite(value) ? value : 0);
  }, empty);
  const named = new Set(words.slice(COUNTS.length));
  return arrakis.LEADERS.filter((leader) => named.has(leader) && leadersOf(side).includes(leader)).reduce(
    (now, leader) => withLeader(now, side, leader),
    counted,
  );
}

function threshold(text: string | undefined): number {
  const value = Math.trunc(Number(text));
  return Number.isFinite(value) ? Math.max(0, Math.min(arrakis.UNIT_LIMIT - 1, value)) : 0;
}

/** The battle described by an address; what is missing there has its default. */
export function setupOf(params: OddsParams): BattleSetup {
  const attacker =
    params.attacker !== undefined && isSide(params.attacker) ? params.attacker : START.attacker;
  const card = BATTLE_CARD_IDS.find((id) => id === params.card && BATTLE_CARDS[id] === attacker) ?? null;
  const plain: BattleSetup = {
    ...START,
    attacker,
    card,
    rank: RANKS.find((rank) => String(rank) === params.rank) ?? START.rank,
    surprise: params.surprise === '1',
    solo: params.solo === '1',
    rounds: ROUNDS.find((rounds) => String(rounds) === params.rounds) ?? null,
    ceaseAt: threshold(params.cease),
    retreatAt: threshold(params.retreat),
  };
  return withLegionText(withLegionText(plain, attacker, params.attack), enemyOf(attacker), params.defence);
}
