import {
  AIR_ZONES,
  AREA_FACTS,
  COMBAT_FACES,
  HOUSES,
  LEADERS,
  MARKERS,
  PHASES,
  PLANNING_CARDS,
  POWERS,
  PRESCIENCE_CARDS,
  RESULTS,
  SECTORS,
  SIDES,
  TERRAINS,
  UNIT_RANKS,
  VEHICLES,
  WORMSIGNS,
} from '../../../../../engine/arrakis';
import { placedPhrase, wherePhrase, whoPhrase } from '../../../../../engine/arrakis/cards/printer/phrases';
import type { Voice } from '../../../../../engine/arrakis/messages/catalogue';
import { MAHDI_MESSAGES } from '../../../../../engine/arrakis/messages/mahdi/messages';
import * as names from '../../../../../engine/arrakis/messages/names/gameTerms';
import { counted, list, noun, number, say, verbatim } from '../../../../../engine/arrakis/messages/say';
import type { Phrase } from '../../../../../engine/arrakis/messages/text';

/** One of each way in which languages count. */
const COUNTS = [1, 2, 5] as const;

function each<T>(of: readonly T[], phrase: (value: T) => Phrase): () => readonly Phrase[] {
  return () => of.map(phrase);
}

function every(phrase: (count: number) => Phrase): readonly Phrase[] {
  return COUNTS.map(phrase);
}

