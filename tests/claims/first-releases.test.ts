/** Pages say since which release a feature exists, as determined by `scripts/first-releases.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#engine/project-root.ts';
import { readPages } from './pages.ts';

const folder = 'content/docs/v11/';

/** `server/metadata since 11.1.3` for every such note on a page. */
const notes = readPages(`${folder}**/*.mdx`).flatMap(({ file, text }) =>
  [...text.matchAll(/\bsince (11\.\d+(?:\.\d+)?)/gi)].map(
    ([, release = '']) => `${file.slice(folder.length, -'.mdx'.length)} since ${release}`,
  ),
);

const rows = readFileSync(join(projectRoot, folder, 'first-releases.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [page = '', release = ''] = row.split('\t');
    return `${page} since ${release.replace(/\.0$/, '')}`;
  });

test('every "since" of a page is the first release whose source has it', () => {
  expect(rows.length).toBeGreaterThan(10);
  expect(notes.toSorted()).toEqual(rows.toSorted());
});

/** Releases other than the documented one that prose names without "since". Each was compared with its package. */
const compared = new Map([
  ['client/links/localLink 11.3', 'source of @trpc/client 11.3.1'],
  [
    'client/tanstack-react-query/migrating 11.18.0',
    'the release of @trpc/upgrade that can be installed',
  ],
  ['client/tanstack-react-query/migrating 11.19.0', 'its dependency on "catalog:ts-api"'],
  ['exports 11.8', 'formDataToObject.ts of 11.7.2 and 11.8.0'],
  ['openapi 11.1', 'peer dependency of trpc-to-openapi, see below'],
  ['openapi 11.4.2', 'peer dependency of @orpc/trpc 1.15.0'],
  ['openapi 11.18', 'the tag "latest" of @trpc/openapi'],
  ['openapi 11.18.0', 'peer dependency of @trpc/openapi'],
  ['stability 11.0', 'peer dependencies of 11.0.0'],
  ['stability 11.0.0', 'exports of 11.0.0, and its client with a server of 11.6.0'],
  ['stability 11.5', 'an example of a number'],
  ['stability 11.5.0', 'an example of a number'],
  ['stability 11.5.1', 'an example of a number'],
]);

test('prose names no other release that nobody has compared', () => {
  const others = readPages(`${folder}**/*.mdx`).flatMap(({ file, text }) => {
    const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/\bsince 11[.\d]+/gi, '');
    const page = file.slice(folder.length, -'.mdx'.length);
    return [...prose.matchAll(/\b11\.\d+(?:\.\d+)?\b/g)].map(([release]) => `${page} ${release}`);
  });
  const old = others.filter((mention) => !/ 11\.6(?:\.0)?$/.test(mention));
  expect([...new Set(old)].toSorted()).toEqual([...compared.keys()].toSorted());
});

test('openapi: trpc-to-openapi accepts tRPC since the release that the page names', () => {
  const manifest = join(projectRoot, folder, 'node_modules/trpc-to-openapi/package.json');
  const { peerDependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  expect(peerDependencies['@trpc/server']).toBe('^11.1.0');
});
