import type { State } from './state';

function lists(source: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of source) copy.push(list.slice());
  return copy;
}

/** An independent copy. Options and frames are never changed in place, so they are shared. */
export function cloneState(s: State): State {
  const copy: State = {
    options: s.options,
    random: s.random.slice(),
    round: s.round,
    phase: s.phase,
    frames: s.frames.slice(),
    owner: s.owner.slice(),
    regular: s.regular.slice(),
    elite: s.elite.slice(),
    special: s.special.slice(),
    generic: s.generic.slice(),
    leaders: s.leaders.slice(),
    tokens: s.tokens.slice(),
    wormsign: s.wormsign.slice(),
    worm: s.worm.slice(),
    harvester: s.harvester.slice(),
    station: s.station.slice(),
    sietch: s.sietch.slice(),
    settlement: s.settlement.slice(),
    zones: s.zones.slice(),
    sietchRank: s.sietchRank.slice(),
    sietchRevealed: s.sietchRevealed.slice(),
    tokenFace: s.tokenFace.slice(),
    tokenSupply: s.tokenSupply.slice(),
    supply: s.supply.slice(),
    leaderAt: s.leaderAt.slice(),
    leaderSpent: s.leaderSpent.slice(),
    tank: lists(s.tank),
    decks: lists(s.decks),
    discards: lists(s.discards),
    removedCards: s.removedCards.slice(),
    hands: lists(s.hands),
    prescienceDeck: s.prescienceDeck.slice(),
    prescienceRevealed: s.prescienceRevealed.slice(),
    prescienceGone: s.prescienceGone.slice(),
    attached: s.attached.slice(),
    claimed: s.claimed,
    objectives: s.objectives.slice(),
    objectiveDeck: s.objectiveDeck.slice(),
    markers: s.markers.slice(),
    supremacy: s.supremacy,
    rows: s.rows.slice(),
    bans: s.bans.slice(),
    reserve: s.reserve,
    dice: lists(s.dice),
    spent: lists(s.spent),
    tokenOn: s.tokenOn.slice(),
    beneGesserit: s.beneGesserit.slice(),
    setAside: s.setAside,
    wildMaker: s.wildMaker,
    wildMakerSpent: s.wildMakerSpent,
    atomicsUnlocked: s.atomicsUnlocked,
    atomized: s.atomized,
    lasting: s.lasting.slice(),
    winner: s.winner,
    tactics: s.tactics.slice(),
    harvestTactic: s.harvestTactic,
    targetTactic: s.targetTactic,
    unrolled: s.unrolled,
    reinforcements: s.reinforcements.slice(),
    pile: s.pile.slice(),
    drawnHouse: s.drawnHouse,
    schemes: s.schemes,
  };
  if (s.cones !== undefined) copy.cones = s.cones.slice();
  return copy;
}
