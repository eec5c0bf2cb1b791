import {
  AREA_FACTS,
  COMBAT_DIE,
  EN,
  PLANNING_CARDS,
  type AreaFact,
  type Power,
} from '../../../../engine/arrakis';
import { neighboursOf } from '../../../../app/arrakis/texts/areas';
import { acrossImpassable, rulesOf, zonesOf } from '../../../../app/arrakis/reference/areas/facts';
import { bareBoard } from '../../../../app/arrakis/reference/areas/bareBoard';
import { ALL_CARDS, DECKS, printCard } from '../../../../app/arrakis/reference/cards/catalogue';
import { clausesOf } from '../../../../app/arrakis/pieces/cardClauses';
import { effectsOf } from '../../../../app/arrakis/reference/cards/effects';
import { filterCards, NO_FILTER } from '../../../../app/arrakis/reference/cards/filter';
import { isClause } from '../../../../app/arrakis/book/places';
import { wholePercentNumber } from '../../../../app/arrakis/odds/numbers';
import { atLeast, exactly, shareOf } from '../../../../app/arrakis/reference/dice/chances';
import { activeRow, harvest, type Harvest } from '../../../../app/arrakis/reference/spice/harvest';

describe('dice', () => {
  it('agree with all 6^3 rolls of three combat dice', () => {
    const counts = [0, 0, 0, 0];
    for (const a of COMBAT_DIE)
      for (const b of COMBAT_DIE)
        for (const c of COMBAT_DIE) {
          const hits = [a, b, c].filter((face) => face === 'hit').length;
          counts[hits] = (counts[hits] ?? 0) + 1;
        }
    counts.forEach((count, k) => expect(exactly(3, k, shareOf(COMBAT_DIE, 'hit'))).toBeCloseTo(count / 216));
    expect(atLeast(3, 0, 0.5)).toBeCloseTo(1);
  });

  it('never calls the possible impossible', () => {
    expect(wholePercentNumber(0.0001)).toBe('<1');
    expect(wholePercentNumber(0.9999)).toBe('>99');
    expect(wholePercentNumber(0.5)).toBe('50');
    expect(wholePercentNumber(1)).toBe('100');
  });
});

describe('the spice board', () => {
  const plan: Harvest = {
    rows: { choam: 0, spacingGuild: 2, landsraad: 1 },
    deep: 3,
    desert: 2,
    reserve: 0,
    payments: { choam: 'stay', spacingGuild: 'rise', landsraad: 'fall' },
    supremacy: true,
  };

  it('R10.2 R10.3 collects, pays and moves the markers', () => {
    const result = harvest(plan);
    expect(result.income).toBe(8);
    expect(result.left).toBe(0);
    expect(result.rows).toEqual({ choam: 0, spacingGuild: 1, landsraad: 2 });
  });

  it('R10.4 keeps one spice and loses the rest', () => {
    const result = harvest({ ...plan, supremacy: false });
    expect([result.left, result.kept, result.lost]).toEqual([3, 1, 2]);
  });

  it('R10.5 bans for a fall and for the bottom row', () => {
    expect(harvest(plan).bans).toEqual(['landsraad']);
    const low: Record<Power, number> = { choam: 4, spacingGuild: 0, landsraad: 0 };
    const paid = { choam: 'stay', spacingGuild: 'stay', landsraad: 'stay' } as const;
    expect(harvest({ ...plan, rows: low, payments: paid }).bans).toEqual(['choam']);
  });

  it('R10.3 stops at the top and at the bottom', () => {
    const ends = harvest({
      ...plan,
      rows: { choam: 0, spacingGuild: 4, landsraad: 4 },
      payments: { choam: 'rise', spacingGuild: 'fall', landsraad: 'rise' },
    });
    expect(ends.rows).toEqual({ choam: 0, spacingGuild: 4, landsraad: 3 });
  });

  it('R5.2 the lowest marker sets the dice and machines', () => {
    expect(activeRow({ choam: 0, spacingGuild: 3, landsraad: 1 })).toBe(3);
    expect(harvest(plan).next).toEqual({ dice: 6, harvesters: 5, ornithopters: 3, carryalls: 1 });
  });
});

