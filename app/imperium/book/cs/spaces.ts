import type { ChapterText } from '../types';

export const spaces: ChapterText<'spaces'> = {
  title: 'Pole',
  summary: 'Všech 22 polí: co stojí a co dělají.',
  sections: {
    'space-emperor': 'Imperátor',
    'space-guild': 'Kosmická gilda',
    'space-bene': 'Bene Gesserit',
    'space-fremen': 'Fremeni',
    'space-landsraad': 'Landsraad',
    'space-city': 'Města',
    'space-trade': 'Obchod s kořením',
  },
  paragraphs: {
    'space-conspire': '**Konspirace** (4 koření): 1 vliv na imperátora, 5 solarů, 2 jednotky a karta intrik.',
    'space-wealth': '**Bohatství**: 1 vliv na imperátora a 2 solary.',
    'space-heighliner': '**Maxitrajler** (6 koření, bojové pole): 1 vliv na gildu, 5 jednotek a 2 vody.',
    'space-foldspace':
      '**Zakřivený prostor**: 1 vliv na gildu a karta *Zakřivený prostor* na váš odkládací balíček.',
    'space-selective-breeding':
      '**Selektivní šlechtění** (2 koření): 1 vliv na Bene Gesserit. Můžete zničit kartu a dobrat si dvě.',
    'space-secrets':
      '**Tajemství**: 1 vliv na Bene Gesserit a karta intrik. Každý soupeř se čtyřmi a více kartami intrik vám jednu náhodnou dá.',
    'space-hardy-warriors': '**Tvrdí válečníci** (1 voda, bojové pole): 1 vliv na fremeny a 2 jednotky.',
    'space-stillsuits': '**Filtršaty** (bojové pole): 1 vliv na fremeny a 1 voda.',
    'space-high-council':
      '**Nejvyšší rada** (5 solarů): zaujměte křeslo v [[high-council|Nejvyšší radě]]. Od této chvíle máte v každém tahu odhalení o 2 přízně víc. Pro každého jednou za hru.',
    'space-mentat': '**Mentat** (2 solary): doberte si kartu a vezměte si [[mentat|mentata]], stojí-li zde.',
    'space-rally-troops': '**Povolání záloh** (4 solary): 4 jednotky.',
    'space-swordmaster':
      '**Mistr meče** (8 solarů): váš třetí agent, [[swordmaster|mistr meče]], se k vám hned a natrvalo přidá. Pro každého jednou za hru.',
    'space-hall-of-oratory':
      '**Řečnická síň**: 1 jednotka a v tahu odhalení 1 přízeň, dokud tu stojí váš agent.',
    'space-secure-contract': '**Zajištění kontraktu**: 3 solary.',
    'space-sell-melange':
      '**Prodej koření**: prodejte 2 koření za 6 solarů, 3 za 8, 4 za 10, nebo 5 za 12. Pokaždé jeden obchod.',
    'space-arrakeen':
      '**Arrakén** (bojové pole): 1 jednotka a doberte si kartu. Kdo pole ovládá, získá 1 solar.',
    'space-carthag': '**Kartágo** (bojové pole): 1 jednotka a karta intrik. Kdo pole ovládá, získá 1 solar.',
    'space-research-station': '**Výzkumná stanice** (2 vody, bojové pole): doberte si tři karty.',
    'space-sietch-tabr':
      '**Síč Tabr** (bojové pole): jen s vlivem aspoň 2 na fremeny. 1 jednotka a 1 voda, ale žádný vliv: je to město.',
    'space-the-great-flat':
      '**Velká rovina** (2 vody, bojové pole, [[maker|tvůrce]]): 3 koření a bonusové koření.',
    'space-hagga-basin':
      '**Pánev Hagga** (1 voda, bojové pole, [[maker|tvůrce]]): 2 koření a bonusové koření.',
    'space-imperial-basin':
      '**Imperiální pánev** (bojové pole, [[maker|tvůrce]]): 1 koření a bonusové koření. Kdo pole ovládá, získá 1 koření.',
  },
};
