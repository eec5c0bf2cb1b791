import { item } from '../../../core/at';
import { CONFLICTS } from '../../data/conflicts.data';
import { HAGAL_CARDS } from '../../data/hagal.data';
import { INTRIGUES, MOMENTS } from '../../data/intrigue.data';
import { LEADER_FACTS } from '../../data/leaders.data';
import { SPACES } from '../../data/spaces.data';
import { AGENT_ICONS } from '../../names';
import type { Step } from '../step';
import { CARDS } from '../tables';
import type { CardCatalogue, MessageId } from './messages';
import { amounts, counted, faction, line, list, number, printCondition, printSteps, text } from './print';
import type { Line } from './print';

/** A card, space or Leader as the app shows it. */
export interface Printed {
  readonly id: string;
  readonly name: string;
  /** Is the name in the language asked for? Where no source gives one, it stays in English. */
  readonly translated: boolean;
  readonly lines: readonly Line[];
}

function printed(catalogue: CardCatalogue, id: string, english: string, lines: readonly Line[]): Printed {
  const name = catalogue.names[id];
  return { id, name: name ?? english, translated: name !== undefined || catalogue.language === 'en', lines };
}

/** A heading with what stands under it; nothing when nothing does. */
function part(catalogue: CardCatalogue, id: MessageId, steps: readonly Step[]): readonly Line[] {
  return steps.length === 0 ? [] : [line(catalogue, 'heading', id, {}, printSteps(catalogue, steps))];
}

function fact<T extends { readonly id: string }>(facts: readonly T[], id: string): T {
  const found = facts.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no such thing: ${id}`);
  return found;
}

function iconLine(catalogue: CardCatalogue, icons: readonly string[]): Line {
  if (icons.length === 0) return line(catalogue, 'fact', 'icons.none');
  if (icons.includes('any')) return line(catalogue, 'fact', 'icons.any');
  const names = AGENT_ICONS.filter((icon) => icons.includes(icon)).map((icon) => text(catalogue.icons[icon]));
  return line(catalogue, 'fact', 'icons', { icons: list(names) });
}

/** A card of a player's deck. */
export function printCard(id: string, catalogue: CardCatalogue): Printed {
  const card = fact(CARDS, id);
  const factions = list(card.factions.map((name) => faction(catalogue, name)));
  return printed(catalogue, id, card.name, [
    card.cost === null
      ? line(catalogue, 'fact', 'cost.none')
      : line(catalogue, 'fact', 'cost', { persuasion: counted(catalogue, 'persuasion', card.cost) }),
    ...(card.factions.length === 0 ? [] : [line(catalogue, 'fact', 'factions', { factions })]),
    iconLine(catalogue, card.icons),
    ...part(catalogue, 'agent', card.agent),
    ...part(catalogue, 'reveal', card.reveal),
    ...part(catalogue, 'acquired', card.acquire),
    ...part(catalogue, 'trashed', card.trashed ?? []),
  ]);
}

export function printIntrigue(id: string, catalogue: CardCatalogue): Printed {
  const card = fact(INTRIGUES, id);
  const lines: Line[] = [];
  for (const moment of MOMENTS) {
    const steps = card[moment];
    if (steps === undefined) continue;
    const inner = printSteps(catalogue, steps);
    const all = card.requires === undefined ? inner : [printCondition(catalogue, card.requires, inner)];
    lines.push({ kind: 'heading', text: catalogue.moments[moment], inner: all });
  }
  if (card.timing !== undefined) lines.push(line(catalogue, 'fact', `timing.${card.timing}`));
  return printed(catalogue, id, card.name, lines);
}

export function printSpace(id: string, catalogue: CardCatalogue): Printed {
  const space = fact(SPACES, id);
  const { solari, spice, water } = space;
  const lines: Line[] = [line(catalogue, 'fact', 'space.icon', { icon: text(catalogue.icons[space.icon]) })];
  if (solari + spice + water > 0) {
    lines.push(
      line(catalogue, 'fact', 'space.cost', { things: amounts(catalogue, { solari, spice, water }) }),
    );
  }
  if (space.needsFremen > 0) {
    lines.push(line(catalogue, 'fact', 'space.needs', { n: number(space.needsFremen) }));
  }
  if (space.combat) lines.push(line(catalogue, 'fact', 'space.combat'));
  if (space.oncePerGame) lines.push(line(catalogue, 'fact', 'space.once'));
  const icon = space.icon;
  const influence: readonly Step[] =
    icon === 'emperor' || icon === 'guild' || icon === 'bene' || icon === 'fremen'
      ? [{ do: 'influence', faction: icon, n: 1 }]
      : [];
  lines.push(...part(catalogue, 'space.effect', [...influence, ...space.effect]));
  if (space.control !== null) {
    const things = amounts(catalogue, { [space.control]: 1 });
    lines.push(line(catalogue, 'fact', 'space.control', { things }));
  }
  return printed(catalogue, `space.${id}`, space.name, lines);
}

export function printConflict(id: string, catalogue: CardCatalogue): Printed {
  const card = fact(CONFLICTS, id);
  const space = card.control === null ? null : printSpace(card.control, catalogue).name;
  const control = space === null ? [] : [line(catalogue, 'fact', 'control', { space: text(space) })];
  return printed(catalogue, id, card.name, [
    line(catalogue, 'fact', 'tier', { tier: text(item(['I', 'II', 'III'], card.tier - 1)) }),
    ...part(catalogue, 'first', card.first),
    ...control,
    ...part(catalogue, 'second', card.second),
    ...part(catalogue, 'third', card.third),
  ]);
}

export function printLeader(id: string, catalogue: CardCatalogue): Printed {
  const leader = fact(LEADER_FACTS, id);
  const signet = printSteps(catalogue, leader.signetEffect);
  return printed(catalogue, id, leader.name, [
    {
      kind: 'heading',
      text: leader.left,
      inner: [{ kind: 'step', text: catalogue.abilities[leader.id], inner: [] }],
    },
    line(catalogue, 'heading', 'signetRing', { name: text(leader.signet) }, signet),
  ]);
}

export function printHagal(id: string, catalogue: CardCatalogue): Printed {
  const card = fact(HAGAL_CARDS, id);
  const lines: Line[] = [];
  const add = (...args: Parameters<typeof line> extends [unknown, unknown, ...infer Rest] ? Rest : never) =>
    lines.push(line(catalogue, 'fact', ...args));
  if (card.space !== null) add('hagal.goes', { space: text(printSpace(card.space, catalogue).name) });
  if (card.harvest) add('hagal.harvest');
  if (card.reshuffle) add('hagal.reshuffle');
  if (card.influence !== null) {
    const slots = {
      influence: counted(catalogue, 'influence', 1),
      faction: faction(catalogue, card.influence),
    };
    add('influence', slots);
  }
  if (card.troops > 0) add('recruit', { troops: counted(catalogue, 'troop', card.troops) });
  if (card.signet) add('hagal.signet');
  if (!card.reshuffle) add('hagal.swords', { swords: counted(catalogue, 'swords', card.swords) });
  if (card.mode !== 'both') add(`hagal.${card.mode}`);
  if (card.reconstructed === true) add('reconstructed');
  // A card that is called after its space is called so in every language.
  const place = card.space === null ? null : fact(SPACES, card.space);
  const name = place?.name === card.name ? printSpace(place.id, catalogue).name : card.name;
  return printed(catalogue, `hagal.${id}`, name, lines);
}
