import { Fragment, type Ref, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { Group, Panel, Separator } from 'react-resizable-panels';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem } from '#shared/playground/compiler.ts';
import { entryOf } from '#shared/playground/playground.ts';
import type { CompilerClient } from '../../playground/connect-compiler.ts';
import { useEditors } from '../../playground/use-editors.ts';
import { EditorTabs } from './editor-tabs.tsx';
import handles from './handles.module.css';

/** The actions that the editors offer to the toolbar and the list of problems. */
export interface FileEditorsHandle {
  /** Formats every file. */
  format(): void;
  /** Shows a file with the cursor at a position. */
  goTo(file: string, offset: number): void;
}

/**
 * The editors. If they are side by side, the first file, which is the server's, keeps the left one, so that the client's
 * errors are seen while the server changes.
 */
export function FileEditors(props: {
  files: readonly SampleFile[];
  isSideBySide: boolean;
  problems: readonly CodeProblem[];
  compiler: CompilerClient | undefined;
  onChange: (name: string, code: string) => void;
  onRun: () => void;
  ref?: Ref<FileEditorsHandle>;
}) {
  const { files, isSideBySide, ref, ...rest } = props;
  const editors = useEditors();
  /** Names of chosen files, the last one first. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const show = (name: string) => setChosen((names) => [name, ...names.filter((it) => it !== name)]);

  useImperativeHandle(ref, () => ({
    format: editors.format,
    goTo(file, offset) {
      flushSync(() => show(file));
      editors.goTo(file, offset);
    },
  }));

  const tabs = (group: readonly SampleFile[]) => {
    const names = group.map(({ name }) => name);
    // The client is more interesting than the set-up beside it.
    const first = group === files ? names[0] : names.find((name) => name === entryOf(files));
    const shown = chosen.find((name) => names.includes(name)) ?? first ?? names[0];
    return <EditorTabs {...rest} files={group} shown={shown} onShow={show} editors={editors} />;
  };
  if (!isSideBySide) return tabs(files);
  const groups = [files.slice(0, 1), files.slice(1)].filter(({ length }) => length > 0);
  return (
    <Group>
      {groups.map((group, index) => (
        <Fragment key={group[0]?.name}>
          {index > 0 && (
            <Separator className={handles.handle} aria-label={STRINGS.playground.widthOfFiles} />
          )}
          <Panel minSize="20%">{tabs(group)}</Panel>
        </Fragment>
      ))}
    </Group>
  );
}
