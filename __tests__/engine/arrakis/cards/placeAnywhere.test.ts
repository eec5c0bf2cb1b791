import { played, spare } from '../support/cards';
import { desertTurn, inArea, picks, placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { legal, playAll } from '../support/position';
import { choices } from '../support/read';

/** Sixteen deserts; all wormsigns of the box. */
const DESERTS = [
  ...['ne-1', 'ne-2', 'ne-3', 'ne-5', 'ne-6', 'ne-7', 'ne-10', 'ne-13'],
  ...['ne-14', 'ne-16', 'se-1', 'se-2', 'se-3', 'se-4', 'se-7', 'sw-1'],
];

describe('R3.8 placing takes a piece from anywhere but the tank', () => {
  const CIELAGO = 'gara-kulon: A 1r sietch\nwindgap: A 1r1g #3 sietch\nne-8: H 1r';

  it("Cielago's Piping Message places a token of the board when the supply is empty", () => {
    const s = played('cielagos-piping-message', `${CIELAGO}\ntokenSupply =`);
    expect(picks(s, 'area')).toEqual(['gara-kulon']);
    playAll(s, 'area:gara-kulon', 'number:0');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'windgap')]).toEqual(['A 1r #3 sietch', 'A 1r1g sietch']);
  });

  it("Cielago's Piping Message asks which, while the supply has some", () => {
    const s = played('cielagos-piping-message', `${CIELAGO}\nne-14: A #5\ntokenSupply = 9`);
    const events = playAll(s, 'area:gara-kulon');
    expect(choices(s)).toEqual(['option:supply', 'figure:token-5', 'figure:token-3', 'done']);
    expect(eventsOf(events, 'tokenSeen')).toEqual([]);
    playAll(s, 'figure:token-5');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-14'), s.tokenSupply]).toEqual(['A 1r #5 sietch', '', [9]]);
  });

  it("Cielago's Piping Message: a token that lies there already is not placed there", () => {
    const s = played('cielagos-piping-message', 'gara-kulon: A #3 sietch\nne-8: H 1r\ntokenSupply =');
    expect(choices(s)).toEqual(['number:0', 'number:1', 'done']);
  });

  it('R3.3 a leader whom the token leaves alone is eliminated', () => {
    const s = played(
      'cielagos-piping-message',
      'gara-kulon: A 1r sietch\nwindgap: A paul #3 sietch\nne-8: H 1r\ntokenSupply =',
    );
    playAll(s, 'area:gara-kulon');
    expect([placeOf(s, 'paul'), inArea(s, 'windgap')]).toEqual(['tank', 'sietch']);
  });

  it('units with an empty supply: from elsewhere on the board', () => {
    const s = played(
      'chatt-the-leaper',
      `gara-kulon: sietch\nne-12: A 2s\n${spare('atreides', '16 8 0 12')}`,
    );
    playAll(s, 'option:fromBoard', 'area:ne-12', 'option:fromBoard', 'area:ne-12');
    expect(inArea(s, 'gara-kulon')).toBe('A 2s sietch');
  });

  it('sandworms with an empty supply: from elsewhere on the board', () => {
    const s = played(
      'thumpers',
      'ne-13: A 1r\nsw-2: sandworm\nsw-9: sandworm\nse-4: sandworm\nse-2: sandworm',
    );
    playAll(s, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['se-2', 'se-4', 'sw-2', 'sw-9']);
  });

  it('wormsigns with an empty pool: from elsewhere on the board, still face down', () => {
    const s = desertTurn(`${DESERTS.map((area) => `${area}: wormsign`).join('\n')}`);
    playAll(s, 'option:desertPower', 'number:1');
    expect(legal(s)).toEqual(['option:fromBoard', 'done']);
    const events = playAll(s, 'option:fromBoard', 'area:ne-1', 'area:sw-5');
    expect([inArea(s, 'ne-1'), inArea(s, 'sw-5')]).toEqual(['', 'wormsign']);
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
  });

  it('R6.7 a wormsign of the board goes where any other may, and one may be left where it is', () => {
    const s = desertTurn('ne-8: wormsign\nne-12: sandworm\ngara-kulon: sietch');
    playAll(s, 'option:desertPower', 'number:1', 'option:fromBoard');
    expect(legal(s)).toEqual(['area:ne-8', 'done']);
    playAll(s, 'area:ne-8');
    const open = picks(s, 'area');
    for (const area of ['ne-8', 'ne-12', 'gara-kulon', 'cne-9']) expect(open).not.toContain(area);
    playAll(s, 'done');
    expect(inArea(s, 'ne-8')).toBe('wormsign');
  });
});

describe('R3.8 deploying needs a piece that is off the board', () => {
  it('R3.4 no deployment token in the supply: none is deployed', () => {
    const s = played('usul-the-base-of-the-pillar', 'tokenSupply =', { also: 'hieregs' });
    expect(legal(s)).not.toContain('option:fromBoard');
  });
});
