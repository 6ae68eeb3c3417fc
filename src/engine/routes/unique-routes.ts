import type { CheckSeverity } from '#schema/checks-config.ts';
import type { Problem, SourceLocation } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { withSeverity } from '../problems/found-problem.ts';

/**
 * Reports paths with more than one source and keeps the first of each, and paths that differ only in case, which are one
 * file on macOS and Windows. Sources are in route order, which does not depend on the file system.
 *
 * @param options.locate the line that determines a route's path; called for routes that collide
 */
export async function uniqueRoutes(options: {
  routes: Route[];
  severity: CheckSeverity;
  locate: (route: Route) => Promise<SourceLocation>;
}): Promise<{ routes: Route[]; problems: Problem[] }> {
  const { routes, severity, locate } = options;
  const unique = new Map<string, Route>();
  const first = new Map<string, Route>();
  const doubles: { route: Route; other: Route }[] = [];
  for (const route of routes) {
    if (!unique.has(route.path)) unique.set(route.path, route);
    const name = route.path.normalize().toLowerCase();
    const other = first.get(name);
    if (other === undefined) first.set(name, route);
    else doubles.push({ route, other });
  }
  const found = doubles.map(async ({ route, other }): Promise<Omit<Problem, 'severity'>> => {
    const [place, otherPlace] = await Promise.all([locate(route), locate(other)]);
    const sources = `${formatPlace(other, otherPlace)} and ${formatPlace(route, place)}`;
    return {
      code: 'duplicate-route',
      message:
        route.path === other.path
          ? `The route "${route.path}" has two sources: ${sources}.`
          : `The routes "${other.path}" and "${route.path}" are one file on macOS and Windows: ${sources}.`,
      hint: 'Give one of them another slug or another name.',
      ...place,
    };
  });
  return {
    routes: [...unique.values()],
    problems: withSeverity(await Promise.all(found), severity),
  };
}

function formatPlace({ page }: Route, { file, line }: SourceLocation): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return page.kind === 'category-index' ? `${place} (generated index)` : place;
}
