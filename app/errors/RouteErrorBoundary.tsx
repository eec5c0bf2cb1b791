import { router, type Stack } from 'expo-router';
import { useEffect, useState, type ComponentProps } from 'react';

import { ErrorBoundary } from './ErrorBoundary';
import { ErrorScreen } from './ErrorScreen';

type ScreenLayout = NonNullable<ComponentProps<typeof Stack>['screenLayout']>;
type RouteErrorBoundaryProps = Pick<Parameters<ScreenLayout>[0], 'route' | 'navigation' | 'children'>;

const HOME = 'index';

/**
 * Around every screen of the stack, so that no route has to think of it: a screen that throws gives way to an
 * explanation, the others go on. It is tried again when the player comes back to it, or with another address.
 */
export function RouteErrorBoundary({ route, navigation, children }: RouteErrorBoundaryProps) {
  const [visits, setVisits] = useState(0);
  useEffect(() => navigation.addListener('focus', () => setVisits((times) => times + 1)), [navigation]);
  const params = JSON.stringify(route.params ?? {});
  return (
    <ErrorBoundary
      resetOn={`${visits} ${params}`}
      fallback={({ error, components, reset }) => (
        <ErrorScreen
          fault={{ error, components, route: `${route.name} ${params}` }}
          onRetry={reset}
          // Home itself can only be tried again.
          onHome={route.name === HOME ? reset : () => router.dismissTo('/')}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
