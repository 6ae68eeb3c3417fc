import { configText, type Peer, writePages } from '../../peer.ts';

const source = (id: string) => `docs/${id}.md`;
const address = (id: string) => `/docs/${id}.html`;

export const vitepress: Peer = {
  name: 'VitePress',
  id: 'vitepress',
  packageName: 'vitepress',
  files: (sections) => ({
    '.vitepress/config.mjs': configText(
      "import { defineConfig } from 'vitepress';\n\n",
      {
        title: 'Corpus',
        themeConfig: {
          search: { provider: 'local' },
          sidebar: sections.map(({ label, pages }) => ({
            text: label,
            items: pages.map(({ id, title }) => ({ text: title, link: `/docs/${id}` })),
          })),
        },
      },
      'defineConfig',
    ),
    'index.md': '---\nlayout: home\nhero:\n  name: Corpus\n---\n',
    ...writePages(sections, { source, heading: true }),
  }),
  command: () => ['vitepress', 'build'],
  output: '.vitepress/dist',
  source,
  address,
};
