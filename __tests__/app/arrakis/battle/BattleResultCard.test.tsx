import { render, screen } from '@testing-library/react-native';

import { BattleResultCard } from '../../../../app/arrakis/battle/BattleResultCard';
import type { BattleStory } from '../../../../app/arrakis/battle/story';
import { ThemeProvider } from '../../../../app/ui/theme';

const story: BattleStory = {
  ply: 4,
  attacker: 'harkonnen',
  from: 'carthag',
  to: 'arrakeen',
  surprise: false,
  round: 2,
  faces: { harkonnen: ['hit', 'hit', 'special'], atreides: ['hit', 'shield'] },
  strikes: {
    harkonnen: { hits: 5, shields: 3, cancelled: 2, dealt: 4 },
    atreides: { hits: 1, shields: 0, cancelled: 0, dealt: 1 },
  },
  losses: {
    harkonnen: [],
    atreides: [
      { figure: 'regular', reduced: false },
      { figure: 'regular', reduced: false },
      { figure: 'elite', reduced: true },
      { figure: 'gurney', reduced: false },
    ],
  },
  ended: { winner: 'harkonnen' },
  fallen: { side: 'atreides', rank: 2 },
};

const show = (told: BattleStory, brief = false) =>
  render(
    <ThemeProvider>
      <BattleResultCard story={told} brief={brief} />
    </ThemeProvider>,
  );

describe('the card of a fought battle', () => {
  it('says who won, what fell, and one line for each side', () => {
    show(story);
    expect(screen.getByText('Harkonnen win the battle for Arrakeen')).toBeTruthy();
    expect(screen.getByText('Sietch destroyed: supremacy +2')).toBeTruthy();
    expect(screen.getByTestId('strike-harkonnen')).toHaveTextContent('5 hits − 1 shield = 4');
    expect(screen.getByTestId('strike-harkonnen-cancelled')).toHaveTextContent('Sardaukar cancel 2 shields');
    expect(screen.getByTestId('strike-atreides')).toHaveTextContent('1 hit − 0 shields = 1');
    expect(screen.queryByTestId('strike-atreides-cancelled')).toBeNull();
  });

  it('names the losses aloud, which are drawn as figures', () => {
    show(story);
    expect(screen.getByLabelText('Atreides lost: 2 × Regular, Elite → Regular, Gurney Halleck')).toBeTruthy();
    expect(screen.getByText('Harkonnen: no losses')).toBeTruthy();
  });

  it('is the verdict alone where there is little height', () => {
    show(story, true);
    expect(screen.queryByTestId('strike-harkonnen')).toBeNull();
    expect(screen.getByTestId('battle-result')).toHaveTextContent(/win the battle/);
  });
});
