import type { ContentCodeBlock } from '#shared/content.ts';
import type { SampleAnnotations, SampleNote } from '#shared/hover.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { canonicalLanguage } from '../code/code-languages.ts';
import { readCodeMarks } from '../code/code-marks.ts';
import { parseFenceMeta } from '../code/fence-meta.ts';
import {
  defaultFileName,
  parseSample,
  type SampleLine,
  type SamplePart,
  splitSample,
} from '../code/parse-sample.ts';
import { fencedCode } from '../mdx/markdown-template.ts';
import { titleMeta } from '../mdx/portable-fence.ts';
import { readDirective } from '../samples/read-directives.ts';
import { languageOfFile } from './language-of-file.ts';

/** Input for writing a sample. */
export interface SampleText {
  block: ContentCodeBlock;
  /** Compiler results, one entry for each visible file. */
  annotations: readonly SampleAnnotations[] | undefined;
  /** Code of a fixture in the sample's version, for `// @include:`. */
  fixture: (name: string) => string | undefined;
  /** Whether to omit hidden lines and files, which shortens a long text. */
  shownOnly?: boolean;
  strings: Strings;
}

/**
 * A sample as a program that can be copied: with hidden setup, one fence per file (`title` is its name, `file="2/3"`
 * its position), and compiler messages as comments below their lines.
 */
export function sampleMarkdown(sample: SampleText): string {
  const { block } = sample;
  const { title, version, nocheck } = parseFenceMeta(block.meta);
  const notesAt = indexNotes(sample);
  const files = splitSample(block.code)
    .map((part) => ({ name: part.name, code: fileText({ part, sample, notesAt }) }))
    .filter(({ code }) => code !== '');
  return files
    .map(({ name, code }, index) => {
      const isOne = files.length === 1;
      const called = name ?? (isOne ? title : defaultFileName(block.language));
      const meta = [
        ...(called === undefined ? [] : [titleMeta(called)]),
        ...(isOne ? [] : [`file="${index + 1}/${files.length}"`]),
        ...(version === undefined ? [] : [`version="${version}"`]),
        // It was not compiled, and readers should know that.
        ...(nocheck === undefined ? [] : [`unchecked="${nocheck}"`]),
      ];
      // A sample may contain files of several languages in one fence.
      const language = languageOfFile(called ?? '') ?? canonicalLanguage(block.language);
      return fencedCode({ language, meta: meta.join(' '), code });
    })
    .join('\n\n');
}

type NotesAt = ReadonlyMap<number, SampleNote[]>;

/** Notes by their line in the fence. */
function indexNotes({ block, annotations = [] }: SampleText): NotesAt {
  const found = new Map<number, SampleNote[]>();
  for (const [file, { lines }] of parseSample(block).files.entries()) {
    for (const note of annotations[file]?.notes ?? []) {
      const source = lines[note.line]?.source;
      if (source !== undefined) found.set(source, [...(found.get(source) ?? []), note]);
    }
  }
  return found;
}

function fileText(options: { part: SamplePart; sample: SampleText; notesAt: NotesAt }): string {
  const { part, sample, notesAt } = options;
  const { strings } = sample;
  const lines: string[] = [];
  let notes: SampleNote[] = [];
  for (const line of part.lines) {
    if (line.role === 'directive') {
      lines.push(...answerDirective({ line, notes, sample }));
      continue;
    }
    if (sample.shownOnly && line.role === 'hidden') continue;
    const [marked] = readCodeMarks([line]).lines;
    if (!marked) continue;
    const { text } = marked;
    // Lines removed by a diff are not part of the program.
    lines.push(
      marked.marks.has('del')
        ? text.replace(/\S.*/, (code) => `// ${strings.code.removed} ${code}`)
        : text,
    );
    notes = notesAt.get(line.source) ?? notes;
    for (const note of notesAt.get(line.source) ?? []) {
      if (note.kind !== 'error') continue;
      const message = fill(strings.twins.error, { code: String(note.code), text: note.text });
      lines.push(...comment({ text: message, like: text }));
    }
  }
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\s+$/g, '');
}

/** The replacement of a checker line: the answer to its question, the included fixture, or nothing. */
function answerDirective(options: {
  line: SampleLine;
  notes: SampleNote[];
  sample: SampleText;
}): string[] {
  const { line, notes, sample } = options;
  const read = readDirective(line);
  if (!read || 'problem' in read) return [];
  const { directive } = read;
  if (directive.kind === 'include' && !sample.shownOnly) {
    return sample.fixture(directive.name)?.trim().split('\n') ?? [];
  }
  if (directive.kind !== 'query') return [];
  const { query, column } = directive;
  const note = notes.find((it) => it.kind === query && it.column === column);
  if (!note) return [];
  const [first = '', ...rest] = note.text.split('\n');
  const sign = line.text.slice(0, column);
  if (query === 'completions') return [`${sign}^| ${[first, ...rest].join(', ')}`];
  return [`${sign}^? ${first}`, ...rest.map((text) => `${sign}   ${text}`)];
}

function comment({ text, like }: { text: string; like: string }): string[] {
  const margin = /^\s*/.exec(like)?.[0] ?? '';
  return text.split('\n').map((line) => `${margin}// ${line}`);
}
