import type { ChapterText } from '../types';

export const preparation: ChapterText<'preparation'> = {
  title: 'Příprava',
  summary: 'Balíčky, figurky a s čím každý začíná.',
  sections: { 'prep-table': 'Střed stolu', 'prep-seats': 'Každý hráč' },
  paragraphs: {
    'prep-board':
      'Rozložte plán. Mentat stojí na poli Mentat a na počitadle každé [[faction|frakce]] leží žeton aliance.',
    'prep-conflicts':
      'Balíček střetů skládejte odspodu: všechny čtyři karty Střet III, na ně pět náhodných z deseti karet Střet II a navrch jednu náhodnou kartu Střet I. Na karty, které zůstanou v krabici, se nikdo nedívá. Deset karet znamená nejvýše deset kol.',
    'prep-decks':
      'Zamíchejte balíček [[intrigue|intrik]] a balíček impéria. Pět karet impéria vyložte lícem vzhůru: to je [[imperium-row|imperiální řada]]. Vedle ní leží tři balíčky [[reserve|stálé zásoby]].',
    'prep-leader':
      'Každý si vezme [[leader|vůdce]], vybraného nebo náhodného. Tečky říkají, jak je náročný, od jedné do tří; jednu mají Paul Atreides, Rabban, Memnon Thorvald a Ilban Richese. U stolu mohou sedět i oba vůdci téhož rodu.',
    'prep-deck':
      'Zamíchejte svých deset základních karet. Vlevo od vůdce leží jako dobírací balíček, vpravo poroste odkládací.',
    'prep-water': 'Každý si vezme 1 vodu.',
    'prep-pieces':
      'Dva agenty postavte na vůdce; třetí, [[swordmaster|mistr meče]], čeká vedle plánu. Ukazatel bodů začíná na 0, ve čtyřech na **1**. Ukazatel boje je na 0, po jedné kostce dole na každém počitadle vlivu, **3 jednotky v pevnosti** a 9 v [[supply|zásobě]]. Do zásob vidí všichni.',
    'prep-first': 'O [[first-player|prvním hráči]] prvního kola rozhodne náhoda; vezme si ukazatel.',
    'prep-extra':
      'Hraje-li baron, zvolí si tajně dvě frakce, až je vše připraveno a než začne první kolo. Rabban začíná s 1 kořením a 1 solarem navíc.',
    'prep-fewer': 'V jednom nebo ve dvou se chystá víc: viz poslední dvě kapitoly.',
  },
};
