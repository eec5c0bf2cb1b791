import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const agents: ChapterText<'agents'> = {
  title: 'Tah agentem',
  summary: 'Karta, agent, pole: zaplaťte, vyhodnoťte efekty, pošlete jednotky.',
  sections: {
    sending: 'Vyslání agenta',
    effects: 'Efekty',
    deploying: 'Jednotky',
    gains: 'Ovládnutí a těžba',
    'the-mentat': 'Mentat',
  },
  paragraphs: {
    'send-card':
      'Vyložte z ruky jednu kartu lícem vzhůru a pošlete jednoho [[agent|agenta]] od vůdce na volné pole, jehož ikona je mezi ikonami karty. Stačí jedna, která se shoduje. Karta bez ikon nikoho nevyšle.',
    'send-icons':
      'Ikon je sedm: čtyři frakce, landsraad, město a obchod s kořením. *Přesvědčivý projev*, který máte od začátku dvakrát, žádnou nemá: je na odhalení.',
    'send-pay':
      'Cena pole se platí a jeho podmínka musí platit **dřív** než cokoli jiného. Co vám karta nebo pole teprve dá, na to použít nelze. Nemáte-li na cenu, jít tam nemůžete.',
    'send-sell':
      'Na poli Prodej koření je množství cenou: kolik koření prodáte, se rozhoduje při vyslání agenta.',
    'effects-order':
      'Nyní v libovolném pořadí vyhodnoťte efekty pole, sekci agenta na kartě a na poli frakce také **1 vliv** na ni.',
    'effects-at-once':
      'Solary, koření, voda, body, jednotky, přízeň a meče přicházejí hned, protože čekat se nikdy nevyplatí. Co dobírá kartu nebo žádá volbu, čeká na vás. Vliv z pole frakce nelze odmítnout.',
    'effects-arrow':
      '[[arrow|Šipka]] znamená: zaplaťte, co je před ní, a získáte, co je za ní. Nemusíte, a nejvýše jednou za kartu. U intrik je to jinak: kdo takovou kartu zahraje, její cenu zaplatí.',
    'effects-must':
      'Co nemá ani šipku, ani slovo „můžete“, se udělat musí. Jen zničení karty je vždy na vás.',
    'effects-paid':
      'Cena před šipkou se platí nejdřív a celá; co přináší, následuje v tištěném pořadí. Zaplatit smíte, i když z toho nic nebude.',
    'effects-wait':
      'Povinný efekt, jehož podmínka ještě neplatí, čeká do konce tahu: mezitím se může splnit.',
    'effects-wait-ruling':
      'Jakmile podmínka platí, zisk přijde sám; cokoli jiného musíte udělat dřív, než tah skončí.',
    deploy: lines(
      'Je-li to [[combat-space|bojové pole]], smíte [[deploy|poslat]] jednotky do střetu:',
      '- kterékoli z těch, které jste v tomto tahu odkudkoli naverbovali;',
      '- až **2** další z pevnosti.',
      'Naverbované jednotky, které do střetu nejdou, zůstanou v pevnosti.',
    ),
    'deploy-example':
      'Anna jde do Arrakénu se 3 jednotkami v pevnosti a 1 naverbuje. Smí poslat až tři: novou a dvě další. Na poli Povolání záloh by naverbovala čtyři, ale protože to bojové pole není, žádná by jít nemohla.',
    'deploy-ruling':
      'Posílat smíte kdykoli po vyslání agenta, i postupně. Jednotky jsou všechny stejné: hranice je počet naverbovaných v celém tahu a dvě k tomu. Jednotky, které pošle sama karta, se do ní nepočítají.',
    troops:
      '[[recruit|Naverbovat]] znamená přesunout jednotku ze zásoby do [[garrison|pevnosti]]; z prázdné zásoby nepřijde nic. Ztracená jednotka se vrací do zásoby. Jednotka při [[retreat|ústupu]] jde ze střetu do pevnosti.',
    'control-bonus':
      'Kdykoli někdo vyšle agenta do Arrakénu nebo do Kartága, získá ten, kdo pole ovládá, 1 solar; za Imperiální pánev 1 koření. I za vlastní agenty.',
    harvesting:
      '[[harvest|Těžit]] na poli [[maker|tvůrce]] znamená vzít si jeho koření a všechno bonusové koření, které tam leží.',
    'harvesting-example':
      'Na Velkou rovinu tři kola nikdo nešel, leží tam tedy 3 bonusová koření. Kdo zaplatí 2 vody, vezme si 3 + 3 = 6 koření.',
    mentat:
      '[[mentat|Mentat]] je agent, který nepatří nikomu. Stojí-li na svém poli, dá vám ho pole Mentat nebo *Promyšlený tah*; v tomto kole pak máte o agenta víc. Domů se vrací při vyhodnocení kola.',
    'mentat-won':
      'Jako odměnu za střet si ho vezmete, ať je kdekoli, na začátku příštího kola a v tom kole ho použijete.',
    'mentat-ruling': 'Počítá se prostě jako další váš agent. Kterého z nich vyšlete dřív, je jedno.',
  },
};
