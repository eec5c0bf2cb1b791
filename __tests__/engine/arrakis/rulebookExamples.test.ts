import { DEPLOYMENT_TOKENS } from '../../../engine/arrakis';
import { actionTurn, legal, playAll, position, refusal } from './support/position';
import {
  atreidesTurn,
  decider,
  harkonnenTurn,
  inArea,
  lastDie,
  march,
  picks,
  placeOf,
  settled,
  tankOf,
} from './support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, turned, withLuck } from './support/luck';

/** The situations that the rulebooks work out, as numbers. */
describe('R7.10 the worked battle: a mixed legion before a sietch of rank 2', () => {
  const siege = () =>
    harkonnenTurn(
      'ne-12: H 2r2e1s1g baron\ngara-kulon: A 2r1s muaddib sietch\nsietchRank = 1 2 1 1 1 1 1 1\nhands = the-voice / hunter-seeker',
    );
  const FIGHT = ['result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon'];

  /** The roll of the example: 3 special, 2 hit, 1 shield against 5 hits. */
  const fought = () => {
    const s = siege();
    playAll(s, ...FIGHT, 'card:hunter-seeker');
    const events = withLuck(s, ['done'], rolls('xxxhhs', 'hhhhh'));
    return { s, events };
  };

  it('both sides would roll 5 dice; a card makes it 6 against 5', () => {
    const plain = siege();
    playAll(plain, ...FIGHT, 'done');
    expect(rollsIn(playAll(plain, 'done')).map((roll) => roll.length)).toEqual([5, 5]);
    const carded = siege();
    playAll(carded, ...FIGHT, 'card:hunter-seeker');
    expect(rollsIn(playAll(carded, 'done')).map((roll) => roll.length)).toEqual([6, 5]);
  });

  it('3 special, 2 hit, 1 shield against 5 hits: 3 hits each way', () => {
    // Bashar +1 hit, Baron +2 shields, the third special misses: 3 hits, 3 shields.
    // The Fedaykin cancels one shield; the Sardaukar finds none to cancel; Muad'Dib has no special.
    expect(hitsIn(fought().events)).toEqual(['harkonnen 3', 'atreides 3']);
  });

  it('R7.11 the attacker gives two elites and the Baron, the defender a Fedaykin and two regulars', () => {
    const { s } = fought();
    expect(decider(s)).toBe('harkonnen');
    playAll(s, 'figure:elite', 'figure:elite', 'figure:baron');
    expect([inArea(s, 'ne-12'), tankOf(s, 'harkonnen')]).toEqual(['H 4r1s1g', 'baron - - - -']);
    expect(decider(s)).toBe('atreides');
    playAll(s, 'figure:special', 'figure:regular', 'figure:regular');
    expect([inArea(s, 'gara-kulon'), placeOf(s, 'muaddib')]).toEqual(['A 1r muaddib sietch', 'gara-kulon']);
  });

  it('R7.12 going on costs the attacker a hit; then the defender may retreat or face another round', () => {
    const { s } = fought();
    playAll(
      s,
      'figure:elite',
      'figure:elite',
      'figure:baron',
      'figure:special',
      'figure:regular',
      'figure:regular',
    );
    playAll(s, 'option:continue', 'figure:regular');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['option:retreat', 'option:stay']]);
    const next = playAll(s, 'option:stay', 'done'); // the Atreides keep their card
    expect(rollsIn(next).map((roll) => roll.length)).toEqual([4, 3]);
  });
});

describe('R7.1 the worked moves', () => {
  it('of 5 units and a leader 2 units go first; the rest, or any other legion, may be the second', () => {
    const s = harkonnenTurn('arrakeen: H 5r1g city\ncarthag: H 1e city');
    playAll(s, 'result:strategy', 'option:move', 'area:arrakeen', 'area:cne-1');
    march(s, 'regular', 'regular', 'regular', 'generic');
    expect([inArea(s, 'cne-1'), inArea(s, 'arrakeen')]).toEqual(['H 2r', 'H 3r1g city']);
    expect(picks(s, 'area')).toEqual(['arrakeen', 'carthag']);
    playAll(s, 'area:arrakeen', 'area:imperial-basin');
    march(s);
    expect([inArea(s, 'imperial-basin'), decider(s)]).toEqual(['H 3r1g', 'atreides']);
  });

  it('a legion that joins another cannot go on with it', () => {
    const s = harkonnenTurn('arrakeen: H 2r city\ncarthag: H 3e city');
    playAll(s, 'result:strategy', 'option:move', 'area:arrakeen', 'area:carthag');
    march(s);
    playAll(s, 'area:carthag', 'area:hagga-basin');
    expect(refusal(s, 'figure:regular')).toBe('R7.1 notPresent');
    march(s);
    expect([inArea(s, 'carthag'), inArea(s, 'hagga-basin')]).toEqual(['H 2r city', 'H 3e']);
  });

  it('R6.6 a strategy die moves two legions or attacks with one, not both', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: A 1r\narrakeen: H 1r city');
    playAll(s, 'result:strategy', 'option:move', 'area:arrakeen', 'area:cne-1');
    expect(refusal(s, 'option:attack')).not.toBeNull();
    expect(refusal(s, 'area:ne-8')).not.toBeNull();
  });
});

