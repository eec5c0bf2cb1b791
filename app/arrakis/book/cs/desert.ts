import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const desert: ChapterText<'desert'> = {
  title: 'Pouštní hrozby',
  summary: 'Výstrahy se otáčejí, červi se vynořují a otevřenou krajinou se ženou bouře.',
  sections: {
    'hazards-wormsigns': 'Otáčení výstrah',
    'hazards-victims': 'Koho červ najde',
    storms: 'Bouře',
    'worm-deeds': 'Červi v akci',
  },
  paragraphs: {
    'hazards-who':
      'Tuto fázi provádějí Atreidové. Nejdříve se do zásoby vrátí výstrahy z oblastí, kde je atreidská legie nebo písečný červ.',
    'hazards-new':
      'Pak každá poušť s harkonnenskou legií nebo těžebním vozidlem dostane ze zásoby jednu výstrahu, aniž by ji kdo viděl, pokud tam už není výstraha nebo písečný červ. Těžební vozidlo ji dostane i tam, kde vedle něj stojí atreidská legie; té se nic nestane.',
    'hazards-turn':
      'Nyní se všechny výstrahy na mapě otočí. Atreidové je řeší v pořadí, jaké chtějí; potom se žetony zamíchají zpět.',
    'hazards-faces': lines(
      'Co může výstraha ukázat (6, 6 a 4 z 16 žetonů):',
      '- **Písek**: nic tam není.',
      '- **Písečný červ**: dejte do oblasti písečného červa.',
      '- **Zavrtávající se červ**: také písečný červ, ale jen v hluboké poušti; jinde nic.',
    ),
    'hazards-supply':
      'Každý červ, který se ukáže, musí na mapu, ze zásoby nebo odjinud z mapy. V jedné fázi se jich objeví nejvýše 4, nebo 5, je-li ve hře Divoký tvůrce, který smí být jedním z nich. Ukáže-li se jich víc, vybírají Atreidové. Červi, kteří přijdou v akční fázi kartou nebo vyrušenou výstrahou, se řídí stejnými pravidly, jejich počet však omezen není a nikoho před nimi nelze zachránit. Divoký tvůrce přijít nemusí, dokud lze vzít jiného červa.',
    'hazards-short':
      'Dojdou-li výstrahy, Atreidové vyberou oblasti, které žádnou nedostanou. Žeton lícem dolů, který se odstraní kvůli příliš velké legii, opouští hru nespatřen.',
    'hazards-edition':
      'V akční fázi podle vydání 1.1 berou Atreidové červa ze zásoby nebo z mapy, podle polského a ukrajinského z mapy jen tehdy, je-li zásoba prázdná. Zde se hraje podle vydání 1.1.',
    'worm-victims':
      'Když jsou všichni červi na mapě, každý se vypořádá s tím, s kým sdílí oblast. Samotné těžební vozidlo zničí a zůstane. Harkonnenská legie musí ustoupit; nemá-li kam, červ na ni zaútočí a pak zmizí. Těžební vozidlo, jehož legie utekla nebo zahynula, je zničeno.',
    'worm-edition':
      'Troje pravidla nechávají červa, který pohltil samotné těžební vozidlo, na mapě; jen německá pomůcka ho odstraňuje. Zde se hraje: červ zůstává.',
    'worm-rescue':
      '**Záchrana**: jen v této fázi smějí Harkonnenové odstranit [[carryall|karyol]] z napojené vzdušné zóny a zachránit tím těžební vozidlo: zůstane, kde je. Červ zůstane také, pokud nezaútočil.',
    storms:
      'Potom bouře zasáhnou každou harkonnenskou legii na náhorní plošině, v Malém ergu nebo v poušti, každou 2 bitevními kostkami. Hory dávají úkryt, stejně jako pět plošin uprostřed (Arrakén, Kartágo, Arsunt, Pánev Hagga, Imperiální pánev), dokud je neodkryjí [[atomics|atomové zbraně]].',
    'storms-dice':
      'Každý zásah je jeden zásah. Speciální symbol znamená v hluboké poušti 2 zásahy, v jiné poušti 1 a jinde nic. Štíty nepomáhají. Ztráty se řeší ihned.',
    'storms-example':
      'Legie čeká v hluboké poušti u svého těžebního vozidla. Za bouři padne zásah a speciální symbol: tři zásahy. Na náhorní plošině by z téhož hodu byl jeden.',
    'worm-attack':
      '**Útok písečného červa**: odstraňte červa z mapy a vyberte cíl vzdálený až 2 oblasti, ne však přes neprůchodné hranice; oblast mezi nimi musí být poušť. Cílem je harkonnenská legie v poušti, na náhorní plošině nebo v Malém ergu, nebo těžební vozidlo v poušti, nikdy nic v horách. Samotné vozidlo je zničeno bez hodu. Proti legii hoďte 4 kostkami, za Divokého tvůrce 6, a počítejte jako u bouře. Nepřežije-li žádná jednotka, je ztraceno i tamní vozidlo.',
    'worm-move':
      '**Přesun písečného červa**: až o 2 pouště, ne přes neprůchodné hranice. Projít smí kolem čehokoli, skončit však musí tam, kde není žádná figurka a žádný žeton kromě pokusné stanice.',
  },
};
