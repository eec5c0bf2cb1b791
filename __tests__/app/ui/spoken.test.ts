import { named, spoken } from '../../../app/ui/spoken';

/** As those see it who compare: no punctuation, no space of another breadth, nothing between two lines. */
const bare = (words: string) => words.replace(/[\u2000-\u206f.,:!?]/g, '').toLocaleLowerCase();

describe('spoken', () => {
  it('says one line after the other, with a pause between them', () => {
    expect(spoken('Continue', 'Round 1').replace(/\s/g, ' ')).toBe('Continue. Round 1');
    expect(spoken('Odds')).toBe('Odds');
  });

  it('adds no second full stop, and passes over what is not there', () => {
    expect(spoken('Attack with a worm.', null, '', undefined, 'No effect').replace(/\s/g, ' ')).toBe(
      'Attack with a worm. No effect',
    );
  });

  it('contains the lines as they are seen', () => {
    expect(bare(spoken('Leadership', 'Move or surprise', '2 unused'))).toContain(
      'leadershipmove or surprise',
    );
  });
});

describe('named', () => {
  it('leaves a name alone that contains what is shown', () => {
    expect(named('Deploy 2 troops', '2')).toBe('Deploy 2 troops');
  });

  it('says what is shown first where the name says something else', () => {
    expect(bare(named('Regular stays', '1 × Regular'))).toMatch(/^1 × regular/);
  });

  it.each([
    ['Special action of Paul', 'Paul', 'special action'],
    ['Paul stays where he is', 'Paul', 'no effect now'],
  ])('keeps title and detail together: %s', (label, title, detail) => {
    expect(bare(named(label, title, detail))).toContain(bare(title + detail));
  });
});
