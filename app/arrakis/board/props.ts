import type { Ref } from 'react';

import type { arrakis } from '../../../engine';
import type { Insets } from '../../board/camera/camera';
import type { Target } from './hit/hitTest';
import type { BoardMotion } from './motion/types';
import type { BoardArrow } from './paint/overlay';
import type { BoardTheme } from './paint/palette';

export interface BoardHandle {
  fit(): void;
  zoomBy(factor: number): void;
  zoomToSector(sector: arrakis.SectorId): void;
  zoomToArea(area: arrakis.AreaId): void;
  /** Brings a place into sight if it is not, without coming closer. */
  lookAt(target: Target): void;
  /** Shows where a place is: rings close in on it. */
  pulse(target: Target): void;
}

export interface BoardProps {
  readonly view: arrakis.View;
  readonly theme?: BoardTheme;
  readonly legal?: {
    readonly areas: readonly arrakis.AreaId[];
    readonly zones: readonly arrakis.AirZoneId[];
  } | null;
  readonly selected?: Target | null;
  readonly arrows?: readonly BoardArrow[];
  readonly insets?: Insets;
  readonly motions?: readonly BoardMotion[];
  readonly onMotionEnd?: (id: string) => void;
  readonly pace?: number;
  readonly onChoose?: (target: Target, legal: boolean) => void;
  readonly onInspect?: (target: Target) => void;
  readonly controls?: boolean;
  /** Boards with the same name share the camera position as long as the app runs. */
  readonly memory?: string;
  readonly ref?: Ref<BoardHandle>;
}
