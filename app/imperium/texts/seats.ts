import type { imperium } from '../../../engine';

/** The name of every seat, for narrating events. */
export function seatsOf({ options }: Pick<imperium.State, 'options'>): imperium.Seats {
  return options.names.map((name) => ({ name }));
}
