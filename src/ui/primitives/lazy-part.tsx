'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { LoadingFailed } from './loading-failed.tsx';
import { Spinner } from './spinner.tsx';

type State<Props> =
  | { step: 'loading' }
  | { step: 'loaded'; Part: ComponentType<Props> }
  | { step: 'failed'; error: Error };

/**
 * A part of a page whose code is fetched when it is first drawn (row R5). While it loads a decorative
 * spinner shows, after 200 ms; if it cannot be had, a red box with the error and Retry, which loads again.
 *
 * @param props.load imports the part; a function of a module, so that it stays the same between drawings
 * @param props.part what the part is given
 * @param props.waiting shows while it loads, in place of the spinner
 */
export function LazyPart<Props extends object>(props: {
  load: () => Promise<ComponentType<Props>>;
  part: Props;
  waiting?: ReactNode;
}) {
  const { load, part, waiting } = props;
  const [state, setState] = useState<State<Props>>({ step: 'loading' });

  const start = useCallback(() => {
    let isWanted = true;
    setState({ step: 'loading' });
    load().then(
      (Part) => isWanted && setState({ step: 'loaded', Part }),
      (cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        if (isWanted) setState({ step: 'failed', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  useEffect(start, [start]);

  switch (state.step) {
    case 'loading':
      return waiting ?? <Spinner />;
    case 'loaded':
      return <state.Part {...part} />;
    case 'failed':
      return <LoadingFailed error={state.error} onRetry={start} />;
  }
}
