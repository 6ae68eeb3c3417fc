import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import type { CompilerClient } from '../connect-compiler.ts';
import { createEditor, type Editor } from './create-editor.ts';

/** An editor for one file. It starts with the file's code and keeps its own state from then on. */
export function CodeEditor(props: {
  file: SampleFile;
  /** Problems of this file. */
  problems: readonly CodeProblem[];
  compiler: CompilerClient | undefined;
  onChange: (code: string) => void;
  onRun: () => void;
  className?: string | undefined;
  /** Styled as a tool, unless it is part of a text page. */
  look?: 'tool' | 'page';
  /** Receives the editor's handle. */
  ref?: Ref<Editor>;
}) {
  const { file, problems, compiler, onChange, onRun, className, look = 'tool', ref } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor>(undefined);
  const latest = useRef({ file, compiler, onChange, onRun });
  latest.current = { file, compiler, onChange, onRun };
  const { name } = file;
  const begin = useRef(file.code);

  useLayoutEffect(() => {
    if (!place.current) return;
    const created = createEditor({
      parent: place.current,
      code: begin.current,
      label: `Code: ${name}`,
      isJsx: name.endsWith('.tsx'),
      look,
      help: {
        describe: async (offset) => latest.current.compiler?.describe({ file: name, offset }),
        complete: async (offset) => latest.current.compiler?.complete({ file: name, offset }),
        format: async (code) => (await latest.current.compiler?.format({ name, code })) ?? [],
      },
      onChange: (code) => latest.current.onChange(code),
      onRun(code) {
        // React may not have rendered the last key yet, and then the code before it would run.
        if (code !== latest.current.file.code) flushSync(() => latest.current.onChange(code));
        latest.current.onRun();
      },
    });
    editor.current = created;
    return () => created.close();
  }, [name, look]);

  useEffect(() => editor.current?.setProblems(problems), [problems]);
  useImperativeHandle(ref, () => {
    if (!editor.current) throw new Error('The editor was requested before it was created.');
    return editor.current;
  }, []);
  return <div ref={place} className={className} />;
}
