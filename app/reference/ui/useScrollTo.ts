import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** Space above the part that is scrolled to. */
const AIR = 16;
/** Drawings above a place may still grow for a moment after the first layout. */
const SETTLE = 1200;
const REMEMBER_AFTER = 700;

/** Scrolls a page to one of its parts, and says which part is being read. */
export function useScrollTo<Id extends string>(
  scroll: RefObject<ScrollView | null>,
  wanted: Id | null,
  onRead: (id: Id) => void,
) {
  const places = useRef(new Map<Id, number>());
  const goal = useRef<Id | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const go = useCallback(() => {
    const y = goal.current === null ? undefined : places.current.get(goal.current);
    if (y !== undefined) scroll.current?.scrollTo({ y: Math.max(0, y - AIR), animated: false });
  }, [scroll]);

  useEffect(() => {
    goal.current = wanted;
    go();
    const end = setTimeout(() => {
      goal.current = null;
    }, SETTLE);
    return () => clearTimeout(end);
  }, [wanted, go]);

  const onPlace = useCallback(
    (id: Id, y: number) => {
      places.current.set(id, y);
      if (goal.current !== null) go();
    },
    [go],
  );

  const onDrag = useCallback(() => {
    goal.current = null;
  }, []);

  const onScroll = useCallback(
    ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
      const top = nativeEvent.contentOffset.y + AIR + 1;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        let best: Id | null = null;
        let at = -1;
        for (const [id, y] of places.current) {
          if (y <= top && y > at) {
            best = id;
            at = y;
          }
        }
        if (best !== null) onRead(best);
      }, REMEMBER_AFTER);
    },
    [onRead],
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return { onPlace, onDrag, onScroll };
}
