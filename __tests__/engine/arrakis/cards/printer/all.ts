import {
  EN,
  LEADERS,
  PLANNING_CARDS,
  POWERS,
  PRESCIENCE_CARDS,
  RESULTS,
  SECRET_OBJECTIVES,
  SIDES,
  TACTICS,
  printBan,
  printDesertPower,
  printLeader,
  printObjective,
  printPlanningCard,
  printPrescienceCard,
  printResult,
  printTactic,
  printWildMaker,
  type Line,
  type PrintedCard,
} from '../../../../../engine';

/** Everything that is printed, in English, under headings. */
export const PRINTED: Readonly<Record<string, readonly PrintedCard[]>> = {
  'House Atreides': planning('atreides'),
  'Fremen ally': planning('fremen'),
  'House Harkonnen': planning('harkonnen'),
  'Corrino ally': planning('corrino'),
  'Named leaders': [...LEADERS.map((id) => printLeader(id, EN)), printWildMaker(EN)],
  Prescience: PRESCIENCE_CARDS.map((card) => printPrescienceCard(card.id, EN)),
  Bans: POWERS.map((power) => printBan(power, EN)),
  'Secret objectives': SECRET_OBJECTIVES.map((_, index) => printObjective(index, EN)),
  'Tactic cards': TACTICS.map((_, index) => printTactic(index, EN)),
  'Results of the action dice': [
    ...SIDES.flatMap((side) => RESULTS.map((result) => printResult(result, side, EN))),
    printDesertPower(EN),
  ],
};

function planning(house: (typeof PLANNING_CARDS)[number]['house']): PrintedCard[] {
  return PLANNING_CARDS.filter((card) => card.house === house).map((card) => printPlanningCard(card.id, EN));
}

export const ALL: readonly PrintedCard[] = Object.values(PRINTED).flat();

/** Lines with those that hang on them, from top to bottom. */
export function flat(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => [line, ...flat(line.inner)]);
}

/** All words of a card, without clauses. */
export function wordsOf(card: PrintedCard): string {
  return flat(card.lines)
    .map((line) => line.text)
    .join('\n');
}
