'use client';

import { Component, type ReactNode } from 'react';
import { CrashScreen } from './crash-screen.tsx';

/**
 * Catches what a page throws while it draws (row E1). 'Try again' draws it anew; so does going to
 * another page, for which `resetKey` changes.
 */
export class ErrorBoundary extends Component<
  { resetKey: string; children: ReactNode },
  { error: Error | undefined; resetKey: string }
> {
  override state = { error: undefined as Error | undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: { resetKey: string },
    state: { error: Error | undefined; resetKey: string },
  ) {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
