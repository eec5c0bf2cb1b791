/** Cards with keys of their own: the second copy of a card is `dagger-2`. */
export function numbered(cards: readonly string[]): readonly { readonly id: string; readonly key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return { id, key: copy === 1 ? id : `${id}-${copy}` };
  });
}
