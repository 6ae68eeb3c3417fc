import type { Node } from 'unist';
import type { CodeHighlighter } from '#engine/code/code-highlighter.ts';
import type { ContentProse } from '#shared/content.ts';
import type { Problem, ProblemSeverity, SourceLocation } from '#shared/problem.ts';

/** What compiling needs of the outside. Paths are absolute. */
export interface MdxServices {
  highlighter: CodeHighlighter;
  /** Undefined where there is no such file. */
  readFile(path: string): Promise<Uint8Array | undefined>;
  /** Names in a folder, for suggestions; empty where there is no such folder. */
  listFolder(path: string): Promise<string[]>;
}

/** What the transforms of one compilation share. */
export interface MdxContext {
  /** The site's folder. */
  root: string;
  /** The file that is compiled, relative to `root`. */
  file: string;
  services: MdxServices;
  problems: Problem[];
  /** Of the file and of every partial that it shows. */
  prose: ContentProse[];
  /** Files that were asked for, missing ones too: the result changes when they appear. */
  dependencies: Set<string>;
  /** The file of nodes that came from a partial; others are from `file`. */
  partialOf: WeakMap<Node, string>;
}

/** The file that a node was written in. */
export function fileOf(node: Node, context: MdxContext): string {
  return context.partialOf.get(node) ?? context.file;
}

/** Where a node was written. */
export function locate(
  node: Node,
  context: MdxContext,
): SourceLocation & { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: fileOf(node, context), line, column };
}

/** Notes a problem at a node; an error unless said otherwise. */
export function report(
  context: MdxContext,
  node: Node,
  problem: {
    code: string;
    message: string;
    hint?: string;
    severity?: ProblemSeverity;
    /** Lines below the node's first line. */
    lineOffset?: number;
    /** Where the node itself has no place, such as an attribute: its element. */
    fallback?: Node;
  },
): void {
  const { lineOffset = 0, fallback, severity = 'error', ...rest } = problem;
  const place = locate(node.position === undefined && fallback ? fallback : node, context);
  const file = fallback ? fileOf(fallback, context) : place.file;
  context.problems.push({
    ...rest,
    severity,
    file,
    line: place.line + lineOffset,
    column: lineOffset > 0 ? 1 : place.column,
  });
}
