import type { PartOf } from '../translation';

/** The reference of Dune: Imperium. Its rules book is in app/imperium/book. */
export const imperiumReference: PartOf<'imperiumReference', 'de'> = {
  'gallery.title': 'Felder und Karten',
  'gallery.about': 'Alle 22 Felder, alle Karten, Anführer und Konflikte, Haus Hagal',
  'gallery.deck': 'Art',
  'gallery.deck.all': 'Alles',
  'gallery.deck.spaces': 'Felder',
  'gallery.deck.imperium': 'Imperiumskarten',
  'gallery.deck.reserve': 'Reserve',
  'gallery.deck.starters': 'Startkarten',
  'gallery.deck.intrigue': 'Intrigen',
  'gallery.deck.leaders': 'Anführer',
  'gallery.deck.conflicts': 'Konflikte',
  'gallery.deck.hagal': 'Haus Hagal',
  'gallery.tag': 'Nur',
  'gallery.tag.any': 'Alles',
  'gallery.tag.tier1': 'Konflikt I',
  'gallery.tag.tier2': 'Konflikt II',
  'gallery.tag.tier3': 'Konflikt III',
  'gallery.tag.solo': 'Für eine Person',
  'gallery.tag.two': 'Für zwei Personen',
  'gallery.rules': 'In den Regeln',
  'gallery.none': 'Nichts passt zu diesen Filtern.',
  'gallery.reset': 'Alles zeigen',
  'gallery.shown_one': '{count} gezeigt',
  'gallery.shown_other': '{count} gezeigt',
};
