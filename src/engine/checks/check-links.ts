import type { FoundProblem } from '../problems/found-problem.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';
import { reportLinks } from './report-links.ts';

/** Links to addresses of this site that do not exist. */
export function checkLinks(input: CheckInput & { book: AddressBook }): FoundProblem[] {
  const { book, drafts, relativeLinksAreChecked } = input;
  return reportLinks({
    input,
    book,
    isReported: ({ written, href }) =>
      relativeLinksAreChecked && href === written && /^(?![a-z][a-z\d+.-]*:|[/#?])/i.test(written),
    judge: ({ path }) => {
      if (book.kindOf(path) !== undefined) return undefined;
      const draft = drafts.get(path);
      if (draft !== undefined) {
        return {
          code: 'broken-link',
          message: `leads to a draft: ${draft} has the address ${path} but is not published.`,
          hint: 'Remove "draft: true" from its front matter, or the link.',
        };
      }
      return {
        code: 'broken-link',
        message: `leads nowhere: there is no page, file or redirect at ${path}.`,
        hint:
          book.suggest(path) ??
          'Correct the link, write the page, or add the address to content/redirects.tsv.',
      };
    },
  });
}
