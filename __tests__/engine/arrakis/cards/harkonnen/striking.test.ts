import { atRest, played } from '../../support/cards';
import { decider, inArea, picks, placeOf, tankOf } from '../../support/areas';
import { hitsIn, rolls, rollsIn, withLuck } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';

describe('Explosive Artillery', () => {
  it('moves any legion, then rolls 4 dice at an enemy legion beside any own one: 1 hit per hit and per special', () => {
    const s = played('explosive-artillery', 'arrakeen: H 2r city\nne-12: A 3r2e');
    playAll(s, 'area:arrakeen', 'area:carthag', 'option:march');
    expect(atRest(s)).toBe(true); // nobody is near enough
    const t = played('explosive-artillery', 'ne-9: H 2r\nne-12: A 4r1e');
    playAll(t, 'area:ne-9', 'area:ne-8', 'option:march');
    expect(picks(t, 'area')).toEqual(['ne-12']);
    const events = withLuck(t, ['area:ne-12'], rolls('hhxs'));
    expect(hitsIn(events)).toEqual(['atreides 3']);
    expect(decider(t)).toBe('atreides');
    playAll(t, 'figure:elite');
    expect(inArea(t, 'ne-12')).toBe('A 3r');
    expect(inArea(t, 'ne-8')).toBe('H 2r'); // nobody shoots back
    expect(atRest(t)).toBe(true);
  });

  it('one legion moves, not two', () => {
    const s = played('explosive-artillery', 'arrakeen: H 2r city\nsw-2: H 1r\nne-8: H 1r\nne-12: A 1r');
    playAll(s, 'area:sw-2', 'area:sw-3');
    expect(picks(s, 'area')).toEqual(['ne-12']); // the target
  });

  it('beside any own legion, not only the one that moved; R6.5 the move may be declined', () => {
    const s = played(
      'explosive-artillery',
      'arrakeen: H 2r city\nne-9: H 1r\nne-12: A 3r\nsw-2: H 1r\nsw-3: A 2r',
    );
    playAll(s, 'done');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-3']);
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
  });

  it('R2.3 a card that measures adjacency looks over an impassable border', () => {
    const s = played('explosive-artillery', 'broken-land: H 1r\nne-4: A 1r');
    playAll(s, 'done');
    expect(picks(s, 'area')).toEqual(['ne-4']);
  });

  it('R7.17 reveals the deployment tokens of the area but not its sietch, and destroys no settlement', () => {
    const s = played('explosive-artillery', 'ne-12: H 1r\ngara-kulon: A #0 sietch');
    const events = withLuck(s, ['done', 'area:gara-kulon'], rolls('hhhh'));
    expect(events.filter((event) => event.type === 'tokenRevealed')).toHaveLength(1);
    expect(events.some((event) => event.type === 'sietchRevealed')).toBe(false);
    expect(inArea(s, 'gara-kulon')).toBe('sietch');
    expect(s.supremacy).toBe(0);
  });

  it('R7.11 when the last unit falls its leaders go too, named ones to the tank', () => {
    const s = played('explosive-artillery', 'ne-8: H 1r\nne-12: A 1r1g stilgar');
    const events = withLuck(s, ['done', 'area:ne-12'], rolls('hhhx'));
    expect(rollsIn(events)).toEqual(['hhhx']);
    expect([inArea(s, 'ne-12'), placeOf(s, 'stilgar'), tankOf(s, 'atreides')]).toEqual([
      '',
      'tank',
      'stilgar - -',
    ]);
  });

  it('only shields: nothing happens', () => {
    const s = played('explosive-artillery', 'ne-8: H 1r\nne-12: A 1r');
    withLuck(s, ['done', 'area:ne-12'], rolls('ssss'));
    expect(inArea(s, 'ne-12')).toBe('A 1r');
    expect(atRest(s)).toBe(true);
  });
});

