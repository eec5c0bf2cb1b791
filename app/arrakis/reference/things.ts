import { arrakis } from '../../../engine';
import { translatorFor } from '../../i18n';
import type { Language } from '../../i18n/languages';
import type { Thing } from '../../reference/guide';
import { catalogueFor } from '../texts/catalogue';
import { areaNumber } from '../texts/describe';
import { ALL_CARDS, printCard } from './cards/catalogue';

function linesOf(lines: arrakis.PrintedCard['lines']): string[] {
  return lines.flatMap(({ text, inner }) => [text, ...linesOf(inner)]);
}

/** Cards and areas, for searching. */
export function arrakisThings(language: Language): readonly Thing[] {
  const catalogue = catalogueFor(language);
  const t = translatorFor(language);
  return [
    ...ALL_CARDS.map((card): Thing => {
      const printed = printCard(card, catalogue);
      return {
        kind: 'card',
        id: card.key,
        title: printed.name,
        // Clauses of a card's lines lead to the rules, not to the card.
        text: [...linesOf(printed.lines), printed.mark ?? ''].join(' ').trim(),
        href: { pathname: '/reference/cards', params: { card: card.key } },
      };
    }),
    ...arrakis.AREA_FACTS.map((area): Thing => {
      const ground = 'deep' in area ? t('board.terrain.deep') : t(`board.terrain.${area.terrain}`);
      return {
        kind: 'area',
        id: area.id,
        title: arrakis.nameOfArea(area.id, catalogue),
        text: `${ground}, ${areaNumber(area.id, t)}`,
        href: { pathname: '/reference/areas', params: { area: area.id } },
      };
    }),
  ];
}
