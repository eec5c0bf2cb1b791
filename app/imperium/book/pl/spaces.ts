import type { ChapterText } from '../types';

export const spaces: ChapterText<'spaces'> = {
  title: 'Pola',
  summary: 'Wszystkie 22 pola: ile kosztują i co robią.',
  sections: {
    'space-emperor': 'Imperator',
    'space-guild': 'Gildia Kosmiczna',
    'space-bene': 'Bene Gesserit',
    'space-fremen': 'Fremeni',
    'space-landsraad': 'Landsraad',
    'space-city': 'Miasta',
    'space-trade': 'Handel przyprawą',
  },
  paragraphs: {
    'space-conspire':
      '**Conspire** (4 przyprawy): 1 wpływ u Imperatora, 5 solarów, 2 jednostki i karta intryg.',
    'space-wealth': '**Wealth**: 1 wpływ u Imperatora i 2 solary.',
    'space-heighliner': '**Heighliner** (6 przypraw, pole walki): 1 wpływ u Gildii, 5 jednostek i 2 wody.',
    'space-foldspace': '**Foldspace**: 1 wpływ u Gildii i karta *Foldspace* na twój stos kart odrzuconych.',
    'space-selective-breeding':
      '**Selective Breeding** (2 przyprawy): 1 wpływ u Bene Gesserit. Możesz zniszczyć kartę, by dobrać dwie.',
    'space-secrets':
      '**Secrets**: 1 wpływ u Bene Gesserit i karta intryg. Każdy przeciwnik z co najmniej czterema kartami intryg oddaje ci jedną losową.',
    'space-hardy-warriors': '**Hardy Warriors** (1 woda, pole walki): 1 wpływ u Fremenów i 2 jednostki.',
    'space-stillsuits': '**Stillsuits** (pole walki): 1 wpływ u Fremenów i 1 woda.',
    'space-high-council':
      '**High Council** (5 solarów): zajmij miejsce w [[high-council|Wysokiej Radzie]]. Odtąd w każdej turze odkrycia masz o 2 punkty perswazji więcej. Dla każdego raz na grę.',
    'space-mentat': '**Mentat** (2 solary): dobierz kartę i weź [[mentat|mentata]], jeśli tu stoi.',
    'space-rally-troops': '**Rally Troops** (4 solary): 4 jednostki.',
    'space-swordmaster':
      '**Swordmaster** (8 solarów): twój trzeci agent, [[swordmaster|mistrz miecza]], dołącza od razu i na zawsze. Dla każdego raz na grę.',
    'space-hall-of-oratory':
      '**Hall of Oratory**: 1 jednostka, a w turze odkrycia 1 punkt perswazji, dopóki stoi tu twój agent.',
    'space-secure-contract': '**Secure Contract**: 3 solary.',
    'space-sell-melange':
      '**Sell Melange**: sprzedaj 2 przyprawy za 6 solarów, 3 za 8, 4 za 10 lub 5 za 12. Za każdym razem jedna transakcja.',
    'space-arrakeen':
      '**Arrakeen** (pole walki): 1 jednostka i dobierz kartę. Kto je kontroluje, zdobywa 1 solara.',
    'space-carthag':
      '**Carthag** (pole walki): 1 jednostka i karta intryg. Kto je kontroluje, zdobywa 1 solara.',
    'space-research-station': '**Research Station** (2 wody, pole walki): dobierz trzy karty.',
    'space-sietch-tabr':
      '**Sietch Tabr** (pole walki): tylko z co najmniej 2 wpływami u Fremenów. 1 jednostka i 1 woda, ale bez wpływu: to miasto.',
    'space-the-great-flat':
      '**The Great Flat** (2 wody, pole walki, [[maker|stworzyciel]]): 3 przyprawy i premiowa przyprawa.',
    'space-hagga-basin':
      '**Hagga Basin** (1 woda, pole walki, [[maker|stworzyciel]]): 2 przyprawy i premiowa przyprawa.',
    'space-imperial-basin':
      '**Imperial Basin** (pole walki, [[maker|stworzyciel]]): 1 przyprawa i premiowa przyprawa. Kto je kontroluje, zdobywa 1 przyprawę.',
  },
};
