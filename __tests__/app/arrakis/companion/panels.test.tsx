import { fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import {
  ImpossibleTable,
  newTable,
  tableArea,
  tableDie,
  tableTracks,
  view,
  withTableTracks,
  withTactics,
  type AreaId,
  type State,
  type TableFault,
} from '../../../../engine/arrakis';
import { AreaEditor } from '../../../../app/arrakis/companion/panels/AreaEditor';
import { DiePanel } from '../../../../app/arrakis/companion/panels/DiePanel';
import { LeadersPanel } from '../../../../app/arrakis/companion/panels/LeadersPanel';
import { RoundPanel } from '../../../../app/arrakis/companion/panels/RoundPanel';
import { ZoneEditor } from '../../../../app/arrakis/companion/panels/ZoneEditor';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../app/ui/theme';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

beforeEach(() => useSettings.setState({ settings: defaultSettings, status: 'unsaved' }));

type Change = (change: (state: State) => State) => TableFault | null;
let shown: State = newTable(1);

/** A panel over a table that it changes. */
interface OverProps {
  readonly start: State;
  readonly onState: (state: State) => void;
  readonly children: (state: State, onChange: Change) => React.ReactNode;
}

function Over({ start, onState, children }: OverProps) {
  const [state, setState] = useState(start);
  const onChange: Change = (change) => {
    try {
      const next = change(state);
      setState(next);
      onState(next);
      return null;
    } catch (error) {
      if (error instanceof ImpossibleTable) return error.fault;
      throw error;
    }
  };
  return children(state, onChange);
}

function show(start: State, children: OverProps['children']) {
  shown = start;
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <Over start={start} onState={(state) => (shown = state)}>
          {children}
        </Over>
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const press = (id: string) => fireEvent.press(screen.getByTestId(id));

describe('an area', () => {
  const edit = (area: AreaId, onMove: (() => void) | null = null, start = newTable(1)) =>
    show(start, (state, onChange) => (
      <AreaEditor
        area={area}
        state={state}
        view={view(state, 0)}
        onChange={onChange}
        onMove={onMove}
        onClose={null}
      />
    ));

  it('takes figures of the side that was named, one by one', () => {
    edit('cne-2');
    press('side-atreides');
    press('count-regular-more');
    press('count-regular-more');
    press('count-special-more');
    expect(tableArea(shown, 'cne-2')).toMatchObject({ side: 'atreides', regular: 2, special: 1 });
    press('count-special-less');
    press('count-regular-less');
    press('count-regular-less');
    expect(tableArea(shown, 'cne-2').side).toBeNull();
  });

  it('takes named leaders, also from elsewhere, and says where they are', () => {
    edit('cne-2');
    press('side-harkonnen');
    press('count-regular-more');
    press('leader-rabban');
    expect(tableArea(shown, 'cne-2').leaders).toEqual(['rabban']);
    press('leader-rabban');
    expect(tableArea(shown, 'cne-2').leaders).toEqual([]);
  });

  it('says in words what cannot be, and changes nothing', () => {
    edit('cne-2');
    press('side-harkonnen');
    press('leader-rabban');
    expect(screen.getByTestId('edit-fault')).toHaveTextContent(/Leaders do not stand alone/);
    expect(tableArea(shown, 'cne-2').side).toBeNull();
    press('count-regular-more');
    expect(screen.queryByTestId('edit-fault')).toBeNull();
  });

  it('offers wormsigns and harvesters only on sand, a sietch only where one can lie', () => {
    edit('cne-2');
    expect(screen.queryByTestId('site-wormsign')).toBeNull();
    expect(screen.queryByTestId('site-harvester')).toBeNull();
    expect(screen.queryByTestId('sietch-1')).toBeNull();
    screen.unmount();
    edit('cne-3');
    press('site-wormsign');
    press('site-harvester');
    expect(tableArea(shown, 'cne-3')).toMatchObject({ wormsign: true, harvester: true });
    screen.unmount();
    edit('windgap');
    press('sietch-3');
    expect(tableArea(shown, 'windgap').sietchRank).toBe(3);
    press('sietch-none');
    expect(tableArea(shown, 'windgap').sietchRank).toBeNull();
  });

  it('offers to move a legion where there is one', () => {
    const onMove = jest.fn();
    edit('cne-2', onMove);
    expect(screen.queryByTestId('move-legion')).toBeNull();
    screen.unmount();
    edit('arrakeen', onMove);
    press('move-legion');
    expect(onMove).toHaveBeenCalledTimes(1);
  });
});

describe('an air zone', () => {
  it('holds nothing, an ornithopter or a carryall', () => {
    const close = jest.fn();
    show(newTable(1), (state, onChange) => (
      <ZoneEditor
        zone="air-cne-cnw"
        state={state}
        view={view(state, 0)}
        onChange={onChange}
        onClose={close}
      />
    ));
    const vehicle = () => view(shown, 0).zones.find(({ zone }) => zone === 'air-cne-cnw')?.vehicle;
    press('zone-ornithopter');
    expect(vehicle()).toBe('ornithopter');
    press('zone-carryall');
    expect(vehicle()).toBe('carryall');
    press('zone-none');
    expect(vehicle()).toBeNull();
  });
});

describe('the die', () => {
  const begun = () => {
    const state = { ...withTactics(newTable(1), 'gara-kulon', 'windgap'), round: 1 };
    return withTableTracks(state, { ...tableTracks(state), dice: 8 });
  };
  const panel = (state: State) => {
    const deeds = { onDie: jest.fn(), onRound: jest.fn() };
    show(state, (now) => <DiePanel view={view(now, 0)} {...deeds} />);
    return deeds;
  };

  it('before the first round there is only the round to begin', () => {
    const { onRound } = panel(newTable(1));
    expect(screen.queryByTestId('roll')).toBeNull();
    press('to-round');
    expect(onRound).toHaveBeenCalledTimes(1);
  });

  it('is rolled here or entered as it fell', () => {
    const { onDie } = panel(begun());
    press('roll');
    press('fell-mentat');
    expect(onDie.mock.calls).toEqual([[null], ['mentat']]);
    expect(screen.getByTestId('dice-left')).toHaveTextContent('8 dice left');
  });

  it('R14.5 a result that three spent dice show is rolled again', () => {
    const thrice = [1, 2, 3].reduce((state) => ({ ...tableDie(state, 'house').state, frames: [] }), begun());
    const { onDie } = panel(thrice);
    expect(screen.getByTestId('fell-house')).toBeDisabled();
    press('fell-house');
    expect(onDie).not.toHaveBeenCalled();
  });
});

describe('the round', () => {
  it('is begun with drawn cards, or with those of the table once they can be', () => {
    const onRound = jest.fn();
    show(newTable(1), (state, onChange) => (
      <RoundPanel
        view={view(state, 0)}
        state={state}
        cards="dealt"
        onChange={onChange}
        onRound={onRound}
        onHarvest={jest.fn()}
        onCards={jest.fn()}
        onStartOver={jest.fn()}
      />
    ));
    press('round-draw');
    press('round-drawn');
    expect(screen.getByTestId('tactics-done')).toBeDisabled();
    press('harvest-gara-kulon');
    // The target is of another sector (R14.2).
    expect(screen.getByTestId('target-sihaya-ridge')).toBeDisabled();
    press('target-windgap');
    press('tactics-done');
    expect(onRound.mock.calls).toEqual([[null], [{ harvest: 'gara-kulon', target: 'windgap' }]]);
  });

  it('starting over asks first; tracks and ranks are put right', () => {
    const onStartOver = jest.fn();
    show(newTable(1), (state, onChange) => (
      <RoundPanel
        view={view(state, 0)}
        state={state}
        cards="dealt"
        onChange={onChange}
        onRound={jest.fn()}
        onHarvest={jest.fn()}
        onCards={jest.fn()}
        onStartOver={onStartOver}
      />
    ));
    press('track-supremacy-more');
    press('ban-choam');
    press('rank-windgap-3');
    expect(tableTracks(shown)).toMatchObject({ supremacy: 1, bans: { choam: true } });
    expect(tableArea(shown, 'windgap').sietchRank).toBe(3);
    press('start-over');
    expect(onStartOver).not.toHaveBeenCalled();
    press('over-no');
    press('start-over');
    press('over-yes');
    expect(onStartOver).toHaveBeenCalledTimes(1);
  });
});

describe('the leaders', () => {
  it('lie where they are put, ready or not', () => {
    show(newTable(1), (state, onChange) => <LeadersPanel view={view(state, 0)} onChange={onChange} />);
    const feyd = () => view(shown, 0).leaders.find(({ leader }) => leader === 'feyd');
    press('state-feyd');
    press('put-feyd-tank');
    expect(feyd()?.place.at).toBe('tank');
    press('put-feyd-available');
    expect(feyd()).toMatchObject({ place: { at: 'available' }, ready: true });
    press('ready-feyd');
    expect(feyd()?.ready).toBe(false);
  });
});
