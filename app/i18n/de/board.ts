import type { PartOf } from '../translation';

/** What the board says aloud, in German. */
export const board: PartOf<'board', 'de'> = {
  'board.map': 'Karte von Arrakis',
  'board.help':
    'Pfeiltasten führen von Gebiet zu Gebiet, Enter wählt, I zeigt Näheres, Plus und Minus zoomen, eins bis neun zeigen einen Sektor, null zeigt den ganzen Planeten.',
  'board.tracks':
    'Herrschaft {supremacy} von 10. Vorhersehung: Kwisatz Haderach {kwisatzHaderach}, Sandbewohner {sandDwellers}, Dschihad {jihad}.',

  'board.terrain.mountain': 'Gebirge',
  'board.terrain.plateau': 'Plateau',
  'board.terrain.minorErg': 'Kleiner Erg',
  'board.terrain.desert': 'Wüste',
  'board.terrain.deep': 'Tiefe Wüste',
  'board.terrain.scorched': 'Wüste, von Atomwaffen verbrannt',

  'board.site.settlement': 'Siedlung der Harkonnen, Rang {rank}',
  'board.site.sietch.hidden': 'Sietch, Rang unbekannt',
  'board.site.sietch.known': 'verdeckter Sietch, Rang {rank}',
  'board.site.sietch.open': 'aufgedeckter Sietch, Rang {rank}',
  'board.site.station': 'Forschungsstation',

  'board.side.atreides': 'Atreides',
  'board.side.harkonnen': 'Harkonnen',
  'board.figure.regular_one': '{count} Standard',
  'board.figure.regular_other': '{count} Standard',
  'board.figure.elite_one': '{count} Elite',
  'board.figure.elite_other': '{count} Elite',
  'board.figure.special.atreides_one': '{count} Fedaykin',
  'board.figure.special.atreides_other': '{count} Fedaykin',
  'board.figure.special.harkonnen_one': '{count} Sardaukar',
  'board.figure.special.harkonnen_other': '{count} Sardaukar',
  'board.figure.generic.atreides_one': '{count} Naib',
  'board.figure.generic.atreides_other': '{count} Naibs',
  'board.figure.generic.harkonnen_one': '{count} Bashar',
  'board.figure.generic.harkonnen_other': '{count} Bashars',
  'board.figure.tokens_one': '{count} verdeckt',
  'board.figure.tokens_other': '{count} verdeckt',

  'board.piece.harvester': 'Erntemaschine',
  'board.piece.ornithopter': 'Ornithopter',
  'board.piece.carryall': 'Carryall',
  'board.piece.wormsign': 'Wurmzeichen',
  'board.piece.sandworm': 'Sandwurm',
  'board.piece.wildMaker': 'Wilder Sandwurm',
  'board.piece.in': '{piece}, {place}',

  'board.zone': 'Flugzone zwischen {first} und {second}',
  'board.zone.empty': 'leer',
  'board.legal': 'wählbar',
  'board.inspect': 'Ansehen',
  'board.closer': 'Näher heran',

  'board.sector.NE': 'Nordost',
  'board.sector.SE': 'Südost',
  'board.sector.SW': 'Südwest',
  'board.sector.NW': 'Nordwest',
  'board.sector.CNE': 'Zentral-Nordost',
  'board.sector.CSE': 'Zentral-Südost',
  'board.sector.CSW': 'Zentral-Südwest',
  'board.sector.CNW': 'Zentral-Nordwest',
  'board.sector.POLE': 'Pol',
};
