/** Small sets of at most 31 things as one integer. */
export function bitCount(mask: number): number {
  let m = mask;
  let n = 0;
  while (m !== 0) {
    m &= m - 1;
    n++;
  }
  return n;
}

export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

export function bitsOf(mask: number): number[] {
  const bits: number[] = [];
  let m = mask;
  while (m !== 0) {
    bits.push(lowestBit(m));
    m &= m - 1;
  }
  return bits;
}
