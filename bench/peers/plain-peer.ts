import { type Peer, writePages } from './peer.ts';

const source = (id: string) => `docs/${id}.md`;
const address = (id: string) => `/docs/${id}`;

/** Turns each page into HTML with its title, its text as it is, and a list of all pages. */
const BUILD = `import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const files = (await readdir('docs', { recursive: true })).filter((name) => name.endsWith('.md'));
const links = files.map((name) => \`<a href="/docs/\${name.slice(0, -3)}">\${name}</a>\`).join(' ');
for (const name of files) {
  const text = await readFile(\`docs/\${name}\`, 'utf8');
  const title = /^# (.*)$/m.exec(text)[1];
  const path = \`dist/docs/\${name.slice(0, -3)}.html\`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, \`<!doctype html><title>\${title}</title><h1>\${title}</h1>\${links}<pre>\${text}</pre>\`);
}
`;

/** The least that can be compared: for smoke tests, without the network. */
export const plain: Peer = {
  name: 'plain',
  files: (sections) => ({ 'build.mjs': BUILD, ...writePages(sections, { source, heading: true }) }),
  command: () => [process.execPath, 'build.mjs'],
  output: 'dist',
  source,
  address,
  hasFlatPages: true,
};
