import { legal, playAll, refusal } from '../support/position';
import { decider, desertTurn, inArea, picks, placeOf, zones } from '../support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, withLuck } from '../support/luck';

const STRIKE = ['option:desertPower', 'number:3'];

/** What a worm in `from` may attack. */
function prey(lines: string, from: string): string[] {
  const s = desertTurn(lines);
  playAll(s, ...STRIKE, `area:${from}`);
  return picks(s, 'area');
}

describe('R9.8 targets of a sandworm', () => {
  it('lie one or two areas away', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H 1r\nne-13: H 1r\nne-16: H 1r');
    playAll(s, ...STRIKE, 'area:ne-8');
    expect(picks(s, 'area')).toEqual(['ne-12', 'ne-13']);
    expect(refusal(s, 'area:ne-16')).toBe('R9.8 tooFar');
    expect(refusal(s, 'area:ne-9')).toBe('R9.8 noTarget');
  });

  it('are legions on desert, plateau or minor erg and harvesters, never anyone on a mountain', () => {
    expect(
      prey('ne-15: sandworm\ncne-9: H 1r\npasty-mesa: H 1r\nse-1: harvester\nne-16: H 1r', 'ne-15'),
    ).toEqual(['cne-9', 'ne-16', 'pasty-mesa', 'se-1']);
    expect(prey('cse-1: sandworm\nharg-pass: H 1r\nfalse-wall-east: H 1r\ncne-4: H 1r', 'cse-1')).toEqual([
      'harg-pass',
    ]);
    const s = desertTurn('cse-1: sandworm\nfalse-wall-east: H 1r\nharg-pass: H 1r');
    playAll(s, ...STRIKE, 'area:cse-1');
    expect(refusal(s, 'area:false-wall-east')).toBe('R9.8 mountainTarget');
  });

  it('are never Atreides legions', () => {
    expect(prey('ne-8: sandworm\nne-12: A 1r\nne-9: H 1r', 'ne-8')).toEqual(['ne-9']);
  });

  it('need a desert in between', () => {
    // cne-8 is reached only over shield-wall-east (mountain) or cne-9 (plateau).
    expect(
      prey('gara-kulon: sandworm\ncne-8: H 1r\ncse-2: H 1r\nne-8: H 1r\nse-1: H 1r', 'gara-kulon'),
    ).toEqual(['ne-8', 'se-1']);
  });

  it('may have anything in between', () => {
    expect(prey('ne-8: sandworm\nne-12: A 6r sandworm\nne-9: A 1r\nne-13: H 1r', 'ne-8')).toEqual(['ne-13']);
  });

  it('R2.3 are not reached over impassable borders', () => {
    // Rimwall West levelled: Arrakeen lies two areas from ne-4, but only over an impassable border.
    const lines =
      'atomized = rimwall-west\nne-4: sandworm\narrakeen: H 1r city\nrimwall-west: H 1r\nne-3: H 1r';
    expect(prey(lines, 'ne-4')).toEqual(['ne-3']);
  });

  it('R8.8 lie behind a levelled mountain too', () => {
    expect(
      prey('atomized = splintered-rock\nwind-pass: sandworm\nhagga-basin: H 1r city', 'wind-pass'),
    ).toEqual(['hagga-basin']);
    const shut = desertTurn('wind-pass: sandworm\nhagga-basin: H 1r city\ncne-3: H 1r');
    playAll(shut, ...STRIKE, 'area:wind-pass');
    expect(refusal(shut, 'area:hagga-basin')).toBe('R9.8 tooFar');
  });

  it('are needed: a worm without any is not offered', () => {
    const s = desertTurn('ne-8: sandworm\nsw-1: sandworm\nne-12: H 1r');
    playAll(s, ...STRIKE);
    expect(legal(s)).toEqual(['area:ne-8', 'done']);
    expect(refusal(s, 'area:sw-1')).toBe('R9.8 noTargetInReach');
    expect(refusal(s, 'area:ne-9')).toBe('R9.8 noneHere');
  });
});

