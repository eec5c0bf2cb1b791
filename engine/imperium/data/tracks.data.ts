import type { Faction, Resource } from '../names';

/** What a track gives at 4: a thing so many times (I8.3). */
export type TrackBonus =
  | { readonly do: 'recruit'; readonly n: number }
  | { readonly do: 'intrigue'; readonly n: number }
  | { readonly do: 'gain'; readonly resource: Resource; readonly n: number };

export const TRACK_BONUS: { readonly [F in Faction]: TrackBonus } = {
  emperor: { do: 'recruit', n: 2 },
  guild: { do: 'gain', resource: 'solari', n: 3 },
  bene: { do: 'intrigue', n: 1 },
  fremen: { do: 'gain', resource: 'water', n: 1 },
};
