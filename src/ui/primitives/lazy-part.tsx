'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadingFailed } from './loading-failed.tsx';
import { Spinner } from './spinner.tsx';

type State<Props> =
  | { step: 'loading' }
  | { step: 'loaded'; Part: ComponentType<Props> }
  | { step: 'failed'; error: Error };

/**
 * A part of a page whose code is fetched when it is first drawn (row R5). While it loads a decorative
 * spinner shows, after 200 ms; if it cannot be had, a red box with the error and Retry, which loads again. Code that
 * cannot be had then either, though the site answers, needs a full load: it is of an older deploy, or the browser
 * remembers that it failed.
 *
 * @param props.load imports the part; a function of a module, so that it stays the same between drawings
 * @param props.part what the part is given
 * @param props.waiting shows while it loads, in place of the spinner, and below the red box
 */
export function LazyPart<Props extends object>(props: {
  load: () => Promise<ComponentType<Props>>;
  part: Props;
  waiting?: ReactNode;
}) {
  const { load, part, waiting } = props;
  const [state, setState] = useState<State<Props>>({ step: 'loading' });

  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isWanted = true;
    setState({ step: 'loading' });
    load().then(
      (Part) => isWanted && setState({ step: 'loaded', Part }),
      async (cause: unknown) => {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        const isCode = error instanceof TypeError;
        if (isCode && attempt > 0 && (await siteAnswers()) && isWanted) location.reload();
        else if (isWanted) setState({ step: 'failed', error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);

  switch (state.step) {
    case 'loading':
      return waiting ?? <Spinner />;
    case 'loaded':
      return <state.Part {...part} />;
    case 'failed':
      return (
        <>
          <LoadingFailed error={state.error} onRetry={() => setAttempt(attempt + 1)} />
          {waiting}
        </>
      );
  }
}

/** Whether a full load would bring a page, and not the browser's own words about a network that is gone. */
function siteAnswers(): Promise<boolean> {
  return fetch(document.URL, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
