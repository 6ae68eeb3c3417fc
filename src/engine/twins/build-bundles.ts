import { absoluteAddress } from '../config/absolute-address.ts';
import { CONFIG_FILE, type ConfigProblem } from '../config/read-site-config.ts';
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
  problems: ConfigProblem[];
} {
  const { site, writer } = options;
  const { config, routes } = site;
  const byPath = new Map(routes.map((route) => [route.path, route]));
  const files = new Map<string, string>();
  const lines: string[] = [];
  const problems: ConfigProblem[] = [];
  for (const [index, bundle] of config.bundles.entries()) {
    const { name, title, description, pages } = bundle;
    const found = pages.flatMap((path) => byPath.get(path) ?? []);
    for (const [place, path] of pages.entries()) {
      if (byPath.has(path)) continue;
      const at = ['bundles', index, 'pages', place];
      problems.push({ ...describeMissing({ name, path, paths: [...byPath.keys()] }), at });
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
    if (tokens > MAX_BUNDLE_TOKENS) {
      problems.push({ ...describeLong({ name, tokens }), at: ['bundles', index, 'name'] });
    }
  }
  return { files, lines, problems };
}

function describeMissing(options: { name: string; path: string; paths: string[] }) {
  const { name, path, paths } = options;
  return {
    code: 'bundle-page-missing',
    severity: 'error' as const,
    message: `The bundle "${name}" names the page ${path}, which does not exist.`,
    hint:
      didYouMean({ written: path, names: paths }) ?? 'Name the path of a page: /docs/quickstart',
    file: CONFIG_FILE,
  };
}

function describeLong({ name, tokens }: { name: string; tokens: number }) {
  const count = (value: number) => value.toLocaleString('en-US');
  return {
    code: 'bundle-too-long',
    severity: 'error' as const,
    message: `The bundle "${name}" has about ${count(tokens)} tokens, but at most ${count(MAX_BUNDLE_TOKENS)} are allowed.`,
    hint: 'Remove the pages that readers need least, or split it into two bundles.',
    file: CONFIG_FILE,
  };
}
