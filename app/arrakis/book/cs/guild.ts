import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const guild: ChapterText<'guild'> = {
  title: 'Kosmická gilda',
  summary: 'Volitelné rozšíření: maxitrajlery, fregaty a vojska velkorodů.',
  sections: {
    'guild-board': 'Maxitrajlery',
    'guild-pieces': 'Nové figurky',
  },
  paragraphs: {
    'guild-about': lines(
      'S Mahdím se rozšíření nekombinuje. Každá strana má na cestě k Arrakisu [[heighliner|maxitrajler]] a desku pro jeho náklad; dvě [[great-house-troop|vojska velkorodů]] jsou na palubě od začátku. Imperiální akce jsou tři:',
      '- **Kosmická gilda**: váš maxitrajler postoupí o krok.',
      '- **CHOAM**: naložte [[frigate|fregatu]].',
      '- **Landsraad**: naložte dvě vojska.',
    ),
    'guild-pay':
      'Harkonnenové tyto akce získávají za to, co platí při sběru koření: jednu té mocnosti za 2 koření, dvě za 3. Atreidové získají jednu podle svého výběru za každé těžební vozidlo, které zničí jejich legie; červi a bombardování se nepočítají.',
    'guild-pay-rulings':
      'Na nejvyšším řádku platí 3 koření jako 2. Vozidlo zničené pouhým příchodem se Atreidům počítá také.',
    'guild-landing':
      'Úplně nakonec kola postoupí oba maxitrajlery o krok. Po čtyřech krocích maxitrajler dorazí a hned přistává, při shodě Harkonnenové první, a pak se vrací na start. Fregaty zaberou různé volné vzdušné zóny. Všechna vojska přistanou společně v jedné prázdné oblasti, která se nedotýká nepřátelské legie ani osady.',
    'guild-troops':
      'Vojsko velkorodu je jednotka, která slouží i jako anonymní velitel: hází kostkou, počítá se do limitu, dovoluje legii přesun kostkou Velení a mění speciální symbol v zásah. Nemůže jet na červovi a jeden zásah ho odstraní. Vojsk je 12 a fregat 3 pro každou stranu.',
    'guild-frigates':
      'Fregaty zůstávají do konce akční fáze a harkonnenské transportéry je nevytlačí. Odstraňte jednu pro **velký převoz**: legie v napojeném sektoru se vzduchem přesune až o 3 oblasti, jednou za legii a tah. Nebo ji odstraňte pro **bombardování**, což je volná akce: speciální útok 3 kostkami na nepřátelskou legii nebo těžební vozidlo v napojeném sektoru.',
    'guild-frigates-rulings':
      'Velký převoz smí nést i útok, ale pro tutéž legii se nekombinuje s jízdou na červovi ani s ornitoptérou. Bombardování dává jeden zásah za každý symbol zásahu; vozidlo zničí, když tam není legie nebo z ní nikdo nezbyl.',
    'guild-navigator':
      '[[navigator|Navigátor Gildy]] je harkonnenská figurka ve vzdušné zóně. Jejím odstraněním prozkoumáte jednu oblast v kterémkoli sektoru, pokud neplatí sankce Kosmické gildy. Přichází místo jedné ornitoptéry, dokud je žeton Gildy na nejvyšším řádku, a odchází s ostatními letouny.',
  },
};
