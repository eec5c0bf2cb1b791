import { router, type ErrorBoundaryProps } from 'expo-router';

import { ErrorScreen } from './ErrorScreen';
import { asError } from './report';

/** For what is thrown outside of the screens: in the frame around them or by the router itself. */
export function RootErrorScreen({ error, retry }: ErrorBoundaryProps) {
  return (
    <ErrorScreen
      fault={{ error: asError(error), route: '_layout', components: null }}
      onRetry={() => void retry()}
      // The frame has to stand again before it can lead anywhere.
      onHome={() => void retry().then(() => router.dismissTo('/'))}
    />
  );
}
