import { feedbackFrom, hapticOf, soundsOf } from '../../../../app/arrakis/feedback/fromEvents';
import { eventSounds } from '../../../../app/arrakis/feedback/sounds';
import type { GameEvent } from '../../../../engine/arrakis';

const roll: GameEvent = { type: 'diceRolled', seat: 1, dice: ['strategy'] };
const place: GameEvent = { type: 'garrison', area: 'carthag' };
const attack: GameEvent = {
  type: 'attack',
  side: 'harkonnen',
  from: 'carthag',
  to: 'gara-kulon',
  surprise: false,
  how: 'walk',
};
const storm: GameEvent = { type: 'storm', area: 'csw-3' };

describe('what events sound and feel like', () => {
  it('says nothing where nothing happened that can be heard', () => {
    expect(soundsOf([])).toEqual([]);
    expect(soundsOf([{ type: 'phase', phase: 'hazards' }])).toEqual([]);
    expect(hapticOf([])).toBe('choose');
  });

  it('tells the most telling first, each once, and no more than two', () => {
    expect(soundsOf([place, roll, place, roll])).toEqual(['dice', 'place']);
    expect(soundsOf([place, roll, attack, storm])).toEqual(['storm', 'battle']);
  });

  it('shakes harder for a battle than for dice', () => {
    expect(hapticOf([roll])).toBe('light');
    expect(hapticOf([roll, attack])).toBe('heavy');
  });

  it('gives each event the file of its sound', () => {
    expect(feedbackFrom([place, roll])).toEqual({
      sounds: [eventSounds.dice, eventSounds.place],
      haptic: 'light',
    });
  });
});
