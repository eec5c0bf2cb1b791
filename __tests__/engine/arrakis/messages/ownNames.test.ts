import {
  label,
  narrate,
  parseMove,
  type Catalogue,
  type DecisionView,
  type GameEvent,
  type Side,
} from '../../../../engine/arrakis';
import { CATALOGUES, type Language } from './support/languages';
import { SEATS } from './support/eventSamples';

interface OwnNames {
  readonly special: RegExp;
  readonly generic: RegExp;
}

/** The names that only one side's units and nameless leaders bear. */
const OWN: Readonly<Record<Language, Readonly<Record<Side, OwnNames>>>> = {
  en: {
    atreides: { special: /Fedaykin/, generic: /naib/i },
    harkonnen: { special: /Sardaukar/, generic: /bashar/i },
  },
  cs: {
    atreides: { special: /fedajkin/i, generic: /naíb/i },
    harkonnen: { special: /sardaukar/i, generic: /bašár/i },
  },
  pl: {
    atreides: { special: /Fedajkin/, generic: /naib/i },
    harkonnen: { special: /Sardaukar/, generic: /baszar/i },
  },
  uk: {
    atreides: { special: /федайкін/i, generic: /наїб/i },
    harkonnen: { special: /сардаукар/i, generic: /башар/i },
  },
  de: {
    atreides: { special: /Fedaykin/, generic: /Naib/ },
    harkonnen: { special: /Sardaukar/, generic: /Bashar/ },
  },
};

const DECISION: DecisionView = {
  kind: 'specials',
  seat: 0,
  side: 'atreides',
  house: null,
  private: false,
  covered: false,
  more: false,
  clause: 'R7.10',
  count: null,
  of: null,
  area: null,
  target: null,
  stage: null,
  about: {},
  program: null,
  token: null,
  battle: null,
  moves: null,
};

const CONTENTS = { regular: 1, elite: 0, special: 1, generic: 1 } as const;

/** Events that name units and nameless leaders. */
function eventsOf(side: Side): readonly GameEvent[] {
  const area = 'north-pole';
  return [
    { type: 'tokenRevealed', side, area, contents: CONTENTS },
    {
      type: 'moved',
      side,
      from: area,
      to: 'wind-pass',
      force: { ...CONTENTS, leaders: [], tokens: 1 },
      how: 'foot',
    },
    ...(['special', 'generic'] as const).flatMap((figure): GameEvent[] => [
      { type: 'deployed', side, area, figure },
      { type: 'removed', side, area, figure, why: 'hit' },
    ]),
    { type: 'replaced', side, area, from: 'elite', to: 'special' },
    { type: 'replaced', side, area, from: 'special', to: 'regular' },
  ];
}

/** Which of a side's names an event ought to tell. */
function told(event: GameEvent): readonly (keyof OwnNames)[] {
  if (event.type === 'tokenRevealed' || event.type === 'moved') return ['special', 'generic'];
  if (event.type === 'replaced') return ['special'];
  return 'figure' in event && event.figure === 'generic' ? ['generic'] : ['special'];
}

const CASES = (Object.keys(OWN) as Language[]).flatMap((language) =>
  (['atreides', 'harkonnen'] as const).map((side) => [language, side] as const),
);

describe.each(CASES)('the log in %s calls the %s by their own names', (language, side) => {
  const catalogue: Catalogue = CATALOGUES[language];
  const own = OWN[language][side];
  const other = OWN[language][side === 'atreides' ? 'harkonnen' : 'atreides'];

  it.each(eventsOf(side).map((event) => [event.type, event] as const))('R3.1 R3.3 %s', (_, event) => {
    const { text, runs } = narrate(event, SEATS, catalogue);
    for (const name of told(event)) expect(text).toMatch(own[name]);
    expect(text).not.toMatch(other.special);
    expect(text).not.toMatch(other.generic);
    const sides = runs.flatMap(({ glyph }) => (glyph !== undefined && 'side' in glyph ? [glyph.side] : []));
    expect(new Set(sides)).toEqual(new Set([side]));
  });
});

describe.each(Object.keys(OWN) as Language[])('labels in %s', (language) => {
  const move = parseMove('figure:generic');
  const of = (kind: 'tie' | 'specials', side: Side) => {
    if (move === null) throw new Error('no such move');
    return label(move, { ...DECISION, kind, side }, CATALOGUES[language]).text;
  };

  it('R3.3 call a nameless leader by the name of the side that decides', () => {
    expect(of('specials', 'atreides')).toMatch(OWN[language].atreides.generic);
    expect(of('specials', 'harkonnen')).toMatch(OWN[language].harkonnen.generic);
  });

  it('R14.0 call one of the automaton by its own name though the Atreides settle the tie', () => {
    expect(of('tie', 'atreides')).toMatch(OWN[language].harkonnen.generic);
  });
});
