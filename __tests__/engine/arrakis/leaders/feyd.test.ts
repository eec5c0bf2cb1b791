import { atRest, leaderTurn } from '../support/cards';
import { inArea, march, picks, placeOf } from '../support/areas';
import { eventsOf } from '../support/luck';
import { actionTurn, legal, playAll } from '../support/position';

const turn = (lines: string) => leaderTurn('feyd', 'leadership', `leaderAt = rabban:removed\n${lines}`);

/** The Harkonnen take an undefended sietch of rank 3. */
function takeSietch(supremacy: number, lines = ''): ReturnType<typeof actionTurn> {
  const s = actionTurn(
    'harkonnen',
    { atreides: { mentat: 1 }, harkonnen: { strategy: 2 } },
    `ne-12: H 2r\ngara-kulon: sietch\nsietchRank = 3 3 3 3 3 3 3 3\nsupremacy = ${supremacy}\n${lines}`,
  );
  playAll(s, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
  return s;
}

describe('Feyd-Rautha', () => {
  it('enters at supremacy 6, also when it is jumped over; Rabban leaves the game', () => {
    const s = takeSietch(4, 'carthag: H 1r rabban city');
    expect([s.supremacy, placeOf(s, 'feyd'), placeOf(s, 'rabban')]).toEqual([7, 'available', 'removed']);
    expect(inArea(s, 'carthag')).toBe('H 1r city');
    expect(placeOf(takeSietch(2), 'feyd')).toBe('out');
  });

  it('already in play by his card, he does not enter twice', () => {
    const s = takeSietch(4, 'carthag: H 1r feyd city\nleaderAt = rabban:removed');
    expect(placeOf(s, 'feyd')).toBe('carthag');
  });

  it('moves his legion, then attacks with it, no surprise', () => {
    const s = turn('ne-9: H 3r feyd\nne-5: A 1r\nsw-2: H 2r1g\nsw-3: A 1r');
    playAll(s, 'figure:feyd');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    playAll(s, 'area:ne-9', 'area:ne-8');
    march(s);
    expect(picks(s, 'area')).toEqual(['ne-8']);
    const events = playAll(s, 'area:ne-8', 'area:ne-5');
    expect(eventsOf(events, 'attack')).toMatchObject([{ from: 'ne-8', to: 'ne-5', surprise: false }]);
  });

  it('R6.5 attacks without moving, moves without attacking', () => {
    const s = turn('ne-8: H 3r feyd\nne-5: A 1r');
    playAll(s, 'figure:feyd', 'done');
    expect(picks(s, 'area')).toEqual(['ne-8']);
    const t = turn('ne-9: H 3r feyd\nne-5: A 1r');
    playAll(t, 'figure:feyd', 'area:ne-9', 'area:ne-8');
    march(t);
    playAll(t, 'done');
    expect(atRest(t)).toBe(true);
  });

  it('the part he leaves behind does not attack', () => {
    const s = turn('ne-8: H 3r feyd\nne-5: A 1r\nne-12: A 1r');
    playAll(s, 'figure:feyd', 'area:ne-8', 'area:ne-9');
    march(s, 'regular');
    expect(picks(s, 'area')).toEqual(['ne-9']);
  });

  it('off the board or in the tank nothing happens, or is offered', () => {
    const s = turn('leaderAt = feyd:available\ncarthag: H 3r1g city\narsunt: A 1r');
    playAll(s, 'figure:feyd');
    expect(atRest(s)).toBe(true);
    const t = turn('leaderAt = feyd:tank\ntank = - - - / feyd - - - -');
    expect(legal(t)).not.toContain('figure:feyd');
  });
});
