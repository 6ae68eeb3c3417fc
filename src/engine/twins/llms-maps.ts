import type { DocsVersion } from '#shared/docs-version.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { sayTokens } from './estimate-tokens.ts';
import {
  listChanges,
  listEntries,
  listGuides,
  listPosts,
  listSitePages,
  type PageGroup,
} from './list-pages.ts';
import { capitalize, joinBlocks, type LlmsSite, line, pageLine, section } from './llms-text.ts';

/** The map of the whole site, with the pages of its latest version. */
export function buildSiteMap(options: {
  site: LlmsSite;
  latest: DocsVersion | undefined;
  files: ReadonlyMap<string, string>;
  bundles: string[];
}): string {
  const { site, latest, files, bundles } = options;
  const { config, versions, routes } = site;
  const address = (path: string) => absoluteAddress(config, path);
  const old = versions.filter(({ isLast }) => !isLast);
  const full = files.get('llms-full.txt');
  return joinBlocks([
    `# ${config.title}`,
    `> ${config.tagline}`,
    latest
      ? `${config.title} ${latest.release}, documentation for ${latest.label}. ${HOW_TO_READ}`
      : HOW_TO_READ,
    ...section('Texts in one piece', [
      ...bundles,
      ...(full && latest
        ? [
            line(
              `All guides of ${latest.label}`,
              address('/llms-full.txt'),
              `${capitalize(sayTokens(full))}.`,
            ),
          ]
        : []),
    ]),
    ...(latest ? versionSections(site, latest) : []),
    ...section(
      'Blog',
      listPosts(routes).map((route) => pageLine(site, route)),
    ),
    ...section(
      'Site',
      listSitePages(routes).map((route) => pageLine(site, route)),
    ),
    ...section(
      'Older versions',
      old.map(({ label, path, release }) =>
        line(label, address(`${path}/llms.txt`), `map of the documentation of ${release}`),
      ),
    ),
  ]);
}

const HOW_TO_READ =
  'Every page is Markdown at its address with `.md` behind it. Samples there are whole programs, compiled against the release that the page documents; a fence with `file="1/2"` is one of several files. `{#id}` behind a heading is the anchor of its section, and behind a row of a list that of the row.';

/** The map of an older version. */
export function buildVersionMap(options: {
  site: LlmsSite;
  version: DocsVersion;
  latest: DocsVersion | undefined;
  full: string;
}): string {
  const { site, version, latest, full } = options;
  const { config } = site;
  const { label, release, path, banner } = version;
  const state = banner === 'unreleased' ? 'is not released yet' : 'is no longer maintained';
  const current = latest
    ? ` The documentation of ${latest.label}: ${absoluteAddress(config, '/llms.txt')}`
    : '';
  return joinBlocks([
    `# ${config.title} ${label}`,
    `> Documentation of ${config.title} ${release}${banner === 'none' ? '.' : `, which ${state}.`}${current}`,
    HOW_TO_READ,
    ...section('Texts in one piece', [
      line(
        `All guides of ${label}`,
        absoluteAddress(config, `${path}/llms-full.txt`),
        sayTokens(full),
      ),
    ]),
    ...versionSections(site, version),
  ]);
}

function versionSections(site: LlmsSite, version: DocsVersion): string[] {
  const { routes } = site;
  const groups: PageGroup[] = [
    ...listGuides({ version, routes }),
    { label: 'API reference', routes: listEntries({ version, routes }) },
    { label: 'Changes', routes: listChanges({ version, routes }) },
  ];
  return groups.flatMap(({ label, routes: ofGroup }) =>
    section(
      label,
      ofGroup.map((route) => pageLine(site, route)),
    ),
  );
}
