import { type ResolvedBlogConfig, siteConfigSchema } from '#schema/site-config.ts';
import type { CompiledMdx } from '#shared/content.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import { defined } from '../defined.ts';

/** A site config with a blog, for tests. */
export function testConfig(blog: Partial<ResolvedBlogConfig> = {}) {
  const config = siteConfigSchema.parse({
    title: 'Fixture',
    tagline: 'A fixture.',
    url: 'https://example.com',
    version: '1.0.0',
    repository: 'https://example.com/repository',
    navbar: { title: 'Fixture' },
    blog: { description: 'News.', ...blog },
  });
  if (config.blog === false) throw new Error('The test config has a blog.');
  return { ...config, blog: config.blog };
}

/** Replaces the MDX compiler: counts words and cuts at the excerpt marker. */
export const compileText: CompileContent = async ({ source, excerptMarker }) =>
  compiledText({
    source,
    ...(source.includes(`{/* ${excerptMarker} */}`)
      ? { excerptCode: source.split(`{/* ${excerptMarker} */}`)[0]?.trim() ?? '' }
      : {}),
  });

export function compiledText({
  source,
  excerptCode,
}: {
  source: string;
  excerptCode?: string;
}): CompiledMdx {
  return {
    code: source.trim(),
    ...defined({ excerptCode }),
    summary: source.trim().split('\n')[0] ?? '',
    markdown: { text: '', links: [] },
    toc: [
      { level: 2, id: 'two', label: 'Two' },
      { level: 4, id: 'four', label: 'Four' },
    ],
    links: [],
    assets: [],
    sections: [],
    codeBlocks: [],
    codeNames: [],
    words: source.split(/\s+/).filter(Boolean).length,
    prose: [],
    dependencies: [],
    problems: [],
  };
}
