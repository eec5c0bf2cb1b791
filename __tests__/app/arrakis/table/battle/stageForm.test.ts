import { layoutOf } from '../../../../../app/arrakis/table/layout/useLayout';
import {
  drawn,
  figureInOneRow,
  stageForm,
  stageSizes,
} from '../../../../../app/arrakis/table/battle/stageForm';

describe('how the stage of a battle is set', () => {
  it('uses the room of a tablet, unless a panel stands beside it', () => {
    const [phone, upright, lying] = [layoutOf(390, 844), layoutOf(820, 1180), layoutOf(1180, 820)];
    expect([phone, upright, lying].map((layout) => stageForm(layout, false))).toEqual([
      'compact',
      'wide',
      'tall',
    ]);
    expect([phone, upright, lying].map((layout) => stageForm(layout, true))).toEqual([
      'compact',
      'compact',
      'compact',
    ]);
  });

  it('has smaller figures only where it is crowded, and large ones on a tablet even then', () => {
    const ample = { yields: false, crowded: false };
    const close = { yields: true, crowded: false };
    const crowded = { yields: true, crowded: true };
    for (const form of ['compact', 'tall', 'wide'] as const) {
      expect(stageSizes(form, crowded).figure).toBeLessThan(stageSizes(form, close).figure);
      expect(stageSizes(form, close).figure).toBeLessThanOrEqual(stageSizes(form, ample).figure);
    }
    // On a phone there are two steps down from what its dock has room for.
    expect(stageSizes('compact', ample).die).toBeGreaterThan(stageSizes('compact', close).die);
    expect(stageSizes('tall', crowded).figure).toBeGreaterThan(stageSizes('compact', close).figure);
  });

  it('puts all piles in one row as long as they can be told apart', () => {
    expect(figureInOneRow([1, 1], 160, 28)).toBe(28);
    const four = figureInOneRow([2, 1, 2, 1], 170, 28);
    expect([four < 28, four >= 24]).toEqual([true, true]);
    // Six piles need two rows; then there is no reason for small ones.
    expect(figureInOneRow([2, 1, 2, 1, 1, 1], 170, 28)).toBe(28);
  });

  it('draws two of a pile where there is little room', () => {
    expect([drawn(1, true), drawn(5, true), drawn(5, false)]).toEqual([1, 2, 5]);
  });
});
