import { configText, type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `src/pages/docs/${id}.mdx`;
const address = (id: string) => `/docs/${id}`;

export const vocs: Peer = {
  name: 'Vocs',
  id: 'vocs',
  packageName: 'vocs',
  files: (sections) => ({
    'vocs.config.ts': configText(
      "import { defineConfig } from 'vocs/config';\n\n",
      {
        title: 'Corpus',
        renderStrategy: 'full-static',
        sidebar: sections.map(({ label, pages }) => ({
          text: label,
          items: pages.map(({ id, title }) => ({ text: title, link: address(id) })),
        })),
      },
      'defineConfig',
    ),
    'src/pages/index.mdx': '# Corpus\n',
    ...writePages(sections, { source, link: address, heading: true }),
  }),
  command: () => ['vocs', 'build'],
  output: 'dist/public',
  source,
  address,
};
