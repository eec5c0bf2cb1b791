/** Native canvases are sRGB as they are. */
export function keepTrueColours(): void {}
