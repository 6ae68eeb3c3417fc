import { docPathTail, joinPath } from '../docs/doc-id.ts';
import { pathOf } from '../redirects/redirect-map.ts';
import { inLanguageOf, originalFile } from '../text/translations.ts';
import { moveAnchors } from './anchor-lines.ts';
import { answerTo, type Change, type Chore, type Plan } from './chore.ts';
import {
  type AddressedFile,
  changeAddresses,
  readContentAddresses,
  relativeAddress,
  relativeTarget,
  renameNeighbor,
} from './content-references.ts';
import {
  existingDocQuestion,
  newDocQuestion,
  requireVersion,
  versionQuestion,
} from './doc-questions.ts';
import { findMentions } from './find-mentions.ts';
import { staleHostFile } from './host-file.ts';
import { createPageFinder } from './linked-page.ts';
import { changeRedirects } from './redirect-lines.ts';
import { readSidebarFiles } from './sidebar-files.ts';
import { renameDoc } from './sidebar-source.ts';
import { addressOf, type SiteSources } from './site-sources.ts';

/** Moves a docs page: file, translations, links in both directions, sidebars, redirect. */
export function movePage(sources: SiteSources): Chore {
  return {
    positions: ['from', 'to'],
    questions: [
      versionQuestion(sources),
      existingDocQuestion(sources, 'from', 'Which page (its id)?'),
      newDocQuestion(sources, 'to', 'Its new path, without extension?'),
    ],
    plan: async (answers) => {
      const version = requireVersion(sources, answers);
      const [from, to] = [answerTo(answers, 'from'), answerTo(answers, 'to')];
      const doc = version.docs.find(({ id }) => id === from);
      if (!doc) throw new Error(`There is no doc "${from}".`);
      const { config } = version;
      const { slug } = doc.frontMatter;
      const move: PageMove = {
        from,
        to,
        isDraft: doc.frontMatter.draft === true,
        folder: config.folder,
        file: doc.file,
        toFile: `${config.folder}/${to}${/\.mdx?$/.exec(doc.file)?.[0] ?? '.mdx'}`,
        address: addressOf(config, doc),
        toAddress: joinPath(config.rootPath, docPathTail({ id: to, slug })),
      };
      const changes = moveContent({
        move,
        files: await readContentAddresses(sources.root),
        findPage: createPageFinder(sources),
      });
      const left: string[] = [];
      for (const { file, sidebar } of await readSidebarFiles({ root: sources.root, ...config })) {
        const { text, count } = renameDoc({ sidebar, from, to });
        if (count > 0) changes.push({ kind: 'edit', file, text });
      }
      left.push(...changeRedirectFile({ sources, move, changes }));
      const moved = [{ from: move.address, to: move.toAddress }];
      // With a slug, the address stays the same.
      if (move.address !== move.toAddress)
        changes.push(...(await moveAnchors({ root: sources.root, moved })));
      const edited = new Set(changes.map(({ file }) => file));
      const { address } = move;
      const mentions = await findMentions({
        root: sources.root,
        id: from,
        address,
        folder: config.folder,
      });
      const elsewhere = mentions.filter(({ file }) => !edited.has(file));
      left.push(...elsewhere.map(({ file, line }) => `${file}:${line} still names the old place.`));
      const same = sources.versions.filter(
        (other) => other !== version && other.docs.some(({ id }) => id === from),
      );
      left.push(
        ...same.map(
          ({ config: { label } }) =>
            `${label} has a page "${from}" too. If it is about the same, say so in "equivalents" of ${label}: '${from}': '${to}'.`,
        ),
      );
      left.push(...staleHostFile(sources, changes));
      return { changes, left } satisfies Plan;
    },
  };
}

interface PageMove {
  /** Ids. */
  from: string;
  to: string;
  /** Folder of its version. */
  folder: string;
  file: string;
  toFile: string;
  address: string;
  toAddress: string;
  /** Drafts are not published, so nobody knows their address. */
  isDraft: boolean;
}

/** The moved page with its translations, and every content file that links to it. */
function moveContent(options: {
  move: PageMove;
  files: AddressedFile[];
  findPage: ReturnType<typeof createPageFinder>;
}): Change[] {
  const { move, files, findPage } = options;
  return files.flatMap((content): Change[] => {
    const { file, source } = content;
    const original = originalFile(file);
    const isMoved = original === move.file;
    // Where addresses are relative to: a translation has those of its original.
    const place = isMoved ? move.toFile : original;
    const linked = changeAddresses(content, (href) => {
      const page = findPage({ file, href });
      if (page?.file === move.file) {
        return page.kind === 'file'
          ? relativeAddress({ file: place, to: move.toFile, href })
          : `${move.toAddress}${href.slice(pathOf(href).length)}`;
      }
      const target = isMoved ? relativeTarget({ file, href }) : undefined;
      return target && relativeAddress({ file: place, to: originalFile(target), href });
    });
    const isInVersion = original.startsWith(`${move.folder}/`);
    const text = isInVersion ? renameNeighbor({ ...move, source: linked }) : linked;
    if (isMoved) return [{ kind: 'move', file, to: inLanguageOf(file, move.toFile), text }];
    return text === source ? [] : [{ kind: 'edit', file, text }];
  });
}

/** @returns the decisions left to a person */
function changeRedirectFile(options: {
  sources: SiteSources;
  move: PageMove;
  changes: Change[];
}): string[] {
  const { sources, move, changes } = options;
  // With a slug, the address stays the same.
  if (move.address === move.toAddress || move.isDraft) return [];
  const { text, dropped } = changeRedirects({
    source: sources.redirects,
    add: [{ from: move.address, to: move.toAddress }],
    pages: new Set([move.toAddress]),
  });
  const kind = sources.redirects === undefined ? 'create' : 'edit';
  changes.push({ kind, file: sources.config.redirects, text });
  return dropped.map(
    ({ from, to }) => `The redirect ${from} -> ${to} was removed, because there is a page now.`,
  );
}
