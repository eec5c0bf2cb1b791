import { atRest, handOf, played, spare } from '../../support/cards';
import { inArea, march, picks, placeOf } from '../../support/areas';
import { eventsOf } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';
import { table } from '../../support/read';

describe("Cielago's Piping Message", () => {
  const SIETCHES = 'gara-kulon: A 1r sietch\nwindgap: sietch\ntasmin-sink: sietch';

  it('places 1 deployment token in a sietch with a Harkonnen legion within 2 areas, then draws 1 planning card', () => {
    const s = played('cielagos-piping-message', `${SIETCHES}\nne-8: H 1r\ntokenSupply = 9 12`);
    expect(picks(s, 'area')).toEqual(['gara-kulon']);
    playAll(s, 'area:gara-kulon', 'number:0');
    expect(inArea(s, 'gara-kulon')).toBe('A 1r #9 sietch');
    expect(s.tokenSupply).toEqual([12]);
    expect(handOf(s, 'atreides')).toBe('sandtides');
    expect(atRest(s)).toBe(true);
  });

  it('3 areas away is too far; beside it is near enough', () => {
    const s = played('cielagos-piping-message', `${SIETCHES}\nne-6: H 1r`);
    expect(legal(s)).toEqual(['number:0', 'number:1', 'done']);
    const t = played('cielagos-piping-message', `${SIETCHES}\nse-6: H 1r`);
    expect(picks(t, 'area')).toEqual(['tasmin-sink']);
  });

  it('R2.3 distance is measured over impassable borders', () => {
    // From the Shield Wall (west) to Bight of the Cliff by cnw-1.
    const s = played('cielagos-piping-message', 'bight-of-the-cliff: sietch\nshield-wall-west: H 1r');
    expect(legal(s)).toEqual(['number:0', 'number:1', 'done']); // 3 areas away
    const t = played('cielagos-piping-message', 'bight-of-the-cliff: sietch\nnw-14: H 1r');
    expect(picks(t, 'area')).toEqual(['bight-of-the-cliff']);
  });

  it('R3.4 with the token supply empty none is placed', () => {
    const s = played('cielagos-piping-message', `${SIETCHES}\nne-8: H 1r\ntokenSupply =`);
    playAll(s, 'number:1');
    expect([inArea(s, 'gara-kulon'), handOf(s, 'atreides')]).toEqual([
      'A 1r sietch',
      'fear-is-the-mind-killer',
    ]);
  });

  it('R3.4 only the Atreides learn what it is', () => {
    const s = played('cielagos-piping-message', `${SIETCHES}\nne-8: H 1r\ntokenSupply = 9`);
    const seen = eventsOf(playAll(s, 'area:gara-kulon'), 'tokenSeen');
    expect(seen.every((event) => event.only === 0)).toBe(true);
  });

  it('R3.2 at the limit something goes', () => {
    const s = played('cielagos-piping-message', 'gara-kulon: A 6r sietch\nne-8: H 1r\ntokenSupply = 9');
    playAll(s, 'area:gara-kulon');
    expect(picks(s, 'figure')).toEqual(['regular', 'token-9']);
  });

  it('R6.5 both may be declined', () => {
    const s = played('cielagos-piping-message', `${SIETCHES}\nne-8: H 1r`);
    playAll(s, 'done', 'done');
    expect([inArea(s, 'gara-kulon'), atRest(s)]).toEqual(['A 1r sietch', true]);
  });
});

