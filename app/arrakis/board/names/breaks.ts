const MOST_LINES = 5;

/** Every way to break a name into lines: after words, and after the hyphens of long ones. */
export function broken(name: string): readonly (readonly string[])[] {
  const parts = name.match(/[^\s-]+(?:-|\s+|$)/g) ?? [name];
  const ways: (readonly string[])[] = [];
  for (let cuts = 0; cuts < 2 ** (parts.length - 1); cuts += 1) {
    const lines: string[] = [];
    parts.forEach((part, k) => {
      const starts = k === 0 || (cuts & (1 << (k - 1))) !== 0;
      if (starts) lines.push(part);
      else lines.push(`${lines.pop() ?? ''}${part}`);
    });
    if (lines.length <= MOST_LINES) ways.push(lines.map((line) => line.trim()));
  }
  return ways;
}
