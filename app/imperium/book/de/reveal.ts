import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const reveal: ChapterText<'reveal'> = {
  title: 'Der Aufdeckzug',
  summary: 'Zeige, was auf der Hand blieb, erwirb Karten, bestimme deine Stärke.',
  sections: {
    revealing: 'Aufdecken',
    acquiring: 'Karten erwerben',
    strength: 'Stärke',
    'clean-up': 'Aufräumen',
    'in-play': 'Karten im Spiel, Decks, Vernichten',
  },
  paragraphs: {
    'reveal-hand':
      'Lege alle Karten, die auf deiner Hand geblieben sind, offen aus, getrennt von denen, die du mit Agenten gespielt hast.',
    'reveal-boxes': lines(
      'Führe die [[reveal-box|Aufdeckkästen]] dieser Karten in beliebiger Reihenfolge aus. Außerdem:',
      '- ein Sitz im [[high-council|Hohen Rat]] gibt in jedem deiner Aufdeckzüge 2 Überzeugung;',
      '- ein Agent von dir auf Hall of Oratory gibt 1 Überzeugung.',
    ),
    'reveal-drawn':
      'Karten, die du während deines Aufdeckzuges ziehst, werden sofort aufgedeckt und genutzt.',
    acquire:
      'Mit [[persuasion|Überzeugung]] [[acquire|erwirbst]] du so viele Karten, wie du bezahlen kannst: die fünf der Imperiumsreihe, *Arrakis Liaison* und *The Spice Must Flow*. *Foldspace* ist nicht zu kaufen. Du darfst vor, zwischen und nach deinen Aufdeckkästen erwerben. Neue Karten kommen auf den Ablagestapel; übrige Überzeugung verfällt.',
    'acquire-row':
      'Eine Lücke in der Reihe wird sofort gefüllt, noch vor den Effekten der erworbenen Karte; auch die neue kannst du also erwerben. Tut eine Karte beim Erwerb etwas, dann einmal.',
    'acquire-example':
      'Ben deckt zweimal *Convincing Argument* und *Diplomacy* auf: 2 + 2 + 1 = 5 Überzeugung. Er erwirbt eine Karte für 3; die nächste in der Reihe kostet 2, und er nimmt auch sie.',
    'strength-set':
      'Deine [[strength|Stärke]] ist 2 für jede deiner Truppen im Konflikt und 1 für jedes aufgedeckte [[sword|Schwert]]. Ohne Truppe dort ist sie 0, was immer du sonst hast. Zeige sie auf der Kampfleiste an; über 20 drehe den Marker um.',
    'strength-early':
      'Schwerter zählen auch, wenn die erste Truppe erst später im selben Aufdeckzug in den Konflikt kommt.',
    'strength-example':
      'Zwei Truppen und drei Schwerter sind 2 × 2 + 3 = 7. Ohne Truppe sind die drei Schwerter nichts wert.',
    'clean-up': 'Alles vor dir, gespielt und aufgedeckt, kommt auf deinen Ablagestapel.',
    'late-draw':
      'Eine Karte, die du nach deinem Aufdeckzug ziehst, bleibt auf der Hand, und in der nächsten Runde ziehst du fünf weitere.',
    bond: 'Karten sind [[in-play|im Spiel]], sobald sie gespielt oder aufgedeckt sind, bis sie weggeräumt oder vernichtet werden. Eine [[bond|Fremen-Verbindung]] braucht eine weitere Fremen-Karte im Spiel; zwei Karten mit Verbindung erfüllen sie einander, egal in welcher Reihenfolge.',
    'bond-example':
      'Anna hat in dieser Runde mit *Stilgar* einen Agenten geschickt. Deckt sie *Fedaykin Death Commando* auf, gilt die Verbindung, denn *Stilgar* ist noch im Spiel.',
    'empty-deck':
      'Der Ablagestapel wird erst dann zum neuen Deck gemischt, wenn du ziehen musst und nichts mehr da ist. Die oberste Karte eines leeren Decks kann also niemand ansehen.',
    trash:
      '[[trash|Vernichten]] heißt, eine eigene Karte aus dem Spiel zu nehmen, von der Hand, vom Ablagestapel oder aus den Karten im Spiel. Reservekarten kommen auf ihren Stapel zurück.',
    'trash-later':
      'Was eine vernichtete Karte noch nicht getan hat, geschieht nicht mehr. Überzeugung und Schwerter, die sie gab, bleiben.',
    'trash-copies':
      'Sind zwei gleiche Karten im Spiel und eine wird vernichtet, ist es die, deren Effekte schon vorbei sind.',
  },
};
