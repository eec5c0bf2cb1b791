import { arrakis } from '../../../engine';
import { storyOf, tellBattle, type BattleStory } from '../battle/story';
import type { ToldScene } from './scenes';

/** The battle of a scene in which legions rolled dice, as those dice fell; null where none did. */
export function fightIn({ all, first, end, origin }: ToldScene): BattleStory | null {
  const rolled = all.slice(first, end).some((event) => event.type === 'combatDice' && event.why === 'attack');
  if (!rolled) return null;
  const { battle = null } = arrakis.view(origin, 'table').decision ?? {};
  let story = battle === null ? null : storyOf(battle);
  for (const event of all.slice(0, first)) story = tellBattle(story, event, 0);
  if (story !== null) story = { ...story, losses: { atreides: [], harkonnen: [] } };
  for (const event of all.slice(first, end)) story = tellBattle(story, event, 0);
  return story;
}
