import type { DocsVersion } from '#shared/docs-version.ts';
import type { Problem } from '#shared/problem.ts';
import type { Route } from '#shared/route.ts';
import { twinPath } from '#shared/twin-path.ts';
import { CONFIG_FILE } from '../config/read-site-config.ts';
import { didYouMean } from '../problems/suggest.ts';
import { absoluteAddress } from '../routes/build-head.ts';
import type { Site } from '../site.ts';
import { titleOf } from './build-twin.ts';
import type { TwinWriter } from './build-twins.ts';
import { estimateTokens, sayTokens } from './estimate-tokens.ts';
import {
  listChanges,
  listEntries,
  listGuides,
  listPosts,
  listSitePages,
  type PageGroup,
} from './list-pages.ts';

/** Tokens that a bundle may have: it shall fit beside a question into the context of any model. */
export const MOST_BUNDLE_TOKENS = 20_000;

/** Where programs look for rules, beside the page that has them. */
const RULES_FILES = ['agents.md', '.well-known/agents.md'];

/** Whether a path may be one of the files of `buildLlms`. */
export function isForModels(path: string): boolean {
  const isRules = RULES_FILES.includes(path.slice(1));
  return isRules || /\/(llms(-full)?|llms\/[^/]+)\.txt$/.test(path);
}

type LlmsSite = Pick<Site, 'config' | 'routes' | 'versions'>;

/**
 * The files that language models begin with (https://llmstxt.org): a map of the site and one of each older version,
 * the guides of each version in one text, and bundles of pages on one topic. The order is that of the sidebars.
 *
 * @returns path below the output folder -> text
 */
export function buildLlms(options: { site: LlmsSite; writer: TwinWriter }): {
  files: Map<string, string>;
  problems: Problem[];
} {
  const { site } = options;
  const { versions } = site;
  const { files, lines, problems } = buildBundles(options);
  const rules = buildRules(options);
  const latest = versions.find(({ isLast }) => isLast);
  for (const version of versions) {
    const folder = version.isLast ? '' : `${version.path.slice(1)}/`;
    files.set(`${folder}llms-full.txt`, buildFull({ ...options, version }));
  }
  for (const version of versions.filter(({ isLast }) => !isLast)) {
    const full = files.get(`${version.path.slice(1)}/llms-full.txt`) ?? '';
    const text = buildVersionMap({ site, version, latest, full });
    files.set(`${version.path.slice(1)}/llms.txt`, text);
  }
  for (const path of rules.text === undefined ? [] : RULES_FILES) files.set(path, rules.text ?? '');
  const texts = [...rules.lines, ...lines];
  files.set('llms.txt', buildSiteMap({ site, latest, files, bundles: texts }));
  problems.push(...rules.problems);
  return { files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))), problems };
}

