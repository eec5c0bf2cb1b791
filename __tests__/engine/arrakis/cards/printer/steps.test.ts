import { EN, SIDES } from '../../../../../engine/arrakis';
import { clausesOf } from '../../../../../engine/arrakis/cards/printer/clauses';
import { conditionPhrase, printSteps } from '../../../../../engine/arrakis/cards/printer/program';
import { whoPhrase, wherePhrase } from '../../../../../engine/arrakis/cards/printer/phrases';
import { rankName } from '../../../../../engine/arrakis/messages/names/gameTerms';
import { words } from '../../../../../engine/arrakis/messages/say';
import type { Condition, Step, StepKind, Where, Who } from '../../../../../engine/arrakis/cards/step';
import { LANGUAGES, flawOf } from '../../messages/support/languages';
import { flat } from './all';

const PLAY: Step = { do: 'playCard' };

/** One step of each kind; the type asks for every kind there is. */
const SAMPLES: { readonly [K in StepKind]: Extract<Step, { readonly do: K }> } = {
  move: { do: 'move', legions: 2, who: 'any' },
  attack: { do: 'attack', who: 'any' },
  place: { do: 'place', units: { regular: 1 }, where: { in: 'settlement' }, spread: 'one' },
  deployTokens: { do: 'deployTokens', tokens: 1 },
  deployUnits: { do: 'deployUnits', units: { regular: 3 } },
  replace: { do: 'replace', count: 2, from: 'regular', to: 'elite' },
  carryLegion: { do: 'carryLegion' },
  displaceEnemy: { do: 'displaceEnemy' },
  specialAttack: { do: 'specialAttack', dice: 4, at: 'adjacentToOwnLegion' },
  storms: { do: 'storms' },
  draw: { do: 'draw', count: 2 },
  playCard: { do: 'playCard' },
  opponentDiscards: { do: 'opponentDiscards', count: 1 },
  placeVehicles: { do: 'placeVehicles', any: 2 },
  removeVehicles: { do: 'removeVehicles', count: 2, near: 'gurney' },
  removeHarvesters: { do: 'removeHarvesters', count: 2 },
  rockets: { do: 'rockets', dice: 3 },
  placeWormsigns: { do: 'placeWormsigns', count: 2 },
  discardWormsigns: { do: 'discardWormsigns', count: 3 },
  clearWormsigns: { do: 'clearWormsigns', around: 'north-pole' },
  placeWorms: { do: 'placeWorms', count: 2, beside: 'sandworm' },
  moveWorms: { do: 'moveWorms', count: 1 },
  wormAttack: { do: 'wormAttack' },
  wildMakerEnters: { do: 'wildMakerEnters' },
  wildMakerActs: { do: 'wildMakerActs' },
  desertPower: { do: 'desertPower' },
  enter: { do: 'enter', leader: 'alia' },
  leaderToTank: { do: 'leaderToTank', of: 'anyEnemy' },
  useDieAsAny: { do: 'useDieAsAny' },
  spendWildMaker: { do: 'spendWildMaker' },
  spy: { do: 'spy' },
  placeThreatenedToken: { do: 'placeThreatenedToken' },
  swapTokens: { do: 'swapTokens' },
  moveSietch: { do: 'moveSietch' },
  takeBeneGesserit: { do: 'takeBeneGesserit' },
  discardHouseDie: { do: 'discardHouseDie' },
  forceDie: { do: 'forceDie' },
  withholdPaul: { do: 'withholdPaul' },
  lowerImperium: { do: 'lowerImperium' },
  shiftMarkers: { do: 'shiftMarkers' },
  secondObjective: { do: 'secondObjective' },
  detonate: { do: 'detonate' },
  reshufflePrescience: { do: 'reshufflePrescience' },
  replacePrescience: { do: 'replacePrescience' },
  attach: { do: 'attach' },
  choose: { do: 'choose', of: [{ steps: [PLAY] }, { steps: [{ do: 'draw', count: 1 }, PLAY] }] },
  if: { do: 'if', cond: { test: 'atomicsUsed' }, then: [PLAY], else: [PLAY] },
};

