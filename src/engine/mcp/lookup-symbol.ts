import type { ApiChangesPage, ApiSymbolPage, PageData } from '#shared/page-data.ts';
import { twinPath } from '#shared/twin-path.ts';
import { absoluteAddress } from '../config/absolute-address.ts';
import { didYouMean } from '../problems/suggest.ts';
import type { ToolAnswer } from './answer.ts';
import type { DocsData } from './docs-data.ts';
import { findVersion, isAnswer } from './find-version.ts';
import { sectionOf } from './sections.ts';

/** The parts of the documentation needed to look up a name. */
export type LookupDocs = Pick<DocsData, 'site' | 'writer'>;

/**
 * The reference's description of an exported name: its page, the replacement of a removed name, or the version that has
 * it. Internal names come last, because any release may change them.
 */
export function lookupSymbol(
  docs: LookupDocs,
  options: { name: string; version?: string | undefined },
): ToolAnswer {
  const version = findVersion(docs.site.versions, options.version);
  if (isAnswer(version)) return version;
  const pages = docs.site.routes.map(({ page }) => page);
  const symbols = pages.filter((page) => page.kind === 'api-symbol');
  const name = bareName(options.name, symbols);
  const own = symbols.filter(({ docs: { version: of } }) => of.name === version.name);
  const stable = own.filter(({ symbol }) => !symbol.isUnstable);
  const [first, ...others] = namesakes(stable, name);
  if (first) return symbolAnswer({ docs, first, others });
  const elsewhere = symbols.filter((page) => !own.includes(page) && page.symbol.name === name);
  const internal = namesakes(own, name);
  const gone = describeGone({ docs, name, pages, since: version.name });
  if (gone) return { text: joined([gone, ...addressLines(docs, [...internal, ...elsewhere])]) };
  const [inner, ...more] = internal;
  if (inner)
    return symbolAnswer({ docs, first: publicAlias(inner, stable) ?? inner, others: more });
  const none =
    own.length > 0
      ? `${version.label} exports nothing named "${name}".`
      : `${version.label} has guides and no API reference here: search_docs may find "${name}" in them.`;
  if (elsewhere.length > 0) return failed(joined([none, ...addressLines(docs, elsewhere)]));
  const near = didYouMean({ written: name, names: new Set(stable.map((it) => it.symbol.name)) });
  return failed(near === undefined ? none : `${none} ${near}`);
}

/** The exported name in a piece of code, such as `import { name } from` or `name<T>()`; else its first word. */
function bareName(written: string, symbols: ApiSymbolPage[]): string {
  const words = written.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
  const exported = words.find((word) => symbols.some(({ symbol }) => symbol.name === word));
  return exported ?? (words.length === 1 ? words[0] : undefined) ?? written.trim();
}

/** Pages of symbols with a name; those that differ only in case are used if there is no exact match. */
function namesakes(pages: ApiSymbolPage[], name: string): ApiSymbolPage[] {
  const same = pages.filter(({ symbol }) => symbol.name === name);
  if (same.length > 0) return same;
  return pages.filter(({ symbol }) => symbol.name.toLowerCase() === name.toLowerCase());
}

/** The name under which applications import it. */
function publicAlias(page: ApiSymbolPage, stable: ApiSymbolPage[]): ApiSymbolPage | undefined {
  const paths = new Set(page.symbol.aliases.map(({ path }) => path));
  return stable.find(({ path }) => paths.has(path));
}

function symbolAnswer(options: {
  docs: LookupDocs;
  first: ApiSymbolPage;
  others: ApiSymbolPage[];
}): ToolAnswer {
  const { docs, first, others } = options;
  const text = docs.writer.write(first.path) ?? '';
  const more = addressLines(docs, others).join('\n');
  return {
    text: more === '' ? text : `${text}\nThe same name elsewhere:\n${more}\n`,
    page: first.path,
  };
}

/**
 * The replacement for a name that this or an earlier version removed, from the lists of changes.
 *
 * @param options.since name of the requested version
 */
function describeGone(options: {
  docs: LookupDocs;
  name: string;
  pages: PageData[];
  since: string;
}): string | undefined {
  const { docs, name, pages, since } = options;
  const names = docs.site.versions.map((it) => it.name);
  const until = names.slice(names.indexOf(since));
  for (const page of pages.filter((it) => it.kind === 'api-changes')) {
    const id = until.includes(page.docs.version.name) ? goneId(page, name) : undefined;
    const row = id === undefined ? undefined : sectionOf(docs.writer.write(page.path) ?? '', id);
    if (row === undefined) continue;
    const { label } = page.docs.version;
    const address = absoluteAddress(docs.site.config, `${twinPath(page.path)}#${id}`);
    return `${label} no longer exports \`${name}\`. What to write instead:\n\n${row}\n\nFrom ${address}`;
  }
  return undefined;
}

function goneId({ changes }: ApiChangesPage, name: string): string | undefined {
  const gone = changes.packages.flatMap((it) => it.gone);
  const wanted = name.toLowerCase();
  const found =
    gone.find((it) => it.name === name) ?? gone.find((it) => it.name.toLowerCase() === wanted);
  return found?.id;
}

function addressLines({ site }: LookupDocs, pages: ApiSymbolPage[]): string[] {
  return pages.map(({ symbol, docs, path }) => {
    const state = symbol.isUnstable ? ', internal' : '';
    const address = absoluteAddress(site.config, twinPath(path));
    return `- ${symbol.kind} of \`${symbol.entry}\` in ${docs.version.label}${state}: ${address}`;
  });
}

function joined([first = '', ...lines]: string[]): string {
  return lines.length === 0 ? first : `${first}\n\n${lines.join('\n')}`;
}

function failed(text: string): ToolAnswer {
  return { text, isError: true };
}
