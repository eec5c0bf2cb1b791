import type { NounId } from '../../nouns';
import type { Gender } from '../../../../core/text/entry';
import type { Entry, Noun } from '../../text';

type Gendered = Exclude<Gender, 'pl'>;

/**
 * A thing without an article. In the singular its cases are alike; in the plural the dative adds an -n where the word
 * does not end in -n or -s.
 */
function thing(gender: Gendered, one: string, other: string): Noun {
  return { gender, forms: numbers(one, other) };
}

function numbers(one: string, other: string): Entry {
  const dat = /[ns]$/.test(other) ? other : `${other}n`;
  return { one, other: { nom: other, acc: other, dat } };
}

/** A kind of areas, named by what stands behind the word: "2 Gebiete der Tiefen Wüste". */
function areasOf(what: string): Noun {
  return {
    gender: 'n',
    forms: {
      one: `Gebiet ${what}`,
      other: { nom: `Gebiete ${what}`, acc: `Gebiete ${what}`, dat: `Gebieten ${what}` },
    },
  };
}

function name(forms: string): Noun {
  return { forms };
}

function person(gender: Gendered, forms: string): Noun {
  return { gender, forms };
}

/** The word for a result of the action dice, and its form at the head of a compound: "Führungswürfel". */
function result(nom: string, joined: string): Noun {
  return { forms: { nom, gen: joined } };
}

/** Genitives bring their article. */
function owner(nom: string, gen: string): Noun {
  return { forms: { nom, gen } };
}

/**
 * A side. The bare name is the nominative; as the subject of a sentence it takes an article, which stands under the
 * vocative, a case that German does without.
 */
function people(nom: string): Noun {
  return {
    gender: 'pl',
    forms: { nom, voc: `die ${nom}`, gen: `der ${nom}`, dat: `den ${nom}`, acc: `die ${nom}` },
  };
}

