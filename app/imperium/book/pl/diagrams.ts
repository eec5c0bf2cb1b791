import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  track: {
    caption: 'Tor wpływu: punkt na 2, dar frakcji na 4 i sojusz dla pierwszego.',
    labels: { point: '1 punkt zwycięstwa', bonus: 'dar toru', alliance: 'sojusz: 1 punkt' },
  },
  card: {
    caption: 'Karta twojej talii. W każdej turze działa tylko jedna z jej dwóch ramek.',
    labels: {
      name: 'nazwa i frakcja',
      icons: 'symbole agenta: dokąd wysyła',
      agent: 'ramka agenta',
      reveal: 'ramka odkrycia',
      cost: 'koszt w perswazji',
    },
  },
  phases: {
    caption: 'Pięć faz rundy.',
    labels: {
      start: 'Początek rundy',
      turns: 'Tury graczy',
      combat: 'Walka',
      makers: 'Stworzyciele',
      recall: 'Odwołanie',
    },
  },
  agentTurn: {
    caption: 'Tura agenta krok po kroku.',
    labels: {
      card: 'Zagraj kartę',
      agent: 'Agent na wolne pole z jednym z jej symboli',
      pay: 'Najpierw zapłać koszt',
      effects: 'Pole, karta i wpływ w dowolnej kolejności',
      deploy: 'Pole walki: wyślij jednostki',
    },
  },
  strength: {
    caption: 'Troje graczy: jednostki po 2, miecze po 1. Bez jednostki miecze są nic niewarte.',
    labels: {
      troops: 'jednostki po 2',
      swords: 'miecze po 1',
      first: 'pierwsza nagroda',
      second: 'druga nagroda',
      none: 'nic',
    },
  },
  hagalTurn: {
    caption: 'Tura rodu Hagal.',
    labels: {
      reveal: 'Odkryj jego następną kartę',
      taken: 'Pole zajęte: następna karta',
      free: 'Pole wolne: agent tam idzie',
      card: 'Zrób to, co pokazuje karta, nic więcej',
      combat: 'Pole walki: zwerbowane i najwyżej 2 z garnizonu idą do konfliktu',
    },
  },
};
