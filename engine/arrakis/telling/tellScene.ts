import type { GameEvent } from '../events';
import { narrateAll, tellBattle, type Catalogue, type Seats } from '../messages';
import type { Scene } from './scenes';

/** A scene in words: what happened, and how much and why. */
export interface SceneText {
  readonly title: string;
  readonly details: readonly string[];
  /** Those of these sentences that dice and figures say for themselves where they are shown. */
  readonly reckoned: readonly string[];
}

/** They say what another sentence of the scene says better. */
const IMPLIED: readonly GameEvent['type'][] = ['dieSpent', 'mahdi', 'phase', 'battleContinues'];

/** Said by dice, hits and losses in numbers. */
function isNumber(event: GameEvent, rolled: boolean): boolean {
  if (event.type === 'removed') return event.why === 'hit';
  if (event.type === 'combatDice') return rolled;
  return event.type === 'hits' || event.type === 'replaced';
}

function ofWorms({ events }: { readonly events: readonly GameEvent[] }): boolean {
  return events.every(({ type }) => type === 'wormPlaced');
}

/** `events` is the list from which the scene was cut. */
export function tellScene(
  { lead, first, end }: Pick<Scene, 'lead' | 'first' | 'end'>,
  events: readonly GameEvent[],
  seats: Seats,
  catalogue: Catalogue,
): SceneText {
  const seen = events.slice(first, end).filter(({ only }) => only === undefined);
  const fought = seen.some(({ type }) => type === 'combatDice');
  const rolled = seen.some((event) => event.type === 'combatDice' && event.why === 'attack');
  const battle = fought ? tellBattle(seen, catalogue) : [];
  const lines = narrateAll(seen, seats, catalogue);
  const title = lines.find((line) => line.events.includes(lead));
  // A sign that is a worm says that there is one now (R9.2).
  const signs = lead.type === 'wormsignTurned' ? lines.filter(ofWorms) : [];
  const others = lines.filter(
    (line) =>
      line !== title &&
      !signs.includes(line) &&
      !line.events.some((event) => IMPLIED.includes(event.type) || (fought && isNumber(event, rolled))),
  );
  // Of a battle that is still fought the dice are the news.
  if (rolled && isNumber(lead, rolled)) {
    const [dice = title?.text ?? '', ...losses] = battle;
    return { title: dice, details: [...losses, ...others.map((line) => line.text)], reckoned: battle };
  }
  const dice = others.filter((line) => line.events.some(({ type }) => type === 'combatDice'));
  const rest = others.filter((line) => !dice.includes(line)).map((line) => line.text);
  return {
    title: title?.text ?? '',
    details: [...dice.map((line) => line.text), ...battle, ...rest],
    reckoned: battle,
  };
}
