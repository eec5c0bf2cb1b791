import { PRESCIENCE_CARDS } from '../../../../engine/arrakis';
import { passUntil, turnOfRound } from '../support/cards';
import { actionTurn, playAll } from '../support/position';
import { roundFrom, shows } from '../support/read';

/** The deck without the card that lies open. */
function deckWithout(card: string): string {
  const others = PRESCIENCE_CARDS.map(({ id }) => id).filter((id) => id !== card);
  return `prescienceRevealed = ${card}\nprescienceDeck = ${others.join(' ')}`;
}

const DICE = { atreides: { mentat: 1 }, harkonnen: { mentat: 1 } };

describe('R8.5 claimed cards leave the game', () => {
  test('R8.5 one claimed in the action phase, for good: no later round turns it up again', () => {
    const state = actionTurn('atreides', DICE, `ne-8: A 1r1g stilgar\n${deckWithout('tahaddi-challenge')}`);
    playAll(state, 'result:mentat', 'prescience:tahaddi-challenge');
    expect(shows(state, 'prescienceGone')).toBe('tahaddi-challenge');
    for (const round of [2, 3]) {
      passUntil(state, turnOfRound(round, 'atreides'));
      const open = `${shows(state, 'prescienceDeck')} ${shows(state, 'prescienceRevealed')}`;
      expect(open).not.toContain('tahaddi-challenge');
      expect(shows(state, 'prescienceGone')).toContain('tahaddi-challenge');
    }
  });

  test('R8.5 one claimed at the end of the round', () => {
    const lines = `cne-9: A 1r\nfalse-wall-south: A 1r\nfalse-wall-west: A 1r\n${deckWithout('dew-collectors')}`;
    const { state } = roundFrom('claims', lines);
    playAll(state, 'prescience:dew-collectors');
    expect(shows(state, 'prescienceGone')).toContain('dew-collectors');
    expect(shows(state, 'prescienceRevealed')).not.toContain('dew-collectors');
  });
});
