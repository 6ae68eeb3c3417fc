import picomatch from 'picomatch';
import type { SourceData } from './source-data.ts';

/** The framework's defaults. */
const defaultInclude = ['**/*.{md,mdx}'];
const defaultExclude = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/**
 * The kind of a file: `hidden` is a page in the source and a partial here, because of its name; `excluded` is left out,
 * unless a page includes it.
 */
export type FileKind = 'page' | 'hidden' | 'excluded' | 'other';

/** Classifies the files of a folder with the plugin's `include` and `exclude` options. */
export function createPageFilter(options: SourceData | undefined): (name: string) => FileKind {
  const read = (key: string, fallback: string[]): string[] => {
    const data = options?.get(key);
    if (!Array.isArray(data?.value)) return fallback;
    return data.parts().flatMap(([, pattern]) => pattern.text() ?? []);
  };
  const exclude = read('exclude', defaultExclude);
  const isIncluded = picomatch(read('include', defaultInclude));
  const isExcluded = picomatch(exclude);
  const isLeftOut = picomatch(exclude.filter((pattern) => !defaultExclude.includes(pattern)));
  return (name) => {
    if (isLeftOut(name)) return 'excluded';
    if (!/\.mdx?$/.test(name)) return 'other';
    const isPage = isIncluded(name) && !isExcluded(name);
    if (/(?:^|\/)_/.test(name)) return isPage ? 'hidden' : 'other';
    return isPage ? 'page' : 'excluded';
  };
}
