import { type Ref, useId, useImperativeHandle } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { plural } from '#shared/strings/fill.ts';
import type { CompilerClient } from '../../playground/connect-compiler.ts';
import { CodeEditor } from '../../playground/editor/code-editor.tsx';
import { EditorKeys } from '../../playground/editor-keys.tsx';
import { useEditors } from '../../playground/use-editors.ts';
import styles from './lesson-editors.module.css';

/** The actions that the editors offer to the list of problems. */
export interface LessonEditorsHandle {
  /** Places the cursor in a file. */
  goTo(file: string, offset: number): void;
}

/** All files are visible, because a change in one affects others. */
export function LessonEditors(props: {
  files: readonly SampleFile[];
  problems: readonly CodeProblem[];
  compiler: CompilerClient | undefined;
  onChange: (name: string, code: string) => void;
  onRun: () => void;
  ref?: Ref<LessonEditorsHandle>;
}) {
  const { files, problems, compiler, onChange, onRun, ref } = props;
  const id = useId();
  const editors = useEditors();
  useImperativeHandle(ref, () => ({ goTo: editors.goTo }));
  return (
    <>
      <div className={styles.editors}>
        {files.map((file, index) => {
          const own = problems.filter((problem) => problem.file === file.name);
          return (
            <section key={file.name} className={styles.file} aria-labelledby={`${id}-${index}`}>
              <h2 id={`${id}-${index}`} className={styles.name}>
                {file.name}
                {own.length > 0 && (
                  <span className={styles.count}>
                    {' '}
                    {plural(STRINGS.playground.errors, own.length)}
                  </span>
                )}
              </h2>
              <CodeEditor
                ref={editors.refOf(file.name)}
                className={styles.editor}
                file={file}
                problems={own}
                compiler={compiler}
                onChange={(code) => onChange(file.name, code)}
                onRun={onRun}
              />
            </section>
          );
        })}
      </div>
      <EditorKeys template={STRINGS.learn.keys} />
    </>
  );
}