describe('R9.8 the attack', () => {
  it('removes the worm and rolls 4 dice, 6 for the Wild Maker', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H 3r');
    const events = withLuck(s, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hsss'));
    expect([rollsIn(events)[0]?.length, inArea(s, 'ne-8'), inArea(s, 'ne-12')]).toEqual([4, '', 'H 2r']);
    const wild = desertTurn('ne-8: wild-maker\nne-12: H 3r');
    const more = playAll(wild, ...STRIKE, 'area:ne-8', 'area:ne-12');
    expect([rollsIn(more)[0]?.length, inArea(wild, 'ne-8'), wild.wildMaker]).toEqual([6, '', 1]);
  });

  it.each([
    ['ne-13', 4],
    ['ne-12', 3],
  ])('on %s counts a special as in R9.7: %i hits of two hits and one special', (target, hits) => {
    const s = desertTurn(`ne-9: sandworm\n${target}: H 6r`);
    expect(hitsIn(withLuck(s, [...STRIKE, 'area:ne-9', `area:${target}`], rolls('hhxs')))).toEqual([
      `harkonnen ${hits}`,
    ]);
  });

  it.each(['cne-9', 'pasty-mesa'])('on the plateau %s a special is nothing', (target) => {
    const s = desertTurn(`ne-15: sandworm\n${target}: H 6r`);
    expect(hitsIn(withLuck(s, [...STRIKE, 'area:ne-15', `area:${target}`], rolls('hhxs')))).toEqual([
      'harkonnen 2',
    ]);
  });

  it('R7.11 leaves the choice of casualties to the owner', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H 2r1e baron');
    withLuck(s, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hsss'));
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:regular', 'figure:elite', 'figure:baron']]);
    playAll(s, 'figure:baron');
    expect([placeOf(s, 'baron'), inArea(s, 'ne-12')]).toEqual(['tank', 'H 2r1e']);
  });

  it('destroys a harvester alone without a roll and without rescue', () => {
    const s = desertTurn(`ne-8: sandworm\nne-12: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    const events = playAll(s, ...STRIKE, 'area:ne-8', 'area:ne-12');
    expect([rollsIn(events), inArea(s, 'ne-12'), inArea(s, 'ne-8')]).toEqual([[], '', '']);
    expect(s.zones).toContain(2);
  });

  it('destroys the harvester of a legion only if it kills every unit, rescue or not (R9.6)', () => {
    const lines = `ne-8: sandworm\nne-12: H 2r1g harvester\n${zones({ 'air-cne-ne': 2 })}`;
    const dead = desertTurn(lines);
    withLuck(dead, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hhhs'));
    expect([inArea(dead, 'ne-12'), dead.zones.includes(2)]).toEqual(['', true]);
    const alive = desertTurn(lines);
    withLuck(alive, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hsss'));
    playAll(alive, 'figure:regular');
    expect(inArea(alive, 'ne-12')).toBe('H 1r1g harvester');
  });

  it('is one worm for one Desert Power', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H 6r\nne-9: sandworm');
    withLuck(s, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('ssss'));
    expect([decider(s), inArea(s, 'ne-9')]).toEqual(['harkonnen', 'sandworm']);
  });
});

describe('R7.17 special attacks', () => {
  it('destroy no settlement, though nobody is left in it', () => {
    const s = desertTurn('atomized = splintered-rock\nwind-pass: sandworm\nhagga-basin: H 1r city');
    const events = withLuck(s, [...STRIKE, 'area:wind-pass', 'area:hagga-basin'], rolls('hsss'));
    expect([inArea(s, 'hagga-basin'), s.markers]).toEqual(['city', [0, 0, 0]]);
    expect(eventsOf(events, 'settlementDestroyed')).toEqual([]);
  });

  it('reveal the deployment tokens of the area', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H #16');
    const events = withLuck(s, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hsss'));
    expect(eventsOf(events, 'tokenRevealed').map((event) => event.area)).toEqual(['ne-12']);
    expect(inArea(s, 'ne-12')).toBe('H 1r');
  });

  it('cause hits only: no shield, leader or Sardaukar answers', () => {
    const s = desertTurn('ne-8: sandworm\nne-12: H 4s baron');
    const events = withLuck(s, [...STRIKE, 'area:ne-8', 'area:ne-12'], rolls('hhss'));
    expect(rollsIn(events)).toHaveLength(1);
    expect(hitsIn(events)).toEqual(['harkonnen 2']);
  });
});
