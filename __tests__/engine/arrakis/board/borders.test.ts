import { actionTurn, playAll } from '../support/position';
import { inArea, picks } from '../support/areas';

const DICE = { atreides: { mentat: 2 }, harkonnen: { mentat: 3 } };

/** A card of that side has just been played; its first decision is open. */
function played(side: 'atreides' | 'harkonnen', card: string, lines: string) {
  const hands = side === 'atreides' ? `hands = ${card} /` : `hands = / ${card}`;
  const s = actionTurn(side, DICE, `${lines}\n${hands}`);
  playAll(s, 'result:mentat', `card:${card}`);
  return s;
}

/** cne-5 (rock) and ne-5 (sand) touch along an impassable border. */
describe('R2.3 impassable borders and cards', () => {
  it('[ruling] are no hindrance where a card measures adjacency: Explosive Artillery', () => {
    const s = played('harkonnen', 'explosive-artillery', 'cne-5: H 1r\nne-5: A 1r\nne-6: A 1r');
    playAll(s, 'done'); // no move
    expect(picks(s, 'area')).toEqual(['ne-5']);
  });

  it('[ruling] nor for a leader struck next to the legion: Shigawire', () => {
    const s = played('harkonnen', 'shigawire', 'cne-4: H 1s\nne-5: A 1r paul\nne-2: A 1r stilgar');
    playAll(s, 'area:cne-4', 'area:cne-5');
    expect(picks(s, 'figure')).toEqual(['paul']);
  });

  it('[ruling] nor for a worm that rises next to a legion: Thumpers', () => {
    const s = played('atreides', 'thumpers', 'rimwall-west: A 1r');
    expect(picks(s, 'area')).toEqual(['ne-4', 'ne-5']);
  });

  it('[ruling] nor for a distance: Cielago’s Piping Message', () => {
    const near = played('atreides', 'cielagos-piping-message', 'gara-kulon: sietch\ncne-6: H 1r');
    // cne-6 to Shield Wall East over the impassable border, then Gara Kulon: two areas.
    expect(picks(near, 'area')).toEqual(['gara-kulon']);
  });

  it('stop a displacement: Sandtides', () => {
    const s = played('atreides', 'sandtides', 'ne-5: H 1r');
    playAll(s, 'area:ne-5');
    expect(picks(s, 'area')).toEqual(['ne-2', 'ne-4', 'ne-6', 'ne-7', 'ne-8']);
    playAll(s, 'area:ne-7');
    expect(inArea(s, 'ne-7')).toBe('H 1r');
  });
});
