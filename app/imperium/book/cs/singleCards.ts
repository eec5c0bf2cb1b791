import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const singleCards: ChapterText<'single-cards'> = {
  title: 'Výklad jednotlivých karet',
  summary: 'Co znamenají některá slova a karty, které vzbuzují otázky.',
  sections: {
    wording: 'Některá slova',
    'explained-cards': 'Karty',
    'explained-leaders': 'Vůdci',
    'more-cards': 'Další karty',
  },
  paragraphs: {
    'word-discard':
      '[[discard|Odložit]] znamená vzdát se karty z ruky, nikdy karty intrik. „Libovolný počet“ může být i nula. Dělit se o první místo není vítězství.',
    'word-choose': 'Máte-li vybrat dvě možnosti, vyberte nejdřív obě a pak je proveďte.',
    'word-target': 'Intriku, kterou se získává karta do určité ceny, smíte zahrát, i když žádná taková není.',
    'word-nothing':
      'Efekty, které by nic neudělaly, odpadají a tah nikdy nezdrží. Soupeře, který nemá z čeho volit, se neptáme.',
    'card-bindu':
      '*Binduové znehybnění* se hraje na začátku tahu, dřív než cokoli jiného, i než jiné tajné plány: doberte si kartu a pak **můžete** tah vynechat.',
    'card-bindu-edition':
      'Podle prvních anglických pravidel tah hned končí; podle tištěné karty můžete pasovat. Zde se hraje podle karty.',
    'card-voice':
      '*Hlas* uzavře jedno pole všem soupeřům do vašeho příštího tahu, nejdéle do konce kola. Zastaví i *Kwisatze Haderacha*.',
    'card-voice-ruling': 'Zvolit smíte kterékoli pole, i obsazené.',
    'card-kwisatz':
      '*Kwisatze Haderacha* smíte zahrát, i když už doma žádného agenta nemáte: pak přesune některého z plánu, třeba i zpět na totéž pole. Ceny se platí a co je jednou za hru, zůstává jednou za hru. Na opuštěném poli tvůrce může přibýt bonusové koření.',
    'card-snooper': 'Paul ani *Špeh* se na vrch prázdného balíčku podívat nemohou.',
    'card-hire': '*Promyšlený tah* bere mentata jen z jeho vlastního pole.',
    'card-respect':
      '*Zjednání úcty* smíte zaplatit kořením, které právě přinesl střet nebo *Cena pro vítěze*.',
    'card-test':
      '*Zkouška lidskosti*: soupeři volí po směru hodinových ručiček od vaší levice; každý musí zvolit něco možného a kartu si vybírá sám.',
    'leader-baron':
      '**Baron Harkonnen** má na svém vůdci dva ze čtyř žetonů frakcí lícem dolů; zbylé dva nikdo nevidí. Mistrovský tah nastane jednou za hru.',
    'leader-baron-ruling':
      'Mistrovský tah není dobrovolný: žetony odhalí čtvrtá jednotka poslaná do střetu v jednom tahu, ať přišla odkudkoli. Jednotka obránce na začátku kola se nepočítá.',
    'leader-others': lines(
      'Další vůdci:',
      '- **Ilban Richese** dobírá za solary vytištěné jako cena pole, za žádnou jinou platbu;',
      '- **Ariana Thorvald** si při každé těžbě bere o 1 méně a dobere kartu, ať chce, nebo ne; u koření odjinud nikoli.',
    ),
    'leader-helena':
      '**Helena Richese** dává kartu z řady stranou. Patří jen jí; nezíská-li ji do konce svého příštího tahu odhalení, karta opouští hru. Jiné způsoby získání slevu nemají.',
    'leader-helena-ruling':
      'Stranou smí mít i víc karet. *Bypass Protocol* může některou vzít za plnou cenu, a to jen jí. Karta, která takto opustí hru, není zničená.',
    'more-deck': lines(
      'Karty balíčku:',
      '- *Assassination Mission* platí, když ji zničí něco jiného;',
      '- *Carryall* zdvojnásobí jen vlastní koření pole: 1, 2 nebo 3;',
      '- *Guild Bankers* dává slevu na každý výtisk karty *Koření musí proudit*, který získáte;',
      '- *Gun Thopter* prázdné pevnosti nic neudělá;',
      '- *Imperiální špeh* platí, jen je-li zničen vlastním efektem;',
      '- *Liet Kynes* počítá karty zahrané s agenty i odhalené;',
      '- *Shifting Allegiances*: 1 vliv musíte opravdu ztratit a získávat smíte u téže frakce;',
      '- *Koření musí proudit*: bod zůstává, i když je karta zničena.',
    ),
    'more-intrigue': lines(
      'Intriky:',
      '- *Ovládnutí trhu* počítá celý váš balíček; na druhý bod potřebujete víc výtisků než **každý** ze soupeřů;',
      '- *Double Cross* potřebuje nepřátelskou jednotku ve střetu; vaše zásoba může být prázdná;',
      '- *Recruitment Mission*: rozhodujte u každé karty zvlášť, jen v tahu odhalení;',
      '- *Refocus* s prázdným odkládacím balíčkem zamíchá dobírací;',
      '- *Staged Incident* snižuje vaši sílu, protože jednotky odcházejí.',
    ),
    'more-rulings': lines(
      'Jak aplikace hraje další karty:',
      '- *Power Play* a *Carryall* mění pole, jakmile je agent vyslán; zničí-li se karta později, zůstává to tak;',
      '- *Assassination Mission* platí, ať je zničena odkudkoli;',
      '- *Recruitment Mission* se ptá u každé karty získané v tom tahu odhalení, ledaže efekt sám říká, kam jde;',
      '- *Ovládnutí trhu* počítá i karty v ruce.',
    ),
    'more-envoy': lines(
      'Když tajný plán něco potřebuje:',
      '- *Dispatch an Envoy* dá své čtyři ikony i kartě, která žádnou nemá;',
      '- *Dispatch an Envoy* a *Infiltrate* potřebují agenta, kterému poslouží;',
      '- *Špeh* potřebuje kartu v balíčku, *Urgent Mission* agenta na plánu.',
    ),
    'more-example':
      'Anna má ve hře *Guild Bankers* a 12 přízní. *Koření musí proudit* ji stojí 6 místo 9, a podruhé také 6: získá dvě a s nimi 2 body.',
  },
};
