import { COMBAT_DIE } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, picks } from '../support/areas';
import { hitsIn, rolls, rollsIn, withLuck } from '../support/luck';

const ATTACK = ['result:strategy', 'option:attack'];
const SURPRISE = ['result:leadership', 'option:surpriseAttack'];

/** How many dice attacker and defender roll in the first round. */
function dice(s: State, from: string, to: string): number[] {
  return rollsIn(playAll(s, ...ATTACK, `area:${from}`, `area:${to}`)).map((roll) => roll.length);
}

describe('R7.10 (2) combat dice', () => {
  it('have three hits, two shields and one special', () => {
    expect([...COMBAT_DIE].sort()).toEqual(['hit', 'hit', 'hit', 'shield', 'shield', 'special']);
  });

  it('are one per unit of any rank, none for leaders', () => {
    expect(dice(harkonnenTurn('ne-12: H 1r1e1s2g baron\nne-8: A 1e1s3g'), 'ne-12', 'ne-8')).toEqual([3, 2]);
  });

  it('are raised by the rank of the defended settlement, for the defender only', () => {
    const ranks = 'sietchRank = 1 3 2 2 2 2 3 3';
    expect(
      dice(harkonnenTurn(`ne-12: H 2r\ngara-kulon: A 2r sietch\n${ranks}`), 'ne-12', 'gara-kulon'),
    ).toEqual([2, 5]);
    expect(
      dice(atreidesTurn(`gara-kulon: A 2r sietch\nne-12: H 2r\n${ranks}`), 'gara-kulon', 'ne-12'),
    ).toEqual([2, 2]);
    expect(dice(atreidesTurn('cne-1: A 1r\narrakeen: H 1r city'), 'cne-1', 'arrakeen')).toEqual([1, 4]);
    expect(dice(atreidesTurn('cne-1: A 1r\ncarthag: H 1r city'), 'cne-1', 'carthag')).toEqual([1, 3]);
    expect(dice(atreidesTurn('cne-1: A 1r\nhagga-basin: H 1r city'), 'cne-1', 'hagga-basin')).toEqual([1, 2]);
  });

  it('R2.7 are not raised where the settlement was destroyed', () => {
    expect(dice(atreidesTurn('cne-1: A 1r\narrakeen: H 1r'), 'cne-1', 'arrakeen')).toEqual([1, 1]);
    expect(dice(harkonnenTurn('ne-12: H 2r\ngara-kulon: A 2r'), 'ne-12', 'gara-kulon')).toEqual([2, 2]);
  });

  it('are never more than six', () => {
    expect(dice(atreidesTurn('cne-1: A 6r\narrakeen: H 5r city'), 'cne-1', 'arrakeen')).toEqual([6, 6]);
  });
});

