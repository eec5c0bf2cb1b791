import type { ChapterText } from '../types';

export const spaces: ChapterText<'spaces'> = {
  title: 'Die Felder',
  summary: 'Alle 22 Felder: was sie kosten und was sie tun.',
  sections: {
    'space-emperor': 'Imperator',
    'space-guild': 'Raumgilde',
    'space-bene': 'Bene Gesserit',
    'space-fremen': 'Fremen',
    'space-landsraad': 'Landsraad',
    'space-city': 'Städte',
    'space-trade': 'Spicehandel',
  },
  paragraphs: {
    'space-conspire':
      '**Conspire** (4 Spice): 1 Einfluss beim Imperator, 5 Solari, 2 Truppen und eine Intrigenkarte.',
    'space-wealth': '**Wealth**: 1 Einfluss beim Imperator und 2 Solari.',
    'space-heighliner':
      '**Heighliner** (6 Spice, Kampffeld): 1 Einfluss bei der Gilde, 5 Truppen und 2 Wasser.',
    'space-foldspace':
      '**Foldspace**: 1 Einfluss bei der Gilde und eine Karte *Foldspace* auf deinen Ablagestapel.',
    'space-selective-breeding':
      '**Selective Breeding** (2 Spice): 1 Einfluss bei den Bene Gesserit. Du darfst eine Karte vernichten, um zwei zu ziehen.',
    'space-secrets':
      '**Secrets**: 1 Einfluss bei den Bene Gesserit und eine Intrigenkarte. Jeder Gegner mit vier oder mehr Intrigenkarten gibt dir eine zufällige.',
    'space-hardy-warriors':
      '**Hardy Warriors** (1 Wasser, Kampffeld): 1 Einfluss bei den Fremen und 2 Truppen.',
    'space-stillsuits': '**Stillsuits** (Kampffeld): 1 Einfluss bei den Fremen und 1 Wasser.',
    'space-high-council':
      '**High Council** (5 Solari): Nimm einen Sitz im [[high-council|Hohen Rat]] ein. Von nun an hast du in jedem Aufdeckzug 2 Überzeugung mehr. Für jeden einmal pro Partie.',
    'space-mentat':
      '**Mentat** (2 Solari): Ziehe eine Karte und nimm den [[mentat|Mentaten]], wenn er hier steht.',
    'space-rally-troops': '**Rally Troops** (4 Solari): 4 Truppen.',
    'space-swordmaster':
      '**Swordmaster** (8 Solari): Dein dritter Agent, der [[swordmaster|Schwertmeister]], kommt sofort und für immer dazu. Für jeden einmal pro Partie.',
    'space-hall-of-oratory':
      '**Hall of Oratory**: 1 Truppe, und im Aufdeckzug 1 Überzeugung, solange dein Agent hier steht.',
    'space-secure-contract': '**Secure Contract**: 3 Solari.',
    'space-sell-melange':
      '**Sell Melange**: Verkaufe 2 Spice für 6 Solari, 3 für 8, 4 für 10 oder 5 für 12. Jedes Mal ein Verkauf.',
    'space-arrakeen':
      '**Arrakeen** (Kampffeld): 1 Truppe, und ziehe eine Karte. Wer es kontrolliert, erhält 1 Solari.',
    'space-carthag':
      '**Carthag** (Kampffeld): 1 Truppe und eine Intrigenkarte. Wer es kontrolliert, erhält 1 Solari.',
    'space-research-station': '**Research Station** (2 Wasser, Kampffeld): Ziehe drei Karten.',
    'space-sietch-tabr':
      '**Sietch Tabr** (Kampffeld): nur mit mindestens 2 Einfluss bei den Fremen. 1 Truppe und 1 Wasser, aber kein Einfluss: Es ist eine Stadt.',
    'space-the-great-flat':
      '**The Great Flat** (2 Wasser, Kampffeld, [[maker|Erschaffer]]): 3 Spice und das Bonus-Spice.',
    'space-hagga-basin':
      '**Hagga Basin** (1 Wasser, Kampffeld, [[maker|Erschaffer]]): 2 Spice und das Bonus-Spice.',
    'space-imperial-basin':
      '**Imperial Basin** (Kampffeld, [[maker|Erschaffer]]): 1 Spice und das Bonus-Spice. Wer es kontrolliert, erhält 1 Spice.',
  },
};
