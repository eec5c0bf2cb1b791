import { Skia } from '@shopify/react-native-skia';

import { LEADERS, type AreaView, type View } from '../../../../engine/arrakis';
import { POSITION_NAMES, positionView } from '../../../../app/arrakis/board/dev/positions';
import { pieceColours } from '../../../../app/arrakis/pieces/pieceColours';
import {
  desertGlyphs,
  combatDieGlyphs,
  genericGlyphs,
  leaderGlyphs,
  marks,
  siteGlyphs,
  tokenGlyph,
  unitGlyphs,
  vehicleGlyphs,
  type Glyph,
} from '../../../../app/arrakis/pieces/glyphs';
import { layoutPieces, type Placed, type Seen } from '../../../../app/arrakis/board/sprites/layout';
import { buildSheet } from '../../../../app/arrakis/board/sprites/sheet';
import { SPRITE_NAMES } from '../../../../app/arrakis/board/sprites/spriteNames';

import { plainGradients } from './support/plainGradients';

/** A phone at rest and after one step of the zoom, a tablet at rest, closer, and close by. */
const views: readonly Seen[] = [
  { distance: 'far', scale: 0.172 },
  { distance: 'far', scale: 0.258 },
  { distance: 'far', scale: 0.297 },
  { distance: 'middle', scale: 0.3 },
  { distance: 'middle', scale: 0.5 },
  { distance: 'near', scale: 0.56 },
  { distance: 'near', scale: 1.2 },
];
const AT_REST: Seen = { distance: 'far', scale: 0.172 };
const TABLET: Seen = { distance: 'far', scale: 0.297 };
const NEAR: Seen = { distance: 'near', scale: 0.6 };
const count = (pieces: readonly Placed[], start: string): number =>
  pieces.filter((piece) => piece.sprite.startsWith(start)).length;
const only = (view: View, area: string): View => ({
  ...view,
  areas: view.areas.filter((entry) => entry.area === area),
  zones: [],
});
const areaOf = (view: View, id: string): AreaView => {
  const found = view.areas.find((area) => area.area === id);
  if (!found) throw new Error(id);
  return found;
};

