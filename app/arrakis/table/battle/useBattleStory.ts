import { useState } from 'react';

import type { arrakis } from '../../../../engine';
import type { RunningGame } from '../../runningGame';

/** What the dice of the battle that is going on, or has just ended, have shown. */
export interface BattleStory {
  /** The move after which this held. */
  readonly ply: number;
  readonly attacker: arrakis.Side;
  readonly from: arrakis.AreaId;
  readonly to: arrakis.AreaId;
  readonly surprise: boolean;
  readonly attack: readonly arrakis.CombatFace[] | null;
  readonly defence: readonly arrakis.CombatFace[] | null;
  /** Hits that each side had to take in this round. */
  readonly hits: Readonly<Record<arrakis.Side, number | null>>;
  readonly ended: { readonly winner: arrakis.Side | null } | null;
}

const NO_HITS = { atreides: null, harkonnen: null } as const;

function after(story: BattleStory | null, event: arrakis.GameEvent, ply: number): BattleStory | null {
  if (event.type === 'attack') {
    const { side: attacker, from, to, surprise } = event;
    return { ply, attacker, from, to, surprise, attack: null, defence: null, hits: NO_HITS, ended: null };
  }
  if (story === null) return null;
  switch (event.type) {
    case 'combatDice':
      if (event.why === 'attack') return { ...story, ply, attack: event.faces, defence: null, hits: NO_HITS };
      return event.why === 'defence' ? { ...story, ply, defence: event.faces } : story;
    case 'hits':
      return event.area === story.from || event.area === story.to
        ? { ...story, ply, hits: { ...story.hits, [event.side]: event.hits } }
        : story;
    case 'battleContinues':
      return { ...story, ply, attack: null, defence: null, hits: NO_HITS };
    case 'battleEnds':
      return { ...story, ply, ended: { winner: event.winner } };
    default:
      return story;
  }
}

interface Kept {
  readonly game: string;
  readonly ply: number;
  /** Newest last; undoing a move removes what it added. */
  readonly told: readonly BattleStory[];
}

const NOTHING: Kept = { game: '', ply: -1, told: [] };
const KEPT = 40;

export function updateStory(now: Kept, game: RunningGame): Kept {
  const id = String(game.id);
  const known = now.game === id ? now.told.filter((story) => story.ply <= game.ply) : [];
  let story = known.at(-1) ?? null;
  const fresh = now.game !== id || game.ply > now.ply;
  if (fresh) for (const event of game.events) story = after(story, event, game.ply);
  const told = story === null || known.includes(story) ? known : [...known, story].slice(-KEPT);
  return { game: id, ply: game.ply, told };
}

/** Events come only once; what they say about the battle is remembered as long as it is fought. */
export function useBattleStory(game: RunningGame): BattleStory | null {
  const [kept, setKept] = useState<Kept>(NOTHING);
  if (kept.game === String(game.id) && kept.ply === game.ply) return kept.told.at(-1) ?? null;
  const next = updateStory(kept, game);
  setKept(next);
  return next.told.at(-1) ?? null;
}
