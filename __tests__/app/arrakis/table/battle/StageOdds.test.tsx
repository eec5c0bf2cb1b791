import { act, render, screen } from '@testing-library/react-native';
import { view } from '../../../../../engine/arrakis';
import { StageOdds } from '../../../../../app/arrakis/table/battle/StageOdds';
import { Text } from '../../../../../app/ui/Text';
import { ThemeProvider } from '../../../../../app/ui/theme';
import { actionTurn, playAll } from '../../../../engine/arrakis/support/position';

type Seen = ReturnType<typeof view>;

const DICE = { strategy: 1, leadership: 1 };

function attack(): Seen {
  const state = actionTurn(
    'harkonnen',
    { atreides: DICE, harkonnen: DICE },
    'cse-4: H 5e1g\ncse-5: A 6e\nhands = / hunter-seeker',
    7,
  );
  playAll(state, 'result:leadership', 'option:surpriseAttack', 'area:cse-4', 'area:cse-5');
  return view(state, 'table');
}

function show(seen: Seen, crowded: boolean): void {
  const battle = seen.decision?.battle ?? null;
  if (battle === null) throw new Error('no battle');
  render(
    <ThemeProvider>
      <StageOdds battle={battle} view={seen} crowded={crowded} />
    </ThemeProvider>,
  );
}

/** The lengths of all texts, seen or not, in their order: the height of the box hangs on them. */
function lengths(): number[] {
  return screen.UNSAFE_getAllByType(Text).map(({ props }) => String(props.children).length);
}

describe('the odds on the stage', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    [false, 3],
    [true, 4],
  ])('have their place before they are known (crowded: %s)', (crowded, texts) => {
    show(attack(), crowded);
    expect(screen.queryByTestId('odds-attacker')).toBeNull();
    const before = lengths();
    expect(before).toHaveLength(texts);
    act(() => jest.runAllTimers());
    expect(screen.getByTestId('odds-attacker')).toHaveTextContent(/^\d+.%$/);
    expect(lengths()).toEqual(before);
  });

  it('say at once where nobody can know them', () => {
    const seen = attack();
    const hidden = seen.areas.map((entry) => ({ ...entry, legion: null }));
    show({ ...seen, areas: hidden }, false);
    expect(screen.getByTestId('odds-words')).toHaveTextContent('Not everything is revealed yet');
  });
});
