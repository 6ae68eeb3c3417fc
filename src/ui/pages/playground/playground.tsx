import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlaygroundPresets } from '#shared/playground/playground.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import { ConsolePanel } from './console-panel.tsx';
import { EditorTabs, type EditorTabsHandle } from './editor-tabs.tsx';
import { NetworkPanel } from './network-panel.tsx';
import styles from './playground.module.css';
import { ProblemList } from './problem-list.tsx';
import { isRunning } from './run-state.ts';
import { Toolbar } from './toolbar.tsx';
import { useCode } from './use-code.ts';
import { useCompiler } from './use-compiler.ts';
import { useRun } from './use-run.ts';

/** Files on one side, their output and requests on the other. */
export function Playground({ presets }: { presets: PlaygroundPresets }) {
  const code = useCode(presets);
  const { compiler, problems, error, retry } = useCompiler(code.files);
  const run = useRun({ compiler, files: code.files });
  const [message, setMessage] = useState('');
  const editors = useRef<EditorTabsHandle>(null);

  const { undo } = code;
  const { clear } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files, another run
  useEffect(() => clear(), [code.revision, clear]);
  const share = useCallback(async () => {
    const address = await code.share();
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setMessage(copied ? STRINGS.playground.copied : STRINGS.playground.addressIsLink);
  }, [code]);

  const hasPage = code.files.some(({ name }) => name.endsWith('.tsx'));
  return (
    <div className={styles.playground}>
      <Toolbar
        presets={presets}
        chosen={code.origin.preset}
        notice={code.notice}
        isReady={problems !== undefined}
        hasFailed={error !== undefined}
        isRunning={isRunning(run.state)}
        message={message}
        onChoose={code.choose}
        onRun={run.start}
        onStop={run.stop}
        onReset={code.reset}
        onUndo={
          undo &&
          (() => {
            undo();
            setMessage(STRINGS.playground.undone);
          })
        }
        onShare={share}
      />
      {error && <LoadingFailed error={error} onRetry={retry} />}
      <div className={styles.sides}>
        <section className={styles.side} aria-label={STRINGS.code.files}>
          <EditorTabs
            key={code.revision}
            ref={editors}
            files={code.files}
            problems={problems ?? []}
            compiler={compiler}
            onChange={code.edit}
            onRun={run.start}
          />
          <ProblemList
            problems={problems}
            hasFailed={error !== undefined}
            onChoose={({ file, start }) => editors.current?.goTo(file, start)}
          />
        </section>
        <section className={styles.side} aria-label={STRINGS.playground.results}>
          <div className={styles.panel} hidden={!hasPage}>
            <h2>{STRINGS.playground.page}</h2>
            <div ref={run.place} className={styles.frame} />
          </div>
          <ConsolePanel state={run.state} />
          <NetworkPanel exchanges={run.state.exchanges} />
        </section>
      </div>
    </div>
  );
}
