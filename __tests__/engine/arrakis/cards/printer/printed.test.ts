import { ALL, flat } from './all';

describe('all printed cards', () => {
  it('are the whole box: 72 planning cards, 16 leaders with the Wild Maker, 16 prescience cards', () => {
    const count = (kind: string) =>
      ALL.filter((card) => card.kind === kind).reduce((n, card) => n + card.copies, 0);
    expect(count('planning')).toBe(72);
    expect(count('leader') + count('wildMaker')).toBe(16);
    expect(count('prescience')).toBe(16);
    expect(count('ban')).toBe(3);
    expect(count('objective')).toBe(6);
    expect(count('tactic')).toBe(8);
  });

  it.each(ALL.map((card) => [`${card.kind} ${card.side} ${card.id}`, card] as const))(
    '%s reads well',
    (_, card) => {
      expect(card.name).not.toBe('');
      expect(card.lines.length).toBeGreaterThan(0);
      for (const line of flat(card.lines)) {
        expect(line.text).toMatch(/^[A-Z1-9].*[.:]$/);
        expect(line.text).not.toMatch(/[{}]| {2}|undefined|\b1 [a-z]+s\b/);
        expect(line.runs.map((run) => run.text).join('')).toBe(line.text);
        // A line that announces others has some; every other one is a sentence.
        const announces = ['if', 'else', 'choose', 'together'].includes(line.kind);
        if (announces) expect(line.inner.length).toBeGreaterThan(0);
        expect(line.text.endsWith(':')).toBe(
          announces || /^(Special action|This card is never)/.test(line.text),
        );
      }
    },
  );

  it('name the clauses that govern each line', () => {
    for (const card of ALL) {
      for (const line of flat(card.lines)) {
        expect(line.clauses.length).toBeGreaterThan(0);
        for (const clause of line.clauses) expect(clause).toMatch(/^R(1[0-5]|[1-9])\.\d{1,2}a?$/);
      }
    }
  });

  it('use no word of the other side', () => {
    for (const card of ALL.filter(({ kind }) => kind === 'planning' || kind === 'leader')) {
      const text = flat(card.lines)
        .map((line) => line.text)
        .join(' ');
      expect(text).not.toMatch(card.side === 'atreides' ? /Sardaukar|bashar/ : /Fedaykin|naib/);
    }
  });
});

describe('the mark of reconstructed facts', () => {
  it('stands on the cards that have some, with the lines that rest on them', () => {
    const marked = ALL.filter((card) => card.mark !== null);
    expect(marked.map((card) => card.id)).toEqual([
      'muaddib',
      'jessica',
      'reverend-mother',
      'alia',
      'stilgar',
      'chani',
      'wild-maker',
      'tahaddi-challenge',
      'families-flee',
      'sandride-mudir',
      'razzia',
      'oppressor-falls',
      'jessica-changes-the-water',
      'maker-strikes',
    ]);
    for (const card of marked) expect(flat(card.lines).some((line) => line.reconstructed)).toBe(true);
    for (const card of ALL) {
      if (card.mark === null) expect(flat(card.lines).some((line) => line.reconstructed)).toBe(false);
    }
  });

  it("says which parts: combat, slot and special action of Alia, the special action alone of Muad'Dib", () => {
    const mark = (id: string) => ALL.find((card) => card.id === id)?.mark;
    expect(mark('alia')).toContain('combat symbols, slot and special action');
    expect(mark('muaddib')).toMatch(/: special action\.$/);
    expect(mark('tahaddi-challenge')).toMatch(/: markers\.$/);
    expect(mark('razzia')).toContain('requirement and markers');
  });
});

describe('pictures', () => {
  function glyphs(id: string): string[] {
    const card = ALL.find((entry) => entry.id === id);
    return flat(card?.lines ?? []).flatMap((line) =>
      line.runs.flatMap((run) => (run.glyph === undefined ? [] : [`${run.text}=${run.glyph.glyph}`])),
    );
  }

  it('go with units, leaders and places', () => {
    expect(glyphs('barons-personal-guard')).toEqual([
      'Baron Harkonnen=namedLeader',
      '2 elites=unit',
      'Carthag=area',
      'Arrakeen=area',
    ]);
    expect(glyphs('workhorse-of-arrakis')).toEqual([
      '1 harvester=vehicle',
      '1 carryall=vehicle',
      '2 planning cards=planningCards',
    ]);
  });

  it('go with markers, terrain and dice', () => {
    expect(glyphs('dew-collectors')).toEqual(['3 plateau areas=terrain', 'Sand Dwellers=marker']);
    expect(glyphs('reports-of-traitors')).toEqual(['House=result']);
    expect(glyphs('stilgar')).toContain('2 hits=face');
  });
});
