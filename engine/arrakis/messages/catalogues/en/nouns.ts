import { LEADER_FACTS } from '../../../data/leaders.data';
import type { LeaderId } from '../../../names';
import type { NounId } from '../../nouns';
import type { Noun } from '../../text';

function countable(one: string, other = `${one}s`): Noun {
  return { forms: { one, other } };
}

function name(forms: string): Noun {
  return { forms };
}

/** A person: English knows the possessive. */
function person(text: string): Noun {
  return { forms: { nom: text, gen: `${text}'s` } };
}

function leader(id: LeaderId): Noun {
  return person(LEADER_FACTS.find((fact) => fact.id === id)?.name ?? id);
}

/** The nouns of the game in English. */
export const EN_NOUNS: Readonly<Record<NounId, Noun>> = {
  'unit.regular': countable('regular'),
  'unit.elite': countable('elite'),
  'unit.special': { forms: { atreides: 'Fedaykin', harkonnen: 'Sardaukar' } },
  unit: countable('unit'),
  genericLeader: {
    forms: { atreides: { one: 'naib', other: 'naibs' }, harkonnen: { one: 'bashar', other: 'bashars' } },
  },
  anyLeader: countable('leader'),
  'leader.paul*': person('Paul'),
  'leader.jessica*': person('Jessica'),
  'leader.paul': leader('paul'),
  'leader.muaddib': leader('muaddib'),
  'leader.jessica': leader('jessica'),
  'leader.reverend-mother': leader('reverend-mother'),
  'leader.gurney': leader('gurney'),
  'leader.alia': leader('alia'),
  'leader.stilgar': leader('stilgar'),
  'leader.chani': leader('chani'),
  'leader.rabban': leader('rabban'),
  'leader.feyd': leader('feyd'),
  'leader.baron': leader('baron'),
  'leader.hawat': leader('hawat'),
  'leader.mohiam': leader('mohiam'),
  'leader.aramsham': leader('aramsham'),
  'leader.shaddam': leader('shaddam'),
  settlement: {
    forms: {
      atreides: { one: 'sietch', other: 'sietches' },
      harkonnen: { one: 'settlement', other: 'settlements' },
    },
  },
  deploymentToken: countable('deployment token'),
  'vehicle.harvester': countable('harvester'),
  'vehicle.ornithopter': countable('ornithopter'),
  'vehicle.carryall': countable('carryall'),
  anyVehicle: countable('vehicle'),
  wormsign: countable('wormsign'),
  sandworm: countable('sandworm'),
  wildMaker: person('Wild Maker'),
  'wormsign.sand': name('sand'),
  'wormsign.sandworm': name('a sandworm'),
  'wormsign.burrowing': name('a burrowing worm'),
  'terrain.mountain': countable('mountain area'),
  'terrain.plateau': countable('plateau area'),
  'terrain.minorErg': countable('minor erg area'),
  'terrain.desert': countable('desert area'),
  'terrain.deepDesert': countable('deep desert area'),
  planningCard: countable('planning card'),
  prescienceCard: countable('prescience card'),
  combatDie: countable('combat die', 'combat dice'),
  actionDie: countable('action die', 'action dice'),
  beneGesserit: countable('Bene Gesserit token'),
  'face.hit': countable('hit'),
  'face.shield': countable('shield'),
  'face.special': countable('special'),
  'result.leadership': name('Leadership'),
  'result.strategy': name('Strategy'),
  'result.deployment': name('Deployment'),
  'result.mentat': name('Mentat'),
  'result.house': name('House'),
  'marker.kwisatzHaderach': name('Kwisatz Haderach'),
  'marker.sandDwellers': name('Sand Dwellers'),
  'marker.jihad': name('Jihad'),
  'power.choam': name('CHOAM'),
  'power.spacingGuild': name('Spacing Guild'),
  'power.landsraad': name('Landsraad'),
  'side.atreides': name('Atreides'),
  'side.harkonnen': name('Harkonnen'),
  'house.atreides': name('House Atreides'),
  'house.fremen': name('Fremen'),
  'house.harkonnen': name('House Harkonnen'),
  'house.corrino': name('Corrino'),
  'sector.NE': name('North-east'),
  'sector.SE': name('South-east'),
  'sector.SW': name('South-west'),
  'sector.NW': name('North-west'),
  'sector.CNE': name('Central north-east'),
  'sector.CSE': name('Central south-east'),
  'sector.CSW': name('Central south-west'),
  'sector.CNW': name('Central north-west'),
  'sector.POLE': name('Pole'),
  'sector.central': name('Central'),
  'phase.start': name('start of the round'),
  'phase.vehicles': name('vehicles'),
  'phase.actions': name('actions'),
  'phase.hazards': name('desert hazards'),
  'phase.harvest': name('spice harvest'),
  'phase.end': name('end of the round'),
  spice: name('spice'),
};
