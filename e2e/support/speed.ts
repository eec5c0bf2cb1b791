import { by, element, waitFor } from 'detox';

/** In the form of a new game: how fast things move, and how long a moment stays. */
export async function chooseSpeed(speed: 'off' | 'normal' | 'slow'): Promise<void> {
  await waitFor(element(by.id(`new-speed-${speed}`)))
    .toBeVisible()
    .whileElement(by.id('new-screen-scroll'))
    .scroll(120, 'down');
  await element(by.id(`new-speed-${speed}`)).tap();
}
