import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  sectors: {
    caption: 'Osm sektorů. Čtyři vnitřní se stýkají na Severním pólu, vnější leží kolem nich.',
    labels: {},
  },
  terrain: {
    caption:
      'Hory jsou tmavá skála, náhorní plošiny červené, Malý erg zvlněný, pouště světlé. Okraj je hluboká poušť.',
    labels: {},
  },
  impassable: {
    caption: 'Hranice, které po zemi nelze překročit, jsou nakreslené jako zdi.',
    labels: {},
  },
  airZones: {
    caption: 'Osm vzdušných zón leží mezi sousedními sektory a je napojeno na oba.',
    labels: {},
  },
  round: { caption: 'Šest kroků kola, stále dokola, dokud někdo nezvítězí.', labels: {} },
  spiceBoard: {
    caption:
      'Deska koření. Nejnižší žeton určuje aktivní řádek: víc vozidel a letounů, ale méně kostek. Při sběru 3 koření žeton zvednou, 2 ho udrží, bez placení klesne.',
    labels: { row: 'Aktivní řádek', rise: '3 koření', stay: '2 koření', fall: 'nic' },
  },
  turns: {
    caption:
      'Tahy se střídají, Atreidové začínají. Dokud mají méně nepoužitých kostek, smějí použít Pouštní sílu. Poslední harkonnenská kostka fázi ukončí.',
    labels: { fewer: 'Pouštní síla', level: 'utratit kostku', over: 'fáze končí' },
  },
  sandriding: {
    caption:
      'Jízda: z místa vedle řetězu, po výstrahách a písečných červech, na výstrahu řetězu nebo do kterékoli volné oblasti, která se ho dotýká.',
    labels: { start: 'Legie', wormsign: 'Výstraha', sandworm: 'Červ', end: 'Tady lze skončit' },
  },
  transport: {
    caption: 'Převoz vojáků: ornitoptéra se odstraní a legie přeletí až dvě oblasti, ať je mezi nimi cokoli.',
    labels: { start: 'Legie', over: 'Přelétá se', end: 'Přistání' },
  },
  battle: {
    caption: 'Kolo bitvy v šesti krocích, pak volba: pokračovat, přestat, nebo ustoupit.',
    labels: {
      cards: 'Karty za kostky',
      dice: 'Hod, nejvýše 6 kostek',
      leaders: 'Velitelé a symboly',
      fighters: 'Nejlepší ruší štíty',
      shields: 'Štíty ruší zásahy',
      losses: 'Ztráty',
      goOn: 'Dál? Ústup?',
    },
  },
  combatDie: {
    caption: 'Šest stěn bitevní kostky: tři zásahy, dva štíty, jeden speciální symbol.',
    labels: {},
  },
  worm: {
    caption: 'Písečný červ útočí až na dvě oblasti; ta mezi nimi musí být poušť.',
    labels: { worm: 'Červ', between: 'Poušť', target: 'Cíl' },
  },
  prescience: {
    caption:
      'Tři vlákna. Na 3 každé někoho přivede, na 6 kterékoli přivede Alii, na 8 přinese atomové zbraně.',
    labels: { people: 'Chani, Muad’Dib, Ctihodná matka', alia: 'Alia', atomics: 'Atomové zbraně' },
  },
  atomics: {
    caption: 'Troje hory, které atomové zbraně mohou změnit v poušť, a plošiny za nimi.',
    labels: {},
  },
  mahdiDie: {
    caption: 'Po každém vašem tahu Mahdí hodí jednou kostkou a provede ji.',
    labels: {
      roll: 'Hodí jednou nepoužitou kostkou',
      again: 'Ukazují to tři utracené? Hodí znovu',
      leader: 'Velitel připraven? Speciální akce, jinak symbol',
      spent: 'Kostka je utracená, nádrž se posune',
    },
  },
  mahdiAttack: {
    caption: 'Se Strategií a Velením udělá Mahdí první z věcí, kterou může.',
    labels: {
      sietch: 'Zaútočí na síč, než který je silnější',
      legion: 'Zaútočí na slabší přilehlou legii',
      move: 'Přesune dvě legie k cíli',
      nothing: 'Nic nejde: kostka je utracená',
    },
  },
};
