import type { Code } from 'mdast';
import type { ContentCodeBlock } from '#shared/content.ts';

/** Programs in a twin's fences, as the sample checker reads them. Unchecked samples are left out. */
export function readTwinSamples(options: {
  /** Content file of the page, which determines the version. */
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
