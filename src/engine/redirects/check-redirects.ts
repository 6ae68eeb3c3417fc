import { createPathIndex, nearPaths } from '#shared/near-paths.ts';
import type { Problem } from '#shared/problem.ts';
import type { Redirect, Route } from '#shared/route.ts';
import { createRedirectMap, followRedirects, isWildcard, pathOf } from './redirect-map.ts';

type FoundProblem = Omit<Problem, 'severity'>;

export interface CheckRedirectsInput {
  redirects: Redirect[];
  routes: Pick<Route, 'path' | 'page' | 'source'>[];
  /** Files of the output, as paths below the base URL. A redirect may lead to a file. */
  files?: ReadonlySet<string>;
  /** Ids of each page, where the pages have been rendered: then anchors are checked too. */
  idsOf?: (path: string) => ReadonlySet<string> | undefined;
}

/** Redirects that loop, stand twice, hide a page, take more than one step or end in nothing. */
export function checkRedirects(input: CheckRedirectsInput): FoundProblem[] {
  const { redirects, routes, files = new Set(), idsOf } = input;
  const map = createRedirectMap(redirects);
  const sources = new Map(routes.map((route) => [route.path, route.source]));
  const paths = [...sources.keys()];
  const suggest = createSuggester(routes);
  const firstOf = new Map<string, Redirect>();

  return redirects.flatMap((redirect): FoundProblem[] => {
    const { from, to } = redirect;
    const complain = (code: string, message: string, hint: string): FoundProblem[] => {
      const { file, line, column } = redirect;
      return [{ code, message, hint, file, line, column }];
    };

    const first = firstOf.get(from);
    if (first !== undefined) {
      return complain(
        'redirect-twice',
        `"${from}" is redirected twice: line ${first.line} already leads to "${first.to}".`,
        'Remove one of the two lines.',
      );
    }
    firstOf.set(from, redirect);

    const hidden = isWildcard(redirect)
      ? paths.find((path) => path.startsWith(from.slice(0, -1)))
      : sources.has(from) && from;
    if (hidden) {
      return complain(
        'redirect-hides-page',
        `"${from}" is redirected, but ${hidden} is a page (${sources.get(hidden)?.file}): nobody could reach it.`,
        'Remove the redirect, or move the page.',
      );
    }
    if (!to.startsWith('/')) return [];
    if (isWildcard(redirect)) {
      return checkWildcard(redirect) ?? [];
    }

    const steps = followRedirects({ map, path: from });
    if (steps === undefined) {
      return complain(
        'redirect-loop',
        `"${from}" leads to "${to}" and from there back: nobody would ever arrive.`,
        'Let one of them lead to a page.',
      );
    }
    const end = steps.at(-1) ?? to;
    if (steps.length > 1) {
      return complain(
        'redirect-chain',
        `"${from}" takes ${steps.length} steps: ${[from, ...steps].join(' -> ')}.`,
        `Let it lead to "${end}" at once.`,
      );
    }
    const target = pathOf(end);
    if (!sources.has(target) && !files.has(target.slice(1))) {
      return complain(
        'redirect-dead-end',
        `"${from}" leads to "${to}", but there is no page at ${target}.`,
        suggest(target) ?? 'Correct the new address, or write the page.',
      );
    }
    const anchor = /#(.+)$/.exec(end)?.[1];
    const ids = idsOf?.(target);
    if (anchor !== undefined && ids !== undefined && !ids.has(anchor)) {
      return complain(
        'redirect-anchor',
        `"${from}" leads to "${to}", but nothing on ${target} has the id "${anchor}".`,
        'Take the id from the heading that is meant, or leave the anchor out.',
      );
    }
    return [];

    function checkWildcard({ from: source, to: goal }: Redirect): FoundProblem[] | undefined {
      const goalFolder = goal.endsWith('/*') ? goal.slice(0, -1) : undefined;
      if (goalFolder?.startsWith(source.slice(0, -1))) {
        return complain(
          'redirect-loop',
          `"${source}" leads to "${goal}", which it covers itself: nobody would ever arrive.`,
          'Let it lead to another folder.',
        );
      }
      const leadsSomewhere =
        goalFolder === undefined
          ? sources.has(pathOf(goal))
          : paths.some((path) => path.startsWith(goalFolder));
      if (leadsSomewhere) return undefined;
      return complain(
        'redirect-dead-end',
        `"${source}" leads to "${goal}", but there is no page ${goalFolder === undefined ? 'there' : 'below it'}.`,
        'Correct the new address, or write the pages.',
      );
    }
  });
}

function createSuggester(
  routes: CheckRedirectsInput['routes'],
): (path: string) => string | undefined {
  let index: ReturnType<typeof createPathIndex> | undefined;
  return (path) => {
    index ??= createPathIndex({
      pages: routes.map((route) => [route.path, route.page.head.title]),
    });
    const near = nearPaths({ index, path, limit: 2 }).map((page) => page.path);
    return near.length === 0 ? undefined : `Did you mean ${near.join(' or ')}?`;
  };
}
