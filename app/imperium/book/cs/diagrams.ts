import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  track: {
    caption: 'Počitadlo vlivu: bod na 2, bonus frakce na 4 a aliance pro prvního.',
    labels: { point: '1 vítězný bod', bonus: 'bonus počitadla', alliance: 'aliance: 1 bod' },
  },
  card: {
    caption: 'Karta vašeho balíčku. V každém tahu platí jen jedna z jejích dvou sekcí.',
    labels: {
      name: 'název a frakce',
      icons: 'ikony agenta: kam vysílá',
      agent: 'sekce agenta',
      reveal: 'sekce odhalení',
      cost: 'cena v přízni',
    },
  },
  phases: {
    caption: 'Pět fází kola.',
    labels: {
      start: 'Zahájení kola',
      turns: 'Tahy hráčů',
      combat: 'Boj',
      makers: 'Tvůrci',
      recall: 'Vyhodnocení kola',
    },
  },
  agentTurn: {
    caption: 'Tah agentem krok za krokem.',
    labels: {
      card: 'Zahrajte kartu',
      agent: 'Agent na volné pole s některou z jejích ikon',
      pay: 'Nejdřív zaplaťte cenu',
      effects: 'Pole, karta a vliv v libovolném pořadí',
      deploy: 'Bojové pole: pošlete jednotky',
    },
  },
  strength: {
    caption: 'Tři hráči: jednotky za 2, meče za 1. Bez jednotky nemají meče cenu.',
    labels: {
      troops: 'jednotky po 2',
      swords: 'meče po 1',
      first: 'první odměna',
      second: 'druhá odměna',
      none: 'nic',
    },
  },
  hagalTurn: {
    caption: 'Tah rodu Hagal.',
    labels: {
      reveal: 'Otočte jeho další kartu',
      taken: 'Pole je obsazené: další karta',
      free: 'Pole je volné: agent tam jde',
      card: 'Udělejte, co karta ukazuje, nic jiného',
      combat: 'Bojové pole: naverbovaní a až 2 z pevnosti jdou do střetu',
    },
  },
};
