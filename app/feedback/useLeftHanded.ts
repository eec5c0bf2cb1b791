import { useSettings } from '../store/settings';

/** True when rail and buttons lie at the left edge: columns use `row-reverse`, corners swap sides. */
export function useLeftHanded(): boolean {
  return useSettings((state) => state.settings.hand === 'left');
}
