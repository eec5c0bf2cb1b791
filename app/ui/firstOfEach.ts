export type Params<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** Parameters as texts: of one that an address names twice, the first counts. */
export function firstOfEach<Name extends string>(
  params: Readonly<Partial<Record<Name, string | readonly string[]>>>,
): Params<Name> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(params) as Name[]) {
    const value = params[name];
    const text = typeof value === 'string' ? value : value?.[0];
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}
