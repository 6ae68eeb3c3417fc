'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { LoadingFailed } from './loading-failed.tsx';
import { siteAnswers } from './site-answers.ts';
import { Spinner } from './spinner.tsx';

type State<Props> =
  | { step: 'loading' }
  | { step: 'loaded'; Part: ComponentType<Props> }
  | { step: 'failed'; error: Error; isStyle: boolean };

/**
 * A part of a page whose code is loaded on first render (row R5). While it loads, a decorative spinner shows after 200
 * ms. On failure, a red box shows the error and Retry, which loads again. If the retry also fails although the site
 * responds, a full load is needed: the code is from an older deploy, or the browser has cached the failure. A style sheet
 * is requested once per document, so it needs one at the first retry.
 *
 * @param props.load imports the part; a module-level function, so that it stays the same between renders
 * @param props.part props of the part
 * @param props.waiting shown while loading, instead of the spinner, and below the red box
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
        // Vite's error that names a style sheet.
        const isStyle = /CSS/.test(error.message);
        const isCode = isStyle || error instanceof TypeError;
        if (isCode && attempt > 0 && (await siteAnswers()) && isWanted) location.reload();
        else if (isWanted) {
          // The browser's own message names a file, and is for developers.
          const shown = isCode ? new Error(STRINGS.frame.codeFailed, { cause }) : error;
          setState({ step: 'failed', error: shown, isStyle });
        }
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
          <LoadingFailed
            error={state.error}
            onRetry={async () => {
              if (!state.isStyle) setAttempt(attempt + 1);
              else if (await siteAnswers()) location.reload();
            }}
          />
          {waiting}
        </>
      );
  }
}
