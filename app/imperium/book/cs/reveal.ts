import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const reveal: ChapterText<'reveal'> = {
  title: 'Tah odhalení',
  summary: 'Ukažte, co zbylo v ruce, získejte karty, určete svou sílu.',
  sections: {
    revealing: 'Odhalení',
    acquiring: 'Získávání karet',
    strength: 'Síla',
    'clean-up': 'Úklid',
    'in-play': 'Karty ve hře, balíčky, ničení',
  },
  paragraphs: {
    'reveal-hand':
      'Vyložte lícem vzhůru všechny karty, které vám zbyly v ruce, stranou od těch, které jste zahráli s agenty.',
    'reveal-boxes': lines(
      'V libovolném pořadí vyhodnoťte [[reveal-box|sekce odhalení]] těchto karet. Kromě toho:',
      '- křeslo v [[high-council|Nejvyšší radě]] dává v každém vašem tahu odhalení 2 přízně;',
      '- váš agent na poli Řečnická síň dává 1 přízeň.',
    ),
    'reveal-drawn': 'Karty, které si doberete během tahu odhalení, hned odhalte a použijte.',
    acquire:
      'Za [[persuasion|přízeň]] [[acquire|získejte]] tolik karet, na kolik máte: pět karet imperiální řady, *Spojence z Arrakisu* a *Koření musí proudit*. *Zakřivený prostor* na prodej není. Získávat smíte před sekcemi odhalení, mezi nimi i po nich. Nové karty jdou na odkládací balíček; nevyužitá přízeň propadá.',
    'acquire-row':
      'Mezera v řadě se zaplní hned, ještě před efekty získané karty, takže i novou kartu můžete získat. Dělá-li karta něco při získání, udělá to jednou.',
    'acquire-example':
      'Ben odhalí dvakrát *Přesvědčivý projev* a *Diplomacii*: 2 + 2 + 1 = 5 přízní. Získá kartu za 3; další karta v řadě stojí 2 a vezme si i tu.',
    'strength-set':
      'Vaše [[strength|síla]] je 2 za každou vaši jednotku ve střetu a 1 za každý odhalený [[sword|meč]]. Bez jednotky je 0, ať máte cokoli. Vyznačte ji na počitadle boje; nad 20 ukazatel otočte.',
    'strength-early':
      'Meče se počítají, i když první jednotka vstoupí do střetu až později v témže tahu odhalení.',
    'strength-example':
      'Dvě jednotky a tři meče jsou 2 × 2 + 3 = 7. Bez jednotky nemají tři meče žádnou cenu.',
    'clean-up': 'Vše, co máte před sebou, zahrané i odhalené, jde na odkládací balíček.',
    'late-draw':
      'Karta dobraná až po vašem tahu odhalení zůstává v ruce a příští kolo si doberete dalších pět.',
    bond: 'Karty jsou [[in-play|ve hře]] od chvíle, kdy je zahrajete nebo odhalíte, až do úklidu nebo zničení. [[bond|Fremenské pouto]] potřebuje ve hře jinou fremenskou kartu; dvě karty s poutem si poslouží navzájem, v kterémkoli pořadí.',
    'bond-example':
      'Anna v tomto kole vyslala agenta kartou *Stilgar*. Když odhalí *Fedaykin Death Commando*, jeho pouto platí, protože *Stilgar* je stále ve hře.',
    'empty-deck':
      'Odkládací balíček se zamíchá do nového dobíracího, teprve když máte dobírat a není z čeho. Na vrch prázdného balíčku se tedy podívat nelze.',
    trash:
      '[[trash|Zničit]] znamená vyřadit jednu vlastní kartu nadobro: z ruky, z odkládacího balíčku nebo z karet, které máte ve hře. Karty stálé zásoby se vracejí do svého balíčku.',
    'trash-later':
      'Efekty zničené karty, které ještě nenastaly, už nenastanou. Přízeň a meče, které dala, zůstávají.',
    'trash-copies':
      'Jsou-li ve hře dva výtisky téže karty a jeden se ničí, je to ten, jehož efekty už proběhly.',
  },
};
