import { type Ref, useId, useImperativeHandle, useRef } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { plural } from '#shared/strings/fill.ts';
import type { CompilerClient } from '../playground/connect-compiler.ts';
import { CodeEditor } from '../playground/editor/code-editor.tsx';
import type { Editor } from '../playground/editor/create-editor.ts';
import { EditorKeys } from '../playground/editor-keys.tsx';
import styles from './lesson-editors.module.css';

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
  const editors = useRef(new Map<string, Editor>());
  useImperativeHandle(ref, () => ({
    goTo: (file, offset) => editors.current.get(file)?.goTo(offset),
  }));
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
                ref={(editor) => {
                  if (editor) editors.current.set(file.name, editor);
                  return () => {
                    editors.current.delete(file.name);
                  };
                }}
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
