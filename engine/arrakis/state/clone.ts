import type { State } from './state';

function lists(source: readonly number[][]): number[][] {
  const copy: number[][] = [];
  for (const list of source) copy.push(list.concat());
  return copy;
}

/**
 * An independent copy. Options and frames are never changed in place, so they are shared. Lists are copied by `concat`: on
 * phones it takes an eighth of the time of `slice`.
 */
export function cloneState(s: State): State {
  const copy: State = {
    options: s.options,
    random: s.random.concat(),
    round: s.round,
    phase: s.phase,
    frames: s.frames.concat(),
    owner: s.owner.concat(),
    regular: s.regular.concat(),
    elite: s.elite.concat(),
    special: s.special.concat(),
    generic: s.generic.concat(),
    leaders: s.leaders.concat(),
    tokens: s.tokens.concat(),
    wormsign: s.wormsign.concat(),
    worm: s.worm.concat(),
    harvester: s.harvester.concat(),
    station: s.station.concat(),
    sietch: s.sietch.concat(),
    settlement: s.settlement.concat(),
    zones: s.zones.concat(),
    sietchRank: s.sietchRank.concat(),
    sietchRevealed: s.sietchRevealed.concat(),
    tokenFace: s.tokenFace.concat(),
    tokenSupply: s.tokenSupply.concat(),
    supply: s.supply.concat(),
    leaderAt: s.leaderAt.concat(),
    leaderSpent: s.leaderSpent.concat(),
    tank: lists(s.tank),
    decks: lists(s.decks),
    discards: lists(s.discards),
    removedCards: s.removedCards.concat(),
    hands: lists(s.hands),
    prescienceDeck: s.prescienceDeck.concat(),
    prescienceRevealed: s.prescienceRevealed.concat(),
    prescienceGone: s.prescienceGone.concat(),
    attached: s.attached.concat(),
    claimed: s.claimed,
    objectives: s.objectives.concat(),
    objectiveDeck: s.objectiveDeck.concat(),
    markers: s.markers.concat(),
    supremacy: s.supremacy,
    rows: s.rows.concat(),
    bans: s.bans.concat(),
    reserve: s.reserve,
    dice: lists(s.dice),
    spent: lists(s.spent),
    tokenOn: s.tokenOn.concat(),
    beneGesserit: s.beneGesserit.concat(),
    setAside: s.setAside,
    wildMaker: s.wildMaker,
    wildMakerSpent: s.wildMakerSpent,
    atomicsUnlocked: s.atomicsUnlocked,
    atomized: s.atomized,
    lasting: s.lasting.concat(),
    winner: s.winner,
    tactics: s.tactics.concat(),
    harvestTactic: s.harvestTactic,
    targetTactic: s.targetTactic,
    unrolled: s.unrolled,
    reinforcements: s.reinforcements.concat(),
    pile: s.pile.concat(),
    drawnHouse: s.drawnHouse,
    schemes: s.schemes,
  };
  if (s.cones !== undefined) copy.cones = s.cones.slice();
  return copy;
}
