import type { CheckSeverity } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { withSeverity } from '../checks/check-input.ts';

/**
 * Reports paths with more than one source and keeps the first of each. The order of sources is
 * that of the routes, which does not depend on the order of the disk.
 */
export function uniqueRoutes({ routes, severity }: { routes: Route[]; severity: CheckSeverity }): {
  routes: Route[];
  problems: Problem[];
} {
  const first = new Map<string, Route>();
  const found: Omit<Problem, 'severity'>[] = [];
  for (const route of routes) {
    const other = first.get(route.path);
    if (other === undefined) {
      first.set(route.path, route);
      continue;
    }
    const sources = `${formatSource(other)} and ${formatSource(route)}`;
    found.push({
      code: 'duplicate-route',
      message: `The route "${route.path}" has two sources: ${sources}.`,
      hint: 'Give one of them another slug or another name.',
      ...route.source,
    });
  }
  return { routes: [...first.values()], problems: withSeverity(found, severity) };
}

function formatSource({ source, page }: Route): string {
  const place = source.line === undefined ? source.file : `${source.file}:${source.line}`;
  return page.kind === 'category-index' ? `${place} (generated index)` : place;
}
