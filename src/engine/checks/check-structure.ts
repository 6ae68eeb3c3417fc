import type { SourceLocation } from '#shared/problem.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import type { CheckInput } from './check-input.ts';
import type { EmittedPage } from './read-emitted-page.ts';

/** Pages with no main heading or several, duplicate ids, and links without an accessible name. */
export function checkStructure(input: CheckInput): FoundProblem[] {
  return eachPage(input, (page, source) => [
    ...mainHeadings(page, source),
    ...duplicateIds(page, source),
    ...namelessLinks(page, source),
  ]);
}

/** Images without alternative text or size. */
export function checkImages(input: CheckInput): FoundProblem[] {
  return eachPage(input, (page, source) =>
    page.images.flatMap(({ src, alt, sized }) => {
      const problems: FoundProblem[] = [];
      if (alt === undefined) {
        problems.push({
          code: 'image-without-alt',
          message: `On ${page.path} the image "${src}" has no "alt" text.`,
          hint: 'Describe what it shows, or write alt="" if it is only decoration.',
          ...source,
        });
      }
      if (!sized) {
        problems.push({
          code: 'image-without-size',
          message: `On ${page.path} the image "${src}" has no width and height.`,
          hint: 'Add both: without them, the text jumps when the image loads.',
          ...source,
        });
      }
      return problems;
    }),
  );
}

/** Inline scripts and styles, which the site's security policy makes browsers ignore. */
export function checkInlineCode(input: CheckInput): FoundProblem[] {
  return eachPage(input, ({ path, inlineCode }, source) =>
    inlineCode.map(({ kind, text }) => ({
      code: 'inline-code',
      message: `On ${path} browsers will ignore ${nameOf(kind)} "${shorten(text)}": the site's security policy only allows files.`,
      hint: CURES[kind],
      ...source,
    })),
  );
}

const CURES = {
  script:
    'Put it into a component with "use client" at its top, in src/ui, and use that in the page.',
  style: 'Put it into a CSS module beside the component, and use its classes.',
  attribute: 'Give the element a class of a CSS module, or an attribute such as "width".',
};

function nameOf(kind: keyof typeof CURES): string {
  return kind === 'attribute' ? 'the style attribute' : `the inline <${kind}>`;
}

/** Enough of the text to find it. */
function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;
}

function eachPage(
  { pages, routes }: CheckInput,
  find: (page: EmittedPage, source: SourceLocation) => FoundProblem[],
): FoundProblem[] {
  const sources = new Map(routes.map((route) => [route.path, route.source]));
  return pages.flatMap((page) => {
    const source = sources.get(page.path);
    return source === undefined ? [] : find(page, source);
  });
}

function mainHeadings(page: EmittedPage, source: SourceLocation): FoundProblem[] {
  const headings = page.headings.filter(({ level }) => level === 1);
  if (headings.length === 1) return [];
  const named = headings.map(({ text }) => `"${text}"`).join(', ');
  return [
    {
      code: 'main-heading',
      message:
        headings.length === 0
          ? `The page ${page.path} has no heading of level 1.`
          : `The page ${page.path} has ${headings.length} headings of level 1: ${named}.`,
      hint: 'Each page has exactly one: its title. Sections start at level 2.',
      ...source,
    },
  ];
}

function duplicateIds(page: EmittedPage, source: SourceLocation): FoundProblem[] {
  return page.duplicateIds.map((id) => ({
    code: 'duplicate-id',
    message: `On ${page.path} more than one element has the id "${id}".`,
    hint: 'Links to it always lead to the first one, so give the other one a different id.',
    ...source,
  }));
}

function namelessLinks(page: EmittedPage, source: SourceLocation): FoundProblem[] {
  const hrefs = new Set(page.links.filter(({ name }) => name === '').map(({ href }) => href));
  return [...hrefs].map((href) => ({
    code: 'link-without-text',
    message: `On ${page.path} the link to "${href}" has no text.`,
    hint: 'Screen readers read out the address instead: give the link a text or an "aria-label".',
    ...source,
  }));
}
