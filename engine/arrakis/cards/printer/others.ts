import { BANNED_LIMIT, BANS, SECRET_OBJECTIVES, TACTICS } from '../../data/components.data';
import type { Catalogue, Voice } from '../../messages/catalogue';
import { area, markerSteps, power, result, sector } from '../../messages/names/gameTerms';
import { counted, number, say, spoken, words } from '../../messages/say';
import type { Power, Result, Side } from '../../names';
import { ACTION_PROGRAMS } from '../programs';
import type { Step } from '../step';
import { line } from './line';
import type { Line } from './line';
import type { PrintedCard } from './printed';
import { printSteps } from './program';

function banLine(voice: Voice, name: Power): Line {
  const effect = BANS[name];
  switch (effect) {
    case 'legionLimit':
      return line(
        voice,
        'fact',
        say(voice, 'ban.legionLimit', { units: counted(voice, 'unit', BANNED_LIMIT) }, BANNED_LIMIT),
        ['R10.6', 'R3.2'],
      );
    case 'noScouting':
      return line(voice, 'fact', say(voice, 'ban.noScouting', {}), ['R10.6', 'R6.10']);
    case 'noCombatCards':
      return line(voice, 'fact', say(voice, 'ban.noCombatCards', {}), ['R10.6', 'R7.10']);
  }
}

export function printBan(name: Power, catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side: 'harkonnen' } as const;
  return {
    kind: 'ban',
    id: name,
    name: words(voice, power(voice, name)),
    side: 'harkonnen',
    house: null,
    copies: 1,
    lines: [banLine(voice, name)],
    mark: null,
  };
}

/** A secret objective by its number in SECRET_OBJECTIVES. */
export function printObjective(index: number, catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side: 'atreides' } as const;
  const needs = SECRET_OBJECTIVES[index];
  if (needs === undefined) throw new Error(`no such objective: ${index}`);
  return {
    kind: 'objective',
    id: String(index),
    name: spoken(voice, say(voice, 'objective.name', { number: number(index + 1) })).text,
    side: 'atreides',
    house: null,
    copies: 1,
    lines: [
      line(voice, 'fact', say(voice, 'objective.needs', { markers: markerSteps(voice, needs) }), ['R1.3']),
      line(voice, 'fact', say(voice, 'objective.when', {}), ['R1.3', 'R5.4']),
    ],
    mark: null,
  };
}

/** A tactic card of the solo game by its number in TACTICS (R14.2). */
export function printTactic(index: number, catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side: 'harkonnen' } as const;
  const fact = TACTICS[index];
  if (fact === undefined) throw new Error(`no such tactic: ${index}`);
  return {
    kind: 'tactic',
    id: fact.sietch,
    name: words(voice, area(voice, fact.sietch)),
    side: 'harkonnen',
    house: null,
    copies: 1,
    lines: [
      line(voice, 'fact', say(voice, 'tactic.harvest', { sector: sector(voice, fact.sector) }), [
        'R14.2',
        'R14.3',
      ]),
      line(voice, 'fact', say(voice, 'tactic.target', { area: area(voice, fact.sietch) }), [
        'R14.2',
        'R14.8',
      ]),
    ],
    mark: null,
  };
}

/** What a die of each result may be spent on (R6.6); an Atreides house die is any other one. */
const RESULT_PROGRAMS: Readonly<Record<Side, Readonly<Record<Result, readonly (readonly Step[])[]>>>> = {
  atreides: {
    leadership: [ACTION_PROGRAMS.moveWithLeader, ACTION_PROGRAMS.surpriseAttack],
    strategy: [ACTION_PROGRAMS.move, ACTION_PROGRAMS.attack],
    deployment: [ACTION_PROGRAMS.deployAtreides],
    mentat: [ACTION_PROGRAMS.draw],
    house: [],
  },
  harkonnen: {
    leadership: [ACTION_PROGRAMS.moveWithLeader, ACTION_PROGRAMS.surpriseAttack],
    strategy: [ACTION_PROGRAMS.move, ACTION_PROGRAMS.attack],
    deployment: [ACTION_PROGRAMS.deployHarkonnen],
    mentat: [ACTION_PROGRAMS.draw],
    house: [ACTION_PROGRAMS.replace, ACTION_PROGRAMS.vehicles],
  },
};

function resultLines(voice: Voice, name: Result): readonly Line[] {
  const programs = RESULT_PROGRAMS[voice.side][name];
  const [only, more] = programs;
  if (only === undefined) return [line(voice, 'step', say(voice, 'result.any', {}), ['R6.6'])];
  if (more === undefined) return printSteps(voice, only);
  return printSteps(voice, [{ do: 'choose', of: programs.map((steps) => ({ steps })) }]);
}

/** A result of the action dice as a reference card. */
export function printResult(name: Result, side: Side, catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side };
  return {
    kind: 'result',
    id: name,
    name: words(voice, result(voice, name)),
    side,
    house: null,
    copies: 1,
    lines: resultLines(voice, name),
    mark: null,
  };
}

/** The Desert Power action (R6.7). */
export function printDesertPower(catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side: 'atreides' } as const;
  return {
    kind: 'result',
    id: 'desertPower',
    name: spoken(voice, say(voice, 'result.desertPower', {})).text,
    side: 'atreides',
    house: null,
    copies: 1,
    lines: printSteps(voice, ACTION_PROGRAMS.desertPower),
    mark: null,
  };
}
