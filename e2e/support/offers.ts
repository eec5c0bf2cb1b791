import { by, element } from 'detox';

/** The identifier of the first such thing on the screen that can be touched; null for none. */
export async function offered(matcher: Detox.NativeMatcher): Promise<string | null> {
  try {
    const seen = await element(matcher).atIndex(0).getAttributes();
    if ('elements' in seen) return null;
    return seen.enabled && seen.visible ? seen.identifier : null;
  } catch {
    return null;
  }
}

/** Things to choose; the frames around cards are none. */
const choice = /^(die|option|number|marker|power|house|vehicle|figure|place|card(?!-(up|choices|back)$))-/;

/** What a player in a hurry taps: an end where one is offered, else the first thing there is. */
const wishes = [
  by.id('done'),
  by.id('card-use'),
  by.id(choice).withAncestor(by.id('choices')),
  by.id(choice).withAncestor(by.id('sheet-cards')),
  by.id(/^option-/),
  by.id(/^place-/),
  by.id('list-places'),
  by.id('option-march'),
  by.id('open-cards'),
];

export const pause = () => new Promise<void>((done) => setTimeout(done, 120));

/** `sure`: what lies nearer was looked for twice, so that a moment between two moves is not taken for a lack of it. */
export async function tapOffered(sure = false): Promise<boolean> {
  for (const wish of wishes) {
    const id = await offered(wish);
    if (id === null) continue;
    if (id === 'open-cards' && !sure) {
      await pause();
      return tapOffered(true);
    }
    await element(by.id(id)).atIndex(0).tap();
    return true;
  }
  return false;
}
