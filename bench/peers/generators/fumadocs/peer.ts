import { type Peer, writePages } from '../../peer.ts';
import { starter } from './starter.ts';

const source = (id: string) => `content/docs/${id}.mdx`;
const address = (id: string) => `/docs/${id}`;

/** With Next.js. Not the newest version, which needs a version of `zbsearch` that the registry does not have. */
export const fumadocs: Peer = {
  name: 'Fumadocs',
  id: 'fumadocs',
  packageName: 'fumadocs-ui',
  files: (sections) => ({ ...starter, ...writePages(sections, { source, link: address }) }),
  command: () => ['next', 'build'],
  output: 'out',
  source,
  address,
  hasFlatPages: true,
};
