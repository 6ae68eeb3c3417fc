import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import type { ToolAnswer } from './answer.ts';
import type { SnippetChecker } from './check-snippet.ts';
import type { DocsData } from './docs-data.ts';
import { findErrors } from './find-errors.ts';
import { findVersion, isAnswer } from './find-version.ts';
import { mcpLimits } from './limits.ts';
import type { SnippetFile } from './vet-snippet.ts';

/** Finds sections of the guides and names in the reference. */
export async function searchDocs(
  docs: DocsData,
  { query, version: label, limit }: { query: string; version?: string | undefined; limit: number },
): Promise<ToolAnswer> {
  const version = findVersion(docs.site.versions, label);
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
  const version = findVersion(docs.site.versions, label);
  if (isAnswer(version)) return version;
  const path = version.isLast ? 'llms.txt' : `${version.path.slice(1)}/llms.txt`;
  return { text: docs.llms.get(path) ?? '', page: `/${path}` };
}

/** Cause and fix of an error, from the guides' tables. */
export async function explainError(
  docs: DocsData,
  { error, version: label }: { error: string; version?: string | undefined },
): Promise<ToolAnswer> {
  const version = findVersion(docs.site.versions, label);
  if (isAnswer(version)) return version;
  const found = findErrors({ error, entries: docs.errors(version) }).slice(0, 3);
  if (found.length === 0) {
    const near = await searchDocs(docs, { query: error.slice(0, 64), version: label, limit: 5 });
    return {
      text: `No table of errors in ${version.label} has this message: it may not come from the library. Sections with its words, which may be about something else:\n\n${near.text}`,
    };
  }
  const text = found.map(
    ({ messages, text: meaning, address }) =>
      `## ${messages.map((message) => `\`${message}\``).join(', ')}\n\n${meaning}\n\nFrom ${address}`,
  );
  return { text: text.join('\n\n') };
}

/** Compiles a snippet against a version's release. */
export async function checkSample(
  docs: DocsData,
  checker: SnippetChecker,
  { files, version: label }: { files: SnippetFile[]; version?: string | undefined },
): Promise<ToolAnswer> {
  const version = findVersion(docs.site.versions, label);
  if (isAnswer(version)) return version;
  const size = files.reduce((sum, { code }) => sum + code.length, 0);
  if (size > mcpLimits.snippet) {
    return {
      text: `The snippet has ${size} characters, but at most ${mcpLimits.snippet} are allowed.`,
      isError: true,
    };
  }
  const sampleVersion = docs.site.sampleVersions.find((it) => it.label === version.label);
  if (!sampleVersion)
    return { text: `${version.label} names no release to compile against.`, isError: true };
  return { text: await checker.check({ files, version: sampleVersion }) };
}
