import { act, renderHook } from '@testing-library/react-native';

import { useAside } from '../../../../app/arrakis/table/useAside';

function open() {
  const { result, rerender } = renderHook(({ moment }: { moment: string }) => useAside(moment), {
    initialProps: { moment: 'first' },
  });
  return {
    aside: () => result.current.aside,
    handle: () => result.current,
    go: (moment: string) => rerender({ moment }),
  };
}

const PANEL = { kind: 'panel', name: 'dice' } as const;

describe('what lies beside a decision', () => {
  it('a panel stays until it is closed', () => {
    const { aside, handle, go } = open();
    act(() => handle().toggle('dice'));
    go('second');
    expect(aside()).toEqual(PANEL);
    act(() => handle().toggle('dice'));
    expect(aside()).toBeNull();
  });

  it.each(['places', 'cards'] as const)(
    'a list of %s goes with its decision and does not come back',
    (kind) => {
      const { aside, handle, go } = open();
      act(() => handle().show({ kind }));
      expect(aside()).toEqual({ kind });
      go('second');
      expect(aside()).toBeNull();
      go('first');
      expect(aside()).toBeNull();
    },
  );

  it('an answer goes with its decision and leaves the panel where it was asked', () => {
    const { aside, handle, go } = open();
    act(() => handle().toggle('dice'));
    act(() => handle().inspect({ kind: 'supremacy' }));
    expect(aside()).toEqual({ kind: 'inspect', what: { kind: 'supremacy' } });
    go('second');
    expect(aside()).toEqual(PANEL);
  });

  it('an answer that was asked in a list goes together with the list', () => {
    const { aside, handle, go } = open();
    act(() => handle().show({ kind: 'places' }));
    act(() => handle().inspect({ kind: 'supremacy' }));
    go('second');
    expect(aside()).toBeNull();
  });

  it('closing an answer leads back to the list in which it was asked', () => {
    const { aside, handle } = open();
    act(() => handle().show({ kind: 'places' }));
    act(() => handle().inspect({ kind: 'supremacy' }));
    act(() => handle().close());
    expect(aside()).toEqual({ kind: 'places' });
  });

  it('a panel that was opened for a look behind the curtain goes with the look and does not come back', () => {
    const { aside, handle, go } = open();
    act(() => handle().showThen(PANEL, 'behind'));
    expect(aside()).toBeNull();
    go('behind');
    expect(aside()).toEqual(PANEL);
    go('first');
    expect(aside()).toBeNull();
    go('second');
    expect(aside()).toBeNull();
  });

  it('a look that was not taken is forgotten with the next decision', () => {
    const { aside, handle, go } = open();
    act(() => handle().showThen(PANEL, 'behind'));
    go('second');
    expect(aside()).toBeNull();
    go('behind');
    expect(aside()).toBeNull();
  });
});
