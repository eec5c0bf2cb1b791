import type { GameEvent } from '../../../../engine/arrakis';
import { lossPiles } from '../../../../app/arrakis/battle/lossPiles';
import { resultsOf, throwOf } from '../../../../app/arrakis/battle/results';
import { battlesIn } from '../../../../app/arrakis/battle/story';
import { harkonnenTurn } from '../../../engine/arrakis/support/areas';
import { rolls, withLuck } from '../../../engine/arrakis/support/luck';
import { playAll } from '../../../engine/arrakis/support/position';

const FIGHT = ['result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8'];

function only(events: readonly GameEvent[]) {
  const [story, ...more] = battlesIn(events);
  if (story === undefined || more.length > 0) throw new Error('not one battle');
  return story;
}

/** Results as letters, a capital for a die; those that count for nothing in brackets. */
function written(results: ReturnType<typeof resultsOf>): string {
  const letters = { hit: 'h', shield: 's', special: 'x' };
  return results
    .map(({ face, die, spent }) => {
      const letter = die ? letters[face].toUpperCase() : letters[face];
      return spent ? `(${letter})` : letter;
    })
    .join('');
}

describe('the story of a battle', () => {
  it('R7.10 tells hits, shields and those that Sardaukar cancelled, for the side that strikes', () => {
    const s = harkonnenTurn('ne-12: H 2r2s\nne-8: A 4r');
    const story = only(withLuck(s, FIGHT, rolls('hhhh', 'hsss')));
    expect(story.strikes).toEqual({
      harkonnen: { hits: 4, shields: 3, cancelled: 2, dealt: 3 },
      atreides: { hits: 1, shields: 0, cancelled: 0, dealt: 1 },
    });
    expect(story.round).toBe(1);
  });

  it('R7.10 counts what leaders made of specials, and shows it as no die', () => {
    const s = harkonnenTurn('ne-12: H 3r1g feyd\nne-8: A 3r1s');
    const story = only(withLuck(s, FIGHT, rolls('hxx', 'ssss')));
    const { harkonnen, atreides } = story.strikes;
    expect(harkonnen).toEqual({ hits: 4, shields: 4, cancelled: 0, dealt: 0 });
    expect(atreides).toEqual({ hits: 0, shields: 1, cancelled: 1, dealt: 0 });
    const thrown = throwOf(story.faces.harkonnen ?? [], false, harkonnen, atreides);
    // Feyd gave two hits and a shield, which the Fedaykin cancelled; the bashar a hit; both specials are used up.
    expect(written(resultsOf(thrown))).toBe('H(X)(X)hhh(s)');
  });

  it('R7.18 the special of a surprise attack is a result, not a die', () => {
    const faces = ['hit', 'shield'] as const;
    expect(written(resultsOf(throwOf(faces, true, null, null)))).toBe('HSx');
  });

  it('R7.11 puts losses together: who is gone, who became a regular, who fell with the last unit', () => {
    const s = harkonnenTurn('ne-12: H 1e baron rabban\nne-8: A 6r');
    const events = withLuck(s, FIGHT, rolls('h', 'hhhhss'));
    const rest = playAll(s, 'figure:elite', 'figure:regular');
    const story = only([...events, ...rest]);
    expect(lossPiles(story.losses.harkonnen)).toEqual([
      { figure: 'regular', reduced: false, count: 1 },
      { figure: 'elite', reduced: true, count: 1 },
      { figure: 'rabban', reduced: false, count: 1 },
      { figure: 'baron', reduced: false, count: 1 },
    ]);
    expect(story.ended).toEqual({ winner: 'atreides' });
  });

  it('R7.16 ends with the settlement that fell', () => {
    const s = harkonnenTurn('ne-12: H 3r\ngara-kulon: A sietch');
    const events = playAll(s, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon');
    events.push(...playAll(s, 'option:advance'));
    const story = only(events);
    expect([story.ended, story.fallen?.side, story.round]).toEqual([{ winner: 'harkonnen' }, 'atreides', 0]);
    expect(story.fallen?.rank).toBeGreaterThan(0);
  });

  it('begins anew with each round, and keeps the losses', () => {
    const s = harkonnenTurn('ne-12: H 3r\nne-8: A 3r');
    const events = withLuck(s, FIGHT, rolls('hss', 'sss'));
    expect(only(events).strikes.harkonnen?.dealt).toBe(0);
    playAll(s, 'option:continue');
    const second = withLuck(s, ['option:stay'], rolls('hhh', 'sss'));
    const story = only([...events, ...second]);
    expect([story.round, story.faces.harkonnen]).toEqual([2, ['hit', 'hit', 'hit']]);
  });
});
