/** What the board says aloud, in English. */
export const boardEn = {
  'board.map': 'Map of Arrakis',
  'board.help':
    'Arrow keys go from area to area, Enter chooses, I inspects, plus and minus zoom, zero shows the whole planet.',
  'board.tracks':
    'Supremacy {supremacy} of 10. Prescience: Kwisatz Haderach {kwisatzHaderach}, Sand Dwellers {sandDwellers}, Jihad {jihad}.',
  'board.unnamed': '{sector} {number}',

  'board.terrain.mountain': 'mountain',
  'board.terrain.plateau': 'plateau',
  'board.terrain.minorErg': 'minor erg',
  'board.terrain.desert': 'desert',
  'board.terrain.deep': 'deep desert',
  'board.terrain.scorched': 'desert, scorched by atomics',

  'board.site.settlement': 'Harkonnen settlement rank {rank}',
  'board.site.sietch.hidden': 'sietch, rank unknown',
  'board.site.sietch.known': 'hidden sietch rank {rank}',
  'board.site.sietch.open': 'revealed sietch rank {rank}',
  'board.site.station': 'testing station',

  'board.side.atreides': 'Atreides',
  'board.side.harkonnen': 'Harkonnen',
  'board.figure.regular': '{count} regular',
  'board.figure.elite': '{count} elite',
  'board.figure.special.atreides': '{count} Fedaykin',
  'board.figure.special.harkonnen': '{count} Sardaukar',
  'board.figure.generic.atreides': '{count} naib',
  'board.figure.generic.harkonnen': '{count} bashar',
  'board.figure.tokens': '{count} face down',

  'board.piece.harvester': 'harvester',
  'board.piece.ornithopter': 'ornithopter',
  'board.piece.carryall': 'carryall',
  'board.piece.wormsign': 'wormsign',
  'board.piece.sandworm': 'sandworm',
  'board.piece.wildMaker': 'Wild Maker',
  'board.piece.in': '{piece}, {place}',

  'board.zone': 'Air zone between {first} and {second}',
  'board.zone.empty': 'empty',
  'board.legal': 'may be chosen',
  'board.inspect': 'Inspect',

  'board.sector.NE': 'North-east',
  'board.sector.SE': 'South-east',
  'board.sector.SW': 'South-west',
  'board.sector.NW': 'North-west',
  'board.sector.CNE': 'Central north-east',
  'board.sector.CSE': 'Central south-east',
  'board.sector.CSW': 'Central south-west',
  'board.sector.CNW': 'Central north-west',
  'board.sector.POLE': 'Pole',
} as const;
