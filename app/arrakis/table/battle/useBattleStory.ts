import { useEffect, useState } from 'react';

import { arrakis } from '../../../../engine';
import { loadGame } from '../../../store/games';
import { lookBackIn } from '../../../store/gamesLookBack';
import type { RunningGame } from '../../runningGame';
import { tellBattle, type BattleStory } from '../../battle/story';

interface Kept {
  readonly game: string;
  readonly ply: number;
  /** Newest last; undoing a move removes what it added. */
  readonly told: readonly BattleStory[];
}

const NOTHING: Kept = { game: '', ply: -1, told: [] };
const KEPT = 40;

function updateStory(now: Kept, game: RunningGame): Kept {
  const id = String(game.id);
  const known = now.game === id ? now.told.filter((story) => story.ply <= game.ply) : [];
  let story = known.at(-1) ?? null;
  const fresh = now.game !== id || game.ply > now.ply;
  if (fresh) for (const event of game.events) story = tellBattle(story, event, game.ply);
  const told = story === null || known.includes(story) ? known : [...known, story].slice(-KEPT);
  return { game: id, ply: game.ply, told };
}

/** What the record tells of the battle in which a game was left. */
async function storyInRecord(id: RunningGame['id'], ply: number): Promise<BattleStory | null> {
  const past = await lookBackIn(await loadGame(id), arrakis.arrakisGame);
  let story: BattleStory | null = null;
  for (const move of past.moves) {
    if (move.ply > ply) break;
    for (const event of move.events) story = tellBattle(story, event, move.ply);
  }
  return story;
}

/**
 * Events come only once; what they say about the battle is remembered as long as it is fought. A game that was left in the
 * middle of a battle is read again from its record, so that the dice lie as they fell.
 */
export function useBattleStory(game: RunningGame): BattleStory | null {
  const [kept, setKept] = useState<Kept>(NOTHING);
  const { id, ply, state } = game;
  const current = kept.game === String(id) && kept.ply === ply ? kept : updateStory(kept, game);
  if (current !== kept) setKept(current);
  const story = current.told.at(-1) ?? null;

  const reopened = story === null && game.last === null && ply > 0 && game.trouble === null;
  useEffect(() => {
    if (!reopened || (arrakis.view(state, 'table').decision?.battle ?? null) === null) return undefined;
    let open = true;
    storyInRecord(id, ply).then(
      (told) => {
        if (open && told !== null) setKept({ game: String(id), ply, told: [told] });
      },
      () => undefined,
    );
    return () => {
      open = false;
    };
  }, [reopened, id, ply, state]);

  return story;
}
