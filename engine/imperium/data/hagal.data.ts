import type { Faction } from '../names';

/** A House Hagal card (I12). */
export interface HagalFact {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** Where the Agent goes; null for Harvest Spice and Reshuffle. */
  readonly space: string | null;
  readonly influence: Faction | null;
  readonly troops: number;
  readonly swords: number;
  /** Which games use it. */
  readonly mode: 'both' | 'solo' | 'two';
  readonly signet: boolean;
  readonly harvest: boolean;
  readonly reshuffle: boolean;
  /** Its wording was not seen in print: what it does agrees in three independent sources. */
  readonly reconstructed?: true;
}

export const HAGAL_CARDS: readonly HagalFact[] = [
  { id: 'conspire', name: 'Conspire', copies: 2, space: 'conspire', influence: 'emperor', troops: 2, swords: 4, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'wealth', name: 'Wealth', copies: 1, space: 'wealth', influence: 'emperor', troops: 0, swords: 3, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'heighliner', name: 'Heighliner', copies: 1, space: 'heighliner', influence: 'guild', troops: 3, swords: 6, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'foldspace', name: 'Foldspace', copies: 2, space: 'foldspace', influence: 'guild', troops: 0, swords: 1, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'selective-breeding', name: 'Selective Breeding', copies: 2, space: 'selective-breeding', influence: 'bene', troops: 0, swords: 2, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'secrets', name: 'Secrets', copies: 1, space: 'secrets', influence: 'bene', troops: 0, swords: 1, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'hardy-warriors', name: 'Hardy Warriors', copies: 1, space: 'hardy-warriors', influence: 'fremen', troops: 2, swords: 5, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'stillsuits', name: 'Stillsuits', copies: 2, space: 'stillsuits', influence: 'fremen', troops: 0, swords: 4, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'rally-troops', name: 'Rally Troops', copies: 2, space: 'rally-troops', influence: null, troops: 4, swords: 3, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'hall-of-oratory', name: 'Hall of Oratory', copies: 2, space: 'hall-of-oratory', influence: null, troops: 1, swords: 0, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'carthag', name: 'Carthag', copies: 3, space: 'carthag', influence: null, troops: 1, swords: 0, mode: 'both', signet: false, harvest: false, reshuffle: false },
  { id: 'harvest-spice', name: 'Harvest Spice', copies: 5, space: null, influence: null, troops: 0, swords: 2, mode: 'both', signet: false, harvest: true, reshuffle: false, reconstructed: true },
  { id: 'arrakeen-1p', name: 'Arrakeen (1P)', copies: 3, space: 'arrakeen', influence: null, troops: 1, swords: 1, mode: 'solo', signet: true, harvest: false, reshuffle: false },
  { id: 'arrakeen-2p', name: 'Arrakeen (2P)', copies: 3, space: 'arrakeen', influence: null, troops: 1, swords: 1, mode: 'two', signet: false, harvest: false, reshuffle: false },
  { id: 'reshuffle', name: 'Reshuffle', copies: 1, space: null, influence: null, troops: 0, swords: 0, mode: 'two', signet: false, harvest: false, reshuffle: true },
];