describe('R3.4 the worked limit', () => {
  it('4 units and 2 deployment tokens fill an area', () => {
    const s = atreidesTurn('ne-12: A 4r #0\nne-8: A #1');
    playAll(s, 'result:strategy', 'option:move', 'area:ne-8', 'area:ne-12', 'done');
    expect(inArea(s, 'ne-12')).toBe('A 4r #0 #1');
    expect(legal(s)).toEqual(['done', 'free:guerrilla']); // nothing had to go
  });

  it('R4.2 a Harkonnen token of bashar, Sardaukar and regular becomes these three figures', () => {
    const token = DEPLOYMENT_TOKENS.findIndex(
      (fact) => fact.generic === 1 && fact.special === 1 && fact.regular === 1,
    );
    const s = atreidesTurn(`ne-8: A 1r\nne-12: H #${token}`);
    const events = playAll(s, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-12');
    expect(eventsOf(events, 'tokenRevealed').map((event) => event.contents)).toEqual([
      { regular: 1, elite: 0, special: 1, generic: 1 },
    ]);
  });
});

describe('R10.3 the worked harvest', () => {
  it('4 spice hold two markers; the third falls and its ban begins', () => {
    const s = lastDie('rows = 1 1 1\nse-4: harvester\nse-7: harvester');
    withLuck(s, ['done'], turned({ 'se-4': 'sand', 'se-7': 'sand' }));
    playAll(s, 'number:2', 'number:2');
    expect([s.rows, s.bans, s.reserve]).toEqual([[1, 1, 2], [0, 0, 1], 0]);
  });

  it('no marker rises above the top row', () => {
    const s = lastDie('rows = 0 0 0\nse-4: harvester\nse-7: harvester\nse-2: harvester');
    withLuck(s, ['done'], turned({ 'se-4': 'sand', 'se-7': 'sand', 'se-2': 'sand' }));
    playAll(s, 'number:2', 'number:2', 'number:2');
    expect([s.rows, s.bans]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });
});

describe('R6.2 the worked token', () => {
  it('with 2 leadership, 1 strategy and 1 deployment it goes on mentat or house', () => {
    const frames = [
      { k: 'round', step: 5 },
      { k: 'beneGesserit', seat: 0 },
    ];
    const s = position(`phase = 2\ndice = 2 1 1 0 0 / 1 1 1 1 1\nframes = ${JSON.stringify(frames)}`);
    settled(s);
    expect(picks(s, 'result')).toEqual(['house', 'mentat']);
    expect(refusal(s, 'result:strategy')).toBe('R6.2 notFewest');
  });
});

describe('R8.4 the worked claim', () => {
  it('one die, nothing done with it, and Paul goes from a quiet sector to the first space of the tank', () => {
    const s = actionTurn(
      'atreides',
      { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } },
      'prescienceRevealed = water-of-life\nne-12: A 1r paul\nse-1: H 1r',
    );
    playAll(s, 'result:mentat', 'prescience:water-of-life');
    expect([s.markers[0], inArea(s, 'ne-12'), s.hands[0]]).toEqual([3, 'A 1r', []]);
    // Step 3 makes him Muad'Dib, who takes the same place (R8.6).
    expect([tankOf(s, 'atreides'), decider(s)]).toEqual(['muaddib - -', 'harkonnen']);
  });
});

describe('R6.5 the worked partial effects', () => {
  const turn = () =>
    actionTurn(
      'harkonnen',
      { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } },
      'carthag: H 1r city\narrakeen: H 1r city\nhands = / barons-personal-guard',
    );

  it('a card that places and moves may only move', () => {
    const s = turn();
    playAll(s, 'result:mentat', 'card:barons-personal-guard', 'done');
    while (!legal(s).includes('area:carthag') || picks(s, 'area').length === 0) playAll(s, 'done');
    playAll(s, 'area:carthag', 'area:hagga-basin');
    expect([inArea(s, 'hagga-basin'), placeOf(s, 'baron')]).toEqual(['H 1r', 'available']);
  });

  it('or nothing at all', () => {
    const s = turn();
    playAll(s, 'result:mentat', 'card:barons-personal-guard');
    while (decider(s) === 'harkonnen') playAll(s, 'done');
    expect([inArea(s, 'carthag'), inArea(s, 'arrakeen'), s.hands[1]]).toEqual(['H 1r city', 'H 1r city', []]);
  });
});
