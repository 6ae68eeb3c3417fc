import { toString as plainText } from 'mdast-util-to-string';
import { findUnknownNames } from '../mdx/check-expression.ts';
import { prepareMdxSource } from '../mdx/mdx-source.ts';
import { parseMdx } from '../mdx/parse-mdx.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { migrateImports } from './bindings.ts';
import { migrateElements } from './migrate-elements.ts';
import { migrateFences } from './migrate-fences.ts';
import type { FrontMatterResult } from './migrate-front-matter.ts';
import { migrateLinks } from './migrate-links.ts';
import { decide, type FileNote } from './note.ts';
import { noteExpressions } from './note-expressions.ts';
import type { PageContext } from './page-context.ts';
import { prepareText } from './prepare-text.ts';
import type { SourceSite } from './source-site.ts';
import { applyEdits } from './text-edits.ts';

/** A page in this site's dialect. */
export interface MigratedPage {
  text: string;
  notes: FileNote[];
  /** Line of the new file for a line of the old one. */
  lineAfter: (line: number) => number;
}

/**
 * Converts one content file. Everything else stays byte for byte.
 *
 * @param options.frontMatter converts the front matter; left out for partials
 */
export async function migratePage(options: {
  site: SourceSite;
  file: string;
  target: string;
  source: string;
  readFile: (file: string) => string | undefined;
  frontMatter?: (input: { source: string; heading: string | undefined }) => FrontMatterResult;
}): Promise<MigratedPage> {
  const { site, file, target, source, readFile, frontMatter } = options;
  const bodyStart = source.length - splitFrontMatter({ file, source }).body.trimStart().length;
  const prepared = prepareText({
    text: blankHead(source, bodyStart),
    hasMath: site.config.hasMath,
  });
  const text = source.slice(0, bodyStart) + prepared.text.slice(bodyStart);
  const parsed = parseMdx({ file, source: blankHead(text, bodyStart) });
  const page: PageContext = {
    site,
    file,
    target,
    text,
    tree: parsed.tree,
    offset: offsetMap(blankHead(text, bodyStart)),
    bindings: new Map(),
    edits: [],
    notes: [...prepared.notes],
    readFile,
  };
  migrateImports(page);
  migrateElements(page);
  await migrateFences(page);
  migrateLinks(page);
  noteExpressions(page, isSound);
  for (const { line = 1, message, hint = '' } of parsed.problems) {
    page.notes.push(decide(line, `${message} ${hint}`.trim()));
  }
  const title = parsed.tree.children.find((node) => node.type === 'heading' && node.depth === 1);
  const head = frontMatter?.({ source: text, heading: title && plainText(title).trim() });
  const { text: result, lineAfter } = applyEdits(text, [...page.edits, ...(head?.edits ?? [])]);
  const notes = [...(head?.notes ?? []), ...page.notes].sort((a, b) => a.line - b.line);
  return { text: result, notes, lineAfter };
}

/** Replaces the front matter with spaces, so that offsets and lines stay the same. */
const blankHead = (text: string, end: number): string =>
  text.slice(0, end).replace(/[^\n]/g, ' ') + text.slice(end);

/** Expressions in content may use only their own parameters and plain values. */
function isSound(estree: unknown): boolean {
  if (estree === undefined || estree === null) return true;
  const { names, elements } = findUnknownNames(estree as Parameters<typeof findUnknownNames>[0]);
  return names.length === 0 && elements.length === 0;
}

/** The parser sees `\{#` for heading ids: one extra character for each. */
function offsetMap(source: string): (place: number) => number {
  const prepared = prepareMdxSource(source);
  const added: number[] = [];
  for (let at = 0, from = 0; at < prepared.length && from < source.length; at += 1) {
    const isAdded = prepared[at] === '\\' && source[from] === '{' && prepared[at + 1] === '{';
    if (isAdded) added.push(at);
    else from += 1;
  }
  return (place) => place - added.filter((at) => at < place).length;
}
