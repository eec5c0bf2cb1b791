import { imperium } from '../../../../engine';
import type { Translate } from '../../../i18n';
import { catalogueFor } from '../../texts/catalogue';
import type { BoardThing } from '../props';

/** Lines with those that hang on them, as one text. */
function spoken(lines: readonly imperium.Line[]): string {
  return lines
    .map(({ text, inner }) =>
      inner.length === 0 ? text : `${text}${/[.:]$/.test(text) ? '' : ':'} ${spoken(inner)}`,
    )
    .join(' ');
}

function seatName(view: imperium.View, seat: number): string {
  return view.seats[seat]?.name ?? String(seat + 1);
}

/** Name, price, yield and who is there. */
function spaceText(id: string, view: imperium.View, t: Translate): string {
  const { name, lines } = imperium.printSpace(id, catalogueFor(t.language));
  const parts = [`${name}.`, spoken(lines)];
  const maker = imperium.MAKERS.find((entry) => entry === id);
  const spice = maker ? view.bonusSpice[maker] : 0;
  if (spice > 0) parts.push(t('imperiumBoard.bonus', { spice }));
  const controlled = imperium.CONTROLLED.find((entry) => entry === id);
  const holder = controlled ? view.control[controlled] : null;
  if (holder !== null) parts.push(t('imperiumBoard.control', { name: seatName(view, holder) }));
  for (const { voice, name: by } of view.seats) {
    if (voice === id) parts.push(t('imperiumBoard.blocked', { name: by }));
  }
  const agents = view.spaces.find(({ space }) => space === id)?.agents ?? [];
  if (agents.length > 0) {
    parts.push(t('imperiumBoard.there', { names: agents.map((seat) => seatName(view, seat)).join(', ') }));
  }
  return parts.join(' ');
}

function trackText(faction: imperium.Faction, view: imperium.View, t: Translate): string {
  const steps = view.seats
    .map(({ name, influence }) => t('imperiumBoard.step', { name, n: influence[faction] }))
    .join(', ');
  const words = t('imperiumBoard.track', { faction: catalogueFor(t.language).icons[faction], steps });
  const holder = view.alliances[faction];
  return holder === null
    ? words
    : `${words} ${t('imperiumBoard.alliance', { name: seatName(view, holder) })}`;
}

function conflictText({ conflict, round }: imperium.View, t: Translate): string {
  if (conflict === null) return t('imperiumBoard.conflict.none', { round });
  const { name, lines } = imperium.printConflict(conflict, catalogueFor(t.language));
  return `${t('imperiumBoard.conflict', { round, name })} ${spoken(lines)}`;
}

function seatText(seat: number, view: imperium.View, t: Translate): string {
  const shown = view.seats[seat];
  if (!shown) return '';
  const { name, points, strength, conflict, garrison, agents } = shown;
  const words = t('imperiumBoard.seat', { name, points, strength, conflict, garrison, agents });
  return view.decision?.seat === seat ? `${words} ${t('imperiumBoard.turn')}` : words;
}

/** A thing of the board in words, as a screen reader says it. */
export function describeThing(thing: BoardThing, view: imperium.View, t: Translate): string {
  switch (thing.kind) {
    case 'space':
      return spaceText(thing.id, view, t);
    case 'track':
      return trackText(thing.faction, view, t);
    case 'conflict':
      return conflictText(view, t);
    case 'seat':
      return seatText(thing.seat, view, t);
  }
}
