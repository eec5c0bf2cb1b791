import { headingOf } from '../../../../app/arrakis/playback/heading';

describe('the heading of what is told', () => {
  it('names the automaton for its turns, and what it prepares', () => {
    expect(headingOf({ automaton: true, opening: false, phase: 'actions' })).toEqual({
      title: 'mahdi.turn',
      automaton: true,
    });
    expect(headingOf({ automaton: true, opening: true, phase: 'start' }).title).toBe('mahdi.opening');
    expect(headingOf({ automaton: false, opening: false, phase: 'actions' }).title).toBe('telling.title');
  });

  it('names the phase where the desert acts: that is nobody’s turn', () => {
    for (const automaton of [true, false]) {
      expect(headingOf({ automaton, opening: false, phase: 'hazards' })).toEqual({
        title: 'table.phase.hazards',
        automaton: false,
      });
      expect(headingOf({ automaton, opening: false, phase: 'harvest' }).title).toBe('table.phase.harvest');
    }
  });
});
