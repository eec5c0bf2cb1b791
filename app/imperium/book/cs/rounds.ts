import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const rounds: ChapterText<'rounds'> = {
  title: 'Kolo',
  summary: 'Pět fází, stále dokola, nejvýše desetkrát.',
  sections: {
    'five-phases': 'Pět fází',
    'phase-by-phase': 'Fázi po fázi',
    plots: 'Tajné plány mezitím',
  },
  paragraphs: {
    'phases-list': lines(
      'Každé kolo má pět fází:',
      '1. **Zahájení kola**: nový střet, nové karty v ruce.',
      '2. **Tahy hráčů**: agenti, pak odhalené ruce.',
      '3. **Boj**: kdo byl nejsilnější, bere odměnu.',
      '4. **Tvůrci**: koření přibývá tam, kam nikdo nešel.',
      '5. **Vyhodnocení kola**: je konec? Pokud ne, agenti se vracejí domů.',
    ),
    'phase-start':
      'Otočte další [[conflict-card|kartu střetu]]. Týká-li se pole, které někdo ovládá, smí ten hráč poslat na jeho obranu 1 jednotku **ze zásoby** do střetu. Pak si každý dobere pět karet.',
    'phase-start-example':
      'Ben ovládá Kartágo a otočí se karta *Siege of Carthag*. Pošle jednotku ze zásoby: ještě před prvním tahem stojí ve střetu jedna jeho kostka a pevnost má nedotčenou.',
    'phase-turns':
      'Od prvního hráče po směru hodinových ručiček máte vždy jeden tah: [[agent-turn|tah agentem]], nebo [[reveal-turn|tah odhalení]]. Po tahu odhalení v této fázi končíte; fáze končí, když odhalili všichni. Odhalit smíte i dřív, než vyšlete všechny agenty.',
    'phase-combat': 'Rozhodne se střet a rozdělí se odměny.',
    'phase-makers':
      'Na každé ze tří polí [[maker|tvůrců]], kde nestojí agent, přibude 1 [[bonus-spice|bonusové koření]]. Hromadí se kolo od kola, dokud si pro ně někdo nepřijde.',
    'phase-recall':
      'Zjistěte, zda hra končí. Pokud ne, vrátí se mentat na své pole a všichni agenti k vůdcům, ukazatel prvního hráče se posune po směru hodinových ručiček a začíná další kolo.',
    'plots-when': '[[plot|Tajné plány]] smíte hrát v kterékoli chvíli vlastního tahu, agentem i odhalení.',
    'plots-between':
      'Tajný plán se hraje mezi dvěma rozhodnutími, ne uprostřed jednoho: vybíráte-li právě frakci nebo kartu, nejdřív tu volbu dokončete.',
  },
};
