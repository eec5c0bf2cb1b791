import { arrakis } from '../../../engine';

/** Steps 3-5 of a round for the side that strikes (R7.10). */
export interface Strike {
  /** From dice and leaders. */
  readonly hits: number;
  /** Shields of the enemy, from dice and leaders. */
  readonly shields: number;
  /** Those of them that special elites of this side cancelled. */
  readonly cancelled: number;
  /** What is left: hits that the enemy takes. */
  readonly dealt: number;
}

/** A figure that a battle took, or made a regular (R7.11). */
export interface Loss {
  readonly figure: string;
  readonly reduced: boolean;
}

type BySide<T> = Readonly<Record<arrakis.Side, T>>;

/** What the events of a battle have told of it so far. */
export interface BattleStory {
  /** The move after which this held. */
  readonly ply: number;
  readonly attacker: arrakis.Side;
  readonly from: arrakis.AreaId;
  readonly to: arrakis.AreaId;
  readonly surprise: boolean;
  /** The round whose dice are told; 0 before the first. */
  readonly round: number;
  readonly faces: BySide<readonly arrakis.CombatFace[] | null>;
  readonly strikes: BySide<Strike | null>;
  /** In all rounds. */
  readonly losses: BySide<readonly Loss[]>;
  readonly ended: { readonly winner: arrakis.Side | null } | null;
  /** The settlement that fell when the winner advanced (R7.16). */
  readonly fallen: { readonly side: arrakis.Side; readonly rank: number } | null;
}

export function otherSide(side: arrakis.Side): arrakis.Side {
  return side === 'atreides' ? 'harkonnen' : 'atreides';
}

const NOTHING = { atreides: null, harkonnen: null } as const;
const UNHURT = { atreides: [], harkonnen: [] } as const;

type EventOf<K extends arrakis.GameEvent['type']> = Extract<arrakis.GameEvent, { readonly type: K }>;

type Attack = Pick<EventOf<'attack'>, 'side' | 'from' | 'to' | 'surprise'>;

function begun({ side, from, to, surprise }: Attack, ply: number): BattleStory {
  return {
    ply,
    attacker: side,
    from,
    to,
    surprise,
    round: 0,
    faces: NOTHING,
    strikes: NOTHING,
    losses: UNHURT,
    ended: null,
    fallen: null,
  };
}

/** Stages of a round before its dice. */
export const BEFORE_ROLL: readonly string[] = ['attackerCards', 'defenderCards', 'roll'];

/** A battle that is being fought, from now on. */
export function storyOf({ attacker, from, to, surprise, round, stage }: arrakis.BattleView): BattleStory {
  const story = begun({ side: attacker, from, to, surprise }, 0);
  return { ...story, round: BEFORE_ROLL.includes(stage) ? round - 1 : round };
}

function withLoss(story: BattleStory, side: arrakis.Side, loss: Loss): BattleStory {
  return { ...story, losses: { ...story.losses, [side]: [...story.losses[side], loss] } };
}

function withStrike(story: BattleStory, { side, hits, reckoning }: EventOf<'hits'>): BattleStory {
  if (reckoning === undefined) return story;
  const { enemyHits, shields, cancelled } = reckoning;
  const strike: Strike = { hits: enemyHits, shields, cancelled, dealt: hits };
  return { ...story, strikes: { ...story.strikes, [otherSide(side)]: strike } };
}

function sideOf(leader: arrakis.LeaderId): arrakis.Side {
  return arrakis.LEADER_FACTS.find((fact) => fact.id === leader)?.side ?? 'atreides';
}

/** What is known after one more event. */
export function tellBattle(
  story: BattleStory | null,
  event: arrakis.GameEvent,
  ply: number,
): BattleStory | null {
  if (event.type === 'attack') return begun(event, ply);
  if (story === null) return null;
  if (story.ended !== null) {
    return event.type === 'settlementDestroyed' && event.area === story.to
      ? { ...story, ply, fallen: { side: event.side, rank: event.rank } }
      : story;
  }
  const here = (area: arrakis.AreaId) => area === story.from || area === story.to;
  switch (event.type) {
    case 'combatDice': {
      const { side, faces, why } = event;
      if (why === 'attack') {
        const round = story.round + 1;
        return { ...story, ply, round, strikes: NOTHING, faces: { ...NOTHING, [side]: faces } };
      }
      return why === 'defence' ? { ...story, ply, faces: { ...story.faces, [side]: faces } } : story;
    }
    case 'hits':
      return here(event.area) ? { ...withStrike(story, event), ply } : story;
    case 'removed':
      return here(event.area) && event.why === 'hit'
        ? { ...withLoss(story, event.side, { figure: event.figure, reduced: false }), ply }
        : story;
    case 'replaced':
      return here(event.area) && event.to === 'regular'
        ? { ...withLoss(story, event.side, { figure: event.from, reduced: true }), ply }
        : story;
    case 'leaderToTank':
      return { ...withLoss(story, sideOf(event.leader), { figure: event.leader, reduced: false }), ply };
    case 'battleContinues':
      return { ...story, ply };
    case 'battleEnds':
      return { ...story, ply, ended: { winner: event.winner } };
    default:
      return story;
  }
}

/** Has the battle ended with the last move? Its result stands until the next. */
export function isResult(story: BattleStory | null, ply: number): story is BattleStory {
  return story !== null && story.ended !== null && story.ply === ply;
}

/** All battles that these events tell of, in order; the last may still go on. */
export function battlesIn(events: readonly arrakis.GameEvent[], ply = 0): readonly BattleStory[] {
  const battles: BattleStory[] = [];
  for (const event of events) {
    const story = tellBattle(battles.at(-1) ?? null, event, ply);
    if (story === null) continue;
    if (event.type === 'attack') battles.push(story);
    else battles[battles.length - 1] = story;
  }
  return battles;
}
