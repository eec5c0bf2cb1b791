import { fireEvent, render, screen } from '@testing-library/react-native';

import { HomeMenu } from '../../../app/ui/HomeMenu';

const ways = () => ({
  onNewGame: jest.fn(),
  onContinue: jest.fn(),
  onGames: jest.fn(),
  onRules: jest.fn(),
  onCompanion: jest.fn(),
  onSettings: jest.fn(),
});

describe('HomeMenu', () => {
  it('cannot continue without a saved game, and says why', () => {
    const handlers = ways();
    render(<HomeMenu saved={null} {...handlers} />);
    expect(screen.getByText('No saved game yet')).toBeOnTheScreen();
    expect(screen.getByTestId('continue')).toBeDisabled();
    fireEvent.press(screen.getByTestId('continue'));
    expect(handlers.onContinue).not.toHaveBeenCalled();
  });

  it('names the saved game and continues it', () => {
    const handlers = ways();
    render(<HomeMenu saved={{ name: 'Paul against the Baron', round: 3 }} {...handlers} />);
    expect(screen.getByText('Paul against the Baron · Round 3')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('continue'));
    expect(handlers.onContinue).toHaveBeenCalledTimes(1);
  });

  it('leads to each place by its own button', () => {
    const handlers = ways();
    render(<HomeMenu saved={null} {...handlers} />);
    fireEvent.press(screen.getByRole('button', { name: 'New game' }));
    fireEvent.press(screen.getByRole('button', { name: 'Rules' }));
    fireEvent.press(screen.getByRole('button', { name: 'Settings' }));
    expect(handlers.onNewGame).toHaveBeenCalledTimes(1);
    expect(handlers.onRules).toHaveBeenCalledTimes(1);
    expect(handlers.onSettings).toHaveBeenCalledTimes(1);
  });
});
