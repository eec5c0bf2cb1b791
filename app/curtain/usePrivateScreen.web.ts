/** A browser has no say in what its window list shows; the curtain itself returns as soon as the page is hidden. */
export function usePrivateScreen(_isPrivate: boolean): void {}
