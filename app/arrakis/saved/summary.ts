import * as v from 'valibot';

import { arrakis } from '../../../engine';
import type { AnySummary } from '../../storage/games/kind';
import { isAskedOfBoth, namesOfSide, seatsOf } from '../texts/seats';

/** A legion as a mark on a small picture: area and side as indices, and how many figures can be seen or guessed at. */
type LegionMark = readonly [area: number, side: number, figures: number];

/** Where a game stands, of what lies open on the table only: lists show it without opening the game. */
export interface Summary extends AnySummary {
  readonly phase: arrakis.Phase;
  /** Who decides; null when the game is over. */
  readonly turn: { readonly side: arrakis.Side; readonly name: string } | null;
  readonly winner: arrakis.Side | null;
  readonly supremacy: number;
  readonly markers: Readonly<Record<arrakis.Marker, number>>;
  readonly legions: readonly LegionMark[];
  /** Areas with a standing settlement or sietch, and those with a worm. */
  readonly settlements: readonly number[];
  readonly sietches: readonly number[];
  readonly worms: readonly number[];
}

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const index = v.pipe(whole, v.maxValue(1000));

const schema = v.pipe(
  v.object({
    round: whole,
    phase: v.picklist(arrakis.PHASES),
    turn: v.nullable(v.object({ side: v.picklist(arrakis.SIDES), name: v.string() })),
    winner: v.nullable(v.picklist(arrakis.SIDES)),
    supremacy: whole,
    markers: v.object(v.entriesFromList(arrakis.MARKERS, whole)),
    legions: v.array(v.tuple([index, v.pipe(whole, v.maxValue(1)), whole])),
    settlements: v.array(index),
    sietches: v.array(index),
    worms: v.array(index),
  }),
  v.transform((stored) => ({ ...stored, over: stored.winner !== null })),
) satisfies v.GenericSchema<unknown, Summary>;

/** A stored summary; null when it is none. */
export function readSummary(stored: unknown): Summary | null {
  const result = v.safeParse(schema, stored);
  return result.success ? result.output : null;
}

const AREA_INDEX = new Map<string, number>(arrakis.AREA_FACTS.map((area, index) => [area.id, index]));

/** A face-down token stands for about this many figures. */
const TOKEN_FIGURES = 2;

/** Built from the open table alone, so that a list of games tells nobody's secrets. */
export function summarise(state: arrakis.State): Summary {
  const table = arrakis.view(state, 'table');
  const now = arrakis.pending(state);
  const decides = now === null ? undefined : seatsOf(state)[now.seat];
  const together = now !== null && decides !== undefined && isAskedOfBoth(now.kind);
  const winner = arrakis.outcome(state)?.winner ?? null;
  const where = (wanted: (area: (typeof table.areas)[number]) => boolean): number[] =>
    table.areas.filter(wanted).map((area) => AREA_INDEX.get(area.area) ?? 0);

  return {
    round: table.round,
    phase: table.phase,
    turn:
      decides === undefined
        ? null
        : {
            side: decides.side,
            // The two who say it together: a list in any language.
            name: together ? namesOfSide(state.options, decides.side).join(' · ') : decides.name,
          },
    winner,
    over: winner !== null,
    supremacy: table.supremacy,
    markers: table.markers,
    legions: table.areas.flatMap(({ area, legion }) => {
      if (!legion) return [];
      const { regular, elite, special, generic, leaders, tokens } = legion;
      const figures = regular + elite + special + generic + leaders.length + TOKEN_FIGURES * tokens.length;
      return [[AREA_INDEX.get(area) ?? 0, arrakis.SIDES.indexOf(legion.side), figures] as const];
    }),
    settlements: where((area) => area.settlement !== null),
    sietches: where((area) => area.sietch !== null),
    worms: where((area) => area.sandworm !== null),
  };
}
