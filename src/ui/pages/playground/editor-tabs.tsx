import { type Ref, useId, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { plural } from '#shared/strings/fill.ts';
import { TabList, TabPanel } from '../../primitives/tab-list.tsx';
import type { CompilerClient } from './connect-compiler.ts';
import { CodeEditor } from './editor/code-editor.tsx';
import { EditorKeys } from './editor-keys.tsx';
import styles from './editor-tabs.module.css';
import { useEditors } from './use-editors.ts';

export interface EditorTabsHandle {
  /** Shows a file with the cursor at a position. */
  goTo(file: string, offset: number): void;
}

/** A tab for each file, with its number of errors, and an editor below each. */
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
  const editors = useEditors();

  useImperativeHandle(ref, () => ({
    goTo(file, offset) {
      flushSync(() => show(file));
      editors.goTo(file, offset);
    },
  }));

  return (
    <div className={styles.editors}>
      <TabList
        id={id}
        name={STRINGS.code.files}
        tabs={files.map(({ name }) => ({
          value: name,
          label: <FileLabel name={name} problems={problems} />,
        }))}
        chosen={shown}
        onChoose={show}
        className={styles.tabs}
        tabClassName={styles.tab}
      />
      {files.map((file, index) => (
        <TabPanel
          key={file.name}
          id={id}
          index={index}
          isShown={file.name === shown}
          className={styles.panel}
        >
          <CodeEditor
            ref={editors.refOf(file.name)}
            className={styles.editor}
            file={file}
            problems={problems.filter((problem) => problem.file === file.name)}
            compiler={compiler}
            onChange={(code) => onChange(file.name, code)}
            onRun={onRun}
          />
        </TabPanel>
      ))}
      <div className={styles.keys}>
        <EditorKeys template={STRINGS.playground.keys} />
      </div>
    </div>
  );
}

function FileLabel({ name, problems }: { name: string; problems: readonly CodeProblem[] }) {
  const count = problems.filter(({ file }) => file === name).length;
  return (
    <>
      {name}
      {count > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden"> {plural(STRINGS.playground.errors, count)}</span>
        </span>
      )}
    </>
  );
}
