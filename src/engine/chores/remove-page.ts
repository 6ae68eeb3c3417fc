import { createPathIndex, nearPaths } from '#shared/near-paths.ts';
import { didYouMeanPaths } from '../problems/suggest.ts';
import { pathOf } from '../redirects/redirect-map.ts';
import { originalFile } from '../text/translations.ts';
import { listAnchorWork } from './anchor-lines.ts';
import { type Answers, answerTo, type Change, type Chore } from './chore.ts';
import { type AddressedFile, linesOfNeighbor, readContentAddresses } from './content-references.ts';
import {
  existingDocQuestion,
  requireVersion,
  versionOf,
  versionQuestion,
} from './doc-questions.ts';
import { findMentions } from './find-mentions.ts';
import { staleHostFile } from './host-file.ts';
import { createPageFinder } from './linked-page.ts';
import { changeRedirects, listRedirects } from './redirect-lines.ts';
import { readSidebarFiles } from './sidebar-files.ts';
import { removeDoc } from './sidebar-source.ts';
import { addressOf, type SiteSources } from './site-sources.ts';

/** Removes a docs page: file, translations, places in sidebars; its address gets a redirect. */
export function removePage(sources: SiteSources): Chore {
  return {
    positions: ['id'],
    questions: [
      versionQuestion(sources),
      existingDocQuestion(sources, 'id', 'Which page (its id)?'),
      {
        name: 'redirect-to',
        ask: 'Where should its address lead (/docs/server/routers, or an https address)?',
        check: (answer, answers) =>
          complainAboutItself({ sources, answers, target: answer }) ??
          complainAboutTarget({ sources, target: answer }),
      },
    ],
    plan: async (answers) => {
      const version = requireVersion(sources, answers);
      const { config } = version;
      const id = answerTo(answers, 'id');
      const target = answerTo(answers, 'redirect-to');
      const doc = version.docs.find((candidate) => candidate.id === id);
      if (!doc) throw new Error(`There is no doc "${id}".`);
      const address = addressOf(config, doc);
      const files = await readContentAddresses(sources.root);
      const isPage = ({ file }: AddressedFile) => originalFile(file) === doc.file;
      const changes = files.filter(isPage).map(({ file }): Change => ({ kind: 'remove', file }));
      const left: string[] = [];
      for (const { file, sidebar } of await readSidebarFiles({ root: sources.root, ...config })) {
        const { text, removed, pageOf } = removeDoc({ sidebar, id });
        if (removed) changes.push({ kind: 'edit', file, text });
        if (pageOf !== undefined) {
          left.push(
            `${file}: it was the page of the category "${pageOf}". Give the category another page, or none.`,
          );
        }
      }
      const { text } = changeRedirects({
        source: sources.redirects,
        add: [{ from: address, to: target }],
        anchors: 'drop',
      });
      const kind = sources.redirects === undefined ? 'create' : 'edit';
      changes.push({ kind, file: sources.config.redirects, text });

      const others = files.filter((file) => !isPage(file));
      left.push(...listReferences({ sources, folder: config.folder, doc, files: others }));
      const redirected = listRedirects(sources.redirects)
        .filter(({ to }) => pathOf(to) === address)
        .map(({ from }) => from);
      left.push(...(await listAnchorWork({ root: sources.root, address, redirected, target })));
      const edited = new Set(changes.map(({ file }) => file));
      const mentions = await findMentions({
        root: sources.root,
        id,
        address,
        folder: config.folder,
      });
      left.push(
        ...mentions
          .filter(({ file }) => !edited.has(file))
          .map(({ file, line }) => `${file}:${line} names it.`),
        ...staleHostFile(sources, changes),
      );
      return { changes, left };
    },
  };
}

/** Places in content that name the removed page. */
function listReferences(options: {
  sources: SiteSources;
  /** The version's folder. */
  folder: string;
  doc: { id: string; file: string };
  files: AddressedFile[];
}): string[] {
  const { sources, folder, doc, files } = options;
  const findPage = createPageFinder(sources);
  return files.flatMap(({ file, source, addresses }) => {
    const isInVersion = originalFile(file).startsWith(`${folder}/`);
    const neighbors = isInVersion ? linesOfNeighbor({ source, id: doc.id }) : [];
    const links = addresses.filter(({ href }) => findPage({ file, href })?.file === doc.file);
    return [
      ...neighbors.map((line) => `${file}:${line} names it as the page before or after.`),
      ...links.map(({ href, line }) => `${file}:${line} links to it: ${href}`),
    ];
  });
}

/** A redirect to the removed page would lead nowhere or form a loop. */
function complainAboutItself(options: {
  sources: SiteSources;
  answers: Answers;
  target: string;
}): string | undefined {
  const { sources, answers, target } = options;
  const version = versionOf(sources, answers);
  const doc = version?.docs.find(({ id }) => id === answers.id);
  if (version === undefined || doc === undefined) return undefined;
  const { url } = sources.config;
  const path = target.startsWith(`${url}/`) ? target.slice(url.length) : target;
  const address = addressOf(version.config, doc);
  if (pathOf(path).replace(/(?<=.)\/+$/, '') !== address) return undefined;
  return `"${target}" is the page to remove: name another one.`;
}

function complainAboutTarget(options: {
  sources: SiteSources;
  target: string;
}): string | undefined {
  const { sources, target } = options;
  if (/^https:\/\/./.test(target)) return undefined;
  if (!target.startsWith('/'))
    return `"${target}" is neither a path such as "/docs" nor an https address.`;
  const path = pathOf(target);
  // Pages without a file: the API reference, tags, lists.
  if (sources.addresses.has(path) || /\/(?:typedoc|tags|authors)(?:\/|$)/.test(path))
    return undefined;
  const pages = [...sources.addresses.keys()].map((known): [string, string] => [known, known]);
  const near = nearPaths({ index: createPathIndex({ pages }), path, limit: 2 });
  return [`There is no page at ${path}.`, didYouMeanPaths(near)].filter(Boolean).join(' ');
}
