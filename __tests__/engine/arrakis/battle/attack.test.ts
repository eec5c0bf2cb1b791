import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, picks } from '../support/areas';
import { eventsOf, rollsIn } from '../support/luck';

const ATTACK = ['result:strategy', 'option:attack'];
const SURPRISE = ['result:leadership', 'option:surpriseAttack'];

describe('R7.8 an attack', () => {
  it('targets an enemy legion or an undefended enemy settlement next door', () => {
    const s = harkonnenTurn(
      'ne-12: H 6r\nne-8: A 1r\nne-9: A #0\ngara-kulon: sietch\nne-13: harvester\nne-1: A 1r',
    );
    playAll(s, ...ATTACK, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-8', 'ne-9']);
    expect(refusal(s, 'area:ne-1')).toBe('R7.8 notAdjacent');
    expect(refusal(s, 'area:ne-13')).toBe('R7.8 noTarget');
    expect(refusal(s, 'area:ne-14')).toBe('R7.8 noTarget');
  });

  it('targets neither own legions nor own settlements', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: A 1r\ngara-kulon: sietch\nne-9: H 1r');
    playAll(s, ...ATTACK, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    expect(refusal(s, 'area:gara-kulon')).toBe('R7.8 noTarget');
  });

  it('R2.3 does not cross an impassable border', () => {
    const s = atreidesTurn('ne-5: A 6r\ncne-5: H 1r\nrimwall-west: H 1r\nne-4: H 1r');
    playAll(s, ...ATTACK, 'area:ne-5');
    expect(picks(s, 'area')).toEqual(['ne-4']);
    expect(refusal(s, 'area:cne-5')).toBe('R2.3 impassable');
    expect(refusal(s, 'area:rimwall-west')).toBe('R2.3 impassable');
  });

  it('offers only legions that can attack something', () => {
    const s = harkonnenTurn('ne-12: H 6r\nne-8: A 1r\narrakeen: H 6r city');
    playAll(s, ...ATTACK);
    expect(legal(s)).toEqual(['area:ne-12', 'done']);
    expect(refusal(s, 'area:arrakeen')).toBe('R7.8 noTargetInReach');
    expect(refusal(s, 'area:ne-8')).toBe('R7.8 ownLegionMissing');
  });

  it('is made with all figures of the legion, from where they are', () => {
    const s = harkonnenTurn('ne-12: H 2r2e1s2g baron\nne-8: A 6r');
    const events = playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect(rollsIn(events)[0]).toHaveLength(5);
    expect(eventsOf(events, 'moved')).toEqual([]);
    expect(inArea(s, 'ne-8')).toMatch(/^A /);
  });

  it('is one attack with one legion', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch\nne-9: H 1r\nsihaya-ridge: sietch');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:hold');
    expect(decider(s)).toBe('atreides');
  });

  it('may be declined (R6.5)', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch');
    playAll(s, ...ATTACK, 'done');
    expect([decider(s), inArea(s, 'gara-kulon')]).toEqual(['atreides', 'sietch']);
  });

  it('R6.6 a surprise attack needs a legion with a leader', () => {
    const s = harkonnenTurn('ne-12: H 6r\nne-8: A 1r\nne-9: H 1r1g\nne-6: H 1r baron');
    playAll(s, ...SURPRISE);
    expect(picks(s, 'area')).toEqual(['ne-6', 'ne-9']);
    expect(refusal(s, 'area:ne-12')).toBe('R6.6 needsLeader');
  });
});

describe('R7.9 the start of a battle', () => {
  it('reveals the sietch and the deployment tokens of both sides', () => {
    const s = atreidesTurn('ne-12: A 1g #0 #5\nne-8: H 1r');
    const attack = playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect(eventsOf(attack, 'tokenRevealed')).toHaveLength(2);
    expect(rollsIn(attack)[0]).toHaveLength(4);

    const h = harkonnenTurn('ne-12: H 1r\ngara-kulon: A #0 #5 sietch\ntasmin-sink: A #1 sietch');
    const defence = playAll(h, ...ATTACK, 'area:ne-12', 'area:gara-kulon');
    expect(eventsOf(defence, 'tokenRevealed').map((event) => event.area)).toEqual([
      'gara-kulon',
      'gara-kulon',
    ]);
    expect(eventsOf(defence, 'sietchRevealed')).toEqual([
      { type: 'sietchRevealed', area: 'gara-kulon', rank: 1 },
    ]);
    expect(inArea(h, 'tasmin-sink')).toBe('A #1 sietch');
  });

  it('R3.4 takes revealed tokens out of the game', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A #8');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect(inArea(s, 'ne-8')).not.toContain('#');
    expect(s.tokenSupply).not.toContain(8);
  });

  it('R3.2 cuts a legion that tokens made too large, by its owner’s choice, before the dice', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A 3r1e #0 #1');
    const events = playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect(rollsIn(events)).toEqual([]);
    expect([decider(s), legal(s)]).toEqual(['atreides', ['figure:regular', 'figure:elite']]);
    expect(rollsIn(playAll(s, 'figure:regular', 'figure:regular'))[1]).toHaveLength(6);
  });

  it('R3.1 replaces a missing unit of a token by a lower rank', () => {
    // Token 15 holds an elite and a Fedaykin; no Fedaykin is left.
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A #15\nsupply = 16 8 0 12 23 12 8 6');
    playAll(s, ...ATTACK, 'area:ne-12');
    const events = playAll(s, 'area:ne-8');
    expect(rollsIn(events)[1]).toHaveLength(2);
    expect(s.supply[2]).toBe(0);
  });

  it('rolls no dice against an undefended settlement: the attacker has won', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch\nhands = the-voice / war-plan');
    const events = playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon');
    expect(rollsIn(events)).toEqual([]);
    expect(eventsOf(events, 'battleEnds')).toEqual([
      { type: 'battleEnds', winner: 'harkonnen', area: 'gara-kulon' },
    ]);
    expect(eventsOf(events, 'sietchRevealed')).toHaveLength(1);
    expect(legal(s)).toEqual(['option:advance', 'option:hold']);
  });

  it('lets the settlement stand when the winner does not advance', () => {
    const s = harkonnenTurn('ne-12: H 1r\ngara-kulon: sietch');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon', 'option:hold');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-12'), s.supremacy]).toEqual(['sietch', 'H 1r', 0]);
    const a = atreidesTurn('cne-1: A 1r\narrakeen: city');
    playAll(a, ...ATTACK, 'area:cne-1', 'area:arrakeen', 'option:hold');
    expect([inArea(a, 'arrakeen'), a.markers]).toEqual(['city', [0, 0, 0]]);
  });

  it('R3.4 reveals the attacker’s tokens even against an undefended settlement', () => {
    const s = atreidesTurn('cne-1: A #0\narrakeen: city');
    const events = playAll(s, ...ATTACK, 'area:cne-1', 'area:arrakeen');
    expect(eventsOf(events, 'tokenRevealed')).toHaveLength(1);
    expect(inArea(s, 'cne-1')).toBe('A 2r');
  });
});
