import { type RefCallback, useRef } from 'react';
import type { Editor } from './editor/create-editor.ts';

/** The mounted editors of several files. */
export interface Editors {
  /** Ref for the editor of a file. */
  refOf(file: string): RefCallback<Editor>;
  /** Formats every file. */
  format(): void;
  /** Places the cursor in a file. */
  goTo(file: string, offset: number): void;
}

export function useEditors(): Editors {
  const editors = useRef(new Map<string, Editor>());
  return {
    refOf: (file) => (editor) => {
      if (editor) editors.current.set(file, editor);
      return () => {
        editors.current.delete(file);
      };
    },
    format() {
      for (const editor of editors.current.values()) void editor.format();
    },
    goTo: (file, offset) => editors.current.get(file)?.goTo(offset),
  };
}
