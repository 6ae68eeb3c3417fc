import type { Code } from 'mdast';
import type { ContentCodeBlock } from '#shared/content.ts';

/** Programs in the fences of a twin, as the checker of samples reads them. What is said to be unchecked is left out. */
export function readTwinSamples(options: {
  /** Content file of the page: it decides the version. */
  file: string;
  fences: Code[];
}): ContentCodeBlock[] {
  const { file, fences } = options;
  const blocks: ContentCodeBlock[] = [];
  for (const { lang, meta, value, position } of fences) {
    if (lang !== 'ts' && lang !== 'tsx') continue;
    if (meta?.includes('unchecked="')) continue;
    const [, place] = /file="(\d+)\/\d+"/.exec(meta ?? '') ?? [];
    const [, title] = /title="([^"]+)"/.exec(meta ?? '') ?? [];
    const [, version] = /version="([^"]+)"/.exec(meta ?? '') ?? [];
    const named = place === undefined ? value : `// @filename: ${title}\n${value}`;
    const last = blocks.at(-1);
    if (last && place !== undefined && place !== '1') {
      last.code += `\n${named}`;
      continue;
    }
    blocks.push({
      file,
      line: position?.start.line ?? 1,
      column: 1,
      language: 'tsx',
      meta: version ? `version="${version}"` : '',
      code: named,
    });
  }
  return blocks.map((block) => {
    const errors = [...block.code.matchAll(/^\s*\/\/ Error TS(\d+):/gm)].map(([, code]) => code);
    const expected = errors.length > 0 ? `// @errors: ${[...new Set(errors)].join(' ')}\n` : '';
    return { ...block, code: expected + block.code };
  });
}