/** Relative luminance of a hex colour (WCAG). */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((k) => parseInt(hex.slice(k, k + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
};

describe('pieces', () => {
  it('draws everything in every set position with a sprite that exists', () => {
    for (const name of POSITION_NAMES) {
      for (const seen of views) {
        for (const piece of layoutPieces(positionView(name), seen)) {
          expect(SPRITE_NAMES).toContain(piece.sprite);
          expect(Math.hypot(piece.x, piece.y)).toBeLessThan(1000);
        }
      }
    }
  });

  it('R3.2 shows one stack per legion from afar, and every single figure close by', () => {
    const view = positionView('midgame');
    const legions = view.areas.flatMap((area) => (area.legion ? [area.legion] : []));
    const figures = legions.reduce(
      (sum, l) => sum + l.regular + l.elite + l.special + l.generic + l.leaders.length + l.tokens.length,
      0,
    );
    for (const seen of views.filter(({ distance }) => distance !== 'near')) {
      expect(count(layoutPieces(view, seen), 'stack-')).toBe(legions.length);
    }
    const near = layoutPieces(view, NEAR);
    const shown = ['unit-', 'generic-', 'leader-', 'token-'].reduce(
      (sum, start) => sum + count(near, start),
      0,
    );
    expect(shown).toBe(figures);
    expect(count(near, 'stack-')).toBe(0);
  });

  it('R3.4 counts units and face-down tokens in a stack, leaders not', () => {
    const view = positionView('midgame');
    const { legion } = areaOf(view, 'habbanya-ridge');
    expect(legion).toMatchObject({ regular: 1, generic: 1, tokens: [{}, {}] });
    const far = layoutPieces(only(view, 'habbanya-ridge'), TABLET);
    expect(far.map((piece) => piece.sprite)).toEqual([
      'sietch-hidden-0',
      'stack-atreides-3',
      'mark-atreides-pennant',
      'mark-atreides-token',
    ]);
  });

  it('is at least 24 points broad at every distance; a badge can be read, or is left out', () => {
    for (const seen of views) {
      for (const name of ['start', 'midgame', 'crowded'] as const) {
        for (const { sprite, size } of layoutPieces(positionView(name), seen)) {
          if (sprite.startsWith('pip')) continue;
          expect(2 * size * seen.scale).toBeGreaterThanOrEqual(sprite.startsWith('mark') ? 12.9 : 24);
        }
      }
    }
  });

  it('keeps the badge of named leaders alone where badges would cover the counts', () => {
    const rest = layoutPieces(positionView('midgame'), AT_REST);
    expect(count(rest, 'mark-')).toBeGreaterThan(0);
    expect(rest.filter(({ sprite }) => /^mark-.*-(pennant|token)$/.test(sprite))).toEqual([]);
  });

  it('leaves the number of every stack uncovered by what is drawn after it', () => {
    for (const name of ['start', 'midgame'] as const) {
      const placed = layoutPieces(positionView(name), AT_REST);
      placed.forEach((stack, k) => {
        if (!stack.sprite.startsWith('stack')) return;
        for (const later of placed.slice(k + 1)) {
          if (later.sprite.startsWith('mark')) continue;
          const apart = Math.hypot(later.x - stack.x, later.y - stack.y);
          expect(apart).toBeGreaterThan(later.size);
        }
      });
    }
  });

  it('R2.6, R3.4 shows contents of tokens and ranks of hidden sietches to their owner alone', () => {
    const hidden = layoutPieces(only(positionView('start', 'table'), 'windgap'), NEAR).map((p) => p.sprite);
    const owner = layoutPieces(only(positionView('start', 0), 'windgap'), NEAR).map((p) => p.sprite);
    const enemy = layoutPieces(only(positionView('start', 1), 'windgap'), NEAR).map((p) => p.sprite);
    expect(hidden.some((name) => name.startsWith('pip-'))).toBe(false);
    expect(hidden).toContain('sietch-hidden-0');
    expect(enemy).toEqual(hidden);
    expect(owner.some((name) => name.startsWith('pip-'))).toBe(true);
    expect(owner.some((name) => name.startsWith('sietch-known-'))).toBe(true);
  });

  it('R3.2 shows every figure of a legion larger than its slots', () => {
    const view = positionView('crowded');
    const near = layoutPieces(only(view, 'arrakeen'), NEAR);
    expect(count(near, 'unit-') + count(near, 'generic-') + count(near, 'leader-')).toBe(10);
  });

  it('R2.4 sets vehicles into their air zones', () => {
    const view = positionView('crowded');
    const vehicles = view.zones.filter((zone) => zone.vehicle !== null).length;
    const far = layoutPieces({ areas: [], zones: view.zones }, AT_REST);
    expect(far).toHaveLength(vehicles);
    expect(vehicles).toBe(8);
  });

  it('has a sign for every leader, each its own', () => {
    const drawn = LEADERS.map((leader) => JSON.stringify(leaderGlyphs[leader]));
    expect(new Set(drawn).size).toBe(LEADERS.length);
  });

  it('has only signs that can be drawn', () => {
    const all: readonly Glyph[] = [
      ...Object.values(unitGlyphs).flatMap((ranks) => Object.values(ranks)),
      ...Object.values(genericGlyphs),
      ...Object.values(leaderGlyphs),
      ...Object.values(siteGlyphs),
      ...Object.values(desertGlyphs),
      ...Object.values(vehicleGlyphs),
      ...Object.values(combatDieGlyphs),
      ...Object.values(marks),
      tokenGlyph,
    ];
    for (const part of all.flat()) {
      const bounds = Skia.Path.MakeFromSVGString(part.d)?.getBounds();
      expect(bounds).toBeDefined();
      expect(Math.max(bounds?.width ?? 999, bounds?.height ?? 999)).toBeLessThanOrEqual(100);
    }
  });

  it('draws every sprite into one sheet, none of them empty', () => {
    plainGradients();
    const sheet = buildSheet(null);
    if (!sheet) throw new Error('no sheet');
    expect(sheet.rects.size).toBe(SPRITE_NAMES.length);
    for (const name of SPRITE_NAMES) {
      const rect = sheet.rects.get(name);
      const info = { ...sheet.image.getImageInfo(), width: 60, height: 60 };
      const pixels = rect ? sheet.image.readPixels(rect.x + 50, rect.y + 50, info) : null;
      expect(pixels?.some((value) => value > 0)).toBe(true);
    }
  });

  it('tells the sides apart without hue, and every sign from its ground (AA)', () => {
    for (const coat of Object.values(pieceColours)) {
      if (coat === pieceColours.vehicle) continue;
      expect(contrast(coat.glyph, coat.low)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(coat.glyph, coat.high)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(pieceColours.atreides.low, pieceColours.harkonnen.high)).toBeGreaterThanOrEqual(7);
    expect(
      contrast(pieceColours.atreidesLeader.low, pieceColours.harkonnenLeader.high),
    ).toBeGreaterThanOrEqual(4);
    expect(contrast(pieceColours.vehicle.glyph, pieceColours.vehicle.edge)).toBeGreaterThanOrEqual(7);
  });
});
