import type { BattleTerms } from '../frames/frame';
import type { LegionFilter, Where } from '../cards/step';

/** What the automaton is doing. Like frames, tasks are never changed, only replaced. */
export type MahdiTask =
  /** Answers the decision of the frame below. */
  | { readonly t: 'answer' }
  | { readonly t: 'harvesters'; readonly left: number; readonly sector: number; readonly done: number }
  | { readonly t: 'carryalls'; readonly left: number }
  | { readonly t: 'ornithopters'; readonly left: number }
  | { readonly t: 'roll' }
  | { readonly t: 'act'; readonly result: number }
  /** Attack a sietch, else a legion, else (if `legions` > 0) move that many (R14.8). */
  | {
      readonly t: 'strike';
      readonly who: LegionFilter;
      readonly terms: BattleTerms;
      readonly legions: number;
    }
  | {
      readonly t: 'moves';
      readonly who: LegionFilter;
      readonly left: number;
      /** -2 before it is known, -1 for none. */
      readonly goal: number;
      readonly moved: readonly number[];
    }
  | { readonly t: 'deploy'; readonly ranks: readonly number[]; readonly leader: boolean }
  | {
      readonly t: 'replace';
      readonly left: number;
      readonly from: number;
      readonly to: number;
      readonly first: boolean;
    }
  /** Draws cards and plays each at once; `house` -1 alternates (R14.10). */
  | { readonly t: 'draws'; readonly left: number; readonly house: number }
  | {
      readonly t: 'card';
      readonly card: number;
      readonly at: number;
      readonly did: boolean;
      readonly that: number;
    }
  | {
      readonly t: 'place';
      readonly ranks: readonly number[];
      /** As in PlaceFrame. */
      readonly leader: number;
      readonly where: Where;
      readonly apart: boolean;
      readonly used: readonly number[];
    }
  | { readonly t: 'wormsigns'; readonly left: number }
  | { readonly t: 'bombard'; readonly dice: number }
  | { readonly t: 'tank'; readonly of: number }
  | { readonly t: 'spy' }
  | { readonly t: 'carry' }
  | { readonly t: 'reshuffle' }
  | { readonly t: 'garrison'; readonly area: number; readonly colour: number }
  | { readonly t: 'harvest'; readonly spice: number; readonly paid: readonly number[] };
