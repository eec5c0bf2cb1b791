import type { PartOf } from '../translation';

/** People who share a side, in German. */
export const partners: PartOf<'partners', 'de'> = {
  'role.atreides': 'Haus Atreides',
  'role.fremen': 'Fremen',
  'role.harkonnen': 'Haus Harkonnen',
  'role.corrino': 'Haus Corrino',
  'people.and': '{one} und {other}',

  'new.people': 'Wie viele Personen',
  'new.against': 'Gegen wen',
  'new.against.two': 'Einander',
  'new.against.mahdiTwo': 'Gegen Mahdi',
  'new.shared': 'Geteilte Seite',
  'new.shared.atreides': 'Atreides',
  'new.shared.harkonnen': 'Harkonnen',
  'new.mode.three.about': 'Zwei teilen sich eine Seite, mit je eigenen Würfeln, Karten und Anführern.',
  'new.mode.four.about':
    'Zwei gegen zwei. Partner teilen sich eine Seite, mit je eigenen Würfeln, Karten und Anführern.',
  'new.mode.mahdiTwo.about':
    'Ihr teilt euch die Atreides. Der Automat spielt die Harkonnen und sagt euch, warum.',
  'new.swapWith': 'Tauschen: {one} und {other}',
  'new.together': '{people} gegen Mahdi',
  'new.versus': '{one} gegen {other}',
  'new.place': '{who} sitzt {place}. Tippe für den anderen Rand.',
  'place.near': 'an diesem Rand',
  'place.far': 'am anderen Rand',

  'partner.dice': 'Würfel: {name}, {role}',
  'partner.cones': 'Kegel der Stille übrig: {count}',
  'partner.hands': 'Karten: {name} ({count})',
  'table.tank.one': 'Tank',
  'partner.turn': '{name} handelt',

  'cone.sure': 'Kegel der Stille einsetzen?',
  'cone.about_one': 'Ihr beratet euch drei Minuten und dürft eure Karten zeigen. Danach bleibt noch {count}.',
  'cone.about_other':
    'Ihr beratet euch drei Minuten und dürft eure Karten zeigen. Danach bleiben noch {count}.',
  'cone.yes': 'Beraten',
  'cone.no': 'Nicht jetzt',
  'cone.title': 'Kegel der Stille',
  'cone.pass': 'Nur für {one} und {other}',
  'cone.closed': 'Alle anderen sehen weg.',
  'cone.left': 'Noch {minutes}:{seconds}',
  'cone.over': 'Die Zeit ist um',
  'cone.over.about': 'Eure Karten sind wieder verdeckt.',
  'cone.handOf': 'Hand von {name}',
  'cone.end': 'Wir haben uns beraten',

  'companion.people':
    'Allein oder zu zweit mit geteilten Atreides: Eure Würfel und Karten bleiben auf dem Tisch.',
  'over.both': '{one} und {other} gewinnen: {side}',
};
