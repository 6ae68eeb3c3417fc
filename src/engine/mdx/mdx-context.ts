import type { Node } from 'unist';
import type { CodeHighlighter } from '#engine/code/code-highlighter.ts';
import type { ContentProse } from '#shared/content.ts';
import type { Problem, ProblemSeverity, SourceLocation } from '#shared/problem.ts';

/** The file access that compiling needs. Paths are absolute. */
export interface MdxServices {
  highlighter: CodeHighlighter;
  /** Undefined if the file does not exist. */
  readFile(path: string): Promise<Uint8Array | undefined>;
  /** Names in a folder, for suggestions; empty if the folder does not exist. */
  listFolder(path: string): Promise<string[]>;
}

/** State shared by the transforms of one compilation. */
export interface MdxContext {
  /** The site's folder. */
  root: string;
  /** The compiled file, relative to `root`. */
  file: string;
  services: MdxServices;
  problems: Problem[];
  /** Problems of the file and all its partials. */
  prose: ContentProse[];
  /** All requested files, including missing ones, because the result changes when they appear. */
  dependencies: Set<string>;
  /** The file of nodes from a partial; other nodes are from `file`. */
  partialOf: WeakMap<Node, string>;
}

/** The source file of a node. */
export function fileOf(node: Node, context: MdxContext): string {
  return context.partialOf.get(node) ?? context.file;
}

/** The source position of a node. */
export function locate(
  node: Node,
  context: MdxContext,
): SourceLocation & { line: number; column: number } {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: fileOf(node, context), line, column };
}

/** Adds a problem at a node, by default an error. */
export function report(
  context: MdxContext,
  node: Node,
  problem: {
    code: string;
    message: string;
    hint?: string;
    severity?: ProblemSeverity;
    /** Line offset from the node's first line. */
    lineOffset?: number;
    /** The element to use if the node has no position, such as an attribute. */
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
