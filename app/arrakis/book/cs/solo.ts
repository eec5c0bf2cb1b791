import type { ChapterText } from '../types';

export const solo: ChapterText<'solo'> = {
  title: 'Sami proti Mahdímu',
  summary: 'Harkonnenové hrají sami od sebe. Toto jsou jejich pravidla.',
  sections: {
    'solo-setup': 'Jak to funguje',
    'solo-vehicles': 'Transportéry',
    'solo-turn': 'Tah Mahdího',
    'solo-attack': 'Útok a přesun',
    'solo-other': 'Ostatní symboly',
    'solo-war': 'Posádky a bitvy',
    'solo-spice': 'Sběr koření a konec kola',
  },
  paragraphs: {
    'solo-idea':
      'Vy vedete Atreidy; [[mahdi|Mahdí]] vede Harkonneny podle pevných kritérií. Kdykoli je podle nich víc možností stejně dobrých, vybíráte vy. V aplikaci můžete nechat volit i náhodu a každý krok úvahy se ukáže.',
    'solo-together':
      'Proti Mahdímu mohou hrát i dva. O Atreidy se dělí podle pravidel pro sdílené strany: dvě desky, dvě ruce, dva balíčky.',
    'solo-together-talk': 'Kužely ticha nepotřebují: smějí volně mluvit a ukazovat si karty.',
    'solo-setup':
      'Připravte hru jako pro dva. Přidejte osm [[tactic-card|taktických karet]]; každá ukazuje sektor a síč, dvě z nich místo jednoho sektoru všechny čtyři vnitřní dohromady. Dvanáct harkonnenských startovních žetonů rozdělte po jednom černém a jednom stříbrném do každé osady a pak je odhalte; teprve potom se stanou zásobou posádek. Síče a atreidské žetony zůstávají lícem dolů.',
    'solo-start':
      'Na začátku kola odhalte jen 2 karty jasnozřivosti. Své karty si doberte jako jindy. První taktická karta určí [[harvest-sector|těžební sektor]], druhá [[target-sietch|zaměřený síč]]. Druhou tahejte znovu, dokud leží v těžebním sektoru nebo je její síč zničený. Zaměřený síč, který padne během kola, se hned nahradí stejným způsobem. Po jedné kartě corrinských spojenců a rodu Harkonnenů jde neviděně do [[reinforcements|posil]].',
    'solo-harvesters':
      'Těžební vozidla jdou do těžebního sektoru, jedno do oblasti, v tomto pořadí: prázdné hluboké pouště, které se nedotýkají atreidské legie ani síče; prázdné pouště, které se jich nedotýkají; ostatní volné hluboké pouště; ostatní volné pouště. Je-li mezi dvěma kartami kola vnitřní, platí vnitřní sektory za jeden.',
    'solo-harvesters-overflow':
      'Co se nevejde, jde ve stejném pořadí do sousedního sektoru, který vyberete a ve kterém není zaměřený síč.',
    'solo-harvesters-further': 'Je-li i ten plný, následuje další, znovu podle vašeho výběru.',
    'solo-harvesters-edition':
      'Nakonec žádá vydání 1.1 prázdné pouště, polské a ukrajinské vydání volné jako ve hře dvou hráčů. Zde se hraje: volné.',
    'solo-aircraft':
      'Karyoly jdou do volných vzdušných zón tak, aby šlo zachránit co nejvíc vozidel. Ornitoptéry zabírají jen volné zóny, v tomto pořadí: po jedné do každé zóny napojené na sektor legie, která má síč přesně 2 oblasti daleko a je silnější než on; zóny napojené na sektor zaměřeného síče; zóny napojené na jeho sousední sektory, nejdříve ty mezi vnitřními.',
    'solo-aircraft-rest': 'Průzkum Mahdí neprovádí nikdy.',
    'solo-aircraft-any': 'Ornitoptéry, které i pak zbudou, jdou do kterékoli volné zóny.',
    'solo-dice':
      'Po každém vašem tahu, i po Pouštní síle, se hodí jednou nepoužitou harkonnenskou kostkou a ta se provede. Ukazují-li ten symbol už tři utracené kostky, hází se znovu. Kostka je utracená, i když nic udělat nešlo, a nádrž se posune. Když nemůžete nic, tah vynecháte. Fáze končí s poslední harkonnenskou kostkou.',
    'solo-leaders':
      'Je-li ve slotu symbolu pojmenovaný velitel s připravenou kartou, provede se místo běžné akce jeho speciální akce, pokud je z ní možná aspoň část: u Rabbana a Feyda-Rauthy to znamená, že jsou na mapě a jejich legie se podle kritérií může přesunout nebo zaútočit. Karta je pak vyčerpaná.',
    'solo-strength':
      'Mahdí porovnává legie podle [[strength|bojové síly]]. Za každou jednotku a velitele počítejte 1, za každý žeton lícem dolů 2. Je-li to stejné, počítejte jemně: 1 za anonymního velitele, 2 za běžnou jednotku, pojmenovaného velitele nebo žeton, 3 za elitní jednotku, 4 za fedajkina nebo sardaukara. Kdo má obojí stejné, není silnější. Nebráněný síč nemá žádnou sílu; úrovně se nepočítají nikdy.',
    'solo-strength-example':
      'Dvě elitní jednotky a bašár stojí proti síči s jedním žetonem a naíbem. Nahrubo mají obě strany 3. Jemně je to 3 + 3 + 1 = 7 proti 2 + 1 = 3: Harkonnenové jsou silnější a mohou zaútočit.',
    'solo-borders': 'Pro harkonnenské legie v této hře neprůchodné hranice neexistují. Pro vás ano.',
    'solo-attack':
      'Se Strategií a Velením se Mahdí nejdříve snaží zaútočit na síč, ve kterém není písečný červ. Legie to může, je-li silnější než obránci a síč je přilehlý, nebo přesně 2 oblasti daleko s ornitoptérou napojenou na sektor legie. Z více možností: nejvyšší skutečná úroveň; největší rozdíl síly; ta, která nepotřebuje ornitoptéru; zaměřený síč; nejbližší. S Velením se počítají jen legie s velitelem a útok je překvapivý.',
    'solo-attack-legion':
      'Nelze-li zaútočit na žádný síč, útočí Mahdí na slabší přilehlou legii, nejraději na nejsilnější z nich, pak na tu s pojmenovaným velitelem. Není-li ani taková, legie se přesouvají.',
    'solo-attack-edition':
      'Vydání 1.1 žádá velitele v legii jen při Velení, polské vydání i při Strategii. Zde se hraje podle vydání 1.1.',
    'solo-move':
      'Dvě legie se jedna po druhé přesunou k cíli. Cílem je zaměřený síč, je-li některá legie této akce silnější než jeho obránci; jinak pro tento tah síč nejbližší k němu, pro který to platí, pak ten s vyšší úrovní. Přesouvají se jen legie silnější než obránci cíle, nejbližší první. Když takový cíl není, nepřesouvá se nikdo.',
    'solo-move-how':
      'Legie jde o jednu oblast po některé nejkratší cestě přes volné oblasti. První, která má napojenou ornitoptéru, letí až o 2 oblasti, pokud se tím dostane blíž; za tah je jen jeden let. Přesouvá se celá legie a musí skončit blíž. Je-li víc konců stejně dobrých: připojit se k harkonnenské legii, pokud to limit dovolí; nejblíže k některému síči; hory; náhorní plošina nebo Malý erg; poušť bez červí výstrahy.',
    'solo-move-wait':
      'Legie vedle cíle čeká. Je-li však vedle ní jiná harkonnenská legie, obě se spojí v té z oblastí, která je blíž k cíli.',
    'solo-move-join':
      'Spojí se, jen pokud budou silnější než každá zvlášť. Jsou-li obě oblasti stejně blízko, sejdou se tam, kde stojí ta silnější.',
    'solo-move-edition':
      'V polském a ukrajinském vydání platí náhradní cíl jeden tah a za tah letí jedna ornitoptéra; vydání 1.1 říká v obou případech kolo. Zde se hraje: tah.',
    'solo-deployment':
      '**Výsadek**: velitel i jednotky jdou do jedné osady: do té s nejsilnější legií, pak do nejbližší k zaměřenému síči. Nejdříve pojmenovaní velitelé, Rabban a Feyd-Rautha před ostatními; není-li žádný k dispozici, bašár. Co překročí limit, jde do další osady. Došel-li některý druh jednotek, bere Mahdí o stupeň silnější, jinak o stupeň slabší.',
    'solo-deployment-full': 'Plná osada se přeskakuje, i pro velitele.',
    'solo-mentat':
      '**Mentat**: vezme se karta, celá se provede a odhodí, pak druhá z druhého balíčku. První se řídí vrškem společného odhazovacího balíčku: leží-li tam karta rodu Harkonnenů, bere se corrinská, jinak karta rodu Harkonnenů. Provede se každá část, která jde, v pořadí na kartě; karta, z níž nejde nic, přejde do posil. Karty, které by si Mahdí dobral, jdou do posil; karty, které by zahrál, se vezmou a zahrají. Co kritéria neřeší, se děje co nejblíž k zaměřenému síči.',
    'solo-mentat-rulings':
      'V jedné akci se každá další karta bere z jiného balíčku než předchozí. Jednotky a stroje přicházejí jen ze zásoby a z mapy se bere jen velitel, kterého karta jmenuje. Kartou *Transportní letouny* letí jednotky k legii nejblíže zaměřenému síči, která má místo, a to z osady jí nejbližší.',
    'solo-mentat-edition':
      'Vydání 1.1 provede každou část karty, která provést jde; v polském a ukrajinském vydání pošle jediná nemožná část celou kartu do posil. Zde se hraje podle vydání 1.1.',
    'solo-house':
      '**Rod**: Mahdí udělá obojí. Nejdříve vymění dvě běžné jednotky za elitní v legii nejblíže k některému síči; pak v té s největší převahou nad síčem, na který může zaútočit; pak v té nejblíže k zaměřenému síči. Nemá-li první legie viditelné běžné jednotky, odhalí se žetony. Potom ze zásoby umístí jedno těžební vozidlo a jednu ornitoptéru.',
    'solo-garrison':
      'Mahdí nikdy nenechá osadu prázdnou. Když ze stojící osady odejde poslední harkonnenská jednotka, dejte tam neviděně jeden náhodný černý a jeden stříbrný startovní žeton: [[garrison|posádku]]. Každý se počítá jako jedna jednotka a má sílu 2. Odhalí se, když útočí, jsou jakkoli napadeny nebo musí dát jednotky k výměně; pak se vmíchají zpět. Je-li jednotek příliš, odstraňte nejslabší. Dojde-li jedna barva, vyberte na mapě žeton té barvy, odhalte ho a použijte znovu.',
    'solo-garrison-hidden': 'Podmínky jako „se sardaukarem“ hledí jen na to, co je vidět.',
    'solo-battle':
      'V bitvě Mahdí otočí právě tolik posil, kolik potřebuje, aby házel 6 kostkami, pokud to Landsraad nezakazuje. Jeho ztráty, jedna po druhé: velitel, dokud jich má víc než jednoho, bašárové první; pak se elitní jednotka změní v běžnou; pak sardaukar; pak odcházejí běžné jednotky, poslední velitel však dřív než poslední jednotka. Z bitvy nikdy neustupuje. Od druhého kola jako útočník přestane, má-li nejvýše polovinu vaší síly v jemném počtu (1, 2, 3, 4 za figurku). Za pokračování proti síči neplatí zásah. Když ustupujete vy, místo si vyberete, prázdnou oblast, pokud nějaká je.',
    'solo-advance':
      'Do síče Mahdí postoupí vždy; po jiných vítězstvích jen tehdy, dostane-li se tím blíž k cíli.',
    'solo-battle-example':
      'Přesunuli jste legii, teď Mahdí hodí Strategii. Ukazují ji už dvě utracené kostky, takže platí. Tři běžné jednotky, sardaukar a bašár stojí vedle síče úrovně 2 se žetonem a naíbem: 5 proti 3, a tak zaútočí. Pod žetonem je běžná a elitní jednotka. Vy házíte 4 kostkami: dvě jednotky a úroveň 2. Mahdí má čtyři jednotky a otočí dvě posily, aby házel 6. Utrpí jeden zásah: má jen jednoho velitele a žádnou elitní jednotku, takže se sardaukar změní v běžnou. Vy přijdete o běžnou jednotku. Jemně je to 2 + 2 + 2 + 2 + 1 = 9 proti 3 + 1 = 4: víc než polovina, Mahdí tedy pokračuje a zásah za to neplatí.',
    'solo-harvest':
      'Karyoly zachraňují vozidla, kdykoli mohou, v hluboké poušti přednostně. Za koření Mahdí nejdříve platí 2 za každý žeton, který by klesl, od nejnižšího. Teprve když neklesne žádný, zvyšuje žetony po 3 koření, od nejnižšího, každý jednou; kde už zaplatil 2, stačí 1 navíc. Stály-li od začátku všechny tři na nejvyšším řádku a má-li aspoň 7 koření, získá přesně 1 nadvládu. Jinak nadvládu kupovat nemůže. Jedno koření jde do rezervy; zbytek propadá.',
    'solo-round-end':
      'Na úplném konci každého kola, po kontrole vítězství, stoupne nadvláda o 1: čas hraje pro Mahdího. Pak se zamíchají všechny taktické karty.',
    'solo-harvest-rulings':
      'Žetony na spodním řádku klesnout nemohou, a tak se za ně neplatí. Nadvláda za plné truhlice spotřebuje celý přebytek a nemá horní mez.',
    'solo-tokens':
      'Místo benegesseritského žetonu si Mahdí vezme zpět jednu kostku odloženou na desce koření; není-li tam žádná, stoupne nadvláda o 1. Jeho balíčky se po vyčerpání obnoví z odhozených karet; vaše ne.',
    'solo-reveal':
      'Ornitoptéra hlídá své sektory: tam z vlastní vůle nesmíte odhalit síč ani žetony guerillovým výcvikem. Všude jinde přidá každý síč nebo žeton, který dobrovolně odhalíte, kartu do posil, pokud neplatí sankce Kosmické gildy.',
    'solo-reveal-edition':
      'Pod ornitoptérou vydání 1.1 zakazuje odhalit žetony guerillovým výcvikem, polské a ukrajinské vydání jakkoli z vlastní vůle. Zde se hraje podle vydání 1.1.',
    'solo-cards':
      'Některé texty se liší: Thufir Hawat vezme a zahraje 3 karty rodu Harkonnenů, Mohiamová 3 corrinské. Karta *Pravdivý trans* vám dovolí určit příští harkonnenský symbol, má-li méně než 3 utracené kostky (Výsadek a Rod méně než 2); pak si doberte 2 karty, nebo 1 zahrajte. Karta *Hawatovy intriky*, kterou Mahdí zahraje, leží vedle mapy; s druhou, dokud je Hawat ve hře, se obě odhodí a přichází Mohiamová.',
    'solo-scheming':
      'Dokud Hawat není ve hře, zůstávají kopie vedle mapy. V posilách je to karta jako každá jiná.',
  },
};
