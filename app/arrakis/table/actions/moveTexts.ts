import { arrakis } from '../../../../engine';
import { legionText, siteText } from '../../texts/describe';
import type { StringKey, Translate } from '../../../i18n';
import { areaOf } from './controls';

/** A move as a choice, in words. */
export function moveLabel(
  move: arrakis.Move,
  decision: arrakis.DecisionView,
  catalogue: arrakis.Catalogue,
): string {
  return arrakis.label(move, decision, catalogue).text;
}

/** The same for a button: a place by its short name. */
export function shortLabel(
  move: arrakis.Move,
  decision: arrakis.DecisionView,
  catalogue: arrakis.Catalogue,
): string {
  const area = areaOf(move);
  return area === null ? moveLabel(move, decision, catalogue) : arrakis.shortNameOfArea(area, catalogue);
}

function whatIsThere(area: arrakis.AreaView, own: arrakis.Side | null, t: Translate): string | null {
  if (area.legion) {
    const words = legionText(area.legion, t);
    // A legion of the other side is shown with its side; one of the deciding side needs no name.
    return area.legion.side === own ? words : `${t(`side.${area.legion.side}`)}: ${words}`;
  }
  const site = siteText(area, t);
  if (site) return site;
  if (area.sandworm) return t(`board.piece.${area.sandworm}`);
  if (area.harvester) return t('board.piece.harvester');
  if (area.wormsign) return t('board.piece.wormsign');
  return t(area.deep ? 'board.terrain.deep' : `board.terrain.${area.terrain}`);
}

/** The area that a move chooses; null for an air zone. */
export function placeArea(
  move: arrakis.Move,
  view: arrakis.View<arrakis.DecisionView>,
): arrakis.AreaView | null {
  const id: arrakis.AreaId | null = areaOf(move);
  return id === null ? null : (view.areas.find((entry) => entry.area === id) ?? null);
}

/** What stands at a place, so that it can be chosen without the map. */
export function placeDetail(
  move: arrakis.Move,
  view: arrakis.View<arrakis.DecisionView>,
  t: Translate,
): string | null {
  const area = placeArea(move, view);
  return area ? whatIsThere(area, view.decision?.side ?? null, t) : null;
}

/** Named areas first, then by sector: how people look for a place. */
export function inReadingOrder(moves: readonly arrakis.Move[]): readonly arrakis.Move[] {
  const rank = (move: arrakis.Move) => {
    const fact = move.kind === 'area' ? arrakis.AREA_FACTS[move.value] : undefined;
    if (!fact) return 'b';
    return fact.name === null ? `c${fact.sector}` : 'a';
  };
  return [...moves].sort((a, b) => rank(a).localeCompare(rank(b)) || a.value - b.value);
}

/** Length of the longest word: it cannot be broken over two lines, so it decides how many tiles fit in a row. */
export function longestWord(texts: readonly string[]): number {
  return Math.max(0, ...texts.flatMap((text) => text.split(/\s+/)).map((word) => word.length));
}

/** The text on the button that uses a card. */
export function cardVerb(move: arrakis.Move, decision: arrakis.DecisionView): StringKey {
  if (move.kind === 'prescience') {
    return decision.kind === 'die' || decision.kind === 'endClaims'
      ? 'table.card.claim'
      : decision.kind === 'dropPrescience'
        ? 'table.card.remove'
        : 'table.card.choose';
  }
  if (decision.kind === 'combatCards') return 'table.card.forDie';
  if (decision.kind === 'die' || decision.stage === 'playCard') return 'table.card.play';
  return decision.kind === 'discardDown' || decision.stage === 'discard'
    ? 'table.card.discard'
    : 'table.card.choose';
}
