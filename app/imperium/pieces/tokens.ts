import type { imperium } from '../../../engine';
import type { Glyph } from '../../ui/glyph';
import { iconGlyphs, markGlyphs } from './glyphs';

/** A thing that is paid or gained, as a small token: a body with a number or a sign in it. */
export type TokenName =
  | imperium.Resource
  | imperium.Faction
  | 'points'
  | 'persuasion'
  | 'sword'
  | 'card'
  | 'intrigue'
  | 'troop'
  | 'influence'
  | 'trash'
  | 'foldspace'
  | 'steal'
  | 'seat'
  | 'mentat'
  | 'swordmaster'
  | 'deploy'
  | 'retreat'
  | 'agent'
  | 'special';

export interface TokenStyle {
  /** The body, on a field of 100 x 100 around the origin. */
  readonly body: string;
  readonly fill: string;
  readonly edge: string;
  readonly ink: string;
  /** Instead of a number; with a number only where there is one. */
  readonly sign: Glyph | null;
  /** How far the middle of what stands in it lies under its middle. */
  readonly drop: number;
}

const disc = 'M-42 0A42 42 0 1 1 42 0A42 42 0 1 1 -42 0Z';
const hexagon = 'M-24 -42L24 -42L48 0L24 42L-24 42L-48 0Z';
const drop = 'M0 -50C14 -26 38 -8 38 14A38 36 0 0 1 -38 14C-38 -8 -14 -26 0 -50Z';
const shield = 'M-36 -42L36 -42L36 4C36 26 20 38 0 48C-20 38 -36 26 -36 4Z';
const card =
  'M-26 -46L26 -46A8 8 0 0 1 34 -38L34 38A8 8 0 0 1 26 46L-26 46A8 8 0 0 1 -34 38L-34 -38A8 8 0 0 1 -26 -46Z';
const rhomb = 'M0 -50L48 0L0 50L-48 0Z';
const plate =
  'M-36 -44L36 -44A8 8 0 0 1 44 -36L44 36A8 8 0 0 1 36 44L-36 44A8 8 0 0 1 -44 36L-44 -36A8 8 0 0 1 -36 -44Z';
const star = 'M0 -50L13 -19L48 -16L21 7L30 42L0 23L-30 42L-21 7L-48 -16L-13 -19Z';

const arrow = 'M0 -50L48 -10L34 -10L34 46L-34 46L-34 -10L-48 -10Z';

const ink = '#14181F';
const bone = '#FBF3E2';

function style(
  body: string,
  fill: string,
  edge: string,
  inside: string,
  sign: Glyph | null = null,
  down = 0,
): TokenStyle {
  return { body, fill, edge, ink: inside, sign, drop: down };
}

/** Each Faction's hue, dark enough for a light crest. */
export const factionColours: Readonly<Record<imperium.Faction, string>> = {
  emperor: '#5A616B',
  guild: '#A2452F',
  bene: '#6A3F80',
  fremen: '#2C5F96',
};

/** Each family's hue: a Faction's own, and one each for Landsraad, cities and trade. */
export const iconColours: Readonly<Record<imperium.AgentIcon, string>> = {
  ...factionColours,
  landsraad: '#3F6B4D',
  city: '#54607A',
  spice: '#8C5A1E',
};

function crest(faction: imperium.Faction): TokenStyle {
  return style(disc, factionColours[faction], bone, bone, iconGlyphs[faction]);
}

const styles: Readonly<Record<TokenName, TokenStyle>> = {
  solari: style(disc, '#E9E2CF', '#3A3A34', ink),
  spice: style(hexagon, '#96481A', '#FBE9CF', bone),
  water: style(drop, '#2D66A3', '#EAF4FF', '#FFFFFF', null, 10),
  points: style(star, '#F2D27A', '#3A2A08', ink, null, 3),
  persuasion: style(rhomb, '#CFE0EE', '#173A58', '#0E2A44'),
  sword: style(plate, '#2A2F38', bone, bone, markGlyphs.swords),
  card: style(card, bone, ink, ink, markGlyphs.plus),
  intrigue: style(card, '#2A2140', '#E9DFFF', '#F4EEFF', markGlyphs.eye),
  troop: style(shield, '#4A4F58', bone, bone, null, -4),
  influence: style(arrow, '#F3EADA', ink, ink, markGlyphs.rise, 8),
  emperor: crest('emperor'),
  guild: crest('guild'),
  bene: crest('bene'),
  fremen: crest('fremen'),
  trash: style(card, '#F3D9CF', '#5A1411', '#8C1D18', markGlyphs.cross),
  foldspace: style(card, '#A2452F', bone, bone, markGlyphs.spiral),
  steal: style(card, '#2A2140', '#E9DFFF', '#F4EEFF', markGlyphs.grab),
  seat: style(plate, '#3F6B4D', bone, bone, markGlyphs.seat),
  mentat: style(plate, '#3B3346', bone, bone, markGlyphs.hexEye),
  swordmaster: style(plate, '#3F6B4D', bone, bone, markGlyphs.blade),
  deploy: style(shield, '#4A4F58', bone, bone, markGlyphs.out, -4),
  retreat: style(shield, '#4A4F58', bone, bone, markGlyphs.back, -4),
  agent: style(plate, '#F3EADA', ink, ink, markGlyphs.pawn),
  special: style(plate, '#F3EADA', ink, ink, markGlyphs.dots),
};

export function tokenStyle(name: TokenName): TokenStyle {
  return styles[name];
}
