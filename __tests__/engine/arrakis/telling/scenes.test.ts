import {
  EN,
  EVENT_FACTS,
  apply,
  legalMoves,
  newGame,
  outcome,
  pending,
  scenesOf,
  tellScene,
  view,
  type GameEvent,
  type Mode,
} from '../../../../engine/arrakis';

const SEATS = [
  { side: 'atreides', name: 'Ann' },
  { side: 'harkonnen', name: 'Hal' },
] as const;

const FALL: readonly GameEvent[] = [
  { type: 'attack', side: 'harkonnen', from: 'arsunt', to: 'windgap', surprise: false, how: 'foot' },
  { type: 'sietchRevealed', area: 'windgap', rank: 2 },
  { type: 'combatDice', side: 'harkonnen', faces: ['hit', 'hit', 'special', 'shield'], why: 'attack' },
  { type: 'combatDice', side: 'atreides', faces: ['hit', 'shield'], why: 'defence' },
  { type: 'hits', side: 'harkonnen', area: 'arsunt', hits: 1 },
  { type: 'hits', side: 'atreides', area: 'windgap', hits: 2 },
  { type: 'replaced', side: 'harkonnen', area: 'arsunt', from: 'elite', to: 'regular' },
  { type: 'removed', side: 'atreides', area: 'windgap', figure: 'regular', why: 'hit' },
  { type: 'removed', side: 'atreides', area: 'windgap', figure: 'regular', why: 'hit' },
  { type: 'battleEnds', winner: 'harkonnen', area: 'windgap' },
  {
    type: 'moved',
    side: 'harkonnen',
    from: 'arsunt',
    to: 'windgap',
    force: { regular: 3, elite: 0, special: 0, generic: 0, leaders: [], tokens: 0 },
    how: 'advance',
  },
  { type: 'settlementDestroyed', area: 'windgap', rank: 2, side: 'atreides' },
  {
    type: 'supremacy',
    by: 2,
    to: 2,
    why: { by: 'settlement', area: 'windgap', side: 'atreides' },
  },
  { type: 'leaderEnters', leader: 'hawat', at: { track: 'supremacy', step: 1 } },
];

function told(events: readonly GameEvent[], quiet: 'atreides' | 'harkonnen' | null = null) {
  return scenesOf(events, SEATS, quiet)
    .filter((scene) => !scene.quiet)
    .map((scene) => {
      const { title, details } = tellScene(scene, events, SEATS, EN);
      return { rank: scene.rank, title, details };
    });
}

