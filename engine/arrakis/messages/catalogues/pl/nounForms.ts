// How Polish nouns are declined, group by group.

import type { Gender } from '../../../../core/text/entry';
import type { Entry, Noun } from '../../text';

type Gendered = Exclude<Gender, 'pl'>;

interface One {
  readonly nom: string;
  readonly gen: string;
  readonly dat?: string;
  readonly acc: string;
  readonly loc?: string;
  readonly ins: string;
}

/** The plural: after 2 to 4, and after 5 or more. */
interface More {
  readonly few: string;
  readonly gen: string;
  readonly loc?: string;
  readonly ins: string;
}

/** Things: "2 tarcze" and "5 tarcz", in the oblique cases alike after either. */
export function things(gender: Gendered, one: One, more: More): Noun {
  const oblique = { gen: more.gen, ins: more.ins, ...(more.loc === undefined ? {} : { loc: more.loc }) };
  return {
    gender,
    forms: {
      one: { ...one },
      few: { nom: more.few, acc: more.few, ...oblique },
      many: { nom: more.gen, acc: more.gen, ...oblique },
    },
  };
}

/** Men: any number from 2 on takes the genitive, "2 naibów". */
export function menForms(one: One, gen: string, ins: string): Entry {
  const more = { nom: gen, gen, acc: gen, ins };
  return { one: { ...one }, few: more, many: more };
}

export function name(forms: string): Noun {
  return { forms };
}

/** A word of which only the genitive differs. */
export function titled(nom: string, gen: string, acc = nom): Noun {
  return { forms: { nom, gen, acc } };
}

interface PersonForms {
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc?: string;
  readonly ins: string;
}

export function person(gender: Gendered, forms: PersonForms): Noun {
  return { gender, forms: { acc: forms.gen, ...forms } };
}

export function people(nom: string, gen: string, dat: string, ins: string): Noun {
  return { gender: 'pl', forms: { nom, gen, dat, acc: gen, ins } };
}

export function unitOf(
  adjective: readonly [one: string, oblique: string, acc: string, few: string, gen: string],
): Noun {
  const [one, oblique, acc, few, gen] = adjective;
  const ins = `${gen.slice(0, -1)}mi`;
  return things(
    'f',
    {
      nom: `jednostka ${one}`,
      gen: `jednostki ${oblique}`,
      acc: `jednostkę ${acc}`,
      ins: `jednostką ${acc}`,
    },
    { few: `jednostki ${few}`, gen: `jednostek ${gen}`, ins: `jednostkami ${ins}` },
  );
}

/** Kinds of areas, as the cards count them: "na 3 obszarach płaskowyżu". */
export function terrain(one: string, gen: string, loc: string, few: string, many: string): Noun {
  return {
    gender: 'm',
    forms: {
      one: { nom: `obszar ${one}`, gen: `obszaru ${gen}`, acc: `obszar ${one}`, loc: `obszarze ${loc}` },
      few: {
        nom: `obszary ${few}`,
        gen: `obszarów ${many}`,
        acc: `obszary ${few}`,
        loc: `obszarach ${many}`,
      },
      many: { nom: `obszarów ${many}`, gen: `obszarów ${many}`, loc: `obszarach ${many}` },
    },
  };
}
