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
  type Catalogue,
  type Line,
  type PrintedCard,
} from '../../../../../engine/arrakis';

function planning(house: (typeof PLANNING_CARDS)[number]['house'], catalogue: Catalogue): PrintedCard[] {
  return PLANNING_CARDS.filter((card) => card.house === house).map((card) =>
    printPlanningCard(card.id, catalogue),
  );
}

/** Everything that is printed, in one language, under headings. */
export function printedIn(catalogue: Catalogue): Readonly<Record<string, readonly PrintedCard[]>> {
  return {
    'House Atreides': planning('atreides', catalogue),
    'Fremen ally': planning('fremen', catalogue),
    'House Harkonnen': planning('harkonnen', catalogue),
    'Corrino ally': planning('corrino', catalogue),
    'Named leaders': [...LEADERS.map((id) => printLeader(id, catalogue)), printWildMaker(catalogue)],
    Prescience: PRESCIENCE_CARDS.map((card) => printPrescienceCard(card.id, catalogue)),
    Bans: POWERS.map((power) => printBan(power, catalogue)),
    'Secret objectives': SECRET_OBJECTIVES.map((_, index) => printObjective(index, catalogue)),
    'Tactic cards': TACTICS.map((_, index) => printTactic(index, catalogue)),
    'Results of the action dice': [
      ...SIDES.flatMap((side) => RESULTS.map((result) => printResult(result, side, catalogue))),
      printDesertPower(catalogue),
    ],
  };
}

/** All of it in English. */
export const PRINTED = printedIn(EN);

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
