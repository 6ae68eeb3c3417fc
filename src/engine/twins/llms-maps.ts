import type { DocsVersion } from '#shared/docs-version.ts';
import { fill } from '#shared/strings/fill.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import {
  listChanges,
  listEntries,
  listGuides,
  listPosts,
  listSitePages,
  type PageGroup,
} from './list-pages.ts';
import { joinBlocks, type LlmsSite, line, pageLine, sayTokens, section } from './llms-text.ts';
import { capitalize } from './twin-words.ts';

/** The map of the whole site, with the pages of its latest version. */
export function buildSiteMap(options: {
  site: LlmsSite;
  latest: DocsVersion | undefined;
  files: ReadonlyMap<string, string>;
  bundles: string[];
}): string {
  const { site, latest, files, bundles } = options;
  const { config, strings, versions, routes } = site;
  const words = strings.twins.llms;
  const address = (path: string) => absoluteAddress(config, path);
  const old = versions.filter(({ isLast }) => !isLast);
  const full = files.get('llms-full.txt');
  return joinBlocks([
    `# ${config.title}`,
    `> ${config.tagline}`,
    latest
      ? fill(words.about, {
          title: config.title,
          release: latest.release,
          version: latest.label,
          reading: words.reading,
        })
      : words.reading,
    ...section(words.texts, [
      ...bundles,
      ...(full && latest
        ? [
            line(
              fill(words.allGuides, { version: latest.label }),
              address('/llms-full.txt'),
              `${capitalize(sayTokens(full, site))}.`,
            ),
          ]
        : []),
    ]),
    ...(latest ? versionSections(site, latest) : []),
    ...section(
      strings.search.kinds.post,
      listPosts(routes).map((route) => pageLine(site, route)),
    ),
    ...section(
      words.site,
      listSitePages(routes).map((route) => pageLine(site, route)),
    ),
    ...section(
      words.older,
      old.map(({ label, path, release }) =>
        line(label, address(`${path}/llms.txt`), fill(words.mapOf, { release })),
      ),
    ),
  ]);
}

/** The map of an older version. */
export function buildVersionMap(options: {
  site: LlmsSite;
  version: DocsVersion;
  latest: DocsVersion | undefined;
  full: string;
}): string {
  const { site, version, latest, full } = options;
  const { config, strings } = site;
  const { label, release, path, banner } = version;
  const words = strings.twins.llms;
  const about = words[banner === 'none' ? 'version' : banner];
  const address = absoluteAddress(config, '/llms.txt');
  const current = latest ? ` ${fill(words.latest, { version: latest.label, address })}` : '';
  return joinBlocks([
    `# ${config.title} ${label}`,
    `> ${fill(about, { title: config.title, release })}${current}`,
    words.reading,
    ...section(words.texts, [
      line(
        fill(words.allGuides, { version: label }),
        absoluteAddress(config, `${path}/llms-full.txt`),
        sayTokens(full, site),
      ),
    ]),
    ...versionSections(site, version),
  ]);
}

function versionSections(site: LlmsSite, version: DocsVersion): string[] {
  const { routes, strings } = site;
  const groups: PageGroup[] = [
    ...listGuides(site, version),
    { label: strings.api.title, routes: listEntries({ version, routes }) },
    { label: strings.twins.llms.changes, routes: listChanges({ version, routes }) },
  ];
  return groups.flatMap(({ label, routes: ofGroup }) =>
    section(
      label,
      ofGroup.map((route) => pageLine(site, route)),
    ),
  );
}
