import ts from 'typescript-js';
import type { SampleFile } from '#shared/mdx-components.ts';
import type { CodeProblem, Compiler } from '#shared/playground/compiler.ts';
import type { Declarations } from '#shared/playground/playground.ts';
import { createLanguageHost, pathOf } from './language-host.ts';
import { transpileFile } from './transpile-file.ts';

/** As the samples of the documentation are formatted. */
const formatting: ts.FormatCodeSettings = {
  ...ts.getDefaultFormatCodeSettings('\n'),
  indentSize: 2,
  tabSize: 2,
  insertSpaceAfterFunctionKeywordForAnonymousFunctions: true,
  semicolons: ts.SemicolonPreference.Insert,
};

/** TypeScript over a few files in memory, used by the worker and by tests. */
export function createCompiler(declarations: Declarations): Compiler {
  const host = createLanguageHost(declarations);
  const service = ts.createLanguageService(host, ts.createDocumentRegistry());
  let files: readonly SampleFile[] = [];

  return {
    setFiles(next) {
      files = next;
      host.setFiles(next);
    },
    findProblems: () =>
      files.flatMap(({ name }) => {
        const syntactic = service.getSyntacticDiagnostics(pathOf(name));
        // Code that does not parse has no meaningful types.
        const found =
          syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(pathOf(name));
        return found.map((diagnostic) => toProblem(name, diagnostic));
      }),
    describe({ file, offset }) {
      const info = service.getQuickInfoAtPosition(pathOf(file), offset);
      if (!info) return undefined;
      const { start, length } = info.textSpan;
      const text = ts.displayPartsToString(info.displayParts);
      return { start, length, text, docs: ts.displayPartsToString(info.documentation) };
    },
    complete({ file, offset }) {
      const found = service.getCompletionsAtPosition(pathOf(file), offset, {
        includeCompletionsWithInsertText: false,
      });
      if (!found) return undefined;
      return {
        start: found.optionalReplacementSpan?.start ?? offset,
        entries: found.entries.map(({ name, kind, sortText }) => ({ name, kind, sortText })),
      };
    },
    format(file) {
      files = files.map((known) => (known.name === file.name ? file : known));
      host.setFiles(files);
      return service
        .getFormattingEditsForDocument(pathOf(file.name), formatting)
        .map(({ span, newText }) => ({ start: span.start, length: span.length, text: newText }));
    },
    transpile: () => files.map(transpileFile),
  };
}

function toProblem(file: string, diagnostic: ts.Diagnostic): CodeProblem {
  const { start = 0, length = 0, code, messageText } = diagnostic;
  const place = diagnostic.file?.getLineAndCharacterOfPosition(start);
  return {
    file,
    start,
    length,
    line: (place?.line ?? 0) + 1,
    column: (place?.character ?? 0) + 1,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  };
}
