import type { SampleDiagnostic } from './sample.ts';
import { createTextPositions } from './text-position.ts';

/** Code in a language that is only parsed. */
export interface SyntaxInput {
  id: string;
  /** Canonical name. */
  language: string;
  code: string;
}

/** Parses code. Every parser error is a syntax error. */
export async function checkSyntax(input: SyntaxInput): Promise<SampleDiagnostic[]> {
  const { language, code } = input;
  if (code.trim() === '') return [];
  switch (language) {
    case 'js':
    case 'jsx':
      // Types are not valid JavaScript, but JSX appears in both.
      return checkScript({ name: 'sample.jsx', code, offset: 0 });
    case 'json':
      return checkJson(code);
    case 'jsonc':
      // JSON with comments and trailing commas is a JavaScript expression.
      return checkScript({ name: 'sample.js', code: `(${code}\n)`, offset: 1 });
    case 'yaml':
      return checkYaml(code);
    default:
      return [];
  }
}

async function checkScript(options: {
  name: string;
  code: string;
  /** Characters added before the sample's own. */
  offset: number;
}): Promise<SampleDiagnostic[]> {
  const { name, code, offset } = options;
  const { parseSync } = await import('vite');
  const positions = createTextPositions(code.slice(offset));
  return parseSync(name, code)
    .errors.slice(0, 1)
    .map(({ message, labels }) => {
      const [label] = labels;
      const start = Math.max(0, (label?.start ?? 0) - offset);
      const range = positions.rangeAt(start, (label?.end ?? 0) - (label?.start ?? 0));
      return { ...range, code: 0, message, details: [] };
    });
}

function checkJson(code: string): SampleDiagnostic[] {
  try {
    JSON.parse(code);
    return [];
  } catch (error) {
    const message = (error as Error).message;
    const place = / at position (\d+)/.exec(message)?.[1];
    const start = place === undefined ? code.trimEnd().length : Number(place);
    const details = /\/\/|\/\*/.test(code) ? ['A fence with comments is "jsonc".'] : [];
    const sentence = message.replace(/ in JSON at position .*$/s, '').replace(/, "[\s\S]*$/, '');
    return [
      { ...createTextPositions(code).rangeAt(start, 1), code: 0, message: sentence, details },
    ];
  }
}

async function checkYaml(code: string): Promise<SampleDiagnostic[]> {
  const { parseAllDocuments } = await import('yaml');
  const positions = createTextPositions(code);
  const documents = parseAllDocuments(code, { prettyErrors: false });
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : [];
  return errors.slice(0, 1).map(({ message, pos: [start, end] }) => {
    return { ...positions.rangeAt(start, end - start), code: 0, message, details: [] };
  });
}
