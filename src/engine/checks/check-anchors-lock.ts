import type { PageData } from '#shared/page-data.ts';
import { LOCK_FILE } from '../anchors/read-anchors.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import { listNames, nearNames } from '../problems/suggest.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';

/** Reports published section addresses that no longer lead anywhere. */
export function checkLostAnchors(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const { anchors, book, pages, damaged } = input;
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  const sections = new Map(pages.map((page) => [page.path, page.sections]));
  const gone = new Set<string>();
  return [...(anchors.lock ?? [])].flatMap(([address, line]): FoundProblem[] => {
    const [path = '', id = ''] = address.split('#');
    const page = book.pageAt(path);
    if (page === undefined) {
      // One problem per page, not per section.
      if (gone.has(path)) return [];
      gone.add(path);
      return [
        {
          code: 'anchor-lost',
          message: `The page ${path} was published, and readers have links to its sections, but it no longer exists.`,
          hint: 'Add a redirect to the table of redirects. If it was never published, remove its lines from this file.',
          file: LOCK_FILE,
          line,
          column: 1,
        },
      ];
    }
    if (damaged.has(page) || ids.get(page)?.has(id)) return [];
    const names = sections.get(page) ?? [];
    const [near = 'id-of-that-section'] = nearNames({ written: id, names });
    return [
      {
        code: 'anchor-lost',
        message: `The section ${address} was published, but nothing on ${page} has that id any longer.`,
        hint: `Point it to the section that answers the same question, with a line in content/anchors.tsv such as "${page}\t${id}\t#${near}". The sections of the page: ${listNames(names)}. If it was never published, remove its line from this file.`,
        file: LOCK_FILE,
        line,
        column: 1,
      },
    ];
  });
}

/** Reports sections that are missing in the lock file; empty if the site has no such file. */
export function checkNewAnchors(input: CheckInput): FoundProblem[] {
  const found = findNewAnchors(input);
  if (input.anchors.lock === undefined || found.length === 0) return [];
  return [
    {
      code: 'anchor-not-locked',
      message: `${found.length === 1 ? 'One section is' : `${found.length} sections are`} not in ${LOCK_FILE} yet: ${listNames(found, 'and', 3)}.`,
      hint: 'Run `npm run anchors` once their ids are final: from then on, they are protected.',
      file: LOCK_FILE,
    },
  ];
}

/**
 * Section addresses that pages have or forward but that are missing in the lock file. The API reference is left out
 * because it is generated from the packages and its sections come and go with their exports. Comparisons are left out
 * for the same reason.
 */
export function findNewAnchors(input: Pick<CheckInput, 'pages' | 'routes' | 'anchors'>): string[] {
  const { pages, routes, anchors } = input;
  const kinds = new Map(routes.map(({ path, page }) => [path, page.kind]));
  const today = pages
    .filter(({ path }) => isKept(kinds.get(path)))
    .flatMap(({ path, sections }) => sections.map((id) => `${path}#${id}`));
  const old = anchors.old.map(({ path, anchor }) => `${path}#${anchor}`);
  return [...today, ...old].filter((address) => !anchors.lock?.has(address));
}

function isKept(kind: PageData['kind'] | undefined): boolean {
  return (
    kind !== undefined && !['not-found', 'doc-changes'].includes(kind) && !kind.startsWith('api-')
  );
}
