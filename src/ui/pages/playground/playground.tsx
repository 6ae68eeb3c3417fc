import { useCallback, useEffect, useRef, useState } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { PlaygroundPresets } from '#shared/playground/playground.ts';
import { useMedia } from '../../hooks/use-media.ts';
import { ConsolePanel } from '../../playground/console-panel.tsx';
import { EditorKeys } from '../../playground/editor-keys.tsx';
import { NetworkPanel } from '../../playground/network-panel.tsx';
import { PagePanel, rendersPage } from '../../playground/page-panel.tsx';
import { ProblemList } from '../../playground/problem-list.tsx';
import { canStop, isRunning } from '../../playground/run-state.ts';
import { useCompiler } from '../../playground/use-compiler.ts';
import { useRun } from '../../playground/use-run.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import { breakpoints } from '../../styles/breakpoints.ts';
import { FileEditors, type FileEditorsHandle } from './file-editors.tsx';
import handles from './handles.module.css';
import styles from './playground.module.css';
import { Toolbar } from './toolbar.tsx';
import { useCode } from './use-code.ts';

const WIDE = `(width > ${breakpoints.menu}px)`;

/** Files, and below them their errors, output and requests. In wide windows, it fits the window. */
export function Playground({ presets }: { presets: PlaygroundPresets }) {
  const code = useCode(presets);
  const { compiler, problems, error, retry } = useCompiler(code.files);
  const run = useRun({ compiler, files: code.files });
  const [done, setDone] = useState({ message: '', revision: 0 });
  const editors = useRef<FileEditorsHandle>(null);
  const isWide = useMedia(WIDE);

  const { undo, revision } = code;
  const { clear } = run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other files, another run; another layout, another frame
  useEffect(() => clear(), [revision, isWide, clear]);
  const share = useCallback(async () => {
    const address = await code.share();
    const copied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    const message = copied ? STRINGS.playground.copied : STRINGS.playground.addressIsLink;
    setDone({ message, revision: code.revision });
  }, [code]);

  const download = useCallback(async () => {
    let message: string = STRINGS.playground.downloaded;
    try {
      const { downloadProject } = await import('./download/download-project.ts');
      await downloadProject({ files: code.files, name: code.origin.preset?.id ?? 'playground' });
    } catch (error) {
      message = error instanceof Error ? error.message : String(error);
    }
    setDone({ message, revision: code.revision });
  }, [code]);

  const files = (
    <section className={styles.files} aria-label={STRINGS.code.files}>
      <FileEditors
        key={revision}
        ref={editors}
        files={code.files}
        isSideBySide={isWide}
        problems={problems ?? []}
        compiler={compiler}
        onChange={code.edit}
        onRun={run.start}
      />
    </section>
  );
  const results = (
    <section
      className={styles.results}
      data-page={rendersPage(code.files) ? '' : undefined}
      aria-label={STRINGS.playground.results}
    >
      <ProblemList
        problems={problems}
        hasFailed={error !== undefined}
        hint={STRINGS.playground.problemsHint}
        onChoose={({ file, start }) => editors.current?.goTo(file, start)}
      />
      <PagePanel files={code.files} place={run.place} />
      <ConsolePanel state={run.state} about={code.origin.preset?.description} />
      <NetworkPanel exchanges={run.state.exchanges} />
    </section>
  );
  return (
    <div className={styles.playground}>
      <Toolbar
        presets={presets}
        chosen={code.origin.preset}
        notice={code.notice}
        isWide={isWide}
        isReady={problems !== undefined}
        isRunning={isRunning(run.state)}
        canStop={canStop(run.state)}
        message={done.revision === revision ? done.message : ''}
        onChoose={code.choose}
        onRun={run.start}
        onStop={run.stop}
        onReset={code.reset}
        onUndo={
          undo &&
          (() => {
            undo();
            setDone({ message: STRINGS.playground.undone, revision: revision + 1 });
          })
        }
        onFormat={() => editors.current?.format()}
        onShare={share}
        onDownload={download}
      />
      {error && <LoadingFailed error={error} onRetry={retry} />}
      <div className={styles.workbench}>
        {isWide ? (
          <Group orientation="vertical">
            <Panel defaultSize="64%" minSize="25%">
              {files}
            </Panel>
            <Separator className={handles.handle} aria-label={STRINGS.playground.heightOfFiles} />
            <Panel minSize="15%">{results}</Panel>
          </Group>
        ) : (
          <>
            {files}
            {results}
          </>
        )}
      </div>
      <EditorKeys template={STRINGS.playground.keys} />
    </div>
  );
}