describe('what happened, cut into scenes', () => {
  it('R7.16 a sietch that falls is a story: attack, battle with dice, hits and losses, fall with supremacy, leader', () => {
    expect(told(FALL)).toEqual([
      {
        rank: 'moment',
        title: 'Harkonnen attacked Windgap from Arsunt.',
        details: ['The sietch of Windgap was revealed: rank 2.'],
      },
      {
        rank: 'moment',
        title: 'Harkonnen won the battle of Windgap.',
        details: [
          'Harkonnen: 4 combat dice, 2 hits; Atreides: 2 combat dice, 1 hit.',
          'Atreides lost 2 regulars; Harkonnen: 1 elite → 1 regular.',
        ],
      },
      {
        rank: 'moment',
        title: 'The sietch of Windgap, rank 2, was destroyed.',
        details: [
          'Harkonnen advanced from Arsunt into Windgap: 3 regulars.',
          'Supremacy +2 (now 2): sietch of Windgap destroyed.',
        ],
      },
      { rank: 'moment', title: 'Thufir Hawat entered play: supremacy reached 1.', details: [] },
    ]);
  });

  it('R7.10 the hits of one round are reckoned as its dice show them, those of several are only counted', () => {
    const reckoned = FALL.map((event) =>
      event.type === 'hits' && event.side === 'atreides'
        ? { ...event, reckoning: { enemyHits: 4, shields: 3, cancelled: 1 } }
        : event,
    );
    const [, battle] = told(reckoned);
    expect(battle?.details[0]).toBe(
      'Harkonnen: 4 combat dice, 4 hits − 2 shields = 2; Atreides: 2 combat dice, 1 hit.',
    );
    const end = reckoned.findIndex(({ type }) => type === 'battleEnds');
    const twice = [...reckoned.slice(0, end), ...reckoned.slice(2, end), ...reckoned.slice(end)];
    expect(told(twice)[1]?.details[0]).toBe(
      'Harkonnen: 8 combat dice, 4 hits; Atreides: 4 combat dice, 2 hits.',
    );
  });

  it('says which sentences dice and figures say for themselves', () => {
    const scenes = scenesOf(FALL, SEATS, null).map((scene) => tellScene(scene, FALL, SEATS, EN));
    expect(scenes.map(({ reckoned }) => reckoned.length)).toEqual([0, 2, 0, 0]);
    expect(scenes[1]?.details).toEqual(scenes[1]?.reckoned);
  });

  it('who attacked with a tap is not told of the attack, but of all that came of it', () => {
    expect(told(FALL, 'harkonnen').map(({ title }) => title)).toEqual([
      'The sietch of Windgap was revealed: rank 2.',
      'Harkonnen won the battle of Windgap.',
      'The sietch of Windgap, rank 2, was destroyed.',
      'Thufir Hawat entered play: supremacy reached 1.',
    ]);
  });

  it('what the other side did, however small, is no part of one’s own act', () => {
    const events: readonly GameEvent[] = [
      { type: 'dieSpent', seat: 0, result: 'mentat' },
      { type: 'vehiclePlaced', vehicle: 'harvester', area: 'ne-5' },
    ];
    expect(told(events, 'atreides').map(({ title }) => title)).toEqual([
      'Harkonnen placed 1 harvester in the desert east of Rimwall West.',
    ]);
    expect(told(events, 'harkonnen')).toHaveLength(1);
  });

  it('R9.4 a storm is one scene with its dice and losses', () => {
    const storm: readonly GameEvent[] = [
      { type: 'phase', phase: 'hazards' },
      { type: 'storm', area: 'ne-5' },
      { type: 'combatDice', side: 'atreides', faces: ['hit', 'shield'], why: 'storm' },
      { type: 'hits', side: 'harkonnen', area: 'ne-5', hits: 1 },
      { type: 'removed', side: 'harkonnen', area: 'ne-5', figure: 'regular', why: 'hit' },
    ];
    expect(told(storm)).toEqual([
      {
        rank: 'moment',
        title: 'A storm struck the desert east of Rimwall West.',
        details: ['The storm rolled 1 hit and 1 shield.', 'Harkonnen lost 1 regular.'],
      },
    ]);
  });

  it('placements are lines, and a worm that eats is a moment', () => {
    const [placed] = told([{ type: 'vehiclePlaced', vehicle: 'harvester', area: 'ne-5' }]);
    expect(placed?.rank).toBe('line');
    const [eaten] = told([
      { type: 'wormPlaced', area: 'ne-5', from: null, wildMaker: false },
      { type: 'vehicleRemoved', vehicle: 'harvester', area: 'ne-5', why: 'sandworm' },
    ]);
    expect(eaten).toEqual({
      rank: 'moment',
      title: 'A sandworm took the harvester in the desert east of Rimwall West.',
      details: ['A sandworm appeared in the desert east of Rimwall West.'],
    });
  });

  it('R9.2 signs that turn out to be worms are told once, with the worms that come of them', () => {
    const turned: readonly GameEvent[] = [
      { type: 'wormsignTurned', area: 'ne-5', wormsign: 'sandworm' },
      { type: 'wormsignTurned', area: 'ne-9', wormsign: 'sandworm' },
    ];
    const placed: readonly GameEvent[] = [
      { type: 'wormPlaced', area: 'ne-5', from: null, wildMaker: false },
      { type: 'wormPlaced', area: 'ne-9', from: null, wildMaker: false },
    ];
    const alone = told(turned);
    expect(alone).toHaveLength(1);
    expect(told([...turned, ...placed])).toEqual(alone);
    // A worm from elsewhere is news of its own.
    const other: GameEvent = { type: 'wormPlaced', area: 'ne-12', from: null, wildMaker: false };
    expect(told([...turned, ...placed, other])).toHaveLength(2);
    // And so is what it takes.
    const taken: GameEvent = { type: 'vehicleRemoved', vehicle: 'harvester', area: 'ne-9', why: 'sandworm' };
    expect(told([...turned, ...placed, taken]).map(({ title }) => title)).toEqual([
      alone[0]?.title,
      'A sandworm took the harvester in the desert south of Sihaya Ridge.',
    ]);
  });

  it('R14.5 the die of the automaton is part of what it then does', () => {
    const [scene] = told([
      { type: 'diceRolled', seat: 1, dice: ['strategy'] },
      { type: 'dieSpent', seat: 1, result: 'strategy' },
      ...FALL.slice(0, 1),
    ]);
    expect(scene?.title).toBe('Harkonnen attacked Windgap from Arsunt.');
    expect(scene?.details).toEqual(['Harkonnen rolled 1 Strategy.']);
  });
});

describe.each(['two', 'mahdi'] as const)('whole games of mode %s', (mode: Mode) => {
  it.each([3, 4])(
    'seed %d: scenes cover every public event once, in order, and each says something',
    (seed) => {
      let state = newGame({ mode, seed, names: ['Ann', 'Hal'], ties: 'random' });
      const { seats } = view(state, 'table');
      let next = seed;
      const ranks = new Set<string>();
      for (let ply = 0; ply < 500 && outcome(state) === null; ply += 1) {
        const moves = legalMoves(state);
        next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
        const move = moves[(next >> 8) % moves.length];
        if (move === undefined) break;
        const quiet = seats[pending(state)?.seat ?? 0]?.side ?? null;
        const played = apply(state, move);
        state = played.state;
        const scenes = scenesOf(played.events, seats, quiet);
        let end = 0;
        for (const scene of scenes) {
          expect(scene.first).toBeGreaterThanOrEqual(end);
          // Between two scenes nothing is lost that everybody may see.
          const between = played.events.slice(end, scene.first);
          expect(between.filter((event) => event.only === undefined && seen(event))).toEqual([]);
          end = scene.end;
          ranks.add(scene.rank);
          const { title, details } = tellScene(scene, played.events, seats, EN);
          expect(title).not.toBe('');
          expect(new Set([title, ...details]).size).toBe(details.length + 1);
        }
      }
      expect([...ranks].sort()).toEqual(['beat', 'line', 'moment']);
    },
  );
});

function seen(event: GameEvent): boolean {
  return EVENT_FACTS[event.type].rank !== 'never';
}
