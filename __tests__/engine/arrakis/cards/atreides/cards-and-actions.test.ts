import { atRest, discardsOf, handOf, played } from '../../support/cards';
import { decider, field, inArea, picks, placeOf } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

describe('The Voice', () => {
  it('the opponent discards 1 planning card of their choice, then 1 is played', () => {
    const s = played('the-voice', '', { also: 'hieregs', enemy: 'sandmasters hunter-seeker' });
    expect(decider(s)).toBe('harkonnen');
    expect(refusal(s, 'done')).toBe('R6.13 compulsory');
    playAll(s, 'card:hunter-seeker');
    expect([handOf(s, 'harkonnen'), discardsOf(s, 'harkonnen')]).toEqual(['sandmasters', 'hunter-seeker']);
    expect(decider(s)).toBe('atreides');
    playAll(s, 'card:hieregs', 'area:ne-12', 'done', 'done');
    expect(inArea(s, 'ne-12')).toBe('A 1r');
    expect(atRest(s)).toBe(true);
  });

  it('an empty hand loses nothing', () => {
    const s = played('the-voice', '', { also: 'hieregs' });
    expect(decider(s)).toBe('atreides');
    expect(legal(s)).toEqual(['card:hieregs', 'done']);
  });

  it('several deep: a card that plays a card that plays a card', () => {
    const s = played('the-voice', 'rows = 0 0 0', {
      also: 'bill-of-particulars adab-the-demanding-memory jubba-cloaks thumpers',
      enemy: 'sandmasters',
    });
    playAll(
      s,
      'card:sandmasters',
      'card:bill-of-particulars',
      'power:choam',
      'card:adab-the-demanding-memory',
    );
    playAll(s, 'card:jubba-cloaks');
    expect(legal(s)).toEqual(['card:thumpers', 'done']);
    playAll(s, 'card:thumpers');
    expect(handOf(s, 'atreides')).toBe('');
    expect(s.dice[0]).toEqual([0, 0, 0, 1, 0]);
    expect(decider(s)).toBe('harkonnen');
  });
});

describe('Usul, the Base of the Pillar', () => {
  it('1 Desert Power action, then 1 planning card', () => {
    const s = played('usul-the-base-of-the-pillar', '', { also: 'hieregs' });
    playAll(s, 'number:1', 'area:ne-12', 'area:ne-8', 'card:hieregs', 'done', 'done');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8')]).toEqual(['wormsign', 'wormsign']);
    expect(atRest(s)).toBe(true);
  });

  it('R6.7 ignores the comparison of dice', () => {
    const s = played(
      'usul-the-base-of-the-pillar',
      'ne-8: sandworm\nne-12: H 1r\ndice = 2 2 2 2 2 / 0 0 0 1 0',
    );
    playAll(s, 'number:3', 'area:ne-8');
    expect(picks(s, 'area')).toEqual(['ne-12']);
  });

  it('R6.5 the Desert Power declined, the card is played', () => {
    const s = played('usul-the-base-of-the-pillar', '', { also: 'hieregs' });
    playAll(s, 'done');
    expect(legal(s)).toEqual(['card:hieregs', 'done']);
  });

  it('R6.14 only the die moves the tank, once', () => {
    const s = played('usul-the-base-of-the-pillar', 'leaderAt = paul:tank\ntank = paul - - / - - - - -');
    playAll(s, 'number:1', 'done');
    expect(field(s, 'tank')?.startsWith('- paul -')).toBe(true);
  });
});