/** The nouns of the game in German. */
export const DE_NOUNS: Readonly<Record<NounId, Noun>> = {
  'unit.regular': thing('f', 'Standardeinheit', 'Standardeinheiten'),
  'unit.elite': thing('f', 'Eliteeinheit', 'Eliteeinheiten'),
  'unit.special': { gender: 'm', forms: { atreides: 'Fedaykin', harkonnen: 'Sardaukar' } },
  unit: thing('f', 'Einheit', 'Einheiten'),
  genericLeader: {
    gender: 'm',
    forms: { atreides: numbers('Naib', 'Naibs'), harkonnen: numbers('Bashar', 'Bashars') },
  },
  anyLeader: thing('m', 'Anführer', 'Anführer'),
  'leader.paul*': person('m', 'Paul'),
  'leader.jessica*': person('f', 'Jessica'),
  'leader.paul': person('m', 'Paul Atreides'),
  'leader.muaddib': person('m', 'Paul-Muad’Dib'),
  'leader.jessica': person('f', 'Lady Jessica'),
  'leader.reverend-mother': {
    gender: 'f',
    forms: {
      nom: 'Ehrwürdige Mutter Jessica',
      voc: 'die Ehrwürdige Mutter Jessica',
      dat: 'der Ehrwürdigen Mutter Jessica',
      acc: 'die Ehrwürdige Mutter Jessica',
    },
  },
  'leader.gurney': person('m', 'Gurney Halleck'),
  'leader.alia': person('f', 'Alia'),
  'leader.stilgar': person('m', 'Stilgar'),
  'leader.chani': person('f', 'Chani'),
  'leader.rabban': person('m', 'Bestie Rabban'),
  'leader.feyd': person('m', 'Feyd-Rautha'),
  'leader.baron': person('m', 'Baron Harkonnen'),
  'leader.hawat': person('m', 'Thufir Hawat'),
  'leader.mohiam': person('f', 'Gaius Helen Mohiam'),
  'leader.aramsham': person('m', 'Hauptmann Aramsham'),
  'leader.shaddam': person('m', 'Imperator Shaddam IV.'),
  settlement: {
    forms: {
      atreides: { one: { nom: 'Sietch', acc: 'einen Sietch' }, other: 'Sietches' },
      harkonnen: { one: { nom: 'Siedlung', acc: 'eine Siedlung' }, other: 'Siedlungen' },
    },
  },
  deploymentToken: thing('m', 'Aufstellungsmarker', 'Aufstellungsmarker'),
  'vehicle.harvester': thing('f', 'Erntemaschine', 'Erntemaschinen'),
  'vehicle.ornithopter': thing('m', 'Ornithopter', 'Ornithopter'),
  'vehicle.carryall': thing('m', 'Carryall', 'Carryalls'),
  anyVehicle: thing('n', 'Fahrzeug', 'Fahrzeuge'),
  wormsign: thing('n', 'Wurmzeichen', 'Wurmzeichen'),
  sandworm: thing('m', 'Sandwurm', 'Sandwürmer'),
  wildMaker: {
    gender: 'm',
    forms: {
      nom: 'Wilder Sandwurm',
      voc: 'der Wilde Sandwurm',
      gen: 'des Wilden Sandwurms',
      dat: 'dem Wilden Sandwurm',
      acc: 'den Wilden Sandwurm',
    },
  },
  // What one wormsign shows is the accusative; what each of several shows stands under the dative.
  'wormsign.sand': { forms: { nom: 'Sand', acc: 'nur Sand', dat: 'nur Sand' } },
  'wormsign.sandworm': { forms: { nom: 'Sandwurm', acc: 'einen Sandwurm', dat: 'je einen Sandwurm' } },
  'wormsign.burrowing': {
    forms: {
      nom: 'Wühlender Sandwurm',
      acc: 'einen Wühlenden Sandwurm',
      dat: 'je einen Wühlenden Sandwurm',
    },
  },
  'terrain.mountain': thing('n', 'Gebirgsgebiet', 'Gebirgsgebiete'),
  'terrain.plateau': thing('n', 'Plateaugebiet', 'Plateaugebiete'),
  'terrain.minorErg': areasOf('des Kleinen Ergs'),
  'terrain.desert': thing('n', 'Wüstengebiet', 'Wüstengebiete'),
  'terrain.deepDesert': areasOf('der Tiefen Wüste'),
  planningCard: thing('f', 'Planungskarte', 'Planungskarten'),
  prescienceCard: thing('f', 'Vorhersehungskarte', 'Vorhersehungskarten'),
  combatDie: thing('m', 'Kampfwürfel', 'Kampfwürfel'),
  actionDie: thing('m', 'Aktionswürfel', 'Aktionswürfel'),
  beneGesserit: thing('m', 'Bene-Gesserit-Marker', 'Bene-Gesserit-Marker'),
  'face.hit': thing('m', 'Treffer', 'Treffer'),
  'face.shield': thing('m', 'Schild', 'Schilde'),
  'face.special': thing('n', 'Spezialsymbol', 'Spezialsymbole'),
  'result.leadership': result('Führung', 'Führungs'),
  'result.strategy': result('Strategie', 'Strategie'),
  'result.deployment': result('Aufstellung', 'Aufstellungs'),
  'result.mentat': result('Mentat', 'Mentat'),
  'result.house': result('Haus', 'Haus'),
  'marker.kwisatzHaderach': name('Kwisatz Haderach'),
  'marker.sandDwellers': name('Sandbewohner'),
  'marker.jihad': name('Dschihad'),
  'power.choam': owner('MAFEA', 'der MAFEA'),
  'power.spacingGuild': owner('Raumgilde', 'der Raumgilde'),
  'power.landsraad': owner('Landsraad', 'des Landsraads'),
  'side.atreides': people('Atreides'),
  'side.harkonnen': people('Harkonnen'),
  'house.atreides': owner('Haus Atreides', 'des Hauses Atreides'),
  'house.fremen': owner('Fremen', 'der Fremen'),
  'house.harkonnen': owner('Haus Harkonnen', 'des Hauses Harkonnen'),
  'house.corrino': owner('Haus Corrino', 'des Hauses Corrino'),
  'sector.NE': name('Nordost'),
  'sector.SE': name('Südost'),
  'sector.SW': name('Südwest'),
  'sector.NW': name('Nordwest'),
  'sector.CNE': name('Zentral-Nordost'),
  'sector.CSE': name('Zentral-Südost'),
  'sector.CSW': name('Zentral-Südwest'),
  'sector.CNW': name('Zentral-Nordwest'),
  'sector.POLE': name('Pol'),
  'sector.central': name('Zentrum'),
  'phase.start': name('Rundenbeginn'),
  'phase.vehicles': name('Fahrzeuge platzieren'),
  'phase.actions': name('Aktionen ausführen'),
  'phase.hazards': name('Wüstengefahren'),
  'phase.harvest': name('Spice-Ernte'),
  'phase.end': name('Rundenende'),
  spice: { gender: 'n', forms: 'Spice' },
};
