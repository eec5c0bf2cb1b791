import { useLocalSearchParams } from 'expo-router';

import { BoardExamples } from '../../arrakis/board/dev/BoardExamples';

/** The board in set positions, for looking at and for measuring. Not linked from anywhere. */
export default function DevBoardScreen() {
  const query = useLocalSearchParams<{
    position?: string;
    theme?: string;
    viewer?: string;
    show?: string;
    bare?: string;
    pace?: string;
  }>();
  return <BoardExamples query={query} />;
}
