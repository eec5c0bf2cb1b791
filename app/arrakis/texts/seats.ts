import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';

/** Side and name of every seat, for narrating events. */
export function seatsOf({ options }: Pick<arrakis.State, 'options'>): arrakis.Seats {
  return arrakis.seatPlan(options).map((plan, seat) => ({
    side: arrakis.SIDES[plan.side] ?? 'atreides',
    name: options.names[seat] ?? '',
  }));
}

/** What a seat leads: a sub-faction where its side is shared (R13.1), else the whole side. */
interface Role {
  readonly side: arrakis.Side;
  readonly house: arrakis.House | null;
}

export function roleOf({ side, houses }: Pick<arrakis.SeatView, 'side' | 'houses'>): Role {
  return { side, house: houses.length === 1 ? (houses[0] ?? null) : null };
}

/** A name for the seat's own things, for tests and lists: the house of a shared side, else the side. */
export function roleKey(seat: Pick<arrakis.SeatView, 'side' | 'houses'>): string {
  const { side, house } = roleOf(seat);
  return house ?? side;
}

/** "Corrino", "House Atreides", or the side as a whole. */
export function roleText({ side, house }: Role, t: Translate): string {
  return house === null ? t(`side.${side}`) : t(`role.${house}`);
}

/** The names of one or two people: "Ann", "Ann and Bo". */
export function peopleText(names: readonly string[], t: Translate): string {
  const [one = '', other] = names;
  return other === undefined ? one : t('people.and', { one, other });
}

/** Everybody who leads that side, by name. */
export function namesOfSide(options: arrakis.GameOptions, side: arrakis.Side): readonly string[] {
  return arrakis.seatsOf(options, arrakis.SIDES.indexOf(side)).map((seat) => options.names[seat] ?? '');
}

const ASKED_OF_BOTH: ReadonlySet<arrakis.FrameKind> = new Set(['actor', 'demand']);

/** Partners answer together, on the open table (R13.3, R13.4). */
export function isAskedOfBoth(kind: arrakis.FrameKind): boolean {
  return ASKED_OF_BOTH.has(kind);
}

const ALONE: readonly number[] = [];

/** The seats that answer a decision together; none where one answers alone. The same list all through a game. */
export function togetherIn(
  { options }: Pick<arrakis.State, 'options'>,
  decision: Pick<arrakis.DecisionView, 'kind' | 'side'> | null,
): readonly number[] {
  if (decision === null || !isAskedOfBoth(decision.kind)) return ALONE;
  return arrakis.seatsOf(options, arrakis.SIDES.indexOf(decision.side));
}
