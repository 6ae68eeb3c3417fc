import type { Config } from '@docusaurus/types';

const title = 'Kettle';

export default {
  title,
  tagline: `News of ${title}`,
  url: 'https://kettle.example',
  baseUrl: '/news/',
  presets: [['@docusaurus/preset-classic', { docs: false, blog: { blogTitle: 'News', routeBasePath: 'log', blogDescription: 'What is new.' } }]],
} satisfies Config;
