/** A place in the code that a reader sees. Line and column count from 0, in UTF-16 units. */
export interface CodeRange {
  line: number;
  column: number;
  length: number;
}

/** What an editor would say about an identifier. */
export interface Hover extends CodeRange {
  /** Kind, name and type, as TypeScript, on several lines where it is long. */
  text: string;
  /** Documentation of the symbol: Markdown as written in its source. */
  docs?: string;
}

/**
 * Something that the compiler says about a line and that is always shown below it: an error that the
 * author expects, the type that `// ^?` asks for, the names that `// ^|` asks for.
 */
export interface SampleNote extends CodeRange {
  kind: 'error' | 'type' | 'completions';
  text: string;
  /** Number of the error. */
  code?: number;
}

/** What the checker knows of one shown file of a code block. */
export interface SampleAnnotations {
  hovers: Hover[];
  notes: SampleNote[];
}

/** A hover in the HTML of a page: `id` is its place in the page's `hovers.json`. */
export interface HoverMark extends CodeRange {
  id: number;
}

/** What a drawn code block shows of its annotations. */
export interface CodeMarks {
  hovers: HoverMark[];
  notes: SampleNote[];
}

/** One entry of a page's `hovers.json`, which is loaded on the first hover. */
export type HoverText = Pick<Hover, 'text' | 'docs'>;

/** Where the hovers of a page lie: beside its HTML. */
export function hoversPath(path: string): string {
  return path === '/' ? '/hovers.json' : `${path}/hovers.json`;
}
