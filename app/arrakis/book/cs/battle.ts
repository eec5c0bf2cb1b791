import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const battle: ChapterText<'battle'> = {
  title: 'Bitvy',
  summary: 'Útok, kostky, ztráty, pokračovat, nebo přestat, a co získá vítěz.',
  sections: {
    attack: 'Útok',
    'battle-round': 'Kolo bitvy',
    losses: 'Ztráty',
    'going-on': 'Pokračování a ústup',
    outcome: 'Výsledek',
    'special-attacks': 'Speciální útoky',
  },
  paragraphs: {
    attack:
      'Útočí celá legie, a to na nepřátelskou legii nebo nebráněnou nepřátelskou osadu v přilehlé oblasti; jízdou na červovi nebo převozem vojáků i dál. Dokud bitva neskončí, zůstávají útočníci na svém místě.',
    'attack-reveal': 'Nejdříve se všechno odhalí: napadený síč a všechny výsadkové žetony na obou stranách.',
    'attack-undefended':
      'Bitvu o osadu bez obránců vyhrajete bez hodu. Padne však jen tehdy, když do ní útočníci postoupí; jinak stojí dál.',
    'battle-sequence': lines(
      'Bitva se odehrává po kolech. Každé kolo má šest kroků:',
      '1. **Karty**: nejdříve útočník, pak obránce smí odhodit plánovací karty, každou za jednu kostku navíc. Při sankci Landsraadu to Harkonnenové nesmějí.',
      '2. **Kostky**: každá strana hodí jednou [[combat-die|bitevní kostkou]] za jednotku a za odhozenou kartu, obránce osady ještě tolika, jaká je její úroveň; nikdy víc než 6.',
      '3. **Velitelé**: každý velitel smí využít jeden [[special|speciální symbol]].',
      '4. **Elitní bojovníci**: každý fedajkin nebo sardaukar zruší jeden nepřátelský [[shield|štít]].',
      '5. **Štíty**: každý zbylý štít zruší jeden [[hit|zásah]].',
      '6. **Ztráty**: zbylé zásahy utrpí obě strany, útočník první.',
    ),
    'battle-dice': 'Bitevní kostka má na třech stěnách zásah, na dvou štít a na jedné speciální symbol.',
    'battle-specials':
      'Samy o sobě nemají speciální symboly žádnou cenu; něco z nich udělají až velitelé. Anonymní velitel promění jeden v jeden zásah, pojmenovaný v to, co ukazuje jeho karta. Každý využije nejvýše jeden. Je-li velitelů víc než symbolů, vybírá vlastník, kdo bude jednat, útočník první. Symboly, které nikdo nevyužije, minou.',
    'battle-surprise':
      'V prvním kole [[surprise-attack|překvapivého útoku]] má útočník o jeden speciální symbol víc. Je to výsledek, ne kostka, takže se přidá i k šesti kostkám.',
    'battle-round-example':
      'Čtyři harkonnenské jednotky s Bestií Rabbanem útočí na tři atreidské, z nichž jedna je fedajkin. Harkonnenům padne zásah, zásah, štít, speciální symbol; Rabban ho změní ve 2 zásahy: 4 zásahy a 1 štít. Atreidům padne zásah, štít, štít: 1 zásah a 2 štíty. Fedajkin zruší harkonnenský štít, takže 1 atreidský zásah projde. 2 atreidské štíty zastaví 2 zásahy a 2 projdou. Harkonnenové ztrácejí běžnou jednotku, Atreidové utrpí dva zásahy.',
    losses:
      'Za každý zásah vyberte jedno ze tří: odstranit běžnou jednotku; vyměnit elitní jednotku, fedajkina nebo sardaukara za běžnou (není-li v zásobě, jen odstranit); nebo odstranit velitele. Anonymní velitelé se vracejí do zásoby, pojmenovaní jdou do nádrže.',
    'losses-last':
      'Když padne vaše poslední jednotka, ztrácíte s ní i velitele a přebytečné zásahy se zapomenou.',
    'battle-continue':
      'Po každém kole se útočník rozhodne, zda pokračuje. Pokračovat proti osadě stojí nejdříve jeden zásah, který žádný štít nezastaví. Pak smí obránce [[retreat|ustoupit]], než začne další kolo; útočník, který má dost, prostě přestane.',
    retreat:
      'Kam legie ustoupí, určuje její soupeř: do kterékoli přilehlé oblasti, která je prázdná nebo pro tu legii volná; pro harkonnenskou legii tam nesmí být červí výstraha. Není-li taková oblast, ustoupit nelze.',
    'retreat-arrival':
      'Limit 6 jednotek platí tam, kam dorazí. Ústupem se nezískává pokusná stanice ani neničí těžební vozidlo.',
    'battle-end':
      'Útočník vyhrává, když je obránce zničen nebo ustoupil a někdo z útočníků zbyl. Obránce vyhrává, když útočník přestane nebo je zničen a někdo z obránců zbyl. Když jsou pryč oba, nevyhrál nikdo.',
    'battle-advance':
      'Vítězný útočník smí s celou legií [[advance|postoupit]] do napadené oblasti, i po jízdě nebo letu. Vstupem do nepřátelské osady ji zničí. Atreidové tam zničí i těžební vozidlo; Harkonnenové tam otočí červí výstrahu.',
    'settlement-falls':
      'Osada padne jedině tak, že legie vyhraje a vejde do ní. Za síč získají Harkonnenové tolik nadvlády, jaká byla jeho úroveň; za harkonnenskou osadu posunou Atreidové o její úroveň **každý** ze tří žetonů jasnozřivosti. Obojí ihned.',
    'settlement-example':
      'Atreidové zničí Kartágo, úroveň 2. Všechny tři žetony jasnozřivosti postoupí o 2: šest kroků jednou ranou. Proto Harkonnenové nikdy nenechávají svá města prázdná.',
    'special-attacks':
      'Červi, bouře a některé karty podnikají [[special-attack|speciální útoky]]: hází se tolika kostkami, kolik je určeno, počítají se jen zásahy a nikdo je neoplácí. Ztráty se řeší jako v bitvě. Takový útok odhalí výsadkové žetony v oblasti, síč však ne, a osadu nikdy nezničí.',
  },
};
