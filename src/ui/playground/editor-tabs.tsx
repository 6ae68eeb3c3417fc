import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { nextTabIndex } from '../mdx/next-tab-index.ts';
import type { CompilerClient } from './connect-compiler.ts';
import { CodeEditor } from './editor/code-editor.tsx';
import type { Editor } from './editor/create-editor.ts';
import styles from './editor-tabs.module.css';

export interface EditorTabsHandle {
  /** Shows a file with the cursor at a place. */
  goTo(file: string, offset: number): void;
}

/** A tab for each file, with the number of its errors, and an editor below each. */
export function EditorTabs(props: {
  files: readonly SampleFile[];
  problems: readonly CodeProblem[];
  compiler: CompilerClient | undefined;
  onChange: (name: string, code: string) => void;
  onRun: () => void;
  ref?: Ref<EditorTabsHandle>;
}) {
  const { files, problems, compiler, onChange, onRun, ref } = props;
  const id = useId();
  const [shown, show] = useState(files[0]?.name);
  const list = useRef<HTMLDivElement>(null);
  const editors = useRef(new Map<string, Editor>());

  useImperativeHandle(ref, () => ({
    goTo(file, offset) {
      flushSync(() => show(file));
      editors.current.get(file)?.goTo(offset);
    },
  }));
  const onKeyDown = ({ key, currentTarget, preventDefault }: KeyboardEvent) => {
    const next = nextTabIndex({
      key,
      index: files.findIndex(({ name }) => name === shown),
      count: files.length,
      isRightToLeft: getComputedStyle(currentTarget).direction === 'rtl',
    });
    if (next === undefined) return;
    preventDefault();
    show(files[next]?.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div className={styles.editors}>
      <div
        ref={list}
        role="tablist"
        aria-label="Files"
        className={styles.tabs}
        onKeyDown={onKeyDown}
      >
        {files.map(({ name }, index) => {
          const count = problems.filter(({ file }) => file === name).length;
          return (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={name === shown}
              tabIndex={name === shown ? 0 : -1}
              className={styles.tab}
              onClick={() => show(name)}
            >
              {name}
              {count > 0 && (
                <span className={styles.count}>
                  {count}
                  <span className="visually-hidden"> {count === 1 ? 'error' : 'errors'}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      {files.map((file, index) => (
        <div
          key={file.name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={file.name !== shown}
          className={styles.panel}
        >
          <CodeEditor
            ref={(editor) => {
              if (editor) editors.current.set(file.name, editor);
              return () => {
                editors.current.delete(file.name);
              };
            }}
            className={styles.editor}
            file={file}
            problems={problems.filter((problem) => problem.file === file.name)}
            compiler={compiler}
            onChange={(code) => onChange(file.name, code)}
            onRun={onRun}
          />
        </div>
      ))}
      <p className={styles.hint}>
        <kbd>Tab</kbd> indents. <kbd>Esc</kbd>, then <kbd>Tab</kbd> leaves the editor.{' '}
        <kbd>Ctrl</kbd> or <kbd>⌘</kbd> with <kbd>Enter</kbd> runs.
      </p>
    </div>
  );
}
