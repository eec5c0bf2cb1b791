/** In a page only options and tabs can be selected: a button is pressed instead. */
export function chosenButton(chosen: boolean): Readonly<Record<'aria-pressed', boolean>> {
  return { 'aria-pressed': chosen };
}

/** A link is the current one instead. */
export function chosenLink(chosen: boolean): Readonly<Record<'aria-current', 'true'>> | object {
  return chosen ? { 'aria-current': 'true' } : {};
}
