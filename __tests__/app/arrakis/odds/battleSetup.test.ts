import { UNIT_LIMIT, battleOdds } from '../../../../engine/arrakis';
import { paramsOf, setupOf } from '../../../../app/arrakis/odds/address';
import {
  START,
  faultOf,
  maxCount,
  notesOf,
  questionOf,
  swapped,
  unitsOf,
  withCount,
  withLeader,
  withLegion,
  type BattleSetup,
} from '../../../../app/arrakis/odds/battleSetup';

const many = (setup: BattleSetup, ...steps: readonly ((now: BattleSetup) => BattleSetup)[]) =>
  steps.reduce((now, step) => step(now), setup);

describe('limits', () => {
  it('R3.2 a legion has at most six units, however they are mixed', () => {
    const full = many(
      START,
      (now) => withCount(now, 'harkonnen', 'special', 99),
      (now) => withCount(now, 'harkonnen', 'regular', 99),
    );
    expect(unitsOf(full.legions.harkonnen)).toBe(UNIT_LIMIT);
    expect(maxCount(full.legions.harkonnen, 'elite', 'harkonnen')).toBe(full.legions.harkonnen.elite);
  });

  it('R3.3 no more naibs and bashars than the box holds', () => {
    expect(withCount(START, 'harkonnen', 'generic', 99).legions.harkonnen.generic).toBe(6);
    expect(withCount(START, 'atreides', 'generic', 99).legions.atreides.generic).toBe(12);
    expect(withCount(START, 'atreides', 'generic', -1).legions.atreides.generic).toBe(0);
  });

  it('R8.6 Paul-Muad’Dib replaces Paul Atreides, and the Reverend Mother Lady Jessica', () => {
    const later = many(
      START,
      (now) => withLeader(now, 'atreides', 'paul'),
      (now) => withLeader(now, 'atreides', 'jessica'),
      (now) => withLeader(now, 'atreides', 'muaddib'),
    );
    expect(later.legions.atreides.leaders).toEqual(['muaddib', 'jessica']);
    expect(withLeader(later, 'atreides', 'reverend-mother').legions.atreides.leaders).toEqual([
      'muaddib',
      'reverend-mother',
    ]);
    expect(withLeader(later, 'atreides', 'muaddib').legions.atreides.leaders).toEqual(['jessica']);
  });
});

describe('what cannot be fought', () => {
  const nobody = { regular: 0, elite: 0, special: 0 };

  it('R7.8 without attackers there is no battle', () => {
    const setup = withLegion(START, 'harkonnen', nobody);
    expect(faultOf(setup)).toBe('noAttackers');
    expect(questionOf(setup)).toBeNull();
  });

  it('R7.8 nobody in the open cannot be attacked; an undefended settlement can (R7.9)', () => {
    const empty = withLegion(START, 'atreides', nobody);
    expect(faultOf({ ...empty, rank: 0 })).toBe('noTarget');
    expect(faultOf(empty)).toBeNull();
    expect(notesOf(empty)).toEqual(['undefended']);
    const question = questionOf(empty);
    expect(question && battleOdds(question).attackerWins).toBe(1);
  });

  it('cards ask for what they need', () => {
    const killers: BattleSetup = { ...START, card: 'killers-without-mercy' };
    expect(notesOf(killers)).toEqual(['needsSpecial']);
    expect(notesOf(withCount(killers, 'harkonnen', 'special', 1))).toEqual([]);
    const language: BattleSetup = { ...swapped(START), card: 'battle-language' };
    expect(notesOf(language)).toEqual([]);
    expect(notesOf(withCount(language, 'atreides', 'generic', 0))).toEqual(['needsLeader']);
  });

  it('R7.10 a surprise that nobody leads is told', () => {
    const unled = withCount({ ...START, surprise: true }, 'harkonnen', 'generic', 0);
    expect(notesOf(unled)).toEqual(['unledSurprise']);
    expect(notesOf({ ...START, surprise: true })).toEqual([]);
  });
});

describe('the question', () => {
  it('sides keep their legion when they swap; a card of the other side is put away', () => {
    const other = swapped({ ...START, card: 'killers-without-mercy' });
    expect(other.legions).toBe(START.legions);
    expect(questionOf(other)).toMatchObject({
      attack: START.legions.atreides,
      defence: START.legions.harkonnen,
    });
    expect(other.card).toBeNull();
  });

  it('cards become terms of the battle', () => {
    const atreides = swapped(START);
    expect(questionOf({ ...atreides, card: 'war-plan' })).toMatchObject({ extraDice: 1, surprise: false });
    expect(questionOf({ ...atreides, card: 'battle-language' })).toMatchObject({
      defenderCap: 4,
      surprise: true,
    });
    expect(questionOf(START)).not.toHaveProperty('automaton');
    expect(questionOf({ ...START, solo: true })).toMatchObject({ automaton: 'attack' }); // R14.14
    expect(questionOf({ ...atreides, solo: true })).toMatchObject({ automaton: 'defence' });
  });
});

describe('addresses', () => {
  it('lead back to the same battle', () => {
    const setup: BattleSetup = {
      ...withLeader(withLeader(START, 'harkonnen', 'baron'), 'atreides', 'muaddib'),
      rank: 3,
      surprise: true,
      card: 'killers-without-mercy',
      solo: true,
      rounds: 2,
      ceaseAt: 1,
      retreatAt: 2,
    };
    expect(setupOf(paramsOf(setup))).toEqual(setup);
    expect(setupOf(paramsOf(START))).toEqual(START);
    expect(setupOf({})).toEqual(START);
  });

  it('say nothing impossible, whatever they say', () => {
    const setup = setupOf({
      attacker: 'emperor',
      attack: '99.99.-3.x.1e9.paul.baron.baron.nobody',
      defence: '',
      rank: '7',
      card: 'war-plan',
      rounds: '0',
      cease: '99',
      retreat: 'NaN',
    });
    expect(setup.attacker).toBe('harkonnen');
    expect(unitsOf(setup.legions.harkonnen)).toBeLessThanOrEqual(UNIT_LIMIT);
    expect(setup.legions.harkonnen).toMatchObject({ special: 0, generic: 0, leaders: ['baron'], cards: 12 });
    expect(setup).toMatchObject({ rank: START.rank, card: null, rounds: null, ceaseAt: 5, retreatAt: 0 });
    expect(unitsOf(setup.legions.atreides)).toBe(0);
    const question = questionOf(setup);
    expect(question && battleOdds(question).attackerWins).toBe(1);
  });
});
