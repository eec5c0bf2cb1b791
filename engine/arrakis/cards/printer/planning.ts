import { PLANNING_CARDS } from '../../data/planning.data';
import type { CardId } from '../../data/planning.data';
import type { Catalogue, Voice } from '../../messages/catalogue';
import { beneGesserit, leader, planningCard } from '../../messages/names/gameTerms';
import { say, words } from '../../messages/say';
import type { House, Side } from '../../names';
import { CARD_PROGRAMS } from '../programs';
import { line } from './line';
import type { Line } from './line';
import type { PrintedCard } from './printed';
import { printSteps } from './program';

const SIDE_OF_HOUSE: Readonly<Record<House, Side>> = {
  atreides: 'atreides',
  fremen: 'atreides',
  harkonnen: 'harkonnen',
  corrino: 'harkonnen',
};

/** Hawat's Scheming has no program: it is never played, and serves one free action (R6.11). */
function schemingLines(voice: Voice): readonly Line[] {
  const slots = {
    hawat: leader(voice, 'hawat'),
    mohiam: leader(voice, 'mohiam'),
    tokens: beneGesserit(voice, 1),
  };
  return [
    line(voice, 'fact', say(voice, 'scheming.never', {}), ['R6.11']),
    line(voice, 'step', say(voice, 'scheming.free', slots), ['R6.11', 'R6.8a', 'R3.7']),
  ];
}

export function printPlanningCard(id: CardId, catalogue: Catalogue): PrintedCard {
  const fact = PLANNING_CARDS.find((card) => card.id === id);
  const house = fact?.house ?? 'atreides';
  const side = SIDE_OF_HOUSE[house];
  const voice = { catalogue, side };
  return {
    kind: 'planning',
    id,
    name: words(voice, planningCard(voice, id)),
    side,
    house,
    copies: fact?.copies ?? 1,
    lines: id === 'hawats-scheming' ? schemingLines(voice) : printSteps(voice, CARD_PROGRAMS[id], id),
    mark: null,
  };
}
