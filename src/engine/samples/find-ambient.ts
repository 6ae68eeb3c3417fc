import type { SampleFile } from './sample.ts';

const ambientPatterns = [
  { pattern: /^\s*declare\s+global\b/, name: 'declare global' },
  { pattern: /^\s*declare\s+module\b/, name: 'declare module' },
  { pattern: /^\s*\/\/\/\s*<reference\b/, name: '/// <reference>' },
];

/**
 * Declarations in a file that would change the types of other samples. All samples of a version are compiled in one
 * program, so such declarations affect every file in it.
 */
export function findAmbient(file: SampleFile): { name: string; line: number } | undefined {
  if (/\.d\.[mc]?ts$/.test(file.name)) return { name: file.name, line: 0 };
  for (const [line, text] of file.code.split('\n').entries()) {
    const found = ambientPatterns.find(({ pattern }) => pattern.test(text));
    if (found) return { name: found.name, line };
  }
  return undefined;
}
