import type { Problem } from '#shared/problem.ts';
import { createAddressBook } from '../checks/address-book.ts';
import { checkInputOf } from '../checks/check-input.ts';
import { checkOldAnchors } from '../checks/check-old-anchors.ts';
import { addFrames } from '../problems/add-frames.ts';
import { withSeverity } from '../problems/found-problem.ts';
import { checkRedirects } from '../redirects/check-redirects.ts';
import type { Site } from '../site.ts';
import type { DevFiles } from './dev-files.ts';

/** Finds mistakes in the redirect and old-anchor tables that can be found without rendering pages. */
export async function checkTables(options: {
  site: Site;
  files: DevFiles;
  root: string;
  /** When the site was read: see `addFrames`. */
  readAt: number;
}): Promise<Problem[]> {
  const { site, files, root, readAt } = options;
  const { redirects, routes, config } = site;
  const { checks } = config;
  const paths = { has: (path: string) => files.has(`/${path}`) };
  const input = checkInputOf({ site, pages: [], files: paths });
  const anchors = checkOldAnchors({ ...input, book: createAddressBook(input) });
  const problems = [
    ...withSeverity(checkRedirects({ redirects, routes, files: paths }), checks.redirects),
    ...withSeverity(anchors, checks.publishedAnchors),
  ];
  return addFrames({ root, problems, readAt });
}
