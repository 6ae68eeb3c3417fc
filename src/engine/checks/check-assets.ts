import type { AddressBook } from './address-book.ts';
import type { CheckInput, FoundProblem } from './check-input.ts';

/** Files of this site that pages ask for (images, scripts, styles) and that the output lacks. */
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
  return [...missing.values()].map(({ href, paths }) => {
    const [first = ''] = paths;
    const others = paths.length > 1 ? ` and ${paths.length - 1} more` : '';
    return {
      code: 'missing-asset',
      message: `The page ${first}${others} asks for "${href}", which is not in the output.`,
      hint: 'Put the file into content/static or beside the content, or correct its address.',
      ...(paths.length > 1 ? {} : { file: sources.get(first)?.file }),
    };
  });
}
