import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const prescience: ChapterText<'prescience'> = {
  title: 'Jasnowidzenie',
  summary: 'Trzy nici przyszłości, karty, które je poruszają, i rodowa broń atomowa.',
  sections: {
    markers: 'Trzy znaczniki',
    claims: 'Pozyskiwanie kart',
    atomics: 'Rodowa broń atomowa',
  },
  paragraphs: {
    'prescience-markers':
      'Atrydzi podążają trzema nićmi: **Kwisatz Haderach** (zielona), **Mieszkańcy Pustyni** (pomarańczowa) i **Dżihad** (czerwona). Znaczniki przesuwają się dzięki pozyskanym [[prescience-card|kartom jasnowidzenia]], [[testing-station|stacjom badawczym]] (o 1) i zniszczonym osadom Harkonnenów (o ich rangę, wszystkie trzy znaczniki).',
    'prescience-steps': lines(
      'Poziomy po drodze przynoszą ludzi i moc, także wtedy, gdy znacznik je przeskoczy:',
      '- **3, Dżihad**: do gry wchodzi Chani.',
      '- **3, Kwisatz Haderach**: Paul-Muad’Dib zastępuje Paula Atrydę.',
      '- **3, Mieszkańcy Pustyni**: Matka Wielebna Jessica zastępuje Lady Jessicę.',
      '- **6, dowolny znacznik**: do gry wchodzi Alia.',
      '- **8, dowolny znacznik**: można użyć [[atomics|rodowej broni atomowej]].',
      'Kto kogoś zastępuje, staje w jego miejscu, z kartą w tym samym stanie. Tor hegemonii działa tak samo.',
    ),
    'prescience-back':
      'Jeśli znacznik kiedyś się cofnie, to, co przyniósł, pozostaje, a odblokowana broń atomowa nadal jest dostępna.',
    'claims-two':
      'Atrydzi mogą pozyskać najwyżej dwie karty jasnowidzenia na rundę i nie muszą pozyskiwać żadnej.',
    'claims-when':
      'Osiem z szesnastu kart pozyskuje się w fazie akcji, w chwili spełnienia wymagania, nawet w turze Harkonnenów. Drugie osiem pozyskuje się, gdy zaczyna się [[end-of-round|koniec rundy]].',
    'claims-how':
      'Karta, która każe wydać kość akcji, jest całą twoją akcją w tej turze; kość nie daje nic więcej. Kartę, która każe coś zrobić, pozyskuje się, robiąc to. Kartę, która podaje tylko warunek lub zdarzenie, pozyskuje się, dopóki warunek jest spełniony albo tuż po zdarzeniu.',
    'claims-free': 'Wykonanie tego, czego karta żąda bez kości, jest akcją darmową we własnej turze.',
    'claims-gone': 'Pozyskane karty wypadają z gry.',
    'claims-example':
      'Paul stoi w sektorze bez legionu Harkonnenów. W swojej turze Atrydzi wydają kość na kartę *Paul Pije Wodę Życia*: Kwisatz Haderach przesuwa się o 3, Paul trafia do zbiornika, a kość nie daje nic więcej. Na koniec rundy trzy ich legiony stoją na płaskowyżach. Tego wymaga karta *Zbieracze Rosy dla Upraw*: Mieszkańcy Pustyni przesuwają się z 2 na 4, a ponieważ mijają 3, Matka Wielebna Jessica zastępuje Lady Jessicę. To były dwie karty; trzecia musi poczekać do innej rundy.',
    atomics:
      'Raz na grę Atrydzi mogą wybić dziurę w górach: Szczerbata Skała, Dziura w Ziemi albo Wieńcomur Zachodni na dobre staje się pustynią. Stojący tam legion zostaje wyparty przez przeciwnika jak przy odwrocie, a jeśli to niemożliwe, zniszczony; nazwani przywódcy trafiają wtedy do zbiornika.',
    'atomics-exposed':
      'Od tej pory kurzawy i czerwie docierają dalej: za Szczerbatą Skałą do Basenu Hagga, za Dziurą w Ziemi do Basenu Imperialnego, za Wieńcomurem Zachodnim do Basenu Imperialnego i Arrakin.',
    'atomics-borders': 'Nieprzekraczalne granice pozostają nieprzekraczalne.',
  },
};
