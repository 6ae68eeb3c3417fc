import { useEffect, useLayoutEffect, useRef } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import { CloseIcon } from '../../icons/icons.tsx';
import button from '../../primitives/button.module.css';
import iconButton from '../../primitives/icon-button.module.css';
import { isAwaited } from '../../primitives/is-awaited.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import { ConsolePanel } from '../console-panel.tsx';
import { NetworkPanel } from '../network-panel.tsx';
import { PagePanel, rendersPage } from '../page-panel.tsx';
import { isRunning } from '../run-state.ts';
import { useCompiler } from '../use-compiler.ts';
import { useRun } from '../use-run.ts';
import styles from './run-drawer.module.css';

/**
 * The output of a sample, at the bottom of its page, which stays usable. It runs as soon as the compiler has started.
 *
 * @param props.link leads to the sample in the playground
 */
export function RunDrawer(props: {
  files: readonly SampleFile[];
  link: HTMLAnchorElement;
  onClose: () => void;
}) {
  const { files, link, onClose } = props;
  const drawer = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const { compiler, error, retry } = useCompiler(files);
  const run = useRun({ compiler, files });
  const { start } = run;
  useEffect(() => {
    if (compiler) start();
  }, [compiler, start]);
  useEffect(() => {
    const block = link.closest('[data-code-block]');
    if (!block || !isAwaited(block, link)) return;
    drawer.current?.focus();
    block.scrollIntoView({ block: 'nearest' });
  }, [link]);
  // A button that goes away takes focus with it, and no blur is reported. Escape is only heard inside.
  useLayoutEffect(() => {
    if (hasFocus.current && !drawer.current?.contains(document.activeElement)) {
      drawer.current?.focus();
    }
  });

  return (
    <section
      ref={drawer}
      className={styles.drawer}
      aria-label={STRINGS.playground.sampleRun}
      tabIndex={-1}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      data-print="hide"
    >
      <div className={styles.bar}>
        <button type="button" className={button.outline} disabled={!compiler} onClick={start}>
          {STRINGS.playground.runAgain}
        </button>
        {isRunning(run.state) && (
          <button type="button" className={button.outline} onClick={run.stop}>
            {STRINGS.playground.stop}
          </button>
        )}
        <span role="status" className={styles.loading}>
          {!compiler && !error && STRINGS.playground.loading}
        </span>
        <a className={styles.edit} href={link.href}>
          {STRINGS.playground.edit}
        </a>
        <button
          type="button"
          className={iconButton.button}
          aria-label={STRINGS.playground.closeRun}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </div>
      {error && <LoadingFailed error={error} onRetry={retry} />}
      <div className={styles.results} data-page={rendersPage(files) ? '' : undefined}>
        <PagePanel files={files} place={run.place} />
        <ConsolePanel state={run.state} />
        <NetworkPanel exchanges={run.state.exchanges} />
      </div>
    </section>
  );
}