function buildSiteMap(options: {
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

function buildVersionMap(options: {
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

function section(label: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [`## ${label}`, lines.join('\n')];
}

function pageLine({ config }: LlmsSite, { page, path }: Route): string {
  const text = page.head.description.replace(/\s+/g, ' ');
  return line(titleOf(page, config), absoluteAddress(config, twinPath(path)), text);
}

function line(label: string, address: string, text: string): string {
  return `- [${label.replace(/[[\]]/g, '\\$&')}](${address}): ${text}`;
}

/** All guides of a version, one after the other, without what each twin says of itself. */
function buildFull(options: { site: LlmsSite; writer: TwinWriter; version: DocsVersion }): string {
  const { site, writer, version } = options;
  const { config, routes } = site;
  const guides = listGuides({ version, routes }).flatMap((group) => group.routes);
  return joinBlocks([
    `# ${config.title} ${version.label}: all guides`,
    `> Every guide of ${config.title} ${version.release} in the order of the documentation.`,
    ...guides.map((route) => bundledPage({ site, writer, route, shownOnly: false })),
  ]);
}

/** A page within a longer text: its address in place of its facts. */
function bundledPage(options: {
  site: LlmsSite;
  writer: TwinWriter;
  route: Route;
  shownOnly: boolean;
}): string {
  const { site, writer, route, shownOnly } = options;
  return joinBlocks([
    '---',
    `# ${titleOf(route.page, site.config)}`,
    `Source: ${absoluteAddress(site.config, twinPath(route.path))}`,
    writer.body(route.path, { shownOnly }) ?? '',
  ]).trim();
}

/** The page with rules for coding agents, at addresses that programs know. */
function buildRules(options: { site: LlmsSite; writer: TwinWriter }): {
  text?: string | undefined;
  /** For the map of the site. */
  lines: string[];
  problems: Problem[];
} {
  const { site, writer } = options;
  const { config, routes } = site;
  const path = config.agentRules;
  if (path === undefined) return { lines: [], problems: [] };
  const text = writer.write(path);
  const page = routes.find((route) => route.path === path)?.page;
  if (text === undefined || page === undefined) {
    const paths = routes.map((route) => route.path);
    return { lines: [], problems: [describeMissingRules(path, paths)] };
  }
  const address = absoluteAddress(config, `/${RULES_FILES[0]}`);
  return {
    text,
    lines: [line(titleOf(page, config), address, page.head.description)],
    problems: [],
  };
}

function describeMissingRules(path: string, paths: string[]): Problem {
  return {
    code: 'bundle-page-missing',
    severity: 'error',
    message: `"agentRules" names the page ${path}, which does not exist.`,
    hint: didYouMean({ written: path, names: paths }) ?? 'Name the path of a page: /docs/agents',
    file: CONFIG_FILE,
  };
}

function buildBundles(options: { site: LlmsSite; writer: TwinWriter }): {
  files: Map<string, string>;
  /** For the map of the site. */
  lines: string[];
  problems: Problem[];
} {
  const { site, writer } = options;
  const { config, routes } = site;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const files = new Map<string, string>();
  const lines: string[] = [];
  const problems: Problem[] = [];
  for (const bundle of config.bundles) {
    const { name, title, description, pages } = bundle;
    const found = pages.flatMap((path) => byPath.get(path) ?? []);
    for (const path of pages.filter((it) => !byPath.has(it))) {
      problems.push(describeMissing({ name, path, paths: [...byPath.keys()] }));
    }
    const text = joinBlocks([
      `# ${title}`,
      `> ${description} Samples are as the pages show them; with all of their set-up they are in the source of each page.`,
      ...found.map((route) => bundledPage({ site, writer, route, shownOnly: true })),
    ]);
    const path = `llms/${name}.txt`;
    files.set(path, text);
    lines.push(
      line(
        title,
        absoluteAddress(config, `/${path}`),
        `${description} ${capitalize(sayTokens(text))}.`,
      ),
    );
    const tokens = estimateTokens(text);
    if (tokens > MOST_BUNDLE_TOKENS) problems.push(describeLong({ name, tokens }));
  }
  return { files, lines, problems };
}

function describeMissing(options: { name: string; path: string; paths: string[] }): Problem {
  const { name, path, paths } = options;
  return {
    code: 'bundle-page-missing',
    severity: 'error',
    message: `The bundle "${name}" names the page ${path}, which does not exist.`,
    hint:
      didYouMean({ written: path, names: paths }) ?? 'Name the path of a page: /docs/quickstart',
    file: CONFIG_FILE,
  };
}

function describeLong({ name, tokens }: { name: string; tokens: number }): Problem {
  const count = (value: number) => value.toLocaleString('en-US');
  return {
    code: 'bundle-too-long',
    severity: 'error',
    message: `The bundle "${name}" has about ${count(tokens)} tokens, and ${count(MOST_BUNDLE_TOKENS)} are allowed.`,
    hint: 'Take pages out of it, those that readers need least, or make two bundles of it.',
    file: CONFIG_FILE,
  };
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinBlocks(blocks: string[]): string {
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}
