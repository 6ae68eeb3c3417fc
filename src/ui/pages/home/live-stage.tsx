import { useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import { PLAYGROUND_PATH } from '#shared/playground/playground.ts';
import { ConsolePanel } from '../../playground/console-panel.tsx';
import { CodeEditor } from '../../playground/editor/code-editor.tsx';
import type { Editor } from '../../playground/editor/create-editor.ts';
import { addressOf } from '../../playground/load-assets.ts';
import { NetworkPanel } from '../../playground/network-panel.tsx';
import { isRunning } from '../../playground/run-state.ts';
import { useCompiler } from '../../playground/use-compiler.ts';
import { useRun } from '../../playground/use-run.ts';
import button from '../../primitives/button.module.css';
import { isAwaited } from '../../primitives/is-awaited.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import live from './live-demo.module.css';
import { useWireEnds } from './use-wire-ends.ts';
import controls from './wire-controls.module.css';
import styles from './wire-demo.module.css';
import { clientCode, serverCode } from './wire-demo-code.ts';
import { WireDrawing } from './wire-drawing.tsx';

const begin: SampleFile[] = [
  { name: 'server.ts', code: serverCode },
  { name: 'client.ts', code: clientCode },
];

/** Server and client in editors, joined by a wire that breaks when the types stop matching. */
export function LiveStage() {
  const [files, setFiles] = useState<readonly SampleFile[]>(begin);
  const [revision, setRevision] = useState(0);
  const { compiler, problems, error, retry } = useCompiler(files);
  const run = useRun({ compiler, files });
  const server = useRef<Editor>(null);
  const client = useRef<Editor>(null);
  const stage = useRef<HTMLDivElement>(null);
  const ends = useWireEnds({ stage, server, client, problems, files });

  useEffect(() => {
    if (stage.current && isAwaited(stage.current)) {
      server.current?.goTo(serverCode.indexOf("name: 'Ada"));
    }
  }, []);
  const reset = () => {
    setFiles(begin);
    setRevision((count) => count + 1);
    run.clear();
  };
  const pane = (name: 'server' | 'client', editor: typeof server) => {
    const file = files.find((candidate) => candidate.name === `${name}.ts`);
    if (!file) return null;
    return (
      <figure className={styles.pane} data-side={name}>
        <figcaption className={styles.bar}>{file.name}</figcaption>
        <CodeEditor
          key={revision}
          ref={editor}
          className={live.editor}
          look="page"
          file={file}
          problems={(problems ?? []).filter((problem) => problem.file === file.name)}
          compiler={compiler}
          onRun={run.start}
          onChange={(code) =>
            setFiles((all) => all.map((it) => (it.name === file.name ? { ...it, code } : it)))
          }
        />
      </figure>
    );
  };
  const running = isRunning(run.state);
  return (
    <>
      {error && <LoadingFailed error={error} onRetry={retry} />}
      <div ref={stage} className={styles.stage} data-broken={problems?.length ? '' : undefined}>
        {pane('server', server)}
        <WireDrawing {...ends} />
        {pane('client', client)}
      </div>
      <div className={controls.controls}>
        <span className={live.actions}>
          <button
            type="button"
            className={button.filled}
            disabled={problems === undefined}
            onClick={run.start}
          >
            {run.state.status === 'none' ? 'Run' : 'Run again'}
          </button>
          {running && (
            <button type="button" className={button.outline} onClick={run.stop}>
              Stop
            </button>
          )}
          <button type="button" className={button.outline} onClick={reset}>
            Reset
          </button>
          <a href={addressOf(PLAYGROUND_PATH)}>More examples in the playground</a>
        </span>
        <p role="status" className={controls.verdict} data-bad={problems?.length ? '' : undefined}>
          {error ? 'The code has not been checked.' : verdict(problems?.length)}
        </p>
      </div>
      <p className={live.hint}>
        Rename <code>name</code> on the server, or ask for a number as <code>id</code>.{' '}
        <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves an editor.
      </p>
      <div hidden ref={run.place} />
      {run.state.status !== 'none' && (
        <div className={live.results}>
          <NetworkPanel exchanges={run.state.exchanges} />
          <ConsolePanel state={run.state} />
        </div>
      )}
    </>
  );
}

function verdict(count: number | undefined): string {
  if (count === undefined) return 'TypeScript is loading…';
  if (count === 0) return 'The client knows every type. Nothing was generated.';
  return count === 1
    ? 'One error, in the editor, before anything ran.'
    : `${count} errors, in the editor, before anything ran.`;
}
