/** People who share a side: new game, curtain, both dashboards, the cone of silence. */
export const partners = {
  'role.atreides': 'House Atreides',
  'role.fremen': 'Fremen',
  'role.harkonnen': 'House Harkonnen',
  'role.corrino': 'Corrino',
  'people.and': '{one} and {other}',

  'new.people': 'How many people',
  'new.against': 'Against whom',
  'new.against.two': 'Each other',
  'new.against.mahdiTwo': 'Mahdi',
  'new.shared': 'Shared by two',
  'new.shared.atreides': 'Atreides',
  'new.shared.harkonnen': 'Harkonnen',
  'new.mode.three.about': 'Two share a side, each with their own dice, cards and leaders.',
  'new.mode.four.about':
    'Two against two. Partners share a side, each with their own dice, cards and leaders.',
  'new.mode.mahdiTwo.about': 'You share the Atreides. The automaton plays the Harkonnen and tells you why.',
  'new.swapWith': 'Swap {one} and {other}',
  'new.together': '{people} against Mahdi',
  'new.versus': '{one} against {other}',
  'new.place': '{who} sits {place}. Tap for the other edge.',
  'place.near': 'at this edge',
  'place.far': 'at the far edge',

  'partner.dice': 'Dice of {name}, {role}',
  'partner.cones': 'Cones of silence left: {count}',
  'partner.hands': 'Cards of {name} ({count})',
  'table.tank.one': 'Tank',
  'partner.turn': '{name} to act',

  'cone.sure': 'Spend a cone of silence?',
  'cone.about_one':
    'You confer for three minutes and may show each other your cards. {count} is left after this one.',
  'cone.about_other':
    'You confer for three minutes and may show each other your cards. {count} are left after this one.',
  'cone.yes': 'Confer',
  'cone.no': 'Not now',
  'cone.title': 'Cone of silence',
  'cone.pass': 'For {one} and {other} alone',
  'cone.closed': 'Everybody else looks away.',
  'cone.left': '{minutes}:{seconds} left',
  'cone.over': 'The time is up',
  'cone.over.about': 'Your hands are closed again.',
  'cone.handOf': 'Hand of {name}',
  'cone.end': 'We have conferred',

  'companion.people': 'Alone, or two who share the Atreides: your own dice and cards stay on the table.',
  'over.both': '{one} and {other} win: {side}',
} as const;
