import type { PartOf } from '../translation';

/** People who share a side, in Czech. */
export const partners: PartOf<'partners', 'cs'> = {
  'role.atreides': 'Rod Atreidů',
  'role.fremen': 'Fremenští spojenci',
  'role.harkonnen': 'Rod Harkonnenů',
  'role.corrino': 'Corrinští spojenci',
  'people.and': '{one} a {other}',

  'new.people': 'Kolik lidí hraje',
  'new.against': 'Proti komu',
  'new.against.two': 'Proti sobě',
  'new.against.mahdiTwo': 'Proti Mahdímu',
  'new.shared': 'O koho se dělí dva',
  'new.shared.atreides': 'Atreidové',
  'new.shared.harkonnen': 'Harkonnenové',
  'new.mode.three.about': 'Dva se dělí o stranu; každý má své kostky, karty i velitele.',
  'new.mode.four.about': 'Dva proti dvěma. Partneři se dělí o stranu; každý má své kostky, karty i velitele.',
  'new.mode.mahdiTwo.about': 'Dělíte se o Atreidy. Automat hraje za Harkonneny a říká proč.',
  'new.swapWith': 'Prohodit: {one} a {other}',
  'new.together': '{people} proti Mahdímu',
  'new.versus': '{one} proti {other}',
  'new.place': '{who} sedí {place}. Klepnutím zvolíte druhý okraj.',
  'place.near': 'u tohoto okraje',
  'place.far': 'u protějšího okraje',

  'partner.dice': 'Kostky: {name}, {role}',
  'partner.cones': 'Zbývající kužely ticha: {count}',
  'partner.hands': 'Karty: {name} ({count})',
  'table.tank.one': 'Nádrž',
  'partner.turn': 'Jedná {name}',

  'cone.sure': 'Utratit kužel ticha?',
  'cone.about_one': 'Tři minuty se radíte a smíte si ukázat karty. Pak vám zbude {count}.',
  'cone.about_few': 'Tři minuty se radíte a smíte si ukázat karty. Pak vám zbudou {count}.',
  'cone.about_many': 'Tři minuty se radíte a smíte si ukázat karty. Pak vám zbude {count}.',
  'cone.about_other': 'Tři minuty se radíte a smíte si ukázat karty. Pak vám zbude {count}.',
  'cone.yes': 'Poradit se',
  'cone.no': 'Teď ne',
  'cone.title': 'Kužel ticha',
  'cone.pass': 'Jen pro vás dva: {one} a {other}',
  'cone.closed': 'Ostatní se nedívají.',
  'cone.left': 'Zbývá {minutes}:{seconds}',
  'cone.over': 'Čas vypršel',
  'cone.over.about': 'Vaše karty jsou zase skryté.',
  'cone.handOf': 'Ruka: {name}',
  'cone.end': 'Jsme domluveni',

  'companion.people':
    'Pro jednoho, nebo pro dva, kteří se dělí o Atreidy: vaše kostky a karty zůstávají na stole.',
  'over.both': 'Vítězí {one} a {other}: {side}',
};
