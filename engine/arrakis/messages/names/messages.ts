/** Names that are put together. */
export const NAME_MESSAGES = {
  /** The number of an area without a printed name: "South-east 6". */
  'name.area': ['sector', 'number'],
  'name.zone': ['first', 'second'],
  /** One prescience marker's gain or step: "Jihad 2". */
  'name.markerStep': ['marker', 'step'],
} as const satisfies Record<string, readonly string[]>;
