import { posix } from 'node:path';
import type { CheckSeverity } from '#schema/checks-config.ts';
import type { ContentAsset, ContentLink } from '#shared/content.ts';
import type { Problem } from '#shared/problem.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { didYouMean } from '../problems/suggest.ts';
import { readContentAddress } from './content-address.ts';

/** Possible link targets in content. Files are relative to the site's folder. */
export interface LinkTargets {
  /** Content file -> path of its page. Translations have the paths of their originals and are not included. */
  pathOfFile: ReadonlyMap<string, string>;
  /** Files of drafts. */
  draftFiles: ReadonlySet<string>;
  /** Folders to which an address such as `/server/routers.mdx` may be relative: the versions' folders. */
  folders: string[];
  /** A file beside the content that will be published; undefined if it does not exist. */
  findAsset: (file: string) => ContentAsset | undefined;
  severity: CheckSeverity;
}

/** Resolves the links of content. Site paths and anchors are checked later, in the HTML. */
export interface LinkResolver {
  resolve(input: { file: string; path: string; links: ContentLink[] }): {
    /** `href` as written -> site path; addresses that need no change are left out. */
    links: Record<string, string>;
    problems: Problem[];
  };
  /** Linked files. */
  assets(): ContentAsset[];
}

type Target =
  | { kind: 'as-written' }
  | { kind: 'path'; path: string }
  | { kind: 'draft'; file: string }
  | { kind: 'not-found'; name: string };

/**
 * Finding similar names compares with every file. If there are thousands of broken links, as after renaming a folder,
 * only the first ones get suggestions.
 */
const MAX_SUGGESTIONS = 100;

export function createLinkResolver(targets: LinkTargets): LinkResolver {
  const assets = new Map<string, ContentAsset>();
  let names: string[] | undefined;
  let suggestions = MAX_SUGGESTIONS;

  const find = (link: ContentLink): Target => {
    const address = readContentAddress({ ...link, folders: targets.folders });
    if (address.kind === 'other') return { kind: 'as-written' };
    const { written } = address;
    if (address.kind === 'site-path') {
      const { path } = address;
      return path === written ? { kind: 'as-written' } : { kind: 'path', path };
    }
    for (const name of address.files) {
      const path = targets.pathOfFile.get(name);
      if (path !== undefined) return { kind: 'path', path };
      if (targets.draftFiles.has(name)) return { kind: 'draft', file: name };
    }
    const [file] = address.places;
    const beside = posix.join(posix.dirname(link.file), written);
    const isContent = /\.mdx?$/.test(written);
    const asset = isContent ? undefined : (targets.findAsset(beside) ?? targets.findAsset(file));
    if (asset) {
      assets.set(asset.output, asset);
      return { kind: 'path', path: `/${asset.output}` };
    }
    return { kind: 'not-found', name: file };
  };

  return {
    assets: () => [...assets.values()],
    resolve({ links }) {
      const resolved: Record<string, string> = {};
      const found: Omit<Problem, 'severity'>[] = [];
      for (const link of links) {
        const { href, file, line, column } = link;
        const target = find(link);
        const place = { code: 'broken-markdown-link', file, line, column };
        if (target.kind === 'draft') {
          found.push({
            ...place,
            message: `The link "${href}" leads to a draft: ${target.file} is not published.`,
            hint: 'Publish it by removing "draft: true", or remove the link.',
          });
        }
        if (target.kind === 'not-found') {
          names ??= [...targets.pathOfFile.keys()];
          const near = suggestions > 0 ? didYouMean({ written: target.name, names }) : undefined;
          suggestions -= 1;
          found.push({
            ...place,
            message: `The link "${href}" leads nowhere: there is no ${target.name}.`,
            hint:
              hintOfOtherSite(href) ??
              near ??
              'Give the path of a content file relative to this one, with its ending, or a path of the site that begins with "/".',
          });
        }
        if (target.kind !== 'path') continue;
        const to = `${target.path}${/[?#].*$/s.exec(href)?.[0] ?? ''}`;
        const other = resolved[href];
        if (other !== undefined && other !== to) {
          found.push({
            ...place,
            message: `The link "${href}" leads to ${to}, but elsewhere on the page, from another file, to ${other}.`,
            hint: 'Write one of them as a path of the site that begins with "/".',
          });
        }
        if (to !== href) resolved[href] = to;
      }
      return { links: resolved, problems: withSeverity(found, targets.severity) };
    },
  };
}

/** An address of another site, or an email address, without its protocol. */
function hintOfOtherSite(href: string): string | undefined {
  if (/^[^/\s@]+@[^/\s@]+\.[a-z]+$/i.test(href)) return `To write to somebody: mailto:${href}`;
  const [, rest] =
    /^(?:https?:?\/{0,2})?((?:[a-z\d-]+\.)+(?:com|dev|io|net|org|sh|app)(?:\/.*)?)$/i.exec(href) ??
    [];
  const other =
    rest ?? (/^(?:www\.|https?\/)/i.test(href) ? href.replace(/^https?:?\/+/i, '') : undefined);
  return other === undefined ? undefined : `To another site: https://${other}`;
}
