import { useLocalSearchParams } from 'expo-router';
import { lazy } from 'react';

import NotFoundScreen from '../+not-found';

/** Only builds that ask for the examples hold them: from any other, the whole folder is left out. */
const BoardExamples =
  process.env.EXPO_PUBLIC_EXAMPLES === '1'
    ? lazy(async () => ({ default: (await import('../../imperium/board/dev/BoardExamples')).BoardExamples }))
    : null;

/** The board of Dune: Imperium in set positions, for looking at and for measuring. Not linked from anywhere. */
export default function DevImperiumScreen() {
  const query = useLocalSearchParams<{
    position?: string;
    theme?: string;
    show?: string;
    part?: string;
    pace?: string;
  }>();
  return BoardExamples === null ? <NotFoundScreen /> : <BoardExamples query={query} />;
}