describe('Mudir-Nahya, the Demon Ruler', () => {
  it('places Rabban and 1 elite in any legion, then makes a surprise attack with it', () => {
    const s = played(
      'mudir-nahya-the-demon-ruler',
      'arrakeen: H 1r city\nne-8: H 1r\nne-12: A 1r\nsw-2: H 1r\nsw-3: A 1r',
    );
    expect(picks(s, 'area')).toEqual(['arrakeen', 'ne-8', 'sw-2']);
    playAll(s, 'area:ne-8', 'option:supply', 'figure:rabban');
    expect(inArea(s, 'ne-8')).toBe('H 1r1e rabban');
    expect(picks(s, 'area')).toEqual(['ne-8']);
    // R7.18: the special of the surprise is one more; Rabban makes it 2 hits.
    const events = withLuck(s, ['area:ne-8', 'area:ne-12'], rolls('ss', 's'));
    expect(hitsIn(events)).toEqual(['harkonnen 0', 'atreides 1']);
    expect(inArea(s, 'ne-12')).toBe('');
    expect(legal(s)).toEqual(['option:advance', 'option:hold']);
  });

  it('R3.8 Rabban may be fetched from elsewhere on the board', () => {
    const s = played('mudir-nahya-the-demon-ruler', 'arrakeen: H 1r rabban city\nne-8: H 1r');
    playAll(s, 'area:ne-8', 'option:supply', 'figure:rabban');
    expect([inArea(s, 'ne-8'), inArea(s, 'arrakeen')]).toEqual(['H 1r1e rabban', 'H 1r city']);
    expect(atRest(s)).toBe(true); // nobody to attack
  });

  it('in the tank he is not removed from the game: the elite is placed, the legion attacks', () => {
    const s = played(
      'mudir-nahya-the-demon-ruler',
      'ne-8: H 1r\nne-12: A 2r\nleaderAt = rabban:tank\ntank = - - - / rabban - - - -',
    );
    playAll(s, 'option:supply');
    expect(inArea(s, 'ne-8')).toBe('H 1r1e');
    const events = playAll(s, 'area:ne-8', 'area:ne-12');
    const attack = events.find((event) => event.type === 'attack');
    expect(attack?.type === 'attack' && attack.surprise).toBe(true);
  });

  it('once he has left the game, places 1 leader and 2 elites in any legion', () => {
    const s = played(
      'mudir-nahya-the-demon-ruler',
      'ne-8: H 1r\nne-12: A 2r\nleaderAt = rabban:removed feyd:available',
    );
    playAll(s, 'option:supply', 'figure:feyd');
    expect(inArea(s, 'ne-8')).toBe('H 1r2e feyd');
    expect(atRest(s)).toBe(true); // no attack
  });

  it('R6.5 the legion may be named and nothing placed: it attacks all the same', () => {
    const s = played('mudir-nahya-the-demon-ruler', 'arrakeen: H 1r city\nne-8: H 2r\nne-12: A 2r');
    playAll(s, 'area:ne-8', 'done', 'done');
    expect(picks(s, 'area')).toEqual(['ne-8']);
    playAll(s, 'done');
    expect(placeOf(s, 'rabban')).toBe('available');
    expect(atRest(s)).toBe(true);
  });

  it('without any legion there is no effect', () => {
    expect(atRest(played('mudir-nahya-the-demon-ruler', 'arrakeen: city'))).toBe(true);
  });
});

describe('Hunter-Seeker', () => {
  it('sends 1 enemy named leader in the same sector as a Harkonnen legion to the tank', () => {
    const s = played('hunter-seeker', 'ne-12: H 1r\nne-4: A 1r stilgar paul\nsw-2: A 1r jessica');
    expect(picks(s, 'figure')).toEqual(['paul', 'stilgar']);
    expect(refusal(s, 'figure:jessica')).toBe('R12.1 tooFar');
    playAll(s, 'figure:paul');
    expect([placeOf(s, 'paul'), tankOf(s, 'atreides'), inArea(s, 'ne-4')]).toEqual([
      'tank',
      'paul - -',
      'A 1r stilgar',
    ]);
    expect(atRest(s)).toBe(true);
  });

  it('R12.1 pushes whoever lies in the first space one to the right', () => {
    const s = played(
      'hunter-seeker',
      'ne-12: H 1r\nne-4: A 1r stilgar\nleaderAt = paul:tank\ntank = paul - - / - - - - -',
    );
    playAll(s, 'figure:stilgar');
    expect(tankOf(s, 'atreides')).toBe('stilgar paul -');
  });

  it('R2.1 a legion at the Pole is in all four central sectors', () => {
    const s = played(
      'hunter-seeker',
      'north-pole: H 1r city\nwindgap: A 1r paul sietch\nhobars-gap: A 1r stilgar sietch\nne-12: A 1r jessica',
    );
    expect(picks(s, 'figure')).toEqual(['paul', 'stilgar']);
  });

  it('neither own leaders, nor generic ones, nor those off the board', () => {
    const s = played('hunter-seeker', 'ne-12: H 1r baron\nne-4: A 1r1g');
    expect(atRest(s)).toBe(true);
    expect(placeOf(s, 'paul')).toBe('available');
  });

  it('R6.5 may be declined', () => {
    const s = played('hunter-seeker', 'ne-12: H 1r\nne-4: A 1r paul');
    playAll(s, 'done');
    expect(placeOf(s, 'paul')).toBe('ne-4');
  });
});
