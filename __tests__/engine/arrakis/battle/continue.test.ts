import { view, type State } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, placeOf } from '../support/areas';
import { eventsOf, rolls, rollsIn, withLuck } from '../support/luck';

const ATTACK = ['result:strategy', 'option:attack'];
const FIGHT = [...ATTACK, 'area:ne-12', 'area:ne-8'];
const SIEGE = [...ATTACK, 'area:ne-12', 'area:gara-kulon'];

/** What going on is said to cost, before it is decided. */
const price = (s: State) => view(s, 'table').decision?.battle?.price;

describe('R7.12 after a battle round', () => {
  it('the attacker continues or ceases; nothing else is decided', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r');
    withLuck(s, FIGHT, rolls('ss', 'ss'));
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['option:continue', 'option:cease']]);
    expect(refusal(s, 'option:retreat')).toBe('R7.12 notNow');
    expect(refusal(s, 'done')).toBe('R7.12 notNow');
  });

  it('continuing in the open costs nothing', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r');
    withLuck(s, FIGHT, rolls('ss', 'ss'));
    expect(price(s)).toBe(0);
    expect(eventsOf(playAll(s, 'option:continue'), 'battleContinues')).toEqual([
      { type: 'battleContinues', price: 0 },
    ]);
    expect([inArea(s, 'ne-12'), decider(s), legal(s)]).toEqual([
      'H 2r',
      'atreides',
      ['option:retreat', 'option:stay'],
    ]);
  });

  it('continuing against a settlement costs 1 hit first, taken as the attacker likes', () => {
    const s = harkonnenTurn('ne-12: H 1r1e\ngara-kulon: A 1r sietch');
    withLuck(s, SIEGE, rolls('ss', 'ss'));
    expect(price(s)).toBe(1);
    expect(eventsOf(playAll(s, 'option:continue'), 'battleContinues')).toEqual([
      { type: 'battleContinues', price: 1 },
    ]);
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:regular', 'figure:elite']]);
    playAll(s, 'figure:elite');
    expect(inArea(s, 'ne-12')).toBe('H 2r');
    expect(legal(s)).toEqual(['option:retreat', 'option:stay']);
  });

  it('R7.18 no shield left over stops that hit', () => {
    const s = harkonnenTurn('ne-12: H 3r\ngara-kulon: A 2r sietch');
    withLuck(s, SIEGE, rolls('sss', 'sss'));
    playAll(s, 'option:continue');
    expect(inArea(s, 'ne-12')).toBe('H 2r');
  });

  it('binds the Atreides before a Harkonnen settlement too', () => {
    const s = atreidesTurn('cne-1: A 3r\nhagga-basin: H 2r city');
    withLuck(s, [...ATTACK, 'area:cne-1', 'area:hagga-basin'], rolls('sss', 'sss'));
    playAll(s, 'option:continue');
    expect(inArea(s, 'cne-1')).toBe('A 2r');
  });

  it('R2.7 does not cost a hit where the settlement was destroyed, nor for the attacker’s own', () => {
    const s = atreidesTurn('cne-1: A 3r\nhagga-basin: H 3r');
    withLuck(s, [...ATTACK, 'area:cne-1', 'area:hagga-basin'], rolls('sss', 'sss'));
    playAll(s, 'option:continue');
    expect(inArea(s, 'cne-1')).toBe('A 3r');
    const out = atreidesTurn('gara-kulon: A 3r sietch\nne-12: H 3r');
    withLuck(out, [...ATTACK, 'area:gara-kulon', 'area:ne-12'], rolls('sss', 'sss'));
    playAll(out, 'option:continue');
    expect(inArea(out, 'gara-kulon')).toBe('A 3r sietch');
  });

  it('an attacker who pays with the last unit has lost, leaders and all', () => {
    const s = harkonnenTurn('ne-12: H 1r baron\ngara-kulon: A 1r sietch');
    withLuck(s, SIEGE, rolls('s', 'ss'));
    playAll(s, 'option:continue');
    const events = playAll(s, 'figure:regular');
    expect(eventsOf(events, 'battleEnds').map((event) => event.winner)).toEqual(['atreides']);
    expect([inArea(s, 'ne-12'), placeOf(s, 'baron'), inArea(s, 'gara-kulon')]).toEqual([
      '',
      'tank',
      'A 1r sietch',
    ]);
  });

  it('the defender who stays fights the next round with what is left', () => {
    const s = harkonnenTurn('ne-12: H 3r\ngara-kulon: A 3r sietch');
    withLuck(s, SIEGE, rolls('hhs', 'hsxx'));
    playAll(s, 'option:continue');
    const events = playAll(s, 'option:stay');
    // Attacker: 3 units, no loss, 1 paid. Defender: 3 units, 1 lost, rank 1.
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([2, 3]);
  });

  it('the defender is not asked when it has nowhere to go', () => {
    const s = harkonnenTurn(
      'ne-12: H 3r\nsihaya-ridge: A 2r\nne-10: H 3r\nne-2: sandworm\nne-6: H 1r\nne-9: H 1r',
    );
    withLuck(s, [...ATTACK, 'area:ne-10', 'area:sihaya-ridge'], rolls('sss', 'ss'));
    const events = playAll(s, 'option:continue');
    expect(rollsIn(events)).toHaveLength(2);
  });

  it('asks nobody once a side is gone', () => {
    const s = harkonnenTurn('ne-12: H 3r\nne-8: A 1r');
    withLuck(s, FIGHT, rolls('hhh', 's'));
    expect(legal(s)).toEqual(['option:advance', 'option:hold']);
  });
});

