import { unsupported } from './unsupported';

/** A text to be equal to, or the source of an expression to be matched. */
export type Wanted = { readonly text: string } | { readonly source: string; readonly flags: string };

/** A matcher as data, so that it can travel into the page. */
export type Query =
  | { readonly kind: 'id' | 'text' | 'label'; readonly wanted: Wanted }
  | { readonly kind: 'and'; readonly all: readonly [Query, Query] }
  | { readonly kind: 'ancestor' | 'descendant'; readonly of: Query; readonly relative: Query };

export class Matcher {
  constructor(
    readonly query: Query,
    readonly description: string,
  ) {}

  and(other: Matcher): Matcher {
    return new Matcher(
      { kind: 'and', all: [this.query, other.query] },
      `${this.description} and ${other.description}`,
    );
  }

  withAncestor(other: Matcher): Matcher {
    return new Matcher(
      { kind: 'ancestor', of: this.query, relative: other.query },
      `${this.description} inside ${other.description}`,
    );
  }

  withDescendant(other: Matcher): Matcher {
    return new Matcher(
      { kind: 'descendant', of: this.query, relative: other.query },
      `${this.description} around ${other.description}`,
    );
  }
}

function make(kind: 'id' | 'text' | 'label') {
  return (value: string | RegExp) =>
    new Matcher(
      {
        kind,
        wanted: typeof value === 'string' ? { text: value } : { source: value.source, flags: value.flags },
      },
      `by.${kind}(${typeof value === 'string' ? JSON.stringify(value) : String(value)})`,
    );
}

export const by = unsupported('by', { id: make('id'), text: make('text'), label: make('label') });
