import { arrakis } from '../../../engine';

/** Side and name of every seat, for narrating events. */
export function seatsOf({ options }: Pick<arrakis.State, 'options'>): arrakis.Seats {
  return arrakis.seatPlan(options).map((plan, seat) => ({
    side: arrakis.SIDES[plan.side] ?? 'atreides',
    name: options.names[seat] ?? '',
  }));
}
