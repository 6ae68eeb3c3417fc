import { createPathIndex, nearPaths } from '#shared/near-paths.ts';
import type { Problem } from '#shared/problem.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { didYouMeanPaths } from '../problems/suggest.ts';
import {
  createRedirectMap,
  followRedirects,
  isWildcard,
  pathOf,
  type RedirectMap,
} from './redirect-map.ts';

type FoundProblem = Omit<Problem, 'severity'>;

/** The table of redirects, and the addresses that it may lead to. */
export interface CheckRedirectsInput {
  redirects: Redirect[];
  routes: Pick<Route, 'path' | 'page' | 'source'>[];
  /** Output files, as paths below the base URL. A redirect may lead to a file. */
  files?: Pick<ReadonlySet<string>, 'has'>;
  /** Ids of each page, if the pages have been rendered: then anchors are checked too. */
  idsOf?: (path: string) => ReadonlySet<string> | undefined;
}

interface Complaint {
  code: string;
  message: string;
  hint: string;
}

interface Known {
  sources: ReadonlyMap<string, Route['source']>;
  paths: string[];
  map: RedirectMap;
  files: Pick<ReadonlySet<string>, 'has'>;
  idsOf: CheckRedirectsInput['idsOf'];
  suggest: (path: string) => string | undefined;
}

/** Redirects that loop, are duplicates, hide a page, take more than one step or lead nowhere. */
export function checkRedirects(input: CheckRedirectsInput): FoundProblem[] {
  const { redirects, routes, files = new Set(), idsOf } = input;
  const sources = new Map(routes.map((route) => [route.path, route.source]));
  const known: Known = {
    sources,
    paths: [...sources.keys()],
    map: createRedirectMap(redirects),
    files,
    idsOf,
    suggest: createSuggester(routes),
  };
  const firstOf = new Map<string, Redirect>();
  return redirects.flatMap((redirect) => {
    const first = firstOf.get(redirect.from);
    firstOf.set(redirect.from, first ?? redirect);
    const complaint = first
      ? complainOfRepeat(redirect, first)
      : (complainOfHidden(redirect, known) ??
        (isWildcard(redirect)
          ? complainOfWildcard(redirect, known)
          : complainOfTarget(redirect, known)));
    const { file, line, column } = redirect;
    return complaint === undefined ? [] : [{ ...complaint, file, line, column }];
  });
}

function complainOfRepeat({ from }: Redirect, first: Redirect): Complaint {
  return {
    code: 'redirect-twice',
    message: `"${from}" is redirected twice: line ${first.line} already leads to "${first.to}".`,
    hint: 'Remove one of the two lines.',
  };
}

function complainOfHidden(redirect: Redirect, known: Known): Complaint | undefined {
  const { from } = redirect;
  const folder = from.slice(0, -1);
  const hidden = isWildcard(redirect)
    ? known.paths.find((path) => path.startsWith(folder))
    : known.sources.has(from)
      ? from
      : undefined;
  if (hidden === undefined) return undefined;
  return {
    code: 'redirect-hides-page',
    message: `"${from}" is redirected, but ${hidden} is a page (${known.sources.get(hidden)?.file}): nobody could reach it.`,
    hint: 'Remove the redirect, or move the page.',
  };
}

function complainOfTarget({ from, to }: Redirect, known: Known): Complaint | undefined {
  const steps = followRedirects({ map: known.map, path: from });
  if (steps === undefined) {
    return {
      code: 'redirect-loop',
      message: `"${from}" leads to "${to}" and from there back: nobody would ever arrive.`,
      hint: 'Point one of them to a page.',
    };
  }
  const end = steps.at(-1) ?? to;
  if (steps.length > 1) {
    return {
      code: 'redirect-chain',
      message: `"${from}" takes ${steps.length} steps: ${[from, ...steps].join(' -> ')}.`,
      hint: `Point it directly to "${end}".`,
    };
  }
  if (!end.startsWith('/')) return undefined;
  const target = pathOf(end);
  if (!known.sources.has(target) && !known.files.has(target.slice(1))) {
    return {
      code: 'redirect-dead-end',
      message: `"${from}" leads to "${to}", but there is no page at ${target}.`,
      hint: known.suggest(target) ?? 'Correct the new address, or write the page.',
    };
  }
  const anchor = /#(.+)$/.exec(end)?.[1];
  const ids = known.idsOf?.(target);
  if (anchor === undefined || ids === undefined || ids.has(anchor)) return undefined;
  return {
    code: 'redirect-anchor',
    message: `"${from}" leads to "${to}", but nothing on ${target} has the id "${anchor}".`,
    hint: 'Use the id of the heading that you mean, or remove the anchor.',
  };
}

function complainOfWildcard({ from, to }: Redirect, known: Known): Complaint | undefined {
  if (!to.startsWith('/')) return undefined;
  const folder = to.endsWith('/*') ? to.slice(0, -1) : undefined;
  if ((folder ?? to).startsWith(from.slice(0, -1))) {
    return {
      code: 'redirect-loop',
      message: `"${from}" leads to "${to}", which this line redirects too: nobody would ever arrive.`,
      hint: 'Point it to another folder.',
    };
  }
  const leadsSomewhere =
    folder === undefined
      ? known.sources.has(pathOf(to))
      : known.paths.some((path) => path.startsWith(folder));
  if (leadsSomewhere) return undefined;
  return {
    code: 'redirect-dead-end',
    message: `"${from}" leads to "${to}", but there is no page ${folder === undefined ? 'there' : 'below it'}.`,
    hint: 'Correct the new address, or write the pages.',
  };
}

function createSuggester(
  routes: CheckRedirectsInput['routes'],
): (path: string) => string | undefined {
  let index: ReturnType<typeof createPathIndex> | undefined;
  return (path) => {
    index ??= createPathIndex({
      pages: routes
        .filter((route) => route.page.kind !== 'not-found')
        .map((route) => [route.path, route.page.head.title]),
    });
    return didYouMeanPaths(nearPaths({ index, path, limit: 2 }));
  };
}
