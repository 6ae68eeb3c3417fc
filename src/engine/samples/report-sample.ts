import type { SampleAnnotations } from '#shared/hover.ts';
import type { Problem } from '#shared/problem.ts';
import { listNames } from '../problems/suggest.ts';
import type { CheckedFile, Place, Sample, SampleDiagnostic, SampleFile } from './sample.ts';

/** The compiler's results for one sample, in the lines of its page. */
export interface SampleReport {
  problems: Problem[];
  /** For each visible file, in the coordinates that readers see. */
  annotations: SampleAnnotations[];
}

/** Maps the compiler's results for a sample to its source and to the code that readers see. */
export function reportSample(options: { sample: Sample; checked: CheckedFile[] }): SampleReport {
  const { sample, checked } = options;
  const annotations = Array.from({ length: sample.shownFiles }, (): SampleAnnotations => {
    return { hovers: [], notes: [] };
  });
  const problems: Problem[] = [];
  const occurred = new Set<number>();
  for (const [index, file] of sample.files.entries()) {
    const result = checked[index];
    if (!result) continue;
    for (const diagnostic of result.diagnostics) {
      if (showExpected({ sample, file, diagnostic, annotations })) occurred.add(diagnostic.code);
      else problems.push(describeError({ sample, file, diagnostic }));
    }
    for (const { line, ...hover } of result.hovers) {
      const shown = file.lines[line]?.shown;
      if (shown) annotations[shown.file]?.hovers.push({ ...hover, line: shown.line });
    }
    problems.push(...showAnswers({ file, answers: result.answers, annotations }));
  }
  if (sample.nocheck !== undefined) {
    const isNeeded = problems.length > 0;
    return { problems: isNeeded ? [] : [describeUnneeded(sample)], annotations };
  }
  problems.push(...findMissingErrors({ sample, checked, occurred }));
  return { problems, annotations };
}

/** An expected error on a visible line becomes a note. */
function showExpected(options: {
  sample: Sample;
  file: SampleFile;
  diagnostic: SampleDiagnostic;
  annotations: SampleAnnotations[];
}): boolean {
  const { sample, file, diagnostic, annotations } = options;
  const { line, column, length, code, message, details } = diagnostic;
  const shown = file.lines[line]?.shown;
  if (!shown || !sample.expectedErrors.some((expected) => expected.code === code)) return false;
  const text = [message, ...details.map((detail) => `  ${detail}`)].join('\n');
  annotations[shown.file]?.notes.push({
    kind: 'error',
    line: shown.line,
    column,
    length,
    text,
    code,
  });
  return true;
}

function describeError(options: {
  sample: Sample;
  file: SampleFile;
  diagnostic: SampleDiagnostic;
}): Problem {
  const { sample, file, diagnostic } = options;
  const { line, column, code, message, details } = diagnostic;
  const origin = file.lines[line];
  const name = sample.files.length > 1 ? `${file.name} of the sample` : 'the sample';
  const where = origin?.shown
    ? `In line ${origin.shown.line + 1} of ${name}`
    : `In a hidden line of ${name}`;
  return {
    code: 'sample-error',
    severity: 'error',
    message: `${message} (TS${code})`,
    hint: [...details, `${where}, compiled against ${sample.version.label}.`].join('\n'),
    ...(origin ? placeAt({ origin, column }) : placeOf(sample)),
  };
}

function showAnswers(options: {
  file: SampleFile;
  answers: CheckedFile['answers'];
  annotations: SampleAnnotations[];
}): Problem[] {
  const { file, answers, annotations } = options;
  return file.queries.flatMap((query, index): Problem[] => {
    const { kind, line, column, place } = query;
    const answer = answers[index] ?? null;
    const shown = file.lines[line]?.shown;
    if (answer !== null && shown) {
      const note = { kind, line: shown.line, column, length: 1, text: answer };
      annotations[shown.file]?.notes.push(note);
      return [];
    }
    const problem = { code: 'sample-directive', severity: 'error', ...place } as const;
    if (!shown) {
      const hint = 'Ask about a line that readers see, or delete the question.';
      return [{ ...problem, message: 'The question is about a line that is hidden.', hint }];
    }
    const sign = kind === 'type' ? '^?' : '^|';
    const message = `"${sign}" points at nothing that has a type.`;
    const hint = 'Put the ^ below a letter of the name that it asks about.';
    return [{ ...problem, message, hint }];
  });
}

/** An expected error that does not occur, so the text around it would be wrong. */
function findMissingErrors(options: {
  sample: Sample;
  checked: CheckedFile[];
  occurred: ReadonlySet<number>;
}): Problem[] {
  const { sample, checked, occurred } = options;
  const others = new Set(checked.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code)));
  for (const code of occurred) others.delete(code);
  return sample.expectedErrors
    .filter(({ code }) => !occurred.has(code))
    .map(({ code, place }): Problem => {
      const found =
        others.size > 0
          ? `The sample has ${listNames([...others].map((it) => `TS${it}`))} instead, or in a hidden line.`
          : `The sample compiles against ${sample.version.label} without errors.`;
      return {
        code: 'sample-error-missing',
        severity: 'error',
        message: `The sample expects the error TS${code}, which does not occur.`,
        hint: `${found} Delete the number, or fix the sample so that it shows the error.`,
        ...place,
      };
    });
}

function describeUnneeded(sample: Sample): Problem {
  return {
    code: 'sample-nocheck',
    severity: 'warning',
    message: `The sample compiles against ${sample.version.label}: it needs no nocheck="${sample.nocheck}".`,
    hint: 'Delete nocheck, so that it is checked from now on.',
    ...placeOf(sample),
  };
}

function placeAt({ origin, column }: { origin: Place; column: number }): Place {
  return { file: origin.file, line: origin.line, column: origin.column + column };
}

function placeOf({ block }: Sample): Place {
  return { file: block.file, line: block.line, column: block.column };
}