describe('Stillsuits', () => {
  const LINES =
    'ne-12: A 2r\npasty-mesa: A 2r\ngara-kulon: A 1r #0 #1 sietch\nwindgap: A 1r #2 sietch\ntasmin-sink: sietch';

  it('moves any legion that is in a desert, then swaps all deployment tokens between 2 sietches', () => {
    const s = played('stillsuits', LINES);
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-12', 'windgap']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    march(s);
    playAll(s, 'area:gara-kulon', 'area:windgap');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'windgap')]).toEqual(['A 1r #2 sietch', 'A 1r #0 #1 sietch']);
    expect(atRest(s)).toBe(true);
  });

  it('one of them may have none, but not both', () => {
    const s = played('stillsuits', LINES);
    playAll(s, 'done', 'area:tasmin-sink');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'windgap']);
    playAll(s, 'area:gara-kulon');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'tasmin-sink')]).toEqual(['A 1r sietch', 'A #0 #1 sietch']);
  });

  it('R3.4 nothing is revealed; R3.3 a leader left alone is eliminated', () => {
    const s = played('stillsuits', 'gara-kulon: A stilgar #0 sietch\nwindgap: sietch');
    const events = playAll(s, 'done', 'area:gara-kulon', 'area:windgap');
    expect(eventsOf(events, 'tokenRevealed')).toEqual([]);
    expect([inArea(s, 'gara-kulon'), inArea(s, 'windgap'), placeOf(s, 'stilgar')]).toEqual([
      'sietch',
      'A #0 sietch',
      'tank',
    ]);
  });

  it('R3.3 but not where tokens come in exchange', () => {
    const s = played('stillsuits', 'gara-kulon: A stilgar #0 sietch\nwindgap: A 1g #1 sietch');
    playAll(s, 'done', 'area:gara-kulon', 'area:windgap');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'windgap')]).toEqual([
      'A stilgar #1 sietch',
      'A 1g #0 sietch',
    ]);
  });

  it('R3.2 the limit holds after the swap', () => {
    const s = played('stillsuits', 'gara-kulon: A 5r #0 sietch\nwindgap: A #1 #2 sietch');
    playAll(s, 'done', 'area:gara-kulon', 'area:windgap');
    expect(picks(s, 'figure')).toEqual(['regular', 'token-1', 'token-2']);
  });

  it('a single sietch, or no token: only the move', () => {
    const s = played('stillsuits', 'gara-kulon: A 1r #0 sietch');
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
    const t = played('stillsuits', 'gara-kulon: A 1r sietch\nwindgap: sietch');
    playAll(t, 'done');
    expect(atRest(t)).toBe(true);
  });
});

describe('"I Am Stilgar, the Fremen"', () => {
  it('places Stilgar, 2 elites and 1 regular in a free plateau, then draws 1 planning card', () => {
    const s = played('i-am-stilgar-the-fremen', 'arrakeen: city\ncarthag: H 1r\nse-5: H 1r\nsw-8: A 1r');
    const open = picks(s, 'area');
    expect(open).toEqual(expect.arrayContaining(['pasty-mesa', 'sw-8', 'cne-9', 'arsunt']));
    for (const area of ['arrakeen', 'carthag', 'se-5', 'ne-12', 'cne-8', 'broken-land'])
      expect(open).not.toContain(area);
    playAll(s, 'area:pasty-mesa', 'option:supply', 'figure:stilgar', 'number:1');
    expect(inArea(s, 'pasty-mesa')).toBe('A 1r2e stilgar');
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer');
    expect(atRest(s)).toBe(true);
  });

  it('in the tank: the others come, and the card is drawn', () => {
    const s = played('i-am-stilgar-the-fremen', 'leaderAt = stilgar:tank\ntank = stilgar - - / - - - - -');
    playAll(s, 'area:pasty-mesa', 'option:supply', 'number:0');
    expect([inArea(s, 'pasty-mesa'), handOf(s, 'atreides')]).toEqual(['A 1r2e', 'sandtides']);
  });

  it('R3.8 he and units of either rank come from elsewhere', () => {
    const s = played('i-am-stilgar-the-fremen', `ne-12: A 2r1e stilgar\n${spare('atreides', '0 0 6 12')}`);
    playAll(s, 'area:pasty-mesa', 'option:fromBoard', 'area:ne-12');
    expect(picks(s, 'figure')).toEqual(['elite', 'regular']);
    playAll(s, 'figure:regular', 'option:fromBoard', 'area:ne-12', 'figure:stilgar', 'done');
    expect([inArea(s, 'pasty-mesa'), inArea(s, 'ne-12')]).toEqual(['A 1r1e stilgar', 'A 1r']);
  });

  it('R6.5 draws without having placed anybody', () => {
    const s = played('i-am-stilgar-the-fremen', '');
    playAll(s, 'done', 'number:0');
    expect([handOf(s, 'atreides'), placeOf(s, 'stilgar')]).toEqual(['sandtides', 'available']);
  });
});

