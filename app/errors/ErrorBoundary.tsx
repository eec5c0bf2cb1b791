import { Component, type ErrorInfo, type ReactNode } from 'react';

import { asError } from './report';

export interface Caught {
  readonly error: Error;
  /** Known a moment after the error itself. */
  readonly components: string | null;
  reset(): void;
}

interface ErrorBoundaryProps {
  /** When it changes, what failed is tried again. */
  readonly resetOn: string;
  readonly fallback: (caught: Caught) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly error: Error | null;
  readonly components: string | null;
}

const NOTHING: ErrorBoundaryState = { error: null, components: null };

/** Catches what is thrown while its children are drawn. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = NOTHING;

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: asError(thrown), components: null };
  }

  override componentDidCatch(_thrown: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ components: componentStack ?? null });
  }

  override componentDidUpdate({ resetOn }: ErrorBoundaryProps): void {
    if (this.state.error !== null && resetOn !== this.props.resetOn) this.reset();
  }

  readonly reset = (): void => this.setState(NOTHING);

  override render(): ReactNode {
    const { error, components } = this.state;
    return error === null
      ? this.props.children
      : this.props.fallback({ error, components, reset: this.reset });
  }
}
