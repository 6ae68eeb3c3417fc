import type { SampleFile } from './sample.ts';

const ambientPatterns = [
  { pattern: /^\s*declare\s+global\b/, name: 'declare global' },
  { pattern: /^\s*declare\s+module\b/, name: 'declare module' },
  { pattern: /^\s*\/\/\/\s*<reference\b/, name: '/// <reference>' },
];

/**
 * What in a file would change the types of other samples: all samples of a version are compiled in one
 * program, and such declarations reach every file of it.
 */
export function findAmbient(file: SampleFile): { name: string; line: number } | undefined {
  if (/\.d\.[mc]?ts$/.test(file.name)) return { name: file.name, line: 0 };
  for (const [line, text] of file.code.split('\n').entries()) {
    const found = ambientPatterns.find(({ pattern }) => pattern.test(text));
    if (found) return { name: found.name, line };
  }
  return undefined;
}
