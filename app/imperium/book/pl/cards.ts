import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const cards: ChapterText<'cards'> = {
  title: 'Karty i przywódcy',
  summary: 'Części karty, trzy rodzaje intryg, dwie zdolności przywódcy.',
  sections: { anatomy: 'Karty twojej talii', intrigue: 'Intrygi', leaders: 'Przywódcy' },
  paragraphs: {
    'card-parts':
      'Karta ma nazwę, czasem znak frakcji, [[agent-icon|symbole agenta]], [[agent-box|ramkę agenta]] i [[reveal-box|ramkę odkrycia]]. W rzędzie ma też koszt w perswazji, a czasem ramkę na chwilę zdobycia. Zagrana z agentem działa tylko ramką agenta, odkryta tylko ramką odkrycia.',
    'card-beats': 'Jeśli karta mówi co innego niż ta książka, rację ma karta.',
    'card-known':
      'Co masz w talii, nie jest tajemnicą, bo zdobyto to jawnie; tajemnicą jest, w jakiej kolejności leży. Karta położona jawnie na wierzchu talii pozostaje znana, aż zostanie dobrana lub wtasowana.',
    'intrigue-kinds': lines(
      'Są trzy rodzaje [[intrigue|kart intryg]]:',
      '- **Spisek**: we własnej turze, kiedy chcesz;',
      '- **Walka**: w fazie walki, gdy masz jednostkę w konflikcie;',
      '- **Koniec gry**: dopiero gdy gra się skończy.',
    ),
    'intrigue-deck':
      'Intrygi są tajne; swoje możesz oglądać zawsze. Zagrana karta trafia na jawny stos. Gdy talia się skończy, stos się tasuje i staje się talią.',
    'intrigue-stay':
      'Spisek, który działa dopiero w twojej turze odkrycia, na przykład *Charisma* lub *Recruitment Mission*, leży do tego czasu odkryty przed tobą.',
    'leader-two':
      '[[leader|Przywódca]] ma dwie zdolności. Lewa działa zawsze albo na coś odpowiada. Prawa działa, gdy zagrasz z agentem kartę *Signet Ring*.',
    'leader-example':
      'Ilban Richese idzie z kartą *Signet Ring* na pole Mentat. Płaci 2 solary, więc dzięki lewej zdolności dobiera kartę; pole daje mu drugą i mentata; sygnet przynosi 1 solara.',
  },
};