describe('R7.10 (1) planning cards for dice', () => {
  const HANDS = 'hands = the-voice the-voice / war-plan war-plan war-plan';

  it('are asked of the attacker, then of the defender', () => {
    const s = harkonnenTurn(
      `ne-12: H 2r\nne-8: A 2r\n${HANDS}`.replace('war-plan war-plan war-plan', 'hunter-seeker'),
    );
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['card:hunter-seeker', 'done']]);
    playAll(s, 'card:hunter-seeker');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['card:the-voice', 'done']]);
    const events = playAll(s, 'card:the-voice', 'card:the-voice');
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([3, 4]);
    expect(s.hands).toEqual([[], []]);
    expect(s.discards.flat()).toHaveLength(3);
  });

  it('may be kept', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r\nhands = the-voice / hunter-seeker');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8', 'done');
    expect(rollsIn(playAll(s, 'done')).map((roll) => roll.length)).toEqual([2, 2]);
    expect(s.hands.map((hand) => hand.length)).toEqual([1, 1]);
  });

  it('stop at six dice', () => {
    const s = harkonnenTurn(
      'ne-12: H 5r\ngara-kulon: A 4r sietch\nsietchRank = 1 3 2 2 2 2 3 3\nhands = the-voice / hunter-seeker hunter-seeker',
    );
    playAll(s, ...ATTACK, 'area:ne-12', 'area:gara-kulon');
    const events = playAll(s, 'card:hunter-seeker'); // 5 + 1; the defender has 4 + 3 already
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([6, 6]);
    expect(s.hands.map((hand) => hand.length)).toEqual([1, 1]);
  });

  it('R10.6 are closed to the Harkonnen under the Landsraad ban, attacking or defending', () => {
    const s = harkonnenTurn('bans = 0 0 1\nne-12: H 2r\nne-8: A 2r\nhands = the-voice / hunter-seeker');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['card:the-voice', 'done']]);
    const a = atreidesTurn('bans = 0 0 1\nne-12: H 2r\nne-8: A 2r\nhands = / hunter-seeker');
    expect(rollsIn(playAll(a, ...ATTACK, 'area:ne-8', 'area:ne-12'))).toHaveLength(2);
  });

  it('R6.11 never include Hawat’s Scheming; a card must be in hand', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r\nhands = / hawats-scheming hunter-seeker');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    expect(picks(s, 'card')).toEqual(['hunter-seeker']);
    expect(refusal(s, 'card:hawats-scheming')).toBe('R6.11 neverDiscarded');
    expect(refusal(s, 'card:the-voice')).toBe('R7.10 notInHand');
  });

  it('count for one round; each round asks anew', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r\nhands = / hunter-seeker hunter-seeker');
    playAll(s, ...ATTACK, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['card:hunter-seeker', 'done'], rolls('sss', 'ss'));
    playAll(s, 'option:continue', 'option:stay');
    expect([decider(s), picks(s, 'card')]).toEqual(['harkonnen', ['hunter-seeker']]);
    expect(rollsIn(playAll(s, 'done'))[0]).toHaveLength(2);
  });
});

describe('R7.10 (2), R7.18 a surprise attack', () => {
  it('adds 1 special to the attacker’s roll in the first round', () => {
    const s = harkonnenTurn('ne-12: H 2r1g\nne-8: A 3r');
    const events = withLuck(s, [...SURPRISE, 'area:ne-12', 'area:ne-8'], rolls('hs', 'hhh'));
    expect(hitsIn(events)).toEqual(['harkonnen 2', 'atreides 2']); // the bashar makes a hit of it
  });

  it('is a result beyond the six dice', () => {
    const s = harkonnenTurn('ne-12: H 6r1g\nne-8: A 3r1e');
    const events = withLuck(s, [...SURPRISE, 'area:ne-12', 'area:ne-8'], rolls('hhhsss', 'hhhh'));
    expect(hitsIn(events)).toEqual(['harkonnen 1', 'atreides 4']);
  });

  it('adds nothing in later rounds, and nothing to a plain attack', () => {
    const s = harkonnenTurn('ne-12: H 2r1g\nne-8: A 3r');
    withLuck(s, [...SURPRISE, 'area:ne-12', 'area:ne-8'], rolls('ss', 'sss'));
    playAll(s, 'option:continue');
    expect(hitsIn(withLuck(s, ['option:stay'], rolls('hs', 'hhx')))).toEqual(['harkonnen 1', 'atreides 1']);
    const plain = harkonnenTurn('ne-12: H 2r1g\nne-8: A 3r');
    const events = withLuck(plain, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hs', 'hhx'));
    expect(hitsIn(events)).toEqual(['harkonnen 1', 'atreides 1']);
  });

  it('adds nothing for the defender', () => {
    const s = harkonnenTurn('ne-12: H 2r1e1g\nne-8: A 2r1g');
    const events = withLuck(s, [...SURPRISE, 'area:ne-12', 'area:ne-8'], rolls('sss', 'hh'));
    expect(hitsIn(events)).toEqual(['harkonnen 0', 'atreides 1']);
  });
});
