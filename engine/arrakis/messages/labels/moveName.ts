import { item } from '../../../core/at';
import { AREA_IDS, SECTOR_IDS, ZONE_IDS } from '../../board/tables';
import { CARD_IDS } from '../../data/planning.data';
import { PRESCIENCE_IDS } from '../../data/prescience.data';
import { FIRST_LEADER, FIRST_TOKEN, FREE_ACTIONS, GENERIC_FIGURE, OPTIONS } from '../../moves';
import type { Move } from '../../moves';
import { HOUSES, LEADERS, MARKERS, POWERS, RESULTS, UNIT_RANKS, VEHICLES } from '../../names';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { noun, number, say } from '../say';
import type { Phrase } from '../text';

export function figureName(voice: Voice, figure: number): Phrase {
  if (figure >= FIRST_LEADER) return names.leader(voice, item(LEADERS, figure - FIRST_LEADER));
  if (figure === GENERIC_FIGURE) return names.genericName(voice);
  if (figure >= FIRST_TOKEN) return noun(voice, 'deploymentToken', { glyph: 'deploymentToken' });
  return names.rankName(voice, item(UNIT_RANKS, figure));
}

/** What a move picks, whatever decision it answers. */
export function moveName(voice: Voice, { kind, value }: Move): Phrase {
  switch (kind) {
    case 'done':
      return say(voice, 'label.done.done', {});
    case 'option':
      return say(voice, `label.option.${item(OPTIONS, value)}`, { wildMaker: names.wildMaker(voice) });
    case 'free': {
      const slots = {
        leader: names.leader(voice, 'hawat'),
        card: names.prescienceCard(voice, 'families-flee'),
      };
      return say(voice, `label.free.${item(FREE_ACTIONS, value)}`, slots);
    }
    case 'number':
      return say(voice, 'label.number', { n: number(value) });
    case 'figure':
      return figureName(voice, value);
    case 'area':
      return names.area(voice, item(AREA_IDS, value));
    case 'zone':
      return names.airZone(voice, item(ZONE_IDS, value));
    case 'sector':
      return names.sector(voice, item(SECTOR_IDS, value));
    case 'result':
      return names.result(voice, item(RESULTS, value));
    case 'card':
      return names.planningCard(voice, item(CARD_IDS, value));
    case 'prescience':
      return names.prescienceCard(voice, item(PRESCIENCE_IDS, value));
    case 'marker':
      return names.marker(voice, item(MARKERS, value));
    case 'power':
      return names.power(voice, item(POWERS, value));
    case 'house':
      return names.houseName(voice, item(HOUSES, value));
    case 'vehicle':
      return names.vehicleName(voice, item(VEHICLES, value));
  }
}
