import { render, screen } from '@testing-library/react-native';

import type { SceneLine } from '../../../../app/arrakis/playback/lines';
import { PlaybackLine } from '../../../../app/arrakis/playback/PlaybackLine';
import type { BattleStory } from '../../../../app/arrakis/battle/story';
import { ThemeProvider } from '../../../../app/ui/theme';

jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));

const story: BattleStory = {
  ply: 0,
  attacker: 'harkonnen',
  from: 'arsunt',
  to: 'windgap',
  surprise: false,
  round: 2,
  faces: { harkonnen: ['hit', 'hit', 'shield'], atreides: ['hit'] },
  strikes: {
    harkonnen: { hits: 2, shields: 0, cancelled: 0, dealt: 2 },
    atreides: { hits: 1, shields: 1, cancelled: 0, dealt: 0 },
  },
  losses: { harkonnen: [], atreides: [{ figure: 'regular', reduced: false }] },
  ended: { winner: 'harkonnen' },
  fallen: null,
};

const line: SceneLine = {
  rank: 'moment',
  side: 'harkonnen',
  clause: null,
  text: 'Harkonnen won the battle of Windgap.',
  more: ['Harkonnen discarded Forced Recruitment for combat dice.'],
  whys: [],
  place: { kind: 'area', id: 'windgap' },
  arrows: [],
  fight: story,
};

const show = (current: boolean, told = line) =>
  render(
    <ThemeProvider>
      <PlaybackLine line={told} current={current} opened={false} onPress={() => undefined} testID="line" />
    </ThemeProvider>,
  );

describe('a line of what happened', () => {
  it('shows the dice of a battle while it is told: one result line per side', () => {
    show(true);
    expect(screen.getByTestId('line-fight')).toBeOnTheScreen();
    expect(screen.getByTestId('strike-harkonnen')).toHaveTextContent('2 hits − 0 shields = 2');
    expect(screen.getByTestId('strike-atreides')).toHaveTextContent('1 hit − 1 shield = 0');
    expect(screen.getByText(/Forced Recruitment/)).toBeOnTheScreen();
  });

  it('does not say that nobody is lost while somebody may still have to take hits', () => {
    const fight = { ...story, ended: null, losses: { harkonnen: [], atreides: [] } };
    show(true, { ...line, fight });
    expect(screen.queryByText(/no losses/i)).toBeNull();
  });

  it('is only its sentence once the next thing is told', () => {
    show(false);
    expect(screen.queryByTestId('line-fight')).toBeNull();
    expect(screen.getByText('Harkonnen won the battle of Windgap.')).toBeOnTheScreen();
    expect(screen.queryByText(/Forced Recruitment/)).toBeNull();
  });
});
