// Wormsigns, sandworms and storms (R7.5, R9).

/** A Harkonnen legion has entered an area with a wormsign (R7.5). */
export interface WormsignFrame {
  readonly k: 'wormsign';
  readonly area: number;
}

/** A sandworm appears in an area in the action phase (R9.4). */
export interface WormFrame {
  readonly k: 'worm';
  readonly area: number;
  /** It must stand beside another sandworm, which therefore is not the one that is moved. */
  readonly beside?: boolean;
}

/** What a worm that has appeared does to those in its area (R9.5). */
export interface WormEffectFrame {
  readonly k: 'wormEffect';
  readonly area: number;
  /** Units there before the worm attacked, if it did. */
  readonly before?: number;
  /** Carryalls may rescue: only in the hazards phase (R9.6). */
  readonly rescue: boolean;
  readonly stage: 'legion' | 'harvester';
}

export interface RescueFrame {
  readonly k: 'rescue';
  readonly area: number;
}

export interface HazardsFrame {
  readonly k: 'hazards';
  readonly stage: 'signs' | 'appear' | 'place' | 'effects' | 'storms';
  /** Areas still to be dealt with in this stage. */
  readonly areas: readonly number[];
  /** Areas where a worm was placed in this phase. */
  readonly placed: readonly number[];
  /** How many may still appear. */
  readonly room: number;
}

export interface StormsFrame {
  readonly k: 'storms';
  readonly areas: readonly number[];
}
