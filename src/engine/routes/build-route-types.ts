/**
 * Text of `.site/routes.d.ts`: every path of the site as a type, so that a wrong `href` in TSX or in the site's config
 * does not compile.
 */
export function buildRouteTypes({ paths }: { paths: string[] }): string {
  const keys = [...paths].sort().map((path) => `    ${JSON.stringify(path)}: true;`);
  return [
    '// Written by the build: every path of the site. Not to be edited.',
    "import type { RegisteredRoutes as Routes } from '#shared/route.ts';",
    '',
    "declare module '#shared/route.ts' {",
    '  interface RegisteredRoutes {',
    ...keys,
    '  }',
    '}',
    '',
    "declare module '#schema/href.ts' {",
    '  interface RegisteredRoutes extends Routes {}',
    '}',
    '',
  ].join('\n');
}
