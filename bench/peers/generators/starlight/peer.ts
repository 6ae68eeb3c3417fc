import { type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `src/content/docs/docs/${id}.md`;
const address = (id: string) => `/docs/${id}`;

const COLLECTIONS = `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`;

export const starlight: Peer = {
  name: 'Starlight',
  id: 'starlight',
  packageName: '@astrojs/starlight',
  files: (sections) => {
    const settings = JSON.stringify({
      title: 'Corpus',
      sidebar: sections.map(({ id, label }) => ({
        label,
        items: [{ autogenerate: { directory: `docs/${id}` } }],
      })),
    });
    return {
      // Without a slash at the end of addresses, because the common host redirects those that have one.
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({ trailingSlash: 'never', integrations: [starlight(${settings})] });
`,
      'src/content.config.ts': COLLECTIONS,
      'src/content/docs/index.md': '---\ntitle: Corpus\n---\n\nAll pages are in the sidebar.\n',
      ...writePages(sections, { source, link: address }),
    };
  },
  command: () => ['astro', 'build'],
  output: 'dist',
  source,
  address,
};
