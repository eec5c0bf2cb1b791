import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { inArea } from '../support/areas';
import { legal, playAll } from '../support/position';
import { eventsOf } from '../support/read';
import { attacks, soloAct, soloFrom, soloTask, target, tie } from '../support/solo';

const MOVE_ONE = { t: 'moves', who: {}, left: 1, goal: -2, moved: [] } as const;
/** From the North Pole only Wind Pass is open. */
const GOAL = `${target('windgap')}\nwindgap: A 1r sietch\ncse-1: sandworm\ncsw-4: sandworm`;
const BLACK = [16, 17, 18, 19, 20, 21];

describe('R14.13 when a garrison comes', () => {
  test('R14.13 a settlement whose legion has moved gets one black and one silver token', () => {
    const { state } = soloTask(MOVE_ONE, `${GOAL}\nnorth-pole: H 2r city`);
    expect(inArea(state, 'north-pole')).toMatch(/^H #(1[6-9]|2[01]) #2[2-7] city$/);
  });

  test('R14.13 which tokens is chance', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      seen.add(inArea(soloTask(MOVE_ONE, `${GOAL}\nnorth-pole: H 2r city`, seed).state, 'north-pole'));
    }
    expect(seen.size).toBeGreaterThan(3);
  });

  test('R14.13 not where units remain', () => {
    // Only four of six fit beside the two in Wind Pass.
    const { state } = soloTask(
      { ...MOVE_ONE, who: { area: areaIndex('north-pole') } },
      `${GOAL}\nnorth-pole: H 6r city\nwind-pass: H 2r`,
    );
    expect(inArea(state, 'north-pole')).toBe('H 2r city');
  });

  test('R14.13 not where the settlement has been destroyed', () => {
    const { state } = soloTask(MOVE_ONE, `${GOAL}\nnorth-pole: H 2r`);
    expect(inArea(state, 'north-pole')).toBe('');
  });

  test('R14.13 not when the legion was killed', () => {
    const { state } = soloFrom(
      [
        { k: 'round', step: 6 },
        { k: 'actions', next: 0 },
        { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
        { k: 'casualties', area: areaIndex('north-pole'), hits: 2 },
      ],
      `${GOAL}\nnorth-pole: H 2r city`,
    );
    expect(inArea(state, 'north-pole')).toBe('city');
  });

  test('R14.13 an advance out of a settlement leaves one too', () => {
    const { state } = soloAct(
      'strategy',
      `${target('hobars-gap')}\ncarthag: H 2r city\nbroken-land: sietch:0\nhobars-gap: A 6r sietch`,
    );
    expect(inArea(state, 'broken-land')).toBe('H 2r');
    expect(inArea(state, 'carthag')).toMatch(/^H #\d+ #\d+ city$/);
  });

  test('R14.13 Troop Carriers leave one too', () => {
    const { state } = soloTask({ t: 'carry' }, `${GOAL}\nnorth-pole: H 2r city\nwind-pass: H 2r`);
    expect(inArea(state, 'wind-pass')).toBe('H 4r');
    expect(inArea(state, 'north-pole')).toMatch(/^H #\d+ #\d+ city$/);
  });
});

describe('R14.13 what a token is', () => {
  test('R14.13, R14.7 strength 2: two tokens beat three regulars', () => {
    const { events } = soloAct('strategy', `${target('windgap')}\ncsw-3: H #16 #22\nwindgap: A 3r sietch`);
    expect(attacks(events)).toEqual(['csw-3 > windgap']);
  });

  test('R14.13 it moves like a unit and stays face down', () => {
    const { state } = soloTask(MOVE_ONE, `${GOAL}\nwind-pass: H #16 #22`);
    expect([inArea(state, 'csw-2'), inArea(state, 'csw-3')]).toContain('H #16 #22');
  });

  test('R14.13 it counts as one unit for the limit', () => {
    const { state } = soloAct('deployment', `${GOAL}\nnorth-pole: H #16 #22 city\ncarthag: H 1r city`);
    expect(inArea(state, 'north-pole')).toBe('H 3r1g #16 #22 city');
  });

  test('R14.13 revealed when it attacks; back in the pool', () => {
    const { state, events } = soloAct('strategy', `${target('windgap')}\ncsw-3: H 1r #16\nwindgap: sietch`);
    expect(inArea(state, 'windgap')).toBe('H 3r');
    expect(eventsOf(events, 'tokenRevealed').map(({ side, area }) => [side, area])).toEqual([
      ['harkonnen', 'csw-3'],
    ]);
    expect(state.tokens.every((mask) => (mask & (1 << 16)) === 0)).toBe(true);
  });

  test('R14.13 over the limit when revealed: the weakest go', () => {
    // Token 21 is two elites.
    const { state } = soloAct('strategy', `${target('windgap')}\ncsw-3: H 4r1e #21\nwindgap: sietch`);
    expect(inArea(state, 'windgap')).toBe('H 3r3e');
  });

  // Not so yet: a token shown uses the rule of R3.1.
  test('R14.13, R14.9 missing figures of a token are replaced', () => {
    const { state } = soloAct(
      'strategy',
      `${target('windgap')}\ncsw-3: H #16\nwindgap: sietch\ncne-5: H 6r\ncne-6: H 6r\ncne-7: H 6r\ncne-8: H 6r`,
    );
    expect(inArea(state, 'windgap')).toBe('H 2e');
  });

  test('R14.13 a card that asks for a Sardaukar looks only at visible figures', () => {
    // Token 22 holds a Sardaukar.
    const { events } = soloTask(
      {
        t: 'strike',
        who: { with: 'special' },
        terms: { surprise: false, freeContinue: false, extraDie: 0, defenderCap: 6 },
        legions: 0,
      },
      `${target('windgap')}\ncsw-3: H 2r #22\nwindgap: sietch`,
    );
    expect(attacks(events)).toEqual([]);
  });
});

describe('R14.13 a colour is exhausted', () => {
  const SPREAD = BLACK.map((token, index) => `ne-${index + 2}: H #${token}`).join('\n');

  test('R14.13 the human picks a token of that colour on the board; it is revealed and used', () => {
    const { state } = soloTask(
      { ...MOVE_ONE, who: { area: areaIndex('north-pole') } },
      `${GOAL}\n${SPREAD}\nnorth-pole: H 2r city`,
    );
    expect(tie(state)).toMatch(/^revealGarrison: /);
    expect(legal(state)).toHaveLength(6);
    const pick = legal(state)[0] ?? '';
    playAll(state, pick);
    expect(inArea(state, 'north-pole')).toMatch(/^H #\d+ #\d+ city$/);
    expect(inArea(state, 'ne-2')).toBe('H 2r');
  });

  test('R14.13 silver ones are left: those come without asking', () => {
    const { state } = soloTask(
      { ...MOVE_ONE, who: { area: areaIndex('north-pole') } },
      `${GOAL}\n${SPREAD.replace('ne-7: H #21', '')}\nnorth-pole: H 2r city`,
    );
    expect(tie(state)).toBeNull();
    expect(inArea(state, 'north-pole')).toMatch(/^H #21 #2[2-7] city$/);
  });
});
