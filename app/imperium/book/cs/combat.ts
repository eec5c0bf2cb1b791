import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const combat: ChapterText<'combat'> = {
  title: 'Boj',
  summary: 'Poslední karty, pořadí, odměny a ovládnutí.',
  sections: { fighting: 'Intriky boje', rewards: 'Odměny', afterwards: 'Po boji' },
  paragraphs: {
    'combat-cards':
      'Od prvního hráče smí každý, **kdo má jednotku** ve [[conflict|střetu]], zahrát libovolný počet intrik boje, nebo pasovat. Kdo pasoval, smí se později vrátit. Když všichni pasují po sobě, je konec.',
    'combat-pass': 'Tah, v němž jste zahráli kartu, není pas. Kdo nemá žádnou intriku, pasuje bez ptaní.',
    'combat-winner-cards':
      'Karty pro vítěze přicházejí po odměnách a před další fází. Kdo se o první místo dělí, nezvítězil. Kartu, kterou jste právě dostali jako odměnu, smíte zahrát, je-li tohoto druhu, a kořením z odměny smíte zaplatit *Zjednání úcty*.',
    'combat-winner-ruling': 'Na takové karty se ptáme, až jsou rozdané všechny odměny.',
    rewards:
      'Nejvyšší síla vyhrává střet a bere první odměnu, druhá v pořadí druhou. **Třetí odměna je jen pro čtyři hráče.** Se silou 0 se nikdy nezíská nic.',
    'rewards-ties': lines(
      'Při shodě:',
      '- o první místo: nevyhrál nikdo a každý z nich bere **druhou** odměnu. Ve čtyřech, mají-li stejně právě dva, soupeří zbylí dva dál o třetí;',
      '- o druhé místo: každý bere **třetí** odměnu, ve třech tedy nic;',
      '- o třetí místo: nic.',
    ),
    'rewards-example':
      'Čtyři hráči: 9, 9, 4 a 2. Nevyhrál nikdo. Oba s devítkou berou druhou odměnu a hráč se čtyřkou třetí.',
    'rewards-order': 'Záleží-li na pořadí odměn, postupuje se od prvního hráče dokola.',
    'rewards-ruling': 'Odměna jednoho hráče se bere v tištěném pořadí, ovládnutí první.',
    control:
      'Je-li odměnou [[control|ovládnutí]], položte svůj ukazatel na vlajku daného pole místo jakéhokoli jiného. Od té chvíle máte užitek z každého agenta, který tam přijde, a smíte pole bránit, když se o něj střet vede.',
    'troops-home':
      'Všechny jednotky ve střetu se vracejí do [[supply|zásob]] svých majitelů, vítězů i poražených. Ukazatele boje jdou na 0.',
  },
};
