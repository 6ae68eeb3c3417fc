import type { DocsVersion } from '#shared/docs-version.ts';
import { fill } from '#shared/strings/fill.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { CONFIG_FILE, type ConfigProblem } from '../config/read-site-config.ts';
import { didYouMean } from '../problems/suggest.ts';
import { buildBundles } from './build-bundles.ts';
import { titleOf } from './build-twin.ts';
import type { TwinWriter } from './build-twins.ts';
import { listGuides } from './list-pages.ts';
import { buildSiteMap, buildVersionMap } from './llms-maps.ts';
import { bundledPage, joinBlocks, type LlmsSite, line } from './llms-text.ts';

/** Well-known paths where programs look for rules, besides the page itself. */
const RULES_FILES = ['agents.md', '.well-known/agents.md'];

/** Whether a path may be one of the files of `buildLlms`. */
export function isForModels(path: string): boolean {
  const isRules = RULES_FILES.includes(path.slice(1));
  return isRules || /\/(llms(-full)?|llms\/[^/]+)\.txt$/.test(path);
}

/**
 * The entry files for language models (https://llmstxt.org): a map of the site and one for each older version, all
 * guides of each version as one text, and bundles on one topic. They follow the order of the sidebars.
 *
 * @returns path below the output folder -> text
 */
export function buildLlms(options: { site: LlmsSite; writer: TwinWriter }): {
  files: Map<string, string>;
  problems: ConfigProblem[];
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

/** All guides of a version, one after the other, without each twin's front matter. */
function buildFull(options: { site: LlmsSite; writer: TwinWriter; version: DocsVersion }): string {
  const { site, writer, version } = options;
  const { config } = site;
  const { guidesTitle, guidesLead } = site.strings.twins.llms;
  const { label, release } = version;
  const guides = listGuides(site, version).flatMap((group) => group.routes);
  return joinBlocks([
    `# ${fill(guidesTitle, { title: config.title, version: label })}`,
    `> ${fill(guidesLead, { title: config.title, release })}`,
    ...guides.map((route) => bundledPage({ site, writer, route, shownOnly: false })),
  ]);
}

/** The page with rules for coding agents, at well-known addresses. */
function buildRules(options: { site: LlmsSite; writer: TwinWriter }): {
  text?: string | undefined;
  /** For the map of the site. */
  lines: string[];
  problems: ConfigProblem[];
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

function describeMissingRules(path: string, paths: string[]): ConfigProblem {
  return {
    code: 'bundle-page-missing',
    severity: 'error',
    message: `"agentRules" names the page ${path}, which does not exist.`,
    hint: didYouMean({ written: path, names: paths }) ?? 'Name the path of a page: /docs/agents',
    file: CONFIG_FILE,
    at: ['agentRules'],
  };
}
