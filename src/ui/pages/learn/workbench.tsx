import { useCallback, useEffect, useRef, useState } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { LessonPage } from '#shared/page-data.ts';
import { ConsolePanel } from '../../playground/console-panel.tsx';
import { NetworkPanel } from '../../playground/network-panel.tsx';
import { rendersPage } from '../../playground/page-panel.tsx';
import { ProblemList } from '../../playground/problem-list.tsx';
import { useCompiler } from '../../playground/use-compiler.ts';
import { useRun } from '../../playground/use-run.ts';
import { LoadingFailed } from '../../primitives/loading-failed.tsx';
import { CheckPanel } from './check-panel.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LessonEditors, type LessonEditorsHandle } from './lesson-editors.tsx';
import { readCode, useDone, watchCode, writeCode } from './progress.ts';
import styles from './workbench.module.css';

/** Props that a lesson passes to its editors. */
export type WorkbenchLesson = Pick<
  LessonPage,
  'slug' | 'hints' | 'start' | 'solution' | 'check'
> & { next: LessonPage['pagination']['next'] | undefined };

/** The code of a lesson: editors, console and requests, and the checks. */
export function Workbench({ lesson }: { lesson: WorkbenchLesson }) {
  const { slug, start, solution, check } = lesson;
  const [{ files, isStored }, setCode] = useState(() => ({
    files: readCode(slug, start),
    /** To store again what another tab has stored could undo what it has stored since. */
    isStored: true,
  }));
  /** Changes when all files are replaced, which resets the editors. */
  const [revision, setRevision] = useState(0);
  /** The files before they were last replaced. */
  const [before, setBefore] = useState<readonly SampleFile[]>();
  const { compiler, problems, error, retry } = useCompiler(files);
  const run = useRun({ compiler, files });
  const { finish } = useDone();
  const editors = useRef<LessonEditorsHandle>(null);
  const { results } = run.state;
  const hasPassed = results?.every(({ failure }) => failure === undefined) === true;

  useEffect(() => {
    if (!isStored) writeCode(slug, files, start);
  }, [slug, files, isStored, start]);
  // Otherwise, the next key in this tab would overwrite the work in another.
  const { clear } = run;
  useEffect(
    () =>
      watchCode(slug, start, (theirs) => {
        clear();
        setCode({ files: theirs, isStored: true });
        setRevision((count) => count + 1);
      }),
    [slug, start, clear],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (hasPassed) finish(slug);
  }, [hasPassed, slug]);

  const edit = useCallback((name: string, code: string) => {
    setCode((current) => ({
      files: current.files.map((file) => (file.name === name ? { name, code } : file)),
      isStored: false,
    }));
  }, []);
  const replace = (next: readonly SampleFile[]) => {
    run.clear();
    setBefore(files);
    setCode({ files: next, isStored: false });
    setRevision((count) => count + 1);
  };
  const startCheck = () => run.check(check);
  const hasPage = rendersPage(files);

  return (
    <div className={styles.workbench}>
      {error && <LoadingFailed error={error} onRetry={retry} />}
      <LessonEditors
        key={revision}
        ref={editors}
        files={files}
        problems={problems ?? []}
        compiler={compiler}
        onChange={edit}
        onRun={startCheck}
      />
      <ProblemList
        problems={problems}
        hasFailed={error !== undefined}
        onChoose={({ file, start: offset }) => editors.current?.goTo(file, offset)}
      />
      <CheckPanel
        state={run.state}
        isReady={problems !== undefined}
        next={lesson.next}
        onCheck={startCheck}
      />
      <HelpPanel
        hints={lesson.hints}
        onSolution={() => replace(solution)}
        onReset={() => replace(start)}
        onUndo={before && (() => replace(before))}
      />
      <section className={styles.page} aria-labelledby="learn-app" hidden={!hasPage}>
        <h2 id="learn-app">{STRINGS.learn.app}</h2>
        {run.state.status === 'none' && <p>{STRINGS.learn.appWaits}</p>}
        <div ref={run.place} className={styles.frame} />
      </section>
      <div className={styles.panels}>
        <ConsolePanel state={run.state} />
        <NetworkPanel exchanges={run.state.exchanges} />
      </div>
    </div>
  );
}
