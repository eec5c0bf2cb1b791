import { arrakis } from '../../../../engine';
import { actionDieGlyphs } from '../actionDieGlyphs';
import {
  combatDieGlyphs,
  desertGlyphs,
  genericGlyphs,
  leaderGlyphs,
  siteGlyphs,
  tokenGlyph,
  unitGlyphs,
  vehicleGlyphs,
  type Glyph,
} from '../glyphs';
import { powerGlyphs } from '../signs';
import { leaderOf } from './LineGlyph';

/** What stands on the dune of a deck's cards where a card speaks of nothing that can be drawn. */
const OF_DECK: Readonly<Record<arrakis.House, Glyph>> = {
  atreides: leaderGlyphs.paul,
  harkonnen: siteGlyphs.settlement,
  fremen: unitGlyphs.atreides.special,
  corrino: leaderGlyphs.shaddam,
};

const EYE: Glyph = [
  { d: 'M-44 4C-26 -24 26 -24 44 4C26 32 -26 32 -44 4Z', stroke: 6 },
  { d: 'M-13 4A13 13 0 1 1 13 4A13 13 0 1 1 -13 4Z' },
];

/** What can be drawn of each word, and how telling it is: the card's picture is the most telling one. */
function drawingOf(glyph: arrakis.Glyph): { readonly rank: number; readonly drawing: Glyph } | null {
  switch (glyph.glyph) {
    case 'namedLeader':
      return { rank: 9, drawing: leaderGlyphs[leaderOf(glyph.leader)] };
    case 'wildMaker':
      return { rank: 8, drawing: desertGlyphs.wildMaker };
    case 'sandworm':
    case 'wormsign':
      return { rank: 7, drawing: desertGlyphs[glyph.glyph] };
    case 'vehicle':
      return { rank: 6, drawing: vehicleGlyphs[glyph.vehicle] };
    case 'anyVehicle':
      return { rank: 6, drawing: vehicleGlyphs.carryall };
    case 'power':
      return { rank: 6, drawing: powerGlyphs[glyph.power] };
    case 'deploymentToken':
      return { rank: 5, drawing: tokenGlyph };
    case 'combatDice':
      return { rank: 4, drawing: combatDieGlyphs.hit };
    case 'unit':
      return { rank: glyph.rank === 'special' ? 5 : 3, drawing: unitGlyphs[glyph.side][glyph.rank] };
    case 'genericLeader':
      return { rank: 2, drawing: genericGlyphs[glyph.side] };
    case 'settlement':
      return {
        rank: 2,
        drawing: glyph.side === 'harkonnen' ? siteGlyphs.settlement : siteGlyphs.sietch,
      };
    default:
      return null;
  }
}

function glyphsOf(lines: readonly arrakis.Line[]): readonly arrakis.Glyph[] {
  return lines.flatMap(({ runs, inner }) => [
    ...runs.flatMap(({ glyph }) => (glyph === undefined ? [] : [glyph])),
    ...glyphsOf(inner),
  ]);
}

/** The picture of a card: a leader's or a die's own sign, else the most telling thing that its lines name. */
export function cardTheme(card: arrakis.PrintedCard): Glyph {
  const leader = arrakis.LEADERS.find((id) => id === card.id);
  if (card.kind === 'leader' && leader !== undefined) return leaderGlyphs[leader];
  const result = arrakis.RESULTS.find((name) => name === card.id);
  if (card.kind === 'result') return result === undefined ? desertGlyphs.sandworm : actionDieGlyphs[result];
  const power = arrakis.POWERS.find((name) => name === card.id);
  if (card.kind === 'ban' && power !== undefined) return powerGlyphs[power];
  if (card.kind === 'tactic') return siteGlyphs.sietch;
  const rest =
    card.kind === 'prescience' || card.kind === 'objective' ? EYE : OF_DECK[card.house ?? card.side];
  const found = glyphsOf(card.lines).flatMap((glyph) => drawingOf(glyph) ?? []);
  return found.reduce((best, next) => (next.rank > best.rank ? next : best), { rank: 0, drawing: rest })
    .drawing;
}

/** A number that is the same for the same card every time, for the lie of its dunes. */
export function cardSeed(id: string): number {
  let seed = 7;
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) % 997;
  return seed / 997;
}
