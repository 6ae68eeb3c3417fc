import type { ResolvedSiteConfig } from '#schema/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { en } from '#shared/strings/en.ts';
import { buildShell } from './config/build-shell.ts';
import { CONFIG_FILE } from './config/read-site-config.ts';
import type { Site } from './site.ts';

/** The site for an unreadable config or content: it has no pages. */
export function emptySite(config: ResolvedSiteConfig): Site {
  return {
    config,
    shell: buildShell(config),
    strings: en,
    versions: [],
    docsFeeds: [],
    routes: [],
    sidebars: {},
    redirects: [],
    anchors: { old: [], lock: undefined },
    contents: {},
    assets: [],
    sampleVersions: [],
    drafts: new Map(),
    damaged: new Set(),
  };
}

/** A site with only the not-found page is a mistake. */
export function findEmptySite(options: { config: ResolvedSiteConfig; routes: Route[] }): Problem[] {
  const { config, routes } = options;
  if (routes.some(({ page }) => page.kind !== 'not-found')) return [];
  const wanted = [
    'content/pages/index.tsx',
    ...(config.docs === false ? [] : ['content/docs/<version>/*.mdx']),
    ...(config.blog === false ? [] : ['content/blog/*.mdx']),
  ];
  return [
    {
      code: 'empty-site',
      severity: 'error',
      message: 'The site has no pages.',
      hint: `Write some: ${wanted.join(', ')}.`,
      file: CONFIG_FILE,
    },
  ];
}
