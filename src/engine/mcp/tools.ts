import { apiKinds } from '#shared/api.ts';
import type { DocsVersion } from '#shared/docs-version.ts';
import type { ApiSymbolPage } from '#shared/page-data.ts';
import { twinPath } from '#shared/twin-path.ts';
import { didYouMean } from '../problems/suggest.ts';
import { absoluteAddress } from '../routes/build-head.ts';
import type { ToolAnswer } from './answer.ts';
import type { SnippetChecker } from './check-snippet.ts';
import type { DocsData } from './docs-data.ts';
import { findErrors } from './explain-error.ts';
import { mcpLimits } from './limits.ts';
import type { SnippetFile } from './vet-snippet.ts';

/** The version that a label names, the latest where none is named. */
function findVersion(docs: DocsData, label: string | undefined): DocsVersion | ToolAnswer {
  const { versions } = docs.site;
  const version = label
    ? versions.find((it) => it.label === label || it.release === label)
    : versions.find(({ isLast }) => isLast);
  if (version) return version;
  const labels = versions.map((it) => it.label).join(', ');
  return { text: `There is no version "${label}". Allowed: ${labels}.`, isError: true };
}

function isAnswer(value: object): value is ToolAnswer {
  return 'text' in value;
}

/** Finds sections of the guides and names of the reference. */
export async function searchDocs(
  docs: DocsData,
  { query, version: label, limit }: { query: string; version?: string | undefined; limit: number },
): Promise<ToolAnswer> {
  const version = findVersion(docs, label);
  if (isAnswer(version)) return version;
  const files = docs.indexFiles(version);
  const { hits } = await docs.search.search({ query, files, page: 0 });
  if (hits.length === 0) {
    return {
      text: `Nothing in ${version.label} answers "${query}". Try other words, or list_pages.`,
    };
  }
  const joined = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
  const lines = hits.slice(0, limit).map(({ href, title, trail, excerpt }) => {
    const [path = '', anchor] = href.split('#');
    const address = absoluteAddress(docs.site.config, twinPath(path));
    return [
      `- ${[...trail, joined(title)].join(' › ')}`,
      `  ${anchor ? `${address}#${anchor}` : address}`,
      `  ${joined(excerpt).replace(/\s+/g, ' ').trim()}`,
    ].join('\n');
  });
  return { text: `${version.label}, best first:\n${lines.join('\n')}` };
}

/** The map of a version. */
export function listPages(
  docs: DocsData,
  { version: label }: { version?: string | undefined },
): ToolAnswer {
  const version = findVersion(docs, label);
  if (isAnswer(version)) return version;
  const path = version.isLast ? 'llms.txt' : `${version.path.slice(1)}/llms.txt`;
  return { text: docs.llms.get(path) ?? '', page: `/${path}` };
}

/** What the reference says of an exported name. */
export function lookupSymbol(
  docs: DocsData,
  { name, version: label }: { name: string; version?: string | undefined },
): ToolAnswer {
  const version = findVersion(docs, label);
  if (isAnswer(version)) return version;
  const pages = docs.site.routes.flatMap(({ page }) =>
    page.kind === 'api-symbol' && page.docs.version.name === version.name ? [page] : [],
  );
  const same = (page: ApiSymbolPage) => page.symbol.name === name;
  const alike = (page: ApiSymbolPage) => page.symbol.name.toLowerCase() === name.toLowerCase();
  const found = pages.some(same) ? pages.filter(same) : pages.filter(alike);
  // Names that packages only show each other would bury those that people import.
  const stable = found.filter(({ symbol }) => !symbol.isUnstable);
  const [first, ...others] = stable.length > 0 ? stable : found;
  if (!first) {
    const names = [
      ...new Set(pages.filter(({ symbol }) => !symbol.isUnstable).map(({ symbol }) => symbol.name)),
    ];
    const near = didYouMean({ written: name, names }) ?? '';
    return {
      text: `${version.label} exports nothing named "${name}". ${near}`.trim(),
      isError: true,
    };
  }
  const more = others.map(({ symbol, path }) => {
    const kind = apiKinds[symbol.kind].toLowerCase().replace(/s$/, '');
    return `- ${kind} of \`${symbol.entry}\`: ${absoluteAddress(docs.site.config, twinPath(path))}`;
  });
  const text = docs.writer.write(first.path) ?? '';
  return {
    text: more.length > 0 ? `${text}\nThe same name elsewhere:\n${more.join('\n')}\n` : text,
    page: first.path,
  };
}

/** Cause and cure of an error, from the tables of the guides. */
export async function explainError(
  docs: DocsData,
  { error, version: label }: { error: string; version?: string | undefined },
): Promise<ToolAnswer> {
  const version = findVersion(docs, label);
  if (isAnswer(version)) return version;
  const found = findErrors({ error, entries: docs.errors(version) }).slice(0, 3);
  if (found.length === 0) {
    const near = await searchDocs(docs, { query: error.slice(0, 64), version: label, limit: 5 });
    return {
      text: `No table of errors in ${version.label} has this message. Sections with its words:\n\n${near.text}`,
    };
  }
  const text = found.map(
    ({ messages, text: meaning, address }) =>
      `## ${messages.map((message) => `\`${message}\``).join(', ')}\n\n${meaning}\n\nFrom ${address}`,
  );
  return { text: text.join('\n\n') };
}

/** Compiles a snippet against the release of a version. */
export async function checkSample(
  docs: DocsData,
  checker: SnippetChecker,
  { files, version: label }: { files: SnippetFile[]; version?: string | undefined },
): Promise<ToolAnswer> {
  const version = findVersion(docs, label);
  if (isAnswer(version)) return version;
  const size = files.reduce((sum, { code }) => sum + code.length, 0);
  if (size > mcpLimits.snippet) {
    return {
      text: `The snippet has ${size} characters, and ${mcpLimits.snippet} are allowed.`,
      isError: true,
    };
  }
  const sampleVersion = docs.site.sampleVersions.find((it) => it.label === version.label);
  if (!sampleVersion)
    return { text: `${version.label} names no release to compile against.`, isError: true };
  return { text: await checker.check({ files, version: sampleVersion }) };
}
