import type { FoundProblem } from '../problems/found-problem.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';

/**
 * Files that pages request (images, scripts, styles) and that browsers cannot get because the output lacks them or they
 * are at another path.
 */
export function checkAssets(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const { book, pages, routes } = input;
  const sources = new Map(routes.map((route) => [route.path, route.source]));
  const missing = new Map<string, { href: string; paths: string[] }>();
  for (const page of pages) {
    for (const href of page.resources) {
      const address = book.read(href, page.path);
      if (address === undefined || book.kindOf(address.path) !== undefined) continue;
      const known = missing.get(address.path);
      if (known === undefined) missing.set(address.path, { href, paths: [page.path] });
      else known.paths.push(page.path);
    }
  }
  const notThere = [...missing.values()].map(({ href, paths }): FoundProblem => {
    const [first = ''] = paths;
    const source = paths.length > 1 ? undefined : sources.get(first);
    const ask = paths.length > 1 ? ` and ${paths.length - 1} more request` : ' requests';
    return {
      code: 'missing-asset',
      message: `The page ${first}${ask} "${href}", which is not in the output.`,
      hint: 'Put the file into content/static or beside the content, or correct its address.',
      ...source,
    };
  });
  return [...notThere, ...foreignImages(input)];
}

/** External images on pages written in code; those in content are reported where they are written. */
function foreignImages({ pages, routes, url }: CheckInput): FoundProblem[] {
  const sources = new Map(routes.map((route) => [route.path, route.source]));
  return pages.flatMap(({ path, images }) => {
    const foreign = images.filter(({ src }) => isForeign({ src, url }));
    return [...new Set(foreign.map(({ src }) => src))].map((src) => ({
      code: 'foreign-media',
      message: `On ${path} the image "${src}" is on another host, and browsers will not load it: the site's content security policy allows its own files only.`,
      hint: 'Save it in content/static, or import it in the page.',
      ...sources.get(path),
    }));
  });
}

function isForeign({ src, url }: { src: string; url: string }): boolean {
  if (!/^(?:https?:|\/\/)/i.test(src) || !URL.canParse(src, url)) return false;
  return new URL(src, url).origin !== new URL(url).origin;
}
