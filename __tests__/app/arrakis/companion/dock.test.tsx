import { fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Dock } from '../../../../app/arrakis/companion/Dock';
import { useCompanion } from '../../../../app/arrakis/companion/store';
import { useCompanionTable } from '../../../../app/arrakis/companion/useCompanionTable';
import { useEditing } from '../../../../app/arrakis/companion/useEditing';
import { useMahdi } from '../../../../app/arrakis/companion/useMahdi';
import { useMahdiTold } from '../../../../app/arrakis/companion/useMahdiTold';
import { layoutOf } from '../../../../app/arrakis/table/layout/useLayout';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../app/ui/theme';
import { parsePosition, tableArea, withTactics, type State } from '../../../../engine/arrakis';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

/** All of the companion but its planet. */
function Companion() {
  const layout = layoutOf(390, 844);
  const told = useMahdiTold();
  const mahdi = useMahdi();
  const { table, waiting } = useCompanionTable(mahdi);
  const places = useEditing();
  return <Dock layout={layout} table={table} waiting={waiting} told={told} places={places} mahdi={mahdi} />;
}

function open(state: State, cards: 'dealt' | 'table' = 'dealt'): void {
  useSettings.setState({ settings: defaultSettings, status: 'unsaved' });
  const fresh = { broken: false, ply: 0, fought: null, last: null, log: [], past: [] } as const;
  useCompanion.setState({ ...fresh, status: 'ready', state, cards });
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <Companion />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

let touches = 0;
beforeEach(() => {
  touches = 0;
  // Nothing is stored here, and the notice of it is not what is tested.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function touch(id: string): void {
  touches += 1;
  fireEvent.press(screen.getByTestId(id));
}

const position = (lines: string) =>
  withTactics(
    parsePosition(`arrakis mahdi 1 ["Ann","Mahdi"] ties:ask\nround = 1\nunrolled = 5\nframes = []\n${lines}`),
    'gara-kulon',
    'windgap',
  );

describe('what a die of Mahdi costs', () => {
  /** A legion on its way to the target: nobody has to be asked. */
  const MARCH = 'cne-2: H 3r1g\nwindgap: A 1r sietch';

  it('one touch: what he did stands there, and his next die below it', () => {
    open(position(MARCH));
    touch('fell-strategy');
    expect(screen.getByTestId('told')).toBeOnTheScreen();
    expect(screen.getByTestId('die-bar')).toBeOnTheScreen();
    expect(touches).toBe(1);
    touch('fell-strategy');
    expect(useCompanion.getState().log).toHaveLength(2);
  });

  it('R14.10 a Mentat with the cards of the table: three touches', () => {
    open(position(MARCH), 'table');
    touch('fell-mentat');
    touch('drawn-spotter-control');
    touch('drawn-shigawire');
    expect(touches).toBe(3);
    expect(screen.queryByTestId('draw-panel')).toBeNull();
    expect(screen.getByTestId('die-bar')).toBeOnTheScreen();
  });

  it('cards of one name are told apart by what only they say, equal ones by their number', () => {
    open(position(MARCH), 'table');
    touch('fell-mentat');
    touch('draw-corrino');
    const labels = ['a', 'b', 'c'].map(
      (one) => screen.getByTestId(`drawn-rage-overcame-shaddam-iv-${one}`).props.accessibilityLabel,
    );
    expect(new Set(labels).size).toBe(3);
    expect(screen.getByLabelText(/4 regulars/)).toBeOnTheScreen();
    touch('draw-harkonnen');
    expect(screen.getByText("Hawat's Scheming ×3")).toBeOnTheScreen();
  });

  it('what he did can be put away, and the log keeps it under its die', () => {
    open(position(MARCH));
    touch('fell-strategy');
    touch('told-close');
    expect(screen.queryByTestId('told')).toBeNull();
    expect(screen.getByTestId('die-panel')).toBeOnTheScreen();
    touch('companion-tab-log');
    expect(screen.getByText('Die: Strategy')).toBeOnTheScreen();
  });
});

describe('R14.0 a turn that a question interrupts', () => {
  it('goes on under the heading of its die', () => {
    open(position('cne-2: H 3r1g\nwindgap: A 1r sietch'), 'table');
    touch('fell-mentat');
    touch('drawn-harkonnen-patrols');
    for (let question = 0; question < 20; question += 1) {
      const next = ['told-on', 'tie-any', 'drawn-shigawire'].find((id) => screen.queryByTestId(id) !== null);
      if (next === undefined) break;
      touch(next);
    }
    const { log } = useCompanion.getState();
    expect(log.length).toBeGreaterThan(1);
    expect(log.map(({ title }) => title).filter((title) => title !== '')).toEqual(['Die: Mentat']);
    touch('companion-tab-log');
    expect(screen.getAllByTestId(/^entry-/)).toHaveLength(1);
    const lines = log.flatMap((entry) => entry.lines);
    expect(screen.getAllByTestId(/^told-\d+-\d+$/)).toHaveLength(lines.length);
  });
});

describe('R14.14 an attack that is fought on the table', () => {
  const SIETCH = 'csw-3: H 4r1s1g\nwindgap: A 2r1g sietch';

  it('five touches from the die to the end, losses of both legions with them', () => {
    open(position(SIETCH));
    touch('fell-strategy');
    expect(screen.getByTestId('attack-panel')).toBeOnTheScreen();
    touch('fight-table');
    touch('hits-csw-3-2');
    touch('hits-windgap-1');
    touch('outcome-done');
    expect(touches).toBe(5);
    const { state, fought } = useCompanion.getState();
    expect(fought).toBeNull();
    expect(tableArea(state, 'csw-3')).toMatchObject({ regular: 4, special: 0, generic: 1 });
    expect(tableArea(state, 'windgap')).toMatchObject({ regular: 2, generic: 0 });
  });

  it('R7.16 a sietch that falls: he advances with the same touch that ends it', () => {
    open(position(SIETCH));
    touch('fell-strategy');
    touch('fight-table');
    touch('hits-csw-3-1');
    touch('outcome-advance');
    expect(touches).toBeLessThanOrEqual(5);
    expect(tableArea(useCompanion.getState().state, 'windgap').side).toBe('harkonnen');
    expect(useCompanion.getState().fought).toBeNull();
  });

  it('R7.13 a legion that retreats is moved with one touch, then he advances', () => {
    open(position(SIETCH));
    touch('fell-strategy');
    touch('fight-table');
    const [way] = screen.getAllByTestId(/^retreat-/);
    if (way === undefined) throw new Error('nowhere to go');
    fireEvent.press(way);
    touch('outcome-advance');
    expect(touches + 1).toBeLessThanOrEqual(5);
    const { state } = useCompanion.getState();
    expect(tableArea(state, 'windgap').side).toBe('harkonnen');
    expect(state.regular.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  it('R14.2 a target that falls is replaced before he goes on', () => {
    const two = `${SIETCH}\ngara-kulon: sietch`;
    open(withTactics(position(two), 'tasmin-sink', 'windgap'));
    touch('fell-strategy');
    touch('fight-table');
    touch('outcome-advance');
    expect(useCompanion.getState().fought).not.toBeNull();
    touch('new-target-gara-kulon');
    expect(touches).toBeLessThanOrEqual(5);
    expect(useCompanion.getState().fought).toBeNull();
  });
});
