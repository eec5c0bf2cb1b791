import type { PartOf } from '../translation';

/** People who share a side, in Polish. */
export const partners: PartOf<'partners', 'pl'> = {
  'role.atreides': 'Ród Atrydów',
  'role.fremen': 'Fremeni',
  'role.harkonnen': 'Ród Harkonnenów',
  'role.corrino': 'Ród Corrino',
  'people.and': '{one} i {other}',

  'new.people': 'Ile osób gra',
  'new.against': 'Przeciw komu',
  'new.against.two': 'Przeciw sobie',
  'new.against.mahdiTwo': 'Przeciw Mahdiemu',
  'new.shared': 'Strona dla dwojga',
  'new.shared.atreides': 'Atrydzi',
  'new.shared.harkonnen': 'Harkonnenowie',
  'new.mode.three.about': 'Dwoje dzieli stronę; każde ma własne kości, karty i przywódców.',
  'new.mode.four.about':
    'Dwoje na dwoje. Partnerzy dzielą stronę; każde ma własne kości, karty i przywódców.',
  'new.mode.mahdiTwo.about': 'Dzielicie Atrydów. Automat gra Harkonnenami i wyjaśnia swoje decyzje.',
  'new.swapWith': 'Zamień: {one} i {other}',
  'new.together': '{people} przeciw Mahdiemu',
  'new.versus': '{one} przeciw: {other}',
  'new.place': 'Miejsce – {who}: {place}. Dotknij, by zmienić krawędź.',
  'place.near': 'przy tej krawędzi',
  'place.far': 'przy przeciwnej krawędzi',

  'partner.dice': 'Kości: {name}, {role}',
  'partner.cones': 'Pozostałe stożki ciszy: {count}',
  'partner.hands': 'Karty: {name} ({count})',
  'table.tank.one': 'Zbiornik',
  'partner.turn': 'Działa {name}',

  'cone.sure': 'Wydać stożek ciszy?',
  'cone.about_one': 'Naradzacie się przez trzy minuty i możecie pokazać sobie karty. Zostanie wam {count}.',
  'cone.about_few': 'Naradzacie się przez trzy minuty i możecie pokazać sobie karty. Zostaną wam {count}.',
  'cone.about_many': 'Naradzacie się przez trzy minuty i możecie pokazać sobie karty. Zostanie wam {count}.',
  'cone.about_other': 'Naradzacie się przez trzy minuty i możecie pokazać sobie karty. Zostanie wam {count}.',
  'cone.yes': 'Naradźmy się',
  'cone.no': 'Nie teraz',
  'cone.title': 'Stożek ciszy',
  'cone.pass': 'Tylko dla was: {one} i {other}',
  'cone.closed': 'Pozostali nie patrzą.',
  'cone.left': 'Zostało {minutes}:{seconds}',
  'cone.over': 'Czas minął',
  'cone.over.about': 'Wasze karty są znów zakryte.',
  'cone.handOf': 'Ręka: {name}',
  'cone.end': 'Jesteśmy po naradzie',

  'companion.people':
    'Dla jednej osoby lub dla dwojga, którzy dzielą Atrydów: wasze kości i karty zostają na stole.',
  'over.both': 'Wygrywają {one} i {other}: {side}',
};
