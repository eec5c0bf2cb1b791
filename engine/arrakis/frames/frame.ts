import type {
  DrawFrame,
  DeployTokenFrame,
  DrawTokensFrame,
  DeployLeaderFrame,
  DeployUnitsFrame,
  ReplaceFrame,
  PlaceVehiclesFrame,
  PlaceWormsignsFrame,
  MoveWormsFrame,
  WormAttackFrame,
  GuerrillaFrame,
  ScoutFrame,
  AtomicsFrame,
} from './actionFrames';
import type {
  AttackFrame,
  TargetFrame,
  BattleFrame,
  CombatCardsFrame,
  SpecialsFrame,
  CasualtiesFrame,
  DisplaceFrame,
} from './battleFrames';
import type {
  ProgramFrame,
  ChoiceFrame,
  ClaimFrame,
  EndClaimsFrame,
  BonusFrame,
  PlaceFrame,
  PickFrame,
} from './cardFrames';
import type {
  WormsignFrame,
  WormFrame,
  WormEffectFrame,
  RescueFrame,
  HazardsFrame,
  StormsFrame,
} from './hazardFrames';
import type { MahdiFrame, TieFrame } from './mahdiFrames';
import type { MovesFrame, MoveToFrame, MoveWhoFrame, LimitsFrame } from './movementFrames';
import type { ActorFrame, ConeFrame, DemandFrame } from './partnerFrames';
import type {
  RoundFrame,
  VehiclesFrame,
  SurplusFrame,
  BeneGesseritFrame,
  ActionsFrame,
  TurnFrame,
  DieFrame,
  HarvestFrame,
  SwapFrame,
  DiscardDownFrame,
  DropPrescienceFrame,
} from './roundFrames';

export type * from './actionFrames';
export type * from './battleFrames';
export type * from './cardFrames';
export type * from './hazardFrames';
export type * from './mahdiFrames';
export type * from './movementFrames';
export type * from './partnerFrames';
export type * from './roundFrames';

/**
 * What is going on, as data. The stack of frames in the state says where the game stands: round, turn, action, battle ...
 * A frame is never changed, only replaced, so copies of a state may share it. Each kind has its rule in `frames/rules.ts`.
 */
export type Frame =
  | RoundFrame
  | VehiclesFrame
  | SurplusFrame
  | BeneGesseritFrame
  | ActionsFrame
  | TurnFrame
  | DieFrame
  | ProgramFrame
  | ChoiceFrame
  | MovesFrame
  | MoveToFrame
  | MoveWhoFrame
  | AttackFrame
  | TargetFrame
  | BattleFrame
  | CombatCardsFrame
  | SpecialsFrame
  | CasualtiesFrame
  | LimitsFrame
  | WormsignFrame
  | WormFrame
  | WormEffectFrame
  | RescueFrame
  | HazardsFrame
  | StormsFrame
  | HarvestFrame
  | SwapFrame
  | DiscardDownFrame
  | DropPrescienceFrame
  | DrawFrame
  | DrawTokensFrame
  | DeployTokenFrame
  | DeployLeaderFrame
  | DeployUnitsFrame
  | ReplaceFrame
  | PlaceVehiclesFrame
  | PlaceWormsignsFrame
  | MoveWormsFrame
  | WormAttackFrame
  | GuerrillaFrame
  | ScoutFrame
  | AtomicsFrame
  | DisplaceFrame
  | ClaimFrame
  | EndClaimsFrame
  | BonusFrame
  | PlaceFrame
  | PickFrame
  | MahdiFrame
  | TieFrame
  | ActorFrame
  | DemandFrame
  | ConeFrame;

export type FrameKind = Frame['k'];
