import { arrakis } from '../../../../engine';

/** Row of each marker, 0 on top (R10.3). */
export type Rows = Readonly<Record<arrakis.Power, number>>;

export const PAYMENTS = ['rise', 'stay', 'fall'] as const;
export type Payment = (typeof PAYMENTS)[number];

/** What each payment costs (R10.3). */
export const COST: Readonly<Record<Payment, number>> = { rise: 3, stay: 2, fall: 0 };
const SUPREMACY_COST = 3;
const RESERVE = 1;

export interface Harvest {
  readonly rows: Rows;
  readonly deep: number;
  readonly desert: number;
  readonly reserve: number;
  readonly payments: Readonly<Record<arrakis.Power, Payment>>;
  readonly supremacy: boolean;
}

export interface HarvestResult {
  readonly income: number;
  /** Negative when more is spent than there is. */
  readonly left: number;
  readonly kept: number;
  readonly lost: number;
  readonly rows: Rows;
  readonly bans: readonly arrakis.Power[];
  readonly active: number;
  readonly next: arrakis.SpiceRow;
}

/** The lowest marker decides (R5.2). */
export function activeRow(rows: Rows): number {
  return Math.max(...arrakis.POWERS.map((power) => rows[power]));
}

function moved(row: number, payment: Payment): number {
  if (payment === 'rise') return Math.max(0, row - 1);
  return payment === 'stay' ? row : Math.min(arrakis.BOTTOM_ROW, row + 1);
}

/** A harvest as it would end (R10.2-R10.5). */
export function harvest({ rows, deep, desert, reserve, payments, supremacy }: Harvest): HarvestResult {
  const income = 2 * deep + desert + reserve;
  const spent =
    arrakis.POWERS.reduce((sum, power) => sum + COST[payments[power]], 0) + (supremacy ? SUPREMACY_COST : 0);
  const left = income - spent;
  const kept = Math.max(0, Math.min(RESERVE, left));
  const after: Rows = {
    choam: moved(rows.choam, payments.choam),
    spacingGuild: moved(rows.spacingGuild, payments.spacingGuild),
    landsraad: moved(rows.landsraad, payments.landsraad),
  };
  const active = activeRow(after);
  return {
    income,
    left,
    kept,
    lost: Math.max(0, left - kept),
    rows: after,
    // R10.5: whoever has just fallen, and whoever is at the bottom.
    bans: arrakis.POWERS.filter((power) => after[power] > rows[power] || after[power] === arrakis.BOTTOM_ROW),
    active,
    next: arrakis.SPICE_ROWS[active] ?? { dice: 0, harvesters: 0, ornithopters: 0, carryalls: 0 },
  };
}