/** All that a slot of a name may be filled with: what the printer, the log, the prompts and the labels put there. */
export function fillers(v: Voice, id: string): Readonly<Record<string, () => readonly Phrase[]>> {
  const numbers = each([0, ...COUNTS], number);
  const areas = each(AREA_FACTS, ({ id }) => names.area(v, id));
  const terrains = () =>
    ([...TERRAINS, 'deepDesert'] as const).flatMap((kind) => every((n) => names.terrain(v, kind, n)));
  const zones = each(AIR_ZONES, ({ id }) => names.airZone(v, id));
  const results = each(RESULTS, (name) => names.result(v, name));
  const sides = each(SIDES, (side) => names.sideName(v, side));
  const people = () => [...sides(), verbatim('Ann')];
  const powers = each(POWERS, (name) => names.power(v, name));
  const houses = each(HOUSES, (name) => names.houseName(v, name));
  const sectors = each([...SECTORS, 'central'] as const, (name) => names.sector(v, name));
  const leaders = each([...LEADERS, 'paul*', 'jessica*'] as const, (who) => names.leader(v, who));
  const anyLeaders = () => [...leaders(), names.anyLeader(v, 1), names.genericLeader(v, 1)];
  const units = () =>
    UNIT_RANKS.flatMap((rank) => SIDES.flatMap((side) => every((n) => names.unit(v, rank, n, side))));
  const generics = () => SIDES.flatMap((side) => every((n) => names.genericLeader(v, n, side)));
  const tokens = () => every((n) => names.deploymentTokens(v, n));
  const figures = () => [...units(), ...generics(), ...tokens(), ...anyLeaders()];
  const vehicles = () => [
    ...VEHICLES.flatMap((kind) => every((n) => names.vehicle(v, kind, n))),
    ...VEHICLES.map((kind) => names.vehicleName(v, kind)),
    ...every((n) => names.anyVehicle(v, n)),
  ];
  const planning = each(PLANNING_CARDS, ({ id }) => names.planningCard(v, id));
  const prescience = each(PRESCIENCE_CARDS, ({ id }) => names.prescienceCard(v, id));
  const cards = () => [
    ...every((n) => names.planningCards(v, n)),
    ...every((n) => names.prescienceCards(v, n)),
  ];
  const dice = () => [...every((n) => names.combatDice(v, n)), ...every((n) => names.actionDice(v, n))];
  const faces = () => COMBAT_FACES.flatMap((face) => every((n) => names.faces(v, face, n)));
  const legions = () => [
    ...(['any', 'withLeader', 'withSpecial', 'inDesert', 'withLeaderInDesert'] as const).flatMap((who) =>
      every((n) => whoPhrase(v, who, n)),
    ),
    whoPhrase(v, 'that', 1),
    whoPhrase(v, { area: 'arsunt' }, 1),
    ...LEADERS.map((leader) => whoPhrase(v, { leader }, 1)),
  ];
  const where = () =>
    (['one', 'apart', 'each'] as const).flatMap((spread) => [
      wherePhrase(v, { in: 'areas', areas: ['carthag', 'arrakeen', 'north-pole'] }, spread),
      ...(['villages', 'settlement', 'emptyDesert', 'freeMountain', 'freePlateau', 'legion'] as const).map(
        (name) => wherePhrase(v, { in: name }, spread),
      ),
      wherePhrase(v, { in: 'legion', with: 'special' }, spread),
      ...LEADERS.map((leader) => wherePhrase(v, { in: 'legionOf', leader }, spread)),
    ]);
  const steps = () => [
    names.markerSteps(v, { jihad: 1 }),
    names.markerSteps(v, { jihad: 2, kwisatzHaderach: 3, sandDwellers: 4 }),
  ];
  const moved = () =>
    MARKERS.map((name) =>
      say(v, 'event.markerMoved.step', {
        marker: names.marker(v, name),
        by: verbatim('+1'),
        step: number(2),
      }),
    );
  // "From" and "to" are units where one replaces the other, else places.
  const changes = id.includes('replace') ? units : areas;
  const wildMakers = () => [names.wildMaker(v)];
  const spice = () => [0, ...COUNTS].map((n) => names.spice(v, n));
  const matters = () =>
    Object.keys(MAHDI_MESSAGES)
      .filter((id) => id.startsWith('matter.'))
      .map((id) => say(v, id as 'matter.other', {}));
  return {
    area: areas,
    target: areas,
    place: () => [...areas(), ...zones()],
    zone: zones,
    // Cards ask for kinds of areas and place figures in areas.
    areas: id.startsWith('need.')
      ? terrains
      : () => [
          ...areas(),
          list(
            (['carthag', 'arrakeen'] as const).map((name) => names.area(v, name)),
            'or',
          ),
        ],
    from: changes,
    to: changes,
    leader: anyLeaders,
    hawat: leaders,
    mohiam: leaders,
    leaders: () => [...leaders(), list(leaders())],
    figures: () => [...figures(), list(figures()), placedPhrase(v, { regular: 3, elite: 1 }, 'any')],
    figure: figures,
    units: () => [...units(), ...every((n) => counted(v, 'unit', n)), list(units())],
    unit: units,
    special: () => [names.rankName(v, 'special')],
    generic: () => [noun(v, 'genericLeader', null, v.side, 2)],
    tokens: () => [...tokens(), ...every((n) => names.beneGesserit(v, n))],
    vehicle: vehicles,
    vehicles: () => [...vehicles(), list(vehicles())],
    ornithopter: () => [names.vehicle(v, 'ornithopter', 1)],
    cards: () => [...cards(), ...planning(), ...prescience(), list(planning())],
    card: () => [...planning(), ...prescience()],
    source: () => [...planning(), ...leaders()],
    dice: () => [
      ...dice(),
      list(results().map((result) => say(v, 'event.diceRolled.some', { count: number(2), result }, 2))),
    ],
    faces: () => [...faces(), list(faces())],
    symbols: () => [...faces(), list(faces())],
    hits: faces,
    shields: faces,
    dealt: numbers,
    legion: legions,
    legions,
    where,
    settlement: () => SIDES.map((side) => names.settlement(v, side)),
    wormsigns: () => every((n) => names.wormsigns(v, n)),
    worms: () => every((n) => names.sandworms(v, n)),
    wormsign: each(WORMSIGNS, (name) => noun(v, `wormsign.${name}`)),
    wildMaker: wildMakers,
    result: results,
    house: houses,
    firstHouse: houses,
    secondHouse: houses,
    power: powers,
    sector: sectors,
    side: sides,
    name: () => [verbatim('Ann')],
    who: people,
    other: people,
    left: numbers,
    first: () => [...sectors(), ...numbers()],
    second: () => [...sectors(), ...numbers()],
    marker: each(MARKERS, (name) => names.marker(v, name)),
    markers: steps,
    phase: each(PHASES, (name) => noun(v, `phase.${name}`)),
    matter: matters,
    chosen: () => [...areas(), ...vehicles(), ...leaders(), ...powers()],
    parts: () => [list([say(v, 'mark.slot', {}), say(v, 'mark.special', {})])],
    spice,
    harvested: spice,
    total: spice,
    signs: () => every((n) => names.wormsigns(v, n)),
    by: each(['+2', '+0', '−1'], verbatim),
    reason: () => [
      ...areas().flatMap((area) => [
        say(v, 'event.why.sietch', { area }),
        say(v, 'event.why.settlement', { area }),
        say(v, 'event.why.station', { area }),
      ]),
      ...prescience().map((card) => say(v, 'event.why.claim', { card })),
      ...(['attached', 'shift', 'spice', 'surplus', 'endOfRound', 'token'] as const).map((why) =>
        say(v, `event.why.${why}`, {}),
      ),
    ],
    text: () => [verbatim('Ann')],
    n: numbers,
    number: numbers,
    count: numbers,
    of: numbers,
    step: numbers,
    steps: id === 'event.markerMoved' ? moved : numbers,
    times: numbers,
    rank: numbers,
    round: numbers,
    row: numbers,
  };
}
