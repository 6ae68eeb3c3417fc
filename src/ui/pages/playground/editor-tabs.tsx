import { useId } from 'react';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { plural } from '#shared/strings/fill.ts';
import type { CompilerClient } from '../../playground/connect-compiler.ts';
import { CodeEditor } from '../../playground/editor/code-editor.tsx';
import type { Editors } from '../../playground/use-editors.ts';
import { TabList, TabPanel } from '../../primitives/tab-list.tsx';
import styles from './editor-tabs.module.css';

/** A tab for each file, with its number of errors, and an editor below each. */
export function EditorTabs(props: {
  files: readonly SampleFile[];
  /** Name of the visible file. */
  shown: string | undefined;
  onShow: (name: string) => void;
  /** Receives the editors. */
  editors: Editors;
  problems: readonly CodeProblem[];
  compiler: CompilerClient | undefined;
  onChange: (name: string, code: string) => void;
  onRun: () => void;
}) {
  const { files, shown, onShow, editors, problems, compiler, onChange, onRun } = props;
  const id = useId();
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
        onChoose={onShow}
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
