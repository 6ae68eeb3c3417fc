import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import { configText, type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `content/docs/v1/${id}.mdx`;
const address = (id: string) => `/docs/${id}`;

const HOME = `export default function HomePage() {
  return <h1>Corpus</h1>;
}
`;

export const thisEngine: Peer = {
  name: 'this engine',
  files: (sections) => ({
    'site.config.ts': configText('', {
      title: 'Corpus',
      tagline: 'The same pages for all.',
      url: 'https://corpus.example',
      version: '1.0.0',
      repository: 'https://github.com/example/corpus',
      navbar: {
        title: 'Corpus',
        items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'Docs' }],
      },
      // The others compile no samples either.
      checks: { samples: 'ignore' },
      docs: { editUrl: 'https://github.com/example/corpus/edit/main' },
    }),
    'content/pages/pages.ts': configText('', {
      '/': { title: 'Corpus', description: 'The same pages for all.' },
    }),
    'content/pages/index.tsx': HOME,
    'content/docs/versions.ts': configText('', [
      { label: '1.x', dir: 'v1', path: '', release: '1.0.0', isLast: true },
    ]),
    'content/docs/v1/sidebar.ts': configText('', {
      docs: sections.map(({ label, pages }) => ({
        type: 'category',
        label,
        items: pages.map(({ id }) => id),
      })),
    }),
    ...writePages(sections, { source }),
  }),
  command: (dir) => [
    process.execPath,
    join(projectRoot, 'bin/site.js'),
    'build',
    ...['--site', dir, '--out', join(dir, 'dist'), '--quiet'],
  ],
  output: 'dist',
  source,
  address,
};
