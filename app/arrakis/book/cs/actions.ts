import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const actions: ChapterText<'actions'> = {
  title: 'Kostky a akce',
  summary: 'Hod, sloty, co umí jednotlivé symboly, karty, Pouštní síla a volné akce.',
  sections: {
    rolling: 'Hod a sloty',
    turns: 'Střídání tahů',
    results: 'Co umí symboly',
    'desert-power': 'Pouštní síla',
    'special-actions': 'Velitelé a karty',
    'free-actions': 'Volné akce',
  },
  paragraphs: {
    roll: 'Obě strany hodí [[action-die|akčními kostkami]]: Atreidové vždy 4, Harkonnenové 4 až 8 podle desky koření. Každá kostka jde do [[slot|slotu]] svého [[result|symbolu]]. Atreidové mají pro každý symbol 2 sloty; Harkonnenové 3, jen pro Výsadek a Rod 2.',
    'roll-overflow':
      'Kostky, na které sloty nestačí, se otočí na jiné symboly, jedna po druhé, nejdříve Harkonnenové a pak na střídačku. Nový symbol vybírá vlastník z těch, které mají nejvíc volných slotů.',
    'roll-example':
      'Atreidům padne třikrát Strategie a jednou Mentat. Dvě kostky obsadí oba sloty Strategie. Třetí se musí otočit; Velení, Výsadek i Rod mají po dvou volných slotech, Mentat jen jeden, takže z ní bude jeden z těch tří.',
    'bene-gesserit-token':
      'Pak smí každá strana, Harkonnenové první, položit jeden [[bene-gesserit|benegesseritský žeton]] do volného slotu symbolu, na kterém má nejméně kostek; je-li jich víc stejně, vybere si. V tomto kole je žeton další kostkou toho symbolu. Utracený žeton opouští hru. Každá strana smí použít jeden za kolo.',
    'bene-gesserit-back': 'Žeton, který se do konce kola neutratí, se vrátí svému majiteli.',
    'bene-gesserit-example':
      'Atreidům padla dvakrát Strategie, Velení a Mentat. Výsadek a Rod nemají žádnou kostku, žeton tedy patří k jednomu z nich; vyberou Rod. Až na něj dojde, použijí ho jako kterýkoli symbol, stejně jako kostku.',
    turns: lines(
      'Začínají Atreidové; pak se strany střídají po jedné akci. Ve svém tahu uděláte jedno z tohoto:',
      '- utratíte kostku za jednu věc, kterou její symbol nabízí;',
      '- utratíte kteroukoli kostku, zahrajete [[planning-card|plánovací kartu]] z ruky a odhodíte ji;',
      '- jako Atreidové, máte-li méně nepoužitých kostek než Harkonnenové, provedete akci [[desert-power|Pouštní síla]], která žádnou kostku nestojí;',
      '- jako Atreidové utratíte kostku a získáte kartu jasnozřivosti, která ji vyžaduje.',
      'Vynechat tah nelze.',
    ),
    'turns-end':
      'Fáze končí, jakmile Harkonnenové utratí a provedou svou poslední kostku. Nepoužité atreidské kostky pak propadají, sledujte tedy, kolik jich Harkonnenům zbývá.',
    'turns-may':
      'Nic z toho, co akce dává, není povinné. Udělejte všechno, něco, nebo nic: kostka je utracená tak jako tak.',
    'turns-example':
      'Harkonnenové mají 8 kostek, Atreidové 4. Po první výměně je to 7 ku 3: Atreidové mají méně, takže jejich další tahy může být Pouštní síla, znovu a znovu, dokud se počty nevyrovnají. Kostky si šetří na později, ale skončí-li Harkonnenové dřív, přijdou o ně.',
    'result-strategy': '**Strategie**: přesun dvou různých legií, nebo útok s jednou.',
    'result-leadership':
      '**Velení**: přesun dvou různých legií, z nichž každá má velitele, nebo [[surprise-attack|překvapivý útok]] s legií, která velitele má.',
    'result-mentat':
      '**Mentat**: doberete si dvě plánovací karty ze svých balíčků. Předem řekněte, kolik ze kterého. Smíte jich vzít i méně.',
    'result-deployment':
      '**Výsadek**: Atreidové náhodně vezmou výsadkový žeton, podívají se na něj a dají ho do jednoho síče spolu s jedním dostupným velitelem. Jedno i druhé lze vynechat: velitel smí přijít sám, i do plného síče, ale žeton, který už byl vzat, se umístit musí. Harkonnenové rozmístí 3 běžné jednotky a jednoho velitele po svých osadách, jak chtějí.',
    'result-house':
      '**Rod**: pro Atreidy je to žolík. Plně platí za kterýkoli jiný symbol, včetně speciálních akcí velitelů, ale ne za Pouštní sílu. Harkonnenové vymění dvě běžné jednotky na mapě za elitní, nebo umístí dva transportéry podle svého výběru.',
    'desert-power': lines(
      '[[desert-power|Pouštní síla]] nabízí tři věci; vyberte jednu:',
      '- položit lícem dolů 2 [[wormsign|červí výstrahy]] do dvou pouští, kde není červí výstraha, písečný červ ani síč;',
      '- přesunout dva různé [[sandworm|písečné červy]];',
      '- zaútočit s jedním písečným červem.',
    ),
    'desert-power-granted':
      'Když vám Pouštní sílu dá karta nebo velitel, nemusíte mít méně kostek a neplatíte nic navíc k ceně té karty nebo velitele.',
    'special-action':
      'Pojmenovaný velitel, jehož karta leží lícem nahoru ve slotu, přidává k možnostem toho symbolu svou [[special-action|speciální akci]]. Použitá karta se otočí až do konce kola. Velitel nemusí být na mapě, pokud to akce sama nechce; z nádrže však nezmůže nic.',
    'cards-played':
      'Plánovací karty se odhazují lícem nahoru. Když karta dovolí přesun nebo útok „libovolné legie“, myslí tím vaši, pokud neřekne nepřátelskou. Dobraný balíček zůstává prázdný.',
    'die-moves-tank':
      'Každá kostka nebo žeton, které utratíte za akci, posune i velitele ve vaší nádrži o pole dál, ještě než akci provedete. Pouštní síla ne.',
    'free-actions':
      '[[free-action|Volné akce]] jsou navíc k vaší akci, kolik jich chcete, ve vašem vlastním tahu: před akcí, po ní i uprostřed.',
    'free-actions-battle': 'Během bitvy jsou možné jen mezi dvěma jejími koly.',
    'free-guerrilla':
      '**Guerillový výcvik** (Atreidové): odhalte tolik svých výsadkových žetonů, kolik chcete.',
    'free-scouting':
      '**Průzkum** (Harkonnenové): odstraňte z mapy ornitoptéru a odhalte síč, všechny výsadkové žetony, nebo obojí v jedné oblasti napojeného sektoru. Při sankci Kosmické gildy to nejde.',
    'free-hawat':
      '**Hawatovy intriky** (Harkonnenové): dokud je ve hře Thufir Hawat, třeba i v nádrži, odhoďte dvě nebo tři kopie této karty. Hawat hru navždy opouští, do hry vstupuje Gaius Helena Mohiamová a Harkonnenové si berou benegesseritský žeton. Jinak se karta použít nedá: nikdy se nehraje, neodhazuje za kostky, kvůli limitu ruky ani kvůli nepřátelskému účinku, a když je Hawat pryč, zůstává v ruce. Do limitu ruky se počítá, ale smí ho překročit.',
    'free-atomics':
      '**Atomové zbraně** (Atreidové): jednou za hru, když některý žeton jasnozřivosti dosáhl 8. Viz kapitola o jasnozřivosti.',
  },
};
