import type { ChapterText } from '../types';

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie gry',
  summary: 'Wszystko, co robi się przed pierwszą rundą. Aplikacja wykonuje to za ciebie.',
  sections: {
    'setup-land': 'Na mapie',
    'setup-side': 'Obok mapy',
  },
  paragraphs: {
    'setup-sietches':
      'Potasuj 8 żetonów siczy i połóż po jednym zakrytym na każdym obszarze siczy. Do każdego dołóż losowy początkowy [[deployment-token|żeton rozmieszczenia]] Atrydów i jednego [[naib|naiba]]. Pozostałe żetony Atrydów potasuj i ułóż w stos.',
    'setup-harkonnen':
      'Połóż sześć osad Harkonnenów na ich obszarach. Każda dostaje po jednym losowym żetonie z obu zestawów początkowych Harkonnenów, czarnego i srebrnego; żetony od razu się odkrywa i zastępuje figurkami, które pokazują.',
    'setup-stations':
      'Potasuj sześć [[testing-station|stacji badawczych]] i połóż je zakryte na ich obszarach. Nikt ich nie ogląda.',
    'setup-tracks':
      'Trzy znaczniki jasnowidzenia i znacznik hegemonii zaczynają na 0. Potasuj 16 [[prescience-card|kart jasnowidzenia]] i pulę [[wormsign|znaków czerwia]].',
    'setup-leaders':
      'Część nazwanych przywódców jest w grze od początku: Paul Atryda, Lady Jessica i Stilgar oraz Baron Harkonnen, Bestia Rabban i Kapitan Aramszam. Ich karty leżą odkryte na swoich polach, a figurki czekają obok planszy.',
    'setup-imperium':
      'Trzy [[imperium-marker|znaczniki Imperium]], czyli KHOAM, Gildia Kosmiczna i Landsraad, stoją w najwyższym rzędzie [[spice-board|planszy przyprawy]].',
    'setup-decks':
      'Potasuj cztery talie [[planning-card|kart planu]], po 18 kart każda. Atrydzi dobierają jeden z sześciu [[secret-objective|sekretnych celów]] i zachowują go dla siebie.',
  },
};