const VOICES = LANGUAGES.flatMap(([language, catalogue]) =>
  SIDES.map((side) => [side, language, { catalogue, side }] as const),
);

describe.each(VOICES)('each kind of step prints for the %s in %s', (_side, _language, voice) => {
  it.each(Object.keys(SAMPLES))('%s', (kind) => {
    const step = SAMPLES[kind as StepKind];
    const lines = flat(printSteps(voice, [step]));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      expect(line.text).toMatch(/^\p{Lu}.*[.:]$/u);
      expect(flawOf(line.text)).toBeNull();
    }
    expect(clausesOf(step).length).toBeGreaterThan(0);
  });
});

describe('steps in a row', () => {
  const voice = { catalogue: EN, side: 'harkonnen' } as const;
  const text = (...steps: readonly Step[]) => flat(printSteps(voice, steps)).map((line) => line.text);

  it('of Desert Power are counted', () => {
    const step: Step = { do: 'desertPower' };
    expect(text(step, step, step)).toEqual(['Take 3 Desert Power actions in a row.']);
  });

  it('that move the same legion say "again"', () => {
    const step: Step = { do: 'move', legions: 1, who: { leader: 'rabban' } };
    expect(text(step, step)).toEqual([
      "Move Beast Rabban's legion.",
      "Then move Beast Rabban's legion again.",
    ]);
  });

  it('of one alternative hang together', () => {
    const choose: Step = { do: 'choose', of: [{ steps: [PLAY, { do: 'storms' }] }, { steps: [PLAY] }] };
    expect(printSteps(voice, [choose])[0]?.inner.map((line) => [line.kind, line.inner.length])).toEqual([
      ['together', 2],
      ['step', 0],
    ]);
  });
});

describe('words for legions, places and conditions', () => {
  const WHO: readonly Who[] = [
    'any',
    'withLeader',
    'withSpecial',
    'inDesert',
    'withLeaderInDesert',
    'that',
    { area: 'arsunt' },
    { leader: 'paul*' },
  ];
  const WHERE: { readonly [K in Where['in']]: Extract<Where, { readonly in: K }> } = {
    areas: { in: 'areas', areas: ['carthag', 'arrakeen'] },
    villages: { in: 'villages' },
    settlement: { in: 'settlement' },
    emptyDesert: { in: 'emptyDesert' },
    freeMountain: { in: 'freeMountain' },
    freePlateau: { in: 'freePlateau' },
    legion: { in: 'legion' },
    legionOf: { in: 'legionOf', leader: 'gurney' },
  };
  const LEADER_TESTS = ['inPlay', 'removed'] as const;

  it.each(VOICES)('are all there for the %s in %s', (side, _language, voice) => {
    const said = [
      ...WHO.flatMap((who) => [
        words(voice, whoPhrase(voice, who, 1)),
        words(voice, whoPhrase(voice, who, 3)),
      ]),
      ...Object.values(WHERE).flatMap((where) =>
        (['one', 'apart', 'each'] as const).map((spread) => words(voice, wherePhrase(voice, where, spread))),
      ),
    ];
    for (const text of said) expect(text).toMatch(/^\S[^{}]*\S$/);
    const enemy = side === 'atreides' ? 'harkonnen' : 'atreides';
    const word = words(voice, rankName(voice, 'special', enemy));
    expect(said.filter((text) => text.includes(word))).toEqual([]);
  });

  it.each(LANGUAGES)('tell a condition from its contrary in %s', (_, catalogue) => {
    const voice = { catalogue, side: 'atreides' } as const;
    const conditions: readonly Condition[] = [
      ...LEADER_TESTS.map((test) => ({ test, leader: 'gurney' }) as const),
      { test: 'wildMakerInPlay' },
      { test: 'wildMakerReady' },
      { test: 'atomicsUsed' },
      { test: 'markerAtLeast', step: 4 },
    ];
    const texts = conditions.flatMap((condition) => [
      words(voice, conditionPhrase(voice, condition)),
      words(voice, conditionPhrase(voice, { ...condition, not: true })),
    ]);
    expect(new Set(texts).size).toBe(conditions.length * 2);
  });
});