describe('Our Family Atomics', () => {
  it('with a marker at 4 or more the atomics may be detonated now; then 1 planning card is played', () => {
    const s = played('our-family-atomics', 'markers = 0 4 0', { also: 'hieregs' });
    expect(picks(s, 'area')).toEqual(['hole-in-the-rock', 'rimwall-west', 'splintered-rock']);
    playAll(s, 'area:rimwall-west', 'card:hieregs');
    expect(field(s, 'atomized')).toBe('rimwall-west');
    expect(picks(s, 'area')).toContain('rimwall-west'); // a desert for good
  });

  it('with every marker below 4 only the card is played', () => {
    const s = played('our-family-atomics', 'markers = 3 3 3', { also: 'hieregs' });
    expect(legal(s)).toEqual(['card:hieregs', 'done']);
  });

  it('R8.8 a legion there is moved by its opponent, or destroyed', () => {
    const s = played(
      'our-family-atomics',
      'markers = 4 0 0\nsplintered-rock: H 2r baron\ncnw-2: wormsign\nwind-pass: A 1r',
    );
    playAll(s, 'area:splintered-rock');
    expect(decider(s)).toBe('atreides');
    expect(picks(s, 'area')).toEqual(['cne-2', 'hagga-basin']);
    playAll(s, 'area:hagga-basin');
    expect(inArea(s, 'hagga-basin')).toBe('H 2r baron');
    const t = played(
      'our-family-atomics',
      'markers = 4 0 0\nsplintered-rock: H 2r baron\ncnw-2: A 1r\nwind-pass: A 1r\ncne-2: A 1r\nhagga-basin: A 1r',
    );
    playAll(t, 'area:splintered-rock');
    expect([inArea(t, 'splintered-rock'), placeOf(t, 'baron')]).toEqual(['', 'tank']);
  });

  it('R6.12 once per game: the free action is gone afterwards', () => {
    const s = played(
      'our-family-atomics',
      'markers = 8 0 0\natomicsUnlocked = 1\ndice = 0 0 0 2 0 / 0 0 0 2 0',
    );
    expect(legal(s)).toContain('area:splintered-rock');
    playAll(s, 'area:splintered-rock', 'result:mentat', 'done');
    expect(refusal(s, 'free:atomics')).toBe('R6.12 atomicsUsed');
  });

  it('once used, 2 Desert Power actions in a row, of the same kind or not', () => {
    const s = played(
      'our-family-atomics',
      'atomized = splintered-rock\nmarkers = 8 0 0\natomicsUnlocked = 1',
      { also: 'hieregs' },
    );
    playAll(s, 'number:1', 'area:ne-12', 'area:ne-8', 'number:1', 'area:sw-2', 'area:sw-3');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-3')]).toEqual(['wormsign', 'wormsign']);
    expect(atRest(s)).toBe(true);
    expect(handOf(s, 'atreides')).toBe('hieregs'); // no card is played
  });

  it('R6.5 each Desert Power may be declined by itself', () => {
    const s = played('our-family-atomics', 'atomized = splintered-rock');
    playAll(s, 'done', 'number:1', 'area:ne-12', 'done');
    expect(inArea(s, 'ne-12')).toBe('wormsign');
    expect(atRest(s)).toBe(true);
  });

  it('R6.5 the atomics kept, the card played', () => {
    const s = played('our-family-atomics', 'markers = 4 0 0', { also: 'hieregs' });
    playAll(s, 'done', 'card:hieregs');
    expect(field(s, 'atomized')).toBeNull();
  });
});

describe('Bill of Particulars', () => {
  it('lowers 1 imperium marker by 1 row, without its ban, then plays 1 planning card', () => {
    const s = played('bill-of-particulars', 'rows = 0 2 1', { also: 'hieregs' });
    playAll(s, 'power:spacingGuild');
    expect([s.rows, s.bans]).toEqual([
      [0, 3, 1],
      [0, 0, 0],
    ]);
    playAll(s, 'card:hieregs', 'done', 'done');
    expect(atRest(s)).toBe(true);
  });

  it('not below the bottom row', () => {
    const s = played('bill-of-particulars', 'rows = 4 3 4\nbans = 1 0 1');
    expect(picks(s, 'power')).toEqual(['spacingGuild']);
    playAll(s, 'power:spacingGuild');
    expect([s.rows, s.bans]).toEqual([
      [4, 4, 4],
      [1, 0, 1],
    ]);
  });

  it('with all at the bottom, or R6.5, only the card is played', () => {
    const s = played('bill-of-particulars', 'rows = 4 4 4', { also: 'hieregs' });
    expect(legal(s)).toEqual(['card:hieregs', 'done']);
    const t = played('bill-of-particulars', '', { also: 'hieregs' });
    playAll(t, 'done');
    expect([t.rows, legal(t)]).toEqual([
      [0, 0, 0],
      ['card:hieregs', 'done'],
    ]);
  });

  it('takes no die from the Harkonnen this round', () => {
    const s = played('bill-of-particulars', '');
    playAll(s, 'power:landsraad');
    expect(s.dice[1]).toEqual([0, 0, 0, 2, 0]);
  });
});
