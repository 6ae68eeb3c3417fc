import { docusaurus } from './generators/docusaurus/peer.ts';
import { fumadocs } from './generators/fumadocs/peer.ts';
import { rspress } from './generators/rspress/peer.ts';
import { starlight } from './generators/starlight/peer.ts';
import { thisEngine } from './generators/this-engine/peer.ts';
import { vitepress } from './generators/vitepress/peer.ts';
import { vocs } from './generators/vocs/peer.ts';
import type { Peer } from './peer.ts';

/** All of them, in the order of the table. */
export const generators: Peer[] = [
  docusaurus,
  fumadocs,
  rspress,
  starlight,
  thisEngine,
  vitepress,
  vocs,
];
