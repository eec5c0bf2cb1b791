import { imperium } from '../../../engine';
import { isTold } from './rank';
import type { Scene } from './scenes';

/** A scene in words. */
export interface SceneLine {
  readonly rank: Scene['rank'];
  readonly seat: number | null;
  readonly text: string;
  readonly more: readonly string[];
  /** Why House Hagal did it: the card that was turned up, in words, and its clause. */
  readonly clause: string | null;
  readonly why: readonly string[];
  /** The space it is about. */
  readonly space: string | null;
}

/** Said by the lead or by the card already, or of no weight beside it. */
function isBeside(event: imperium.GameEvent, lead: imperium.GameEvent): boolean {
  switch (event.type) {
    case 'agentSent':
      return lead.type === 'hagal' && (lead.what === 'goes' || lead.what === 'harvests');
    case 'cardsDrawn':
      return lead.type === 'roundBegins';
    // What counts is what came of it: the strength, and what was acquired.
    case 'persuasion':
    case 'swords':
      return lead.type === 'cardsRevealed';
    case 'hagal':
      return event.what === 'reveals';
    default:
      return false;
  }
}

function spaceIn(event: imperium.GameEvent): string | null {
  if (event.type === 'agentSent') return event.space;
  if (event.type !== 'hagal') return null;
  return event.what === 'goes' || event.what === 'harvests' ? (event.about ?? null) : null;
}

/** The last card of House Hagal that was turned up before is the one that led there. */
function turnedUp(events: readonly imperium.GameEvent[], lead: imperium.GameEvent): string | null {
  const before = events.slice(0, events.indexOf(lead));
  const last = before.findLast((event) => event.type === 'hagal' && event.what === 'reveals');
  return last?.type === 'hagal' ? (last.about ?? null) : null;
}

export function lineOf(
  { rank, lead, seat }: Pick<Scene, 'rank' | 'lead' | 'seat'>,
  events: readonly imperium.GameEvent[],
  seats: imperium.Seats,
  catalogue: imperium.Catalogue,
): SceneLine {
  const say = (event: imperium.GameEvent) => imperium.narrate(event, seats, catalogue).text;
  const rest = events.filter((event) => event !== lead && isTold(event) && !isBeside(event, lead));
  const card = lead.type === 'hagal' ? turnedUp(events, lead) : null;
  const printed = card === null ? null : imperium.printHagal(card, catalogue);
  return {
    rank,
    seat,
    text: say(lead),
    more: [...new Set(rest.map(say))],
    clause: lead.type === 'hagal' ? lead.clause : null,
    why: printed === null ? [] : [printed.name, ...printed.lines.map(({ text }) => text)],
    space: spaceIn(lead),
  };
}
