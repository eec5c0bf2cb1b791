import { FACTIONS, type State } from '../../../../../engine/imperium';

function influenceOf(s: State, seat: number, faction: number): number {
  return s.influence[seat * FACTIONS.length + faction] ?? NaN;
}

/** I8: heights, and four Alliances in the right hands. */
export function tracks(s: State, faults: string[]): void {
  FACTIONS.forEach((faction, f) => {
    const holder = s.alliance[f] ?? NaN;
    const heights = s.vp.map((_, seat) => influenceOf(s, seat, f));
    if (heights.some((height) => !(height >= 0 && height <= 6))) faults.push(`${faction}: off the track`);
    // Between the loss and the choice of an heir the token is still with its holder (I8.5).
    if (s.frames.some((frame) => frame.k === 'heir')) return;
    if (holder < 0) {
      if (heights.some((height) => height >= 4)) faults.push(`${faction}: an Alliance that nobody took`);
    } else if ((heights[holder] ?? 0) < 4 || heights.some((height) => height > (heights[holder] ?? 0))) {
      faults.push(`${faction}: an Alliance in the wrong hands`);
    }
  });
}

/** I1, I5: twelve troops a seat, and as many Agents as are owned. */
export function troopsAndAgents(s: State, faults: string[]): void {
  s.vp.forEach((_, seat) => {
    const garrison = s.garrison[seat] ?? NaN;
    const conflict = s.conflict[seat] ?? NaN;
    if (!(garrison >= 0 && conflict >= 0 && garrison + conflict <= 12)) faults.push(`seat ${seat}: troops`);
    for (const name of ['solari', 'spice', 'water', 'swords', 'agents'] as const) {
      if (!((s[name][seat] ?? NaN) >= 0)) faults.push(`seat ${seat}: ${name} below nothing`);
    }
    const standing = s.occupied.filter((mask) => (mask & (1 << seat)) !== 0).length;
    const isHagal = s.options.players === 2 && seat === 2;
    const owned = (isHagal ? 3 : 2 + (s.swordmaster[seat] ?? 0)) + (s.mentat === seat ? 1 : 0);
    const have = standing + (s.agents[seat] ?? 0);
    // A Rival's Agent that finds no space stays away for the round.
    const mayMiss = seat >= s.options.players;
    if (mayMiss ? have > owned : have !== owned) faults.push(`seat ${seat}: ${have} Agents of ${owned}`);
  });
}

/** Points of the tracks and Alliances are never more than a seat has; House Hagal has none (I8.2, I8.4, I12.11). */
export function points(s: State, faults: string[]): void {
  s.vp.forEach((vp, seat) => {
    if (s.options.players === 2 && seat === 2) {
      if (vp !== 0) faults.push('House Hagal has points');
      return;
    }
    const heights = FACTIONS.filter((_, faction) => influenceOf(s, seat, faction) >= 2).length;
    const alliances = s.alliance.filter((holder) => holder === seat).length;
    const start = s.options.players === 4 ? 1 : 0;
    if (vp < start + heights + alliances) faults.push(`seat ${seat}: ${vp} points are too few`);
  });
}
