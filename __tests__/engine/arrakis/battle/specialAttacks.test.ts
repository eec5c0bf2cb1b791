import { actionTurn, legal, playAll } from '../support/position';
import { decider, inArea, picks } from '../support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, withLuck } from '../support/luck';

/** Explosive Artillery: a move, then 4 dice on an enemy legion next to one's own. */
function artillery(lines: string) {
  const s = actionTurn(
    'harkonnen',
    { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } },
    `${lines}\nhands = / explosive-artillery`,
  );
  playAll(s, 'result:mentat', 'card:explosive-artillery', 'done');
  return s;
}

describe('R7.17 special attacks of cards', () => {
  const SIETCH = 'ne-12: H 1r\ngara-kulon: A 1r #0 sietch\nne-8: A 1r';

  it('roll the dice they name and nothing else: no rank, no cards, no dice for the defender', () => {
    const s = artillery(`${SIETCH}\nsietchRank = 1 3 1 1 1 1 1 1`);
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-8']);
    const events = playAll(s, 'area:ne-8');
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([4]);
  });

  it('reveal the deployment tokens of the area, but not its sietch', () => {
    const s = artillery(SIETCH);
    const events = withLuck(s, ['area:gara-kulon'], rolls('ssss'));
    expect(eventsOf(events, 'tokenRevealed').map((event) => event.area)).toEqual(['gara-kulon']);
    expect(eventsOf(events, 'sietchRevealed')).toEqual([]);
    expect([inArea(s, 'gara-kulon'), s.sietchRevealed[1]]).toEqual(['A 3r sietch', 0]);
  });

  it('take casualties as in a battle, by the owner’s choice', () => {
    const s = artillery('ne-12: H 1r\nne-8: A 2r1e paul');
    withLuck(s, ['area:ne-8'], rolls('hsss'));
    expect([decider(s), legal(s)]).toEqual(['atreides', ['figure:regular', 'figure:elite', 'figure:paul']]);
    playAll(s, 'figure:elite');
    expect(inArea(s, 'ne-8')).toBe('A 3r paul');
  });

  it('are answered by nobody: shields and leaders stop nothing', () => {
    const s = artillery('ne-12: H 1r\nne-8: A 6r jessica');
    expect(hitsIn(withLuck(s, ['area:ne-8'], rolls('hhss')))).toEqual(['atreides 2']);
  });

  it('destroy no settlement, though nobody is left in it, and let nobody advance', () => {
    const s = artillery('ne-12: H 1r\ngara-kulon: A 1r sietch');
    withLuck(s, ['area:gara-kulon'], rolls('hhss'));
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-12'), s.supremacy]).toEqual(['sietch', 'H 1r', 0]);
    expect(decider(s)).toBe('atreides');
  });
});
