import { docPathTail, joinPath } from '../docs/doc-id.ts';
import { moveAnchors } from './anchor-lines.ts';
import { answerTo, type Change, type Chore } from './chore.ts';
import { listLinksToLatest } from './content-references.ts';
import { staleHostFile } from './host-file.ts';
import { changeRedirects, type RedirectLine } from './redirect-lines.ts';
import type { SiteSources, VersionSources } from './site-sources.ts';
import { changeVersions, type FieldChange } from './versions-source.ts';

/** Makes a version the latest: it gets the address of the previous latest, which gets its own address. */
export function makeLatest(sources: SiteSources): Chore {
  const others = sources.versions.filter(({ config }) => !config.isLast);
  return {
    positions: ['dir'],
    questions: [
      {
        name: 'dir',
        ask: 'Which version becomes the latest?',
        choices: () => others.map(({ config }) => config.dir),
        check: (dir) =>
          sources.versions.some(({ config }) => config.isLast && config.dir === dir)
            ? `${dir} is the latest version already.`
            : undefined,
      },
    ],
    plan: async (answers) => {
      const next = others.find(({ config }) => config.dir === answerTo(answers, 'dir'));
      const last = sources.versions.find(({ config }) => config.isLast);
      if (!next || !last || sources.config.docs === false)
        throw new Error('There is no such version.');
      const { versions: file, routeBasePath } = sources.config.docs;
      const changes: Change[] = [];
      const left: string[] = [];
      const text = await changeVersions({
        source: sources.versionsText,
        changes: fieldChanges({ next, last }),
      });
      if (text) changes.push({ kind: 'edit', file, text });
      else
        left.push(`${file}: set isLast and path by hand, because they were not found in the text.`);

      const base = `/${routeBasePath}`;
      const redirects = planRedirects({ sources, next, last, base });
      changes.push({
        kind: sources.redirects === undefined ? 'create' : 'edit',
        file: sources.config.redirects,
        text: redirects.text,
      });
      changes.push(...(await moveAnchors({ root: sources.root, moved: redirects.gone })));
      if (next.config.isWorkspace) {
        left.push(
          `${file}: ${next.config.label} documents the workspace. Take "release" out once its package.json names the release, and a version of every other package.`,
        );
      }
      left.push(...redirects.left, ...(await decisions({ sources, next, last, base, file })));
      left.push(...staleHostFile(sources, changes));
      return { changes, left };
    },
  };
}

function fieldChanges({
  next,
  last,
}: {
  next: VersionSources;
  last: VersionSources;
}): FieldChange[] {
  const { dir } = next.config;
  const old = last.config.dir;
  return [
    { dir, field: 'path', value: "''" },
    { dir, field: 'isLast', value: 'true' },
    { dir, field: 'banner', value: undefined },
    { dir: old, field: 'path', value: `'${old}'` },
    { dir: old, field: 'isLast', value: undefined },
    { dir: old, field: 'banner', value: "'unmaintained'" },
  ];
}

/** Addresses that only the old version has, and the former addresses of the new one. */
function planRedirects(options: {
  sources: SiteSources;
  next: VersionSources;
  last: VersionSources;
  base: string;
}): { text: string; gone: RedirectLine[]; left: string[] } {
  const { sources, next, last, base } = options;
  const oldRoot = `${base}/${last.config.dir}`;
  const pathsOf = (version: VersionSources, rootPath: string) =>
    tailsOf(version).map((tail) => joinPath(rootPath, tail));
  const nextPaths = new Set(pathsOf(next, base));
  const gone = tailsOf(last)
    .filter((tail) => !nextPaths.has(joinPath(base, tail)))
    .map((tail): RedirectLine => ({ from: joinPath(base, tail), to: joinPath(oldRoot, tail) }));
  const preview = next.config.rootPath;
  const { text, dropped } = changeRedirects({
    source: sources.redirects,
    add: [...gone, { from: preview, to: base }, { from: `${preview}/*`, to: `${base}/*` }],
    pages: new Set([...nextPaths, ...pathsOf(last, oldRoot)]),
  });
  return {
    text,
    gone,
    left: [
      ...gone.map(
        ({ from, to }) =>
          `${from} leads to ${to} now, because ${next.config.label} has no such page.`,
      ),
      ...dropped.map(
        ({ from, to }) => `The redirect ${from} -> ${to} was removed, because there are pages now.`,
      ),
    ],
  };
}

/** The paths of a version's pages below its root. Drafts have none that anybody could know. */
function tailsOf({ docs, indexes }: VersionSources): string[] {
  const published = docs.filter(({ frontMatter }) => !frontMatter.draft);
  const tails = published.map(({ id, frontMatter: { slug } }) => docPathTail({ id, slug }));
  return [...tails, ...indexes];
}

async function decisions(options: {
  sources: SiteSources;
  next: VersionSources;
  last: VersionSources;
  base: string;
  file: string;
}): Promise<string[]> {
  const { sources, next, last, base, file } = options;
  const links = await listLinksToLatest({
    root: sources.root,
    folder: last.config.folder,
    base,
    others: sources.versions.flatMap(({ config }) => (config.isLast ? [] : [config.rootPath])),
  });
  return [
    `${file}: is ${last.config.label} really unmaintained (banner)? Which of its topics moved (equivalents)?`,
    'site.config.ts: should the announcement mention it?',
    `Tests, benchmarks and the playground that name ${last.config.folder}: git grep "${last.config.dir}/" -- bench scripts tests content/playground`,
    ...links.map(
      ({ file: page, line, href }) => `${page}:${line} leads to ${next.config.label} now: ${href}`,
    ),
  ];
}
