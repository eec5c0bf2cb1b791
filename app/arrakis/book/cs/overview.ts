import type { ChapterText } from '../types';

export const overview: ChapterText<'overview'> = {
  title: 'Válka o Arrakis',
  summary: 'O čem hra je, kdo ji hraje a jak se v ní vítězí.',
  sections: {
    sides: 'Dvě strany',
    winning: 'Jak se válka vyhrává',
    pieces: 'Co leží na stole',
  },
  paragraphs: {
    'sides-two':
      'Arrakis je jediný zdroj koření a bojují o něj dvě mocnosti. **Atreidové** jsou zbytkem velkého rodu a se svými fremenskými spojenci se skrývají v poušti. **Harkonnenové** drží města a za zády mají imperátorova corrinská vojska. Každá strana hraje jinak: Harkonnenů je mnoho, jsou na očích a bohatí; Atreidů je málo, jsou skrytí a písek je jejich domov.',
    'sides-seats':
      'Ve dvou vede každý jednu stranu. Ve třech se o jednu stranu dva hráči dělí, nejlépe o Harkonneny; ve čtyřech jsou rozdělené obě ([[sub-faction|podfrakce]]). Sami vedete Atreidy proti automatu [[mahdi|Mahdí]] a postavit se mu můžete i ve dvojici.',
    'win-harkonnen':
      '**Harkonnenové** vítězí ve chvíli, kdy žeton [[supremacy|nadvlády]] stojí na 10. Nadvláda roste hlavně ničením síčů; nejvýše jednou za kolo se dá i koupit za [[spice|koření]].',
    'win-atreides':
      '**Atreidové** mají jeden [[secret-objective|tajný cíl]]: hodnotu pro každý ze tří [[prescience-marker|žetonů jasnozřivosti]]. Vítězí, když všechny tři žetony stojí na těchto hodnotách nebo výš. Zjišťuje se to jen dvakrát: na [[end-of-round|konci kola]] po získávání karet jasnozřivosti a ihned, když padne Arrakén.',
    'win-moment':
      'Váš cíl žádá 10, 5 a 3. Uprostřed akční fáze dosáhne své hodnoty i třetí žeton. Ještě jste nevyhráli: Harkonnenové mají zbytek kola na to, aby dosáhli nadvlády 10. Kdyby ten poslední krok přineslo zničení Arrakénu, byl by konec hry hned.',
    'pieces-units':
      'Obě strany mají [[unit|jednotky]] trojí kvality: [[regular|běžné]], [[elite|elitní]] a to nejlepší ze svých lidí, atreidské [[fedaykin|fedajkiny]] a harkonnenské [[sardaukar|sardaukary]]. Víc jich není: Atreidové mají 16, 8 a 6, Harkonnenové 24, 12 a 8. Když potřebná figurka v [[supply|zásobě]] chybí, vezměte místo ní slabší. Odstraněné figurky se vracejí do zásoby a mohou přijít znovu.',
    'pieces-legion':
      'Všechny jednotky a velitelé jedné strany v jedné oblasti tvoří [[legion|legii]]. Legie má nejvýše **6 jednotek**; velitelé se nepočítají. Kdykoli je jich víc, vlastník hned některé odstraní. Při [[ban|sankci]] CHOAM smí mít harkonnenská legie jen 5.',
    'pieces-leaders':
      '[[leader|Velitelé]] jsou buď anonymní, tedy atreidští [[naib|naíbové]] (12) a harkonnenští [[bashar|bašárové]] (6), nebo [[named-leader|pojmenovaní]]: osm na straně Atreidů, sedm na straně Harkonnenů. Velitel nesmí být sám: kde nezůstane žádná jednotka jeho strany, přijdete i o něj. Opustit ho tak smíte, ale ztratíte ho. Anonymní se vrací do zásoby, pojmenovaný jde do [[tank|regenerační nádrže]].',
    'pieces-tokens':
      'Atreidští bojovníci přicházejí jako [[deployment-token|výsadkové žetony]] lícem dolů. Při přesunu i pro limit 6 se žeton počítá jako jedna jednotka; Atreidové se pod své žetony smějí dívat, kdykoli chtějí. Odhalený žeton vymění své místo za jednotky a ze hry odchází. Stane se to, když si to Atreidové přejí ([[guerrilla-training|guerillový výcvik]]), když ho Harkonnenové najdou [[scouting|průzkumem]], když je jeho oblast jakkoli napadena a když sám útočí. Až žetony dojdou, nové už nasadit nelze.',
    'pieces-vehicles':
      'Transportéry patří Harkonnenům: 8 [[harvester|těžebních vozidel]], která stojí v poušti, 6 [[ornithopter|ornitoptér]] a 3 [[carryall|karyoly]], které visí ve [[air-zone|vzdušných zónách]]. Nejsou to jednotky a nikdy necestují. Jen účinek, který říká [[place|umístit]], je smí zvednout z mapy a položit jinam.',
    'pieces-worms':
      'Čtyři [[sandworm|píseční červi]] a [[wild-maker|Divoký tvůrce]] patří poušti; jednotky to nejsou. Šestnáct žetonů [[wormsign|červí výstrahy]] leží lícem dolů ve společné zásobě. Dokud se žeton neotočí, nikdo se na něj nedívá, ani ten, kdo ho položil, a použité se zamíchají zpět: co leží lícem dolů a co se otočí, je vždy z týchž šestnácti.',
    'pieces-bene-gesserit':
      'Existuje pět [[bene-gesserit|benegesseritských žetonů]] a každý jednou poslouží jako další kostka. Atreidové začínají s jedním a další dostanou pokaždé, když nadvláda dosáhne označeného pole 4 nebo 7 či ho přeskočí. Harkonnenové získají jeden s příchodem Gaius Heleny Mohiamové a jeden kartou *Šlechtitelský program*.',
    'pieces-deploy':
      'Dvě slova mají přesný význam. [[deploy|Nasadit]] znamená dát na mapu něco, co je ve hře, ale na mapě ještě není; regenerační nádrž je mimo dosah. [[place|Umístit]] je totéž, jen to smí přijít i z jiného místa na mapě, jako by právě dorazilo. Prázdná zásoba tedy brání nasazení, ne však umístění.',
  },
};
