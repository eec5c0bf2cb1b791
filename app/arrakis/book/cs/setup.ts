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
      'Na jejich oblasti položte šest harkonnenských osad. Každá dostane dva náhodné startovní žetony, po jednom žetonu z každé ze dvou sad, černé a stříbrné; oba se hned odhalí a vymění za figurky, které ukazují.',
    'setup-stations':
      'Promíchejte šest [[testing-station|pokusných stanic]] a lícem dolů je rozložte na jejich oblasti. Nikdo se na ně nedívá.',
    'setup-tracks':
      'Tři žetony jasnozřivosti i žeton nadvlády začínají na 0. Zamíchejte 16 [[prescience-card|karet jasnozřivosti]] a zásobu [[wormsign|červích výstrah]].',
    'setup-leaders':
      'Někteří pojmenovaní velitelé jsou ve hře od začátku: Paul Atreides, Lady Jessica a Stilgar; Baron Harkonnen, Bestie Rabban a Kapitán Aramšám. Jejich karty leží ve slotech stranou se speciální akcí nahoru a figurky čekají vedle mapy.',
    'setup-imperium':
      'Tři [[imperium-marker|imperiální žetony]], CHOAM, Kosmická gilda a Landsraad, stojí na nejvyšším řádku [[spice-board|desky koření]].',
    'setup-decks':
      'Zamíchejte čtyři [[planning-card|plánovací]] balíčky po 18 kartách. Atreidové si vylosují jeden ze šesti [[secret-objective|tajných cílů]] a nechají si ho pro sebe.',
    'setup-figures':
      'Roztřiďte figurky podle stran: to je zásoba. Malý kruhový podstavec mají běžné jednotky, čtvercový elitní, šestiúhelníkový fedajkinové a sardaukaři; velitelé stojí na velkých kruhových. Atreidové mají 16, 8 a 6 jednotek a 12 naíbů, Harkonnenové 24, 12 a 8 jednotek, 6 bašárů, 8 těžebních vozidel, 6 ornitoptér a 3 karyoly. Vedle mapy čekají 4 píseční červi.',
    'setup-dice':
      'Atreidové si vezmou své 4 akční kostky, Harkonnenové svých 8. Každá strana má vlastních 6 bitevních kostek.',
    'setup-bene-gesserit':
      'Atreidové začínají s jedním [[bene-gesserit|benegesseritským žetonem]]. Další čtyři čekají v zásobě.',
  },
};
