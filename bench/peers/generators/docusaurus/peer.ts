import { configText, type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `docs/${id}.md`;
const address = (id: string) => `/docs/${id}`;

const HOME = `import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout title="Corpus">
      <h1>Corpus</h1>
    </Layout>
  );
}
`;

/** It has no search of its own that works without a service. */
export const docusaurus: Peer = {
  name: 'Docusaurus',
  id: 'docusaurus',
  packageName: '@docusaurus/core',
  files: (sections) => ({
    'docusaurus.config.mjs': configText('', {
      title: 'Corpus',
      url: 'https://corpus.example',
      baseUrl: '/',
      future: { v4: true, faster: true },
      presets: [['classic', { docs: { sidebarPath: './sidebars.mjs' }, blog: false }]],
      themeConfig: { navbar: { title: 'Corpus' } },
    }),
    'sidebars.mjs': configText('', {
      docs: sections.map(({ label, pages }) => ({
        type: 'category',
        label,
        items: pages.map(({ id }) => id),
      })),
    }),
    'src/pages/index.js': HOME,
    ...writePages(sections, { source }),
  }),
  command: () => ['docusaurus', 'build'],
  output: 'build',
  source,
  address,
};
