import type { Problem } from '#shared/problem.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { CONFIG_FILE } from '../config/read-site-config.ts';
import { didYouMean } from '../problems/suggest.ts';
import type { TwinWriter } from './build-twins.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { bundledPage, joinBlocks, type LlmsSite, line, sayTokens } from './llms-text.ts';
import { capitalize } from './twin-words.ts';

/**
 * Maximum number of tokens in a bundle, so that it fits into any model's context together with a
 * question.
 */
export const MAX_BUNDLE_TOKENS = 20_000;

/** Bundles on one topic, as listed in the config. */
export function buildBundles(options: { site: LlmsSite; writer: TwinWriter }): {
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
      `> ${description} ${site.strings.twins.llms.samples}`,
      ...found.map((route) => bundledPage({ site, writer, route, shownOnly: true })),
    ]);
    const path = `llms/${name}.txt`;
    files.set(path, text);
    lines.push(
      line(
        title,
        absoluteAddress(config, `/${path}`),
        `${description} ${capitalize(sayTokens(text, site))}.`,
      ),
    );
    const tokens = estimateTokens(text);
    if (tokens > MAX_BUNDLE_TOKENS) problems.push(describeLong({ name, tokens }));
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
    message: `The bundle "${name}" has about ${count(tokens)} tokens, but at most ${count(MAX_BUNDLE_TOKENS)} are allowed.`,
    hint: 'Remove the pages that readers need least, or split it into two bundles.',
    file: CONFIG_FILE,
  };
}
