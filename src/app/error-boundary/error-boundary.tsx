'use client';

import { Component, type ReactNode, use } from 'react';
import { CrashScreen } from './crash-screen.tsx';

interface State {
  error: Error | undefined;
  /** Whether the page was still the served HTML when it failed. */
  wasServed: boolean;
  resetKey: string;
}

/**
 * Catches errors while a page renders (row E1). 'Try again' renders it again, and so does navigating to another page,
 * which changes `resetKey`. A page that cannot even be hydrated stays as it was served.
 */
export class ErrorBoundary extends Component<{ resetKey: string; children: ReactNode }, State> {
  override state: State = { error: undefined, wasServed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {
      error: error instanceof Error ? error : new Error(String(error)),
      wasServed: document.documentElement.dataset.hydrated === undefined,
    };
  }

  static getDerivedStateFromProps(props: { resetKey: string }, state: State) {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, resetKey: props.resetKey };
  }

  override componentDidMount() {
    // In development, after an edit.
    if (import.meta.hot) document.addEventListener('site:fixed', this.retry);
  }

  override componentWillUnmount() {
    if (import.meta.hot) document.removeEventListener('site:fixed', this.retry);
  }

  private readonly retry = () => this.setState({ error: undefined });

  override render() {
    const { error, wasServed } = this.state;
    if (!error) return this.props.children;
    if (wasServed) return <AsServed error={error} />;
    return <CrashScreen error={error} onRetry={this.retry} />;
  }
}

const never = new Promise<never>(() => {});

/** React commits nothing while it waits, so the HTML stays readable with working links. */
function AsServed({ error }: { error: Error }) {
  reportError(error);
  return use(never);
}
