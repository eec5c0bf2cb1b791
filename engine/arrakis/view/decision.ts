import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import type { AreaId } from '../data/board.data';
import { legalMoves } from '../engine';
import type { Pending } from '../engine';
import type { FrameKind } from '../frames/frame';
import { innermost, top } from '../../core/stack';
import type { Move } from '../moves';
import { SIDES } from '../names';
import type { Side } from '../names';
import { planOfSeat } from '../state/seating';
import type { State } from '../state/state';
import { aboutOf } from './about';
import type { DecisionAbout } from './about';
import { battleView } from './battle';
import type { BattleView } from './battle';
import { tokenContents } from '../state/reveal';
import type { FigureCounts, Viewer } from './types';

/** The pending decision as a viewer sees it. */
export interface DecisionView {
  readonly kind: FrameKind;
  readonly seat: number;
  readonly side: Side;
  readonly private: boolean;
  readonly clause: string;
  readonly count: number | null;
  readonly of: number | null;
  readonly area: AreaId | null;
  readonly target: AreaId | null;
  /** The stage within the decision, where it has several: a battle's stage, which pick of a card ... */
  readonly stage: string | null;
  /** What else is open about it, for putting it into words. */
  readonly about: DecisionAbout;
  /** The program that is being carried out and the place in it. */
  readonly program: { readonly id: string; readonly at: number } | null;
  /** A deployment token just drawn; only for its owner. */
  readonly token: FigureCounts | null;
  /** The battle that is going on, all of it public. */
  readonly battle: BattleView | null;
  /** What may be picked; null for those who do not decide, or may not see the choices of a private decision. */
  readonly moves: readonly Move[] | null;
}

function areaId(area: number | undefined): AreaId | null {
  return area === undefined || area < 0 ? null : item(AREA_IDS, area);
}

function aboutTop(s: State): DecisionAbout {
  const frame = top(s);
  return frame === undefined ? {} : aboutOf(s, frame);
}

function drawnToken(s: State): FigureCounts | null {
  const frame = top(s);
  if (frame?.k !== 'deployToken') return null;
  const { regular, elite, special, generic } = tokenContents(s, frame.token);
  return { regular, elite, special, generic };
}

export function decisionFor(s: State, viewer: Viewer, now: Pending): DecisionView {
  const decides = viewer === now.seat;
  const open = decides || !now.private;
  const program = innermost(s, 'program');
  const about = aboutTop(s);
  return {
    kind: now.kind,
    seat: now.seat,
    side: item(SIDES, planOfSeat(s.options, now.seat).side),
    private: now.private,
    clause: now.clause,
    count: now.count ?? null,
    of: now.of ?? null,
    area: areaId(now.area),
    target: areaId(now.target),
    stage: about.stage ?? null,
    about,
    program: program === null ? null : { id: program.id, at: program.at },
    token: decides ? drawnToken(s) : null,
    battle: battleView(s),
    moves: open ? legalMoves(s).filter((move) => decides || move.kind !== 'free') : null,
  };
}
