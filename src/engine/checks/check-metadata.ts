import type { Route } from '#shared/route.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';
import type { EmittedPage } from './read-emitted-page.ts';

interface CheckedPage {
  page: EmittedPage;
  route: Route;
}

/** Titles and descriptions that are missing, or shared by two pages of one docs version. */
export function checkMetadata(input: CheckInput): FoundProblem[] {
  const checked = indexedPages(input);
  return [
    ...checked.flatMap(({ page, route }) => missing(page, route)),
    ...repeated(checked, 'title'),
    ...repeated(checked, 'description'),
  ];
}

/**
 * Canonical addresses that search engines cannot use because no page has them or the page is
 * hidden.
 */
export function checkCanonicals(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const noindex = new Set(input.pages.filter(isKeptOut).map(({ path }) => path));
  return indexedPages(input).flatMap(({ page, route }) => {
    const complain = (message: string, hint: string) => [
      { code: 'bad-canonical', message: `The page ${page.path} ${message}`, hint, ...route.source },
    ];
    const { canonical } = page;
    if (!canonical) {
      return complain(
        'names no canonical address.',
        'Every page needs one, usually its own address.',
      );
    }
    if (!URL.canParse(canonical)) {
      return complain(
        `names "${canonical}" as its canonical address, which is not absolute.`,
        `It has to start with ${input.url}.`,
      );
    }
    const address = input.book.read(canonical, page.path);
    if (address === undefined || input.book.kindOf(address.path) !== 'page') {
      return complain(
        `names "${canonical}" as its canonical address, which is not a page of this site.`,
        (address && input.book.suggest(address.path)) ??
          'Name the page itself, or the same page of the latest version.',
      );
    }
    if (noindex.has(address.path)) {
      return complain(
        `names "${canonical}" as its canonical address, which is kept out of search engines (noindex).`,
        'Name a page that search engines may index.',
      );
    }
    return [];
  });
}

/** Pages that search engines may show; the others need no distinct title. */
function indexedPages({ pages, routes }: CheckInput): CheckedPage[] {
  const routeOf = new Map(routes.map((route) => [route.path, route]));
  return pages.flatMap((page) => {
    const route = routeOf.get(page.path);
    return route === undefined || isKeptOut(page) ? [] : [{ page, route }];
  });
}

function isKeptOut({ robots }: EmittedPage): boolean {
  return robots?.includes('noindex') ?? false;
}

function missing(page: EmittedPage, route: Route): FoundProblem[] {
  const problems: FoundProblem[] = [];
  if (!page.title) {
    problems.push({
      code: 'missing-title',
      message: `The page ${page.path} has no title.`,
      hint: 'Give it a "title" in its front matter or head.',
      ...route.source,
    });
  }
  if (!page.description) {
    problems.push({
      code: 'missing-description',
      message: `The page ${page.path} has no description.`,
      hint: 'Add a "description" to its front matter: one sentence that search results can show.',
      ...route.source,
    });
  }
  return problems;
}

function repeated(checked: CheckedPage[], field: 'title' | 'description'): FoundProblem[] {
  const groups = new Map<string, CheckedPage[]>();
  for (const entry of checked) {
    const text = entry.page[field];
    if (!text) continue;
    const key = `${entry.route.page.head.docsTag}\n${text}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) => {
      const [first, ...others] = group.sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
      if (first === undefined) return [];
      const named = others.slice(0, 3).map(({ page }) => page.path);
      const rest = others.length > 3 ? ` and ${others.length - 3} more` : '';
      return [
        {
          code: `duplicate-${field}`,
          message: `${first.page.path} has the same ${field} as ${named.join(', ')}${rest}: "${first.page[field]}".`,
          hint: `Change the "${field}" in the front matter, so that readers of search results can tell the pages apart.`,
          ...first.route.source,
        },
      ];
    });
}
