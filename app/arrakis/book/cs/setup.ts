import type { ChapterText } from '../types';

export const setup: ChapterText<'setup'> = {
  title: 'Příprava',
  summary: 'Všechno, co předchází prvnímu kolu. Aplikace to udělá za vás.',
  sections: {
    'setup-land': 'Na mapě',
    'setup-side': 'Vedle mapy',
  },
  paragraphs: {
    'setup-sietches':
      'Promíchejte 8 žetonů síčů a na každou oblast síče dejte jeden lícem dolů. Ke každému přidejte náhodný startovní [[deployment-token|výsadkový žeton]] Atreidů a jednoho [[naib|naíba]]. Z ostatních atreidských žetonů vznikne zamíchaná zásoba.',
    'setup-harkonnen':
      'Na jejich oblasti položte šest harkonnenských osad. Každá dostane jeden náhodný žeton ze dvou harkonnenských startovních sad, černé a stříbrné; žetony se hned odhalí a vymění za figurky, které ukazují.',
    'setup-stations':
      'Promíchejte šest [[testing-station|pokusných stanic]] a lícem dolů je rozložte na jejich oblasti. Nikdo se na ně nedívá.',
    'setup-tracks':
      'Tři žetony jasnozřivosti i žeton nadvlády začínají na 0. Zamíchejte 16 [[prescience-card|karet jasnozřivosti]] a zásobu [[wormsign|červích výstrah]].',
    'setup-leaders':
      'Někteří pojmenovaní velitelé jsou u toho od začátku: Paul Atreides, Lady Jessica a Stilgar; Baron Harkonnen, Bestie Rabban a Kapitán Aramšám. Jejich karty leží lícem nahoru ve slotech a figurky čekají vedle mapy.',
    'setup-imperium':
      'Tři [[imperium-marker|imperiální žetony]], CHOAM, Kosmická gilda a Landsraad, stojí na nejvyšším řádku [[spice-board|desky koření]].',
    'setup-decks':
      'Zamíchejte čtyři [[planning-card|plánovací]] balíčky po 18 kartách. Atreidové si vylosují jeden ze šesti [[secret-objective|tajných cílů]] a nechají si ho pro sebe.',
  },
};
