import type { ChapterText } from '../types';

export const setup: ChapterText<'setup'> = {
  title: 'Przygotowanie do gry',
  summary: 'Wszystko, co robi się przed pierwszą rundą. Aplikacja wykonuje to za ciebie.',
  sections: {
    'setup-land': 'Na mapie',
    'setup-side': 'Obok mapy',
  },
  paragraphs: {
    'setup-sietches':
      'Potasuj 8 żetonów siczy i połóż po jednym zakrytym na każdym obszarze siczy. Do każdego dołóż losowy początkowy [[deployment-token|żeton rozmieszczenia]] Atrydów i jednego [[naib|naiba]]. Pozostałe żetony Atrydów potasuj i ułóż w stos.',
    'setup-harkonnen':
      'Połóż sześć osad Harkonnenów na ich obszarach. Każda dostaje dwa losowe żetony początkowe, po jednym z każdego z dwóch zestawów, czarnego i srebrnego; oba od razu się odkrywa i zastępuje figurkami, które pokazują.',
    'setup-stations':
      'Potasuj sześć [[testing-station|stacji badawczych]] i połóż je zakryte na ich obszarach. Nikt ich nie ogląda.',
    'setup-tracks':
      'Trzy znaczniki jasnowidzenia i znacznik hegemonii zaczynają na 0. Potasuj 16 [[prescience-card|kart jasnowidzenia]] i pulę [[wormsign|znaków czerwia]].',
    'setup-leaders':
      'Część nazwanych przywódców jest w grze od początku: Paul Atryda, Lady Jessica i Stilgar oraz Baron Harkonnen, Bestia Rabban i Kapitan Aramszam. Ich karty leżą na swoich polach stroną z akcją specjalną do góry, a figurki czekają obok planszy.',
    'setup-imperium':
      'Trzy [[imperium-marker|znaczniki Imperium]], czyli KHOAM, Gildia Kosmiczna i Landsraad, stoją w najwyższym rzędzie [[spice-board|planszy przyprawy]].',
    'setup-decks':
      'Potasuj cztery talie [[planning-card|kart planu]], po 18 kart każda. Atrydzi dobierają jeden z sześciu [[secret-objective|sekretnych celów]] i zachowują go dla siebie.',
    'setup-figures':
      'Posortuj figurki według stron: to zasoby. Małe okrągłe podstawki mają jednostki regularne, kwadratowe elitarne, sześciokątne Fedajkini i Sardaukarzy; przywódcy stoją na dużych okrągłych. Atrydzi mają 16, 8 i 6 jednostek oraz 12 naibów, Harkonnenowie 24, 12 i 8 jednostek, 6 baszarów, 8 żniwiarek, 6 ornitopterów i 3 zgarniarki. Obok planszy czekają 4 czerwie pustyni.',
    'setup-dice':
      'Atrydzi biorą swoje 4 kości akcji, Harkonnenowie swoich 8. Każda strona ma własnych 6 kości walki.',
    'setup-bene-gesserit':
      'Atrydzi zaczynają z jednym żetonem [[bene-gesserit|Bene Gesserit]]. Pozostałe cztery czekają w rezerwie.',
  },
};
