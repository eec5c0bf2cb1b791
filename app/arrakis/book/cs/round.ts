import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const round: ChapterText<'round'> = {
  title: 'Kolo',
  summary: 'Šest kroků, vždy ve stejném pořadí, dokud někdo nezvítězí.',
  sections: {
    'round-order': 'Průběh kola',
    'round-start': 'Začátek kola',
    'round-vehicles': 'Transportéry',
    'round-phases': 'Tři prostřední fáze',
    'round-end': 'Konec kola',
  },
  paragraphs: {
    'round-steps': lines(
      'Kolo probíhá takto:',
      '1. **Začátek**: nové karty pro všechny.',
      '2. **Transportéry**: Harkonnenové je rozmístí na mapě.',
      '3. **Akce**: hází se kostkami a kostky se utrácejí; tady se odehraje většina hry.',
      '4. **Pouštní hrozby**: červi a bouře.',
      '5. **Sběr koření**: Harkonnenové sklidí koření a platí Impériu.',
      '6. **Konec kola**: získávání karet, kontrola vítězství, úklid.',
    ),
    'round-draw':
      'Každá strana si dobere po jedné plánovací kartě z obou svých balíčků. Na celé kolo se odhalí tři karty jasnozřivosti.',
    'round-few-prescience': 'Zbývá-li méně než tři karty jasnozřivosti, odhalte, co je.',
    'round-active-row':
      'Který řádek [[spice-board|desky koření]] je aktivní, určuje nejnižší [[imperium-marker|imperiální žeton]]. Čím je níž, tím víc transportérů musí Harkonnenové vyslat a tím méně kostek jim zbývá: 8 akčních kostek, když jsou všechny žetony nahoře, pak 7, 6, 5 a na spodním řádku 4.',
    'round-place-vehicles':
      'Harkonnenové umístí na mapu všechny transportéry aktivního řádku, dokud je kam. [[harvester|Těžební vozidla]] patří do volných pouští, jedno do oblasti. [[ornithopter|Ornitoptéry]] a [[carryall|karyoly]] patří do vzdušných zón, po jednom; letoun smí zabrat místo jinému, který se pak vrátí do zásoby.',
    'round-vehicles-example':
      'CHOAM a Landsraad stojí na nejvyšším řádku, Kosmická gilda na třetím. Aktivní je třetí řádek: 6 akčních kostek, 5 těžebních vozidel, 3 ornitoptéry a 1 karyol.',
    'round-middle': 'Každá ze tří prostředních fází má vlastní kapitolu: akce, pouštní hrozby a sběr koření.',
    'round-end-claims':
      'Nejdříve Atreidové získají karty jasnozřivosti, které se získávají teď. Pak se zjistí, zda zvítězili.',
    'round-end-tidy': lines(
      'Poté v tomto pořadí:',
      '1. Ornitoptéry a karyoly se vracejí do zásoby.',
      '2. Nejdříve Harkonnenové, pak Atreidové smějí stáhnout pojmenované velitele z mapy a dát místo nich anonymního velitele, nebo nikoho, když žádný nezbývá. Takový velitel je znovu připraven k nasazení a do nádrže nejde. Divokého tvůrce lze vyměnit za obyčejného písečného červa.',
      '3. Vyčerpané karty velitelů se obnoví a vrátí do slotů. Karty velitelů v nádrži se obnoví také, ale zůstanou stranou.',
      '4. Kdo má v ruce víc než 6 karet, odhodí podle svého výběru tolik, aby jich měl 6.',
      '5. Atreidové smějí vyřadit ze hry kterékoli nezískané karty jasnozřivosti. Ostatní se zamíchají zpět do balíčku.',
      '6. Všichni si berou kostky zpět.',
    ),
  },
};
