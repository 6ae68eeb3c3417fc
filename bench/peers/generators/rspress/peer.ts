import { configText, type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `docs/docs/${id}.md`;
const address = (id: string) => `/docs/${id}.html`;

export const rspress: Peer = {
  name: 'Rspress',
  id: 'rspress',
  packageName: '@rspress/core',
  files: (sections) => ({
    'rspress.config.mjs': configText(
      "import { defineConfig } from '@rspress/core';\n\n",
      {
        root: 'docs',
        title: 'Corpus',
        themeConfig: {
          sidebar: {
            '/docs/': sections.map(({ label, pages }) => ({
              text: label,
              items: pages.map(({ id, title }) => ({ text: title, link: `/docs/${id}` })),
            })),
          },
        },
      },
      'defineConfig',
    ),
    'docs/index.md': '# Corpus\n',
    ...writePages(sections, { source, heading: true }),
  }),
  command: () => ['rspress', 'build'],
  output: 'doc_build',
  source,
  address,
};