describe('Kitab al-Ibar', () => {
  const LINES = 'gara-kulon: A 2r1g stilgar #0 sietch\nsietchRank = 3 3 3 3 3 3 3 3';

  it('moves a sietch, with all who live there, to an adjacent empty desert; the old area is none any more', () => {
    const s = played('kitab-al-ibar', `${LINES}\nne-12: wormsign\nne-14: H 1r\nne-15: harvester`);
    expect(picks(s, 'area')).toEqual(['gara-kulon']);
    playAll(s, 'area:gara-kulon');
    expect(picks(s, 'area')).toEqual(['ne-11', 'ne-16']);
    expect(refusal(s, 'area:cne-9')).toBe('R2.2 notDesert');
    playAll(s, 'area:ne-11', 'option:march');
    expect(inArea(s, 'gara-kulon')).toBe('');
    expect(inArea(s, 'ne-11')).toMatch(/^A 2r1g stilgar #0 sietch:\d$/);
    expect(atRest(s)).toBe(true);
  });

  it('with any number of figures and tokens: some, or none', () => {
    const s = played('kitab-al-ibar', LINES);
    playAll(s, 'area:gara-kulon', 'area:ne-11');
    march(s, 'regular', 'generic');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-11').replace(/:\d/, '')]).toEqual([
      'A 1r1g',
      'A 1r stilgar #0 sietch',
    ]);
    const t = played('kitab-al-ibar', LINES);
    playAll(t, 'area:gara-kulon', 'area:ne-11', 'option:stay');
    expect([inArea(t, 'gara-kulon'), inArea(t, 'ne-11').replace(/:\d/, '')]).toEqual([
      'A 2r1g stilgar #0',
      'sietch',
    ]);
    expect(atRest(t)).toBe(true);
  });

  it('it keeps its rank, hidden or revealed', () => {
    for (const revealed of [0, 1]) {
      const flags = Array.from({ length: 8 }, () => revealed).join(' ');
      const s = played('kitab-al-ibar', `${LINES}\nsietchRevealed = ${flags}`);
      const events = playAll(s, 'area:gara-kulon', 'area:ne-11', 'option:march');
      expect(eventsOf(events, 'sietchRevealed')).toEqual([]);
      const sietch = table(s).areas.find((area) => area.area === 'ne-11')?.sietch;
      expect(sietch).toMatchObject(revealed === 1 ? { rank: 3 } : { rank: null });
    }
  });

  it('it is a sietch where it stands now: tokens are deployed there, an attack meets its rank', () => {
    const s = played('kitab-al-ibar', `${LINES}\ndice = 0 0 1 1 0 / 0 0 0 2 0`);
    playAll(s, 'area:gara-kulon', 'area:ne-11', 'option:march');
    playAll(s, 'done', 'result:mentat', 'done', 'result:deployment', 'option:deploy', 'number:1');
    expect(picks(s, 'area')).toEqual(['ne-11']);
  });

  it('an empty sietch moves alone', () => {
    const s = played('kitab-al-ibar', 'windgap: sietch');
    playAll(s, 'area:windgap', 'area:csw-5');
    expect([inArea(s, 'windgap'), inArea(s, 'csw-5').replace(/:\d/, '')]).toEqual(['', 'sietch']);
  });

  it('no empty desert beside it: no effect; R6.5 declined', () => {
    const full = ['ne-11', 'ne-12', 'ne-14', 'ne-15', 'ne-16'].map((area) => `${area}: wormsign`).join('\n');
    expect(atRest(played('kitab-al-ibar', `gara-kulon: sietch\n${full}`))).toBe(true);
    const s = played('kitab-al-ibar', LINES);
    playAll(s, 'area:gara-kulon', 'done');
    expect(inArea(s, 'gara-kulon')).toBe('A 2r1g stilgar #0 sietch');
  });
});
