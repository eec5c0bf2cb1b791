import type { Step } from '../cards/step';
import type { AgentIcon } from '../names';

/** A space of the board (I9). */
export interface SpaceFact {
  readonly id: string;
  readonly name: string;
  readonly czech: string;
  readonly icon: AgentIcon;
  readonly solari: number;
  readonly spice: number;
  readonly water: number;
  /** Influence with the Fremen that it asks for. */
  readonly needsFremen: number;
  readonly combat: boolean;
  readonly oncePerGame: boolean;
  /** Troops and resources that it gives, and what else it does. */
  readonly effect: readonly Step[];
  /** What its controller gets whenever an Agent is sent here (I5.6). */
  readonly control: 'solari' | 'spice' | null;
  /** Base spice of a Maker space; 0 for others (I5.7). */
  readonly maker: number;
}

export const SPACES: readonly SpaceFact[] = [
  { id: 'conspire', name: 'Conspire', czech: 'Konspirace', icon: 'emperor', solari: 0, spice: 4, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'gain', solari: 5 }, { do: 'recruit', n: 2 }, { do: 'intrigue', n: 1 }], control: null, maker: 0 },
  { id: 'wealth', name: 'Wealth', czech: 'Bohatství', icon: 'emperor', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'gain', solari: 2 }], control: null, maker: 0 },
  { id: 'heighliner', name: 'Heighliner', czech: 'Maxitrajler', icon: 'guild', solari: 0, spice: 6, water: 0, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'recruit', n: 5 }, { do: 'gain', water: 2 }], control: null, maker: 0 },
  { id: 'foldspace', name: 'Foldspace', czech: 'Zakřivený prostor', icon: 'guild', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'acquireFoldspace' }], control: null, maker: 0 },
  { id: 'selective-breeding', name: 'Selective Breeding', czech: 'Selektivní šlechtění', icon: 'bene', solari: 0, spice: 2, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'pay', cost: { trash: true }, then: [{ do: 'draw', n: 2 }] }], control: null, maker: 0 },
  { id: 'secrets', name: 'Secrets', czech: 'Tajemství', icon: 'bene', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'intrigue', n: 1 }, { do: 'stealIntrigue' }], control: null, maker: 0 },
  { id: 'hardy-warriors', name: 'Hardy Warriors', czech: 'Tvrdí válečníci', icon: 'fremen', solari: 0, spice: 0, water: 1, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'recruit', n: 2 }], control: null, maker: 0 },
  { id: 'stillsuits', name: 'Stillsuits', czech: 'Filtršaty', icon: 'fremen', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'gain', water: 1 }], control: null, maker: 0 },
  { id: 'high-council', name: 'High Council', czech: 'Nejvyšší rada', icon: 'landsraad', solari: 5, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: true, effect: [{ do: 'councilSeat' }], control: null, maker: 0 },
  { id: 'mentat', name: 'Mentat', czech: 'Mentat', icon: 'landsraad', solari: 2, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'draw', n: 1 }, { do: 'takeMentat' }], control: null, maker: 0 },
  { id: 'rally-troops', name: 'Rally Troops', czech: 'Povolání záloh', icon: 'landsraad', solari: 4, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'recruit', n: 4 }], control: null, maker: 0 },
  { id: 'swordmaster', name: 'Swordmaster', czech: 'Mistr meče', icon: 'landsraad', solari: 8, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: true, effect: [{ do: 'swordmaster' }], control: null, maker: 0 },
  { id: 'hall-of-oratory', name: 'Hall of Oratory', czech: 'Řečnická síň', icon: 'landsraad', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'recruit', n: 1 }, { do: 'persuasionHere', n: 1 }], control: null, maker: 0 },
  { id: 'secure-contract', name: 'Secure Contract', czech: 'Zajištění kontraktu', icon: 'spice', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'gain', solari: 3 }], control: null, maker: 0 },
  { id: 'sell-melange', name: 'Sell Melange', czech: 'Prodej koření', icon: 'spice', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: false, oncePerGame: false, effect: [{ do: 'sellMelange', rates: [[2, 6], [3, 8], [4, 10], [5, 12]] }], control: null, maker: 0 },
  { id: 'arrakeen', name: 'Arrakeen', czech: 'Arrakén', icon: 'city', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'recruit', n: 1 }, { do: 'draw', n: 1 }], control: 'solari', maker: 0 },
  { id: 'carthag', name: 'Carthag', czech: 'Kartágo', icon: 'city', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'recruit', n: 1 }, { do: 'intrigue', n: 1 }], control: 'solari', maker: 0 },
  { id: 'research-station', name: 'Research Station', czech: 'Výzkumná stanice', icon: 'city', solari: 0, spice: 0, water: 2, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'draw', n: 3 }], control: null, maker: 0 },
  { id: 'sietch-tabr', name: 'Sietch Tabr', czech: 'Síč Tabr', icon: 'city', solari: 0, spice: 0, water: 0, needsFremen: 2, combat: true, oncePerGame: false, effect: [{ do: 'recruit', n: 1 }, { do: 'gain', water: 1 }], control: null, maker: 0 },
  { id: 'the-great-flat', name: 'The Great Flat', czech: 'Velká rovina', icon: 'spice', solari: 0, spice: 0, water: 2, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'harvest', base: 3 }], control: null, maker: 3 },
  { id: 'hagga-basin', name: 'Hagga Basin', czech: 'Pánev Hagga', icon: 'spice', solari: 0, spice: 0, water: 1, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'harvest', base: 2 }], control: null, maker: 2 },
  { id: 'imperial-basin', name: 'Imperial Basin', czech: 'Imperiální pánev', icon: 'spice', solari: 0, spice: 0, water: 0, needsFremen: 0, combat: true, oncePerGame: false, effect: [{ do: 'harvest', base: 1 }], control: 'spice', maker: 1 },
];