describe('R7.14 the end of a battle', () => {
  const winner = (events: ReturnType<typeof playAll>) =>
    eventsOf(events, 'battleEnds').map((event) => event.winner);

  it('ceasing: the defender has won, everyone stays where he is', () => {
    const s = harkonnenTurn('ne-12: H 2r\ngara-kulon: A 1r sietch');
    withLuck(s, SIEGE, rolls('ss', 'ss'));
    expect(winner(playAll(s, 'option:cease'))).toEqual(['atreides']);
    expect([inArea(s, 'ne-12'), inArea(s, 'gara-kulon'), decider(s)]).toEqual([
      'H 2r',
      'A 1r sietch',
      'atreides',
    ]);
    expect(s.sietchRevealed[1]).toBe(1);
  });

  it('attacker gone: the defender has won and does not advance', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A 2r');
    expect(winner(withLuck(s, FIGHT, rolls('s', 'hh')))).toEqual(['atreides']);
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8'), decider(s)]).toEqual(['', 'A 2r', 'atreides']);
  });

  it('defender gone: the attacker has won', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 1r');
    expect(winner(withLuck(s, FIGHT, rolls('hh', 's')))).toEqual(['harkonnen']);
  });

  it('both gone: nobody has won, and nobody advances', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A 1r');
    expect(winner(withLuck(s, FIGHT, rolls('h', 'h')))).toEqual([null]);
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8'), decider(s)]).toEqual(['', '', 'atreides']);
  });

  it('both gone: the settlement stands', () => {
    const s = harkonnenTurn('ne-12: H 2r\ngara-kulon: A 1r sietch');
    expect(winner(withLuck(s, SIEGE, rolls('hh', 'hh')))).toEqual([null]);
    expect([inArea(s, 'gara-kulon'), s.supremacy]).toEqual(['sietch', 0]);
  });

  it('defender retreated: the attacker has won', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 2r');
    withLuck(s, FIGHT, rolls('ss', 'ss'));
    playAll(s, 'option:continue', 'option:retreat');
    expect(winner(playAll(s, 'area:ne-5'))).toEqual(['harkonnen']);
    expect(legal(s)).toEqual(['option:advance', 'option:hold']);
  });
});
