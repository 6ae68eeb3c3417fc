import { useEffect, useRef } from 'react';
import type { Pagination } from '#shared/pagination.ts';
import { fill, plural } from '#shared/strings/fill.ts';
import type { RunState } from '../../playground/run-state.ts';
import { ContentLink } from '../../primitives/content-link.tsx';
import styles from './check-panel.module.css';
import { InlineCode } from './inline-code.tsx';
import { watchReader } from './watch-reader.ts';

/** The result of each check, and the link to the next lesson. */
export function CheckPanel(props: {
  state: RunState;
  /** Whether the compiler has started. */
  isReady: boolean;
  next: Pagination['next'] | undefined;
  onCheck: () => void;
}) {
  const { state, isReady, next, onCheck } = props;
  const { results, status } = state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPassed = results?.every(({ failure }) => failure === undefined) === true;

  const isOver = results !== undefined || status === 'stopped';
  const hasMovedOn = useRef<() => boolean>(() => false);

  useEffect(() => {
    if (status !== 'running' || isOver || !panel.current) return;
    const watch = watchReader(document, panel.current);
    hasMovedOn.current = watch.hasMovedOn;
    return watch.end;
  }, [status, isOver]);
  // A reader who chose Check wants the result, which follows the heading. From the keyboard of an editor, it may be far
  // below. It comes once: events that follow the result must not take the focus from a reader who types again.
  useEffect(() => {
    if (!isOver || hasMovedOn.current()) return;
    if (results) heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOver, results]);

  return (
    <section ref={panel} className={styles.panel} aria-labelledby="learn-checks">
      <header className={styles.head}>
        <h2 id="learn-checks" ref={heading} tabIndex={-1}>
          {STRINGS.learn.checks}
        </h2>
        <button type="button" className={styles.check} disabled={!isReady} onClick={onCheck}>
          {STRINGS.learn.check}
        </button>
      </header>
      <p role="status" className={styles.verdict} data-passed={hasPassed ? '' : undefined}>
        {isReady || results ? verdict(state) : STRINGS.playground.loading}
      </p>
      {results && (
        <ul className={styles.results}>
          {results.map(({ claim, failure }) => (
            <li key={claim} data-failed={failure === undefined ? undefined : ''}>
              <span className="visually-hidden">
                {failure === undefined ? STRINGS.learn.holds : STRINGS.learn.fails}{' '}
              </span>
              <InlineCode text={claim} />
              {failure !== undefined && <p>{failure}</p>}
            </li>
          ))}
        </ul>
      )}
      {hasPassed && status !== 'running' && next && (
        <ContentLink href={next.href} rel="next" className={styles.next}>
          {fill(STRINGS.learn.next, { title: next.title })}
        </ContentLink>
      )}
    </section>
  );
}

function verdict({ status, results }: RunState): string {
  if (results) {
    const failed = results.filter(({ failure }) => failure !== undefined).length;
    return failed === 0 ? STRINGS.learn.passed : plural(STRINGS.learn.failed, failed);
  }
  if (status === 'running') return STRINGS.learn.checking;
  return status === 'none' ? STRINGS.learn.notChecked : STRINGS.learn.notRun;
}