describe('areas', () => {
  it('R2.3 walls are no way, and go both ways', () => {
    expect(acrossImpassable('rimwall-west')).toEqual(['ne-4', 'ne-5']);
    expect(acrossImpassable('ne-5')).toContain('rimwall-west');
    for (const { id } of AREA_FACTS)
      for (const other of acrossImpassable(id)) expect(neighboursOf(id)).not.toContain(other);
  });

  it('R2.4 the Pole is connected to every zone of a central sector', () => {
    expect(zonesOf('north-pole')).toHaveLength(8);
    expect([...zonesOf('ne-1')]).toEqual(['air-cne-ne']);
  });

  it('says of each ground what may happen there', () => {
    const rules = (id: (typeof AREA_FACTS)[number]['id']) => rulesOf(id).map(({ rule }) => rule);
    expect(rules('ne-1')).toEqual(['harvester', 'wormsign', 'burrowing', 'wormAttack', 'storm.deep']);
    expect(rules('harg-pass')).toEqual(['wormAttack', 'storm.other']);
    expect(rules('rimwall-west')).toEqual(['noWorm', 'storm.none', 'atomics']);
    expect(rules('arrakeen')).toEqual(['settlement.harkonnen', 'wormAttack', 'storm.sheltered']);
    expect(rules('carthag')).toEqual(['settlement.harkonnen', 'wormAttack', 'storm.none']);
    expect(rulesOf('ne-4').every(({ clause }) => isClause(clause))).toBe(true);
  });

  it('shows a board with what is printed on it', () => {
    const { areas } = bareBoard();
    const printed: readonly AreaFact[] = AREA_FACTS;
    expect(areas.filter((area) => area.settlement !== null)).toHaveLength(6);
    expect(areas.filter((area) => area.sietch !== null)).toHaveLength(8);
    expect(areas.filter((area) => area.station)).toHaveLength(
      printed.filter(({ station }) => station).length,
    );
    expect(areas.filter((area) => area.legion !== null)).toEqual([]);
  });
});

describe('the gallery', () => {
  it('has every card once', () => {
    const keys = ALL_CARDS.map(({ key }) => key);
    expect(keys).toEqual([...new Set(keys)]);
    const planning = filterCards(NO_FILTER, EN, null).filter(({ printed }) => printed.kind === 'planning');
    expect(planning).toHaveLength(PLANNING_CARDS.length);
    expect(planning.reduce((sum, { printed }) => sum + printed.copies, 0)).toBe(72);
    for (const deck of DECKS) expect(filterCards({ ...NO_FILTER, deck }, EN, null)).not.toEqual([]);
  });

  it.each(
    ALL_CARDS.filter(({ which }) => which.kind === 'planning').map((card) => [card.key, card] as const),
  )('%s can be found by what it does', (_key, card) => {
    const printed = printCard(card, EN);
    // Hawat's Scheming is never played.
    if (card.key !== 'planning-hawats-scheming') expect([...effectsOf(printed)]).not.toEqual([]);
    expect(clausesOf(printed).length).toBeGreaterThan(0);
  });

  it('knows what a card is good for', () => {
    const effects = (key: string) => {
      const card = ALL_CARDS.find((entry) => entry.key === key);
      if (!card) throw new Error(key);
      return [...effectsOf(printCard(card, EN))].sort();
    };
    expect(effects('planning-war-plan')).toEqual(['attack', 'move']);
    expect(effects('planning-the-voice')).toEqual(['draw']);
    expect(effects('planning-smugglers-c')).toEqual(['deploy', 'leader', 'vehicle']);
  });
});
