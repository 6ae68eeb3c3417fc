import { posix } from 'node:path';
import { changed, decide } from './note.ts';
import type { SourceSite } from './source-site.ts';

/** Project files that have nothing to do with its pages. */
const ofProject =
  /^(?:\.[^/]+|README\.md|LICENSE|CHANGELOG\.md|package(?:-lock)?\.json|yarn\.lock|pnpm-(?:lock|workspace)\.yaml|bun\.lockb?|(?:babel|postcss|tailwind|eslint|prettier|jest|vitest)\.config\.[cm]?[jt]s|[tj]sconfig[\w.]*\.json|crowdin\.ya?ml|netlify\.toml|vercel\.json|Dockerfile)$|^\.[^/]+\//;

/** Folders whose files are reported with one line, because the folder identifies them. */
const REPORTED_DEPTH = 2;

/** Reports every file that has no place in the new site, so that none is lost silently. */
export function noteLeftovers(site: SourceSite): void {
  const { files, targets, used, modules, notes, versions } = site;
  const groups = new Map<string, string[]>();
  const copied = new Set(site.copies.values());
  for (const file of files.names) {
    if (targets.has(file) || copied.has(file) || used.has(file) || modules.files.has(file))
      continue;
    const advice = adviceFor(site, file);
    if (advice !== undefined) notes.push({ file, ...decide(1, advice) });
    else if (ofProject.test(file)) notes.push({ file, ...changed(1, PROJECT) });
    else {
      const folder = file.split('/').slice(0, -1).slice(0, REPORTED_DEPTH).join('/');
      groups.set(folder, [...(groups.get(folder) ?? []), file]);
    }
  }
  const released = versions.map(({ folder }) => folder);
  for (const [folder, names] of groups) {
    const [first = folder] = names;
    const count =
      names.length === 1 ? 'it is' : `${names.length} files in ${folder || 'the root'} are`;
    const list = names.length === 1 ? '' : `: ${shortList(names)}`;
    const isVersion = /^versioned_docs\//.test(folder) && !released.includes(folder);
    const reason = isVersion ? ', because no version is about them' : '';
    notes.push({ file: first, ...decide(1, `${count} not migrated${reason}${list}`) });
  }
}

const PROJECT = 'it belongs to the old project, so it is not migrated';

const shortList = (names: readonly string[]): string => {
  const shown = names.slice(0, 6).map((name) => posix.basename(name));
  return names.length > 6 ? `${shown.join(', ')} and ${names.length - 6} more` : shown.join(', ');
};

/** Advice for a file, based on its folder. */
function adviceFor({ config }: SourceSite, file: string): string | undefined {
  const { pagesFolder, docsFolder, blogFolder } = config;
  if (file.startsWith(`${pagesFolder}/`)) {
    return adviceForPage(file.slice(pagesFolder.length + 1));
  }
  if (/^src\/theme\//.test(file)) {
    return 'a part of the theme that was replaced: look at src/ui for the part that draws this here';
  }
  if (/^i18n\//.test(file)) {
    return 'a translation: pages are in one language here, so it is not migrated';
  }
  if (/_versioned_(?:docs|sidebars)\//.test(file) || /^[\w-]+_versions\.json$/.test(file)) {
    return 'a second set of docs: this site has one, so it is not migrated';
  }
  if (/(?:^|\/)_category_\.(?:json|ya?ml)$/.test(file)) {
    return 'metadata of a folder that no sidebar lists by itself: write what it says into sidebar.ts';
  }
  const isTags = /(?:^|\/)tags\.ya?ml$/.test(file) && !file.startsWith(`${blogFolder}/`);
  if (isTags && file.includes(docsFolder)) return 'tags of docs: only posts have tags here';
  if (/\.mdx?$/.test(file) && !ofProject.test(file)) {
    return 'no page shows it, and it is in no folder of pages: it is not migrated';
  }
  return undefined;
}

function adviceForPage(name: string): string | undefined {
  if (!/\.(?:[jt]sx?|mdx?)$/.test(name)) return undefined;
  const isPart = /(?:^|\/)_|\.test\.[jt]sx?$|__tests__\//.test(name);
  if (isPart) return 'a part of a page of its own: take it along if the page needs it';
  const path = name.replace(/\.[^.]+$/, '').replace(/(?:^|\/)index$/, '');
  return `a page of its own, at /${path}: write it anew in content/pages, in TSX with words in MDX`;
}
