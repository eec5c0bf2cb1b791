interface Chosen {
  readonly 'aria-selected': boolean;
}

/** Of several things of a list or a board, this one is chosen. */
export function chosenButton(chosen: boolean): Chosen {
  return { 'aria-selected': chosen };
}

/** Of several pages this one is shown. */
export function chosenLink(chosen: boolean): Chosen {
  return { 'aria-selected': chosen };
}
