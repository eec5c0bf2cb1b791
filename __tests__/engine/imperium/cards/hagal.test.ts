import { HAGAL_CARDS, SPACES, type HagalFact } from '../../../../engine/imperium';
import { POOR, rivalTurn, told } from '../support/rival';
import { describeSpecs } from '../support/specs';
import { roundFrom, type Setting } from '../support/table';

/**
 * One spec for each House Hagal card (I12): where it sends the Agent, what of a track and of troops it brings, and its
 * swords in Combat. The garrison is empty, so that troops in the Conflict are the recruits alone.
 */
interface Shown {
  readonly copies: number;
  readonly space: string;
  /** By track: Emperor, Spacing Guild, Bene Gesserit, Fremen. */
  readonly influence?: readonly number[];
  readonly garrison?: number;
  readonly conflict?: number;
  readonly swords: number;
}

function shows(id: string, players: 1 | 2, { influence = [0, 0, 0, 0], ...shown }: Shown): void {
  expect(fact(id).copies).toBe(shown.copies);
  const setting: Setting = { players };
  const lines = [...POOR, 'garrison = 3 3 0', 'leader = leto rabban memnon'];
  const { state, events } = rivalTurn(setting, id, ...(players === 1 ? lines : lines.slice(0, -1)));
  expect(told(events)[0]).toBe(`I12.1 reveals ${id}`);
  expect(told(events)[1]).toBe(`I12.1 goes ${shown.space}`);
  expect(state.occupied[SPACES.findIndex((space) => space.id === shown.space)]).toBe(4);
  expect(state.influence.slice(8)).toEqual(influence);
  expect([state.garrison[2], state.conflict[2]]).toEqual([shown.garrison ?? 0, shown.conflict ?? 0]);
  // I12.1: neither price nor effect of the space.
  expect([state.solari[2], state.water[2], state.intrigue[2]]).toEqual([0, 0, []]);
  expect(swordsOf(id, setting)).toBe(shown.swords);
}

function swordsOf(id: string, setting: Setting): number {
  const lines = ['conflict = 1 0 1', 'intrigue = ambush / / ', `hagalDeck = ${id}`];
  return roundFrom('combat', setting, ...lines).state.swords[2] ?? NaN;
}

function fact(id: string): HagalFact {
  const found = HAGAL_CARDS.find((card) => card.id === id);
  if (found === undefined) throw new Error(`no such card: ${id}`);
  return found;
}

/** Cards of both games do the same in both. */
function both(id: string, shown: Shown): () => void {
  return () => {
    shows(id, 2, shown);
    shows(id, 1, shown);
  };
}

const SPECS: Record<string, () => void> = {
  conspire: both('conspire', {
    copies: 2,
    space: 'conspire',
    influence: [1, 0, 0, 0],
    garrison: 2,
    swords: 4,
  }),
  wealth: both('wealth', { copies: 1, space: 'wealth', influence: [1, 0, 0, 0], swords: 3 }),
  heighliner: both('heighliner', {
    copies: 1,
    space: 'heighliner',
    influence: [0, 1, 0, 0],
    conflict: 3,
    swords: 6,
  }),
  foldspace: both('foldspace', { copies: 2, space: 'foldspace', influence: [0, 1, 0, 0], swords: 1 }),
  'selective-breeding': both('selective-breeding', {
    copies: 2,
    space: 'selective-breeding',
    influence: [0, 0, 1, 0],
    swords: 2,
  }),
  secrets: both('secrets', { copies: 1, space: 'secrets', influence: [0, 0, 1, 0], swords: 1 }),
  'hardy-warriors': both('hardy-warriors', {
    copies: 1,
    space: 'hardy-warriors',
    influence: [0, 0, 0, 1],
    conflict: 2,
    swords: 5,
  }),
  stillsuits: both('stillsuits', { copies: 2, space: 'stillsuits', influence: [0, 0, 0, 1], swords: 4 }),
  'rally-troops': both('rally-troops', { copies: 2, space: 'rally-troops', garrison: 4, swords: 3 }),
  'hall-of-oratory': both('hall-of-oratory', { copies: 2, space: 'hall-of-oratory', garrison: 1, swords: 0 }),
  carthag: both('carthag', { copies: 3, space: 'carthag', conflict: 1, swords: 0 }),
  'harvest-spice': () => {
    expect(fact('harvest-spice').copies).toBe(5);
    const lines = [...POOR, 'bonusSpice = 1 3 2', 'garrison = 3 3 1'];
    const two = rivalTurn({ players: 2 }, 'harvest-spice', ...lines).state;
    // Base and bonus stay with a Rival; House Hagal clears the bonus. A troop of the garrison goes along (I12.5).
    expect([two.spice[2], two.bonusSpice, two.conflict[2]]).toEqual([0, [1, 0, 2], 1]);
    const solo = rivalTurn({ players: 1 }, 'harvest-spice', ...lines).state;
    expect([solo.spice[2], solo.bonusSpice, solo.conflict[2]]).toEqual([5, [1, 0, 2], 1]);
    // A taken space is passed over; bonus spice alone makes one worth going to.
    const taken = rivalTurn(
      { players: 2 },
      'wealth harvest-spice',
      ...POOR,
      'bonusSpice = 0 3 0',
      `occupied = ${'0 '.repeat(20)}1 0`,
    );
    expect(told(taken.events)).toContain('I12.1 ignores harvest-spice');
    expect(swordsOf('harvest-spice', { players: 2 })).toBe(2);
  },
  'arrakeen-1p': () => {
    expect(fact('arrakeen-1p')).toMatchObject({ copies: 3, mode: 'solo' });
    const lines = [...POOR, 'garrison = 3 3 0', 'leader = leto rabban memnon'];
    const { state, events } = rivalTurn({ players: 1 }, 'arrakeen-1p', ...lines);
    expect(told(events)).toEqual(['I12.1 reveals arrakeen-1p', 'I12.1 goes arrakeen', 'I12.3 signet']);
    expect([state.conflict[2], state.spice[2]]).toEqual([1, 1]);
    expect(swordsOf('arrakeen-1p', { players: 1 })).toBe(1);
  },
  'arrakeen-2p': () => {
    expect(fact('arrakeen-2p').mode).toBe('two');
    shows('arrakeen-2p', 2, { copies: 3, space: 'arrakeen', conflict: 1, swords: 1 });
  },
  reshuffle: () => {
    expect(fact('reshuffle')).toMatchObject({ copies: 1, mode: 'two' });
    const { state, events } = rivalTurn({ players: 2 }, 'wealth reshuffle', 'hagalDiscard = secrets');
    expect(told(events).slice(0, 2)).toEqual(['I12.1 reveals reshuffle', 'I12.1 reshuffles']);
    expect(state.hagalDeck.length + state.hagalDiscard.length).toBe(3);
  },
};

describeSpecs(
  'House Hagal cards (I12)',
  HAGAL_CARDS.map((card) => card.id),
  SPECS,
);
