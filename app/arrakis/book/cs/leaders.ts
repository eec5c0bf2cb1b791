import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const leaders: ChapterText<'leaders'> = {
  title: 'Velitelé a nádrž',
  summary: 'Lidé se jmény: jak přicházejí, co umějí a jak se vracejí.',
  sections: {
    named: 'Pojmenovaní velitelé',
    tank: 'Regenerační nádrž',
  },
  paragraphs: {
    'leaders-entry':
      'Každý [[named-leader|pojmenovaný velitel]] má podmínku příchodu, slot, speciální akci a bojové symboly; všechno ukazuje galerie karet. Když vstoupí do hry, jeho karta jde lícem nahoru do slotu a figurka čeká vedle mapy, až ji nasadíte nebo umístíte.',
    'leaders-special-cases': lines(
      'Několik poznámek:',
      '- Když přijde Feyd-Rautha, Bestie Rabban opouští hru.',
      '- Gurney Halleck nemá speciální akci; karta, která ho přivede, ho dá rovnou na mapu.',
      '- Kde karta říká Paul nebo Jessica, myslí tu podobu, která je právě ve hře.',
    ),
    'leaders-wild-maker':
      '[[wild-maker|Divoký tvůrce]] přichází kartou *Šaj-Hulúd* do prázdné pouště a jeho karta je už vyčerpaná. Ve všem je to písečný červ, ale útočí 6 kostkami. Jeho speciální akce je další možností akce Pouštní síla. Když opustí mapu, zůstává ve hře a může se znovu vynořit z červí výstrahy.',
    'tank-enter':
      'Padlý pojmenovaný velitel jde do [[tank|regenerační nádrže]]: Atreidové v ní mají 3 pole, Harkonnenové 5. Nově příchozí zabere pole zcela vlevo; kdo tam je, posune se o jedno doprava, a tak dál.',
    'tank-move':
      'Pokaždé, když strana ve svém tahu utratí kostku nebo žeton, všichni v její nádrži se hned posunou o pole doprava, ještě než se akce provede. Kdo v tom tahu padne později, zabere pak první pole. Kdo opustí poslední pole, ať se posunul, nebo ho někdo vytlačil, je k dispozici od příštího tahu své strany.',
    'tank-inactive': 'Velitel v nádrži nedělá nic a jeho karta je mimo desku ve stavu, v jakém byla.',
    'tank-card-returns':
      'Když figurka nádrž opustí, nepoužitá karta se vrátí do slotu a lze ji použít od příštího tahu. Vyčerpaná karta čeká na konec kola.',
    'tank-edition':
      'Vydání 1.1, ukrajinské vydání a německá pomůcka posouvají nádrž hned při utracení kostky, polské vydání až na konci tahu. Troje pravidla vracejí velitele v příštím tahu, německá pomůcka v příštím kole. Zde se hraje: hned, a zpět v příštím tahu.',
    'tank-example':
      'Stilgar padne v bitvě v tahu Harkonnenů a zabere první ze tří polí. S dalšími třemi kostkami, které Atreidové utratí, se posune na druhé, na třetí a ven. V následujícím tahu ho lze zase nasadit.',
  },
};
