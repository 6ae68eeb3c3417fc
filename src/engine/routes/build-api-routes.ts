import type { ApiEntry, ApiExport, ApiPackage, ApiReference, ApiSymbol } from '#shared/api.ts';
import type { Breadcrumb } from '#shared/breadcrumb.ts';
import type { HoverText } from '#shared/hover.ts';
import type { ApiEntryLink, PageData } from '#shared/page-data.ts';
import type { Route } from '#shared/route.ts';
import { fill } from '#shared/strings/fill.ts';
import type { Strings } from '#shared/strings/strings.ts';
import { entryLabel, groupExports } from '../api/api-sidebar.ts';
import type { Mentions } from '../api/find-mentions.ts';
import { linkGuides } from '../api/link-guides.ts';
import { apiIndexPath } from '../api/list-api-pages.ts';
import { symbolToc } from '../api/symbol-toc.ts';
import { unfoldParameters } from '../api/unfold-parameters.ts';
import { defined } from '../defined.ts';
import { buildHead } from './build-head.ts';
import {
  canonicalPathOf,
  type DocRoutesInput,
  docsContext,
  feedsOf,
  robotsOf,
} from './docs-context.ts';
import { lazyRoute } from './lazy-route.ts';
import { apiSidebarId } from './site-sidebars.ts';
import { breadcrumbList } from './structured-data.ts';

type ApiRoutesInput = DocRoutesInput & { mentions: Mentions };

/** Routes for the reference of a version, for each entry, and for each symbol. */
export function buildApiRoutes(input: ApiRoutesInput): Route[] {
  const { loaded } = input;
  const { api } = loaded;
  if (!api) return [];
  const builder = createBuilder({ ...input, api });
  const entries = new Map(
    api.packages.flatMap((it) => it.entries.map((entry) => [entry.name, { entry, it }] as const)),
  );
  return [
    builder.index(),
    ...[...entries.values()].map(({ entry, it }) => builder.entry(entry, it)),
    ...api.symbols.flatMap((symbol) => {
      const home = entries.get(symbol.entry);
      return home ? [builder.symbol(symbol, home.entry, home.it)] : [];
    }),
  ];
}

function createBuilder(input: ApiRoutesInput & { api: ApiReference }) {
  const { config, loaded, navbar, api, mentions, strings } = input;
  const words = strings.api;
  const { version } = loaded;
  const indexPath = apiIndexPath(version.path);
  const cards = new Map(api.symbols.map((symbol) => [symbol.path, cardOf(symbol, words)]));
  const symbols = new Map(api.symbols.map((symbol) => [symbol.path, symbol]));
  const guides = linkGuides({ site: config.url, version, guides: loaded.docOfPath });

  const base = (page: {
    path: string;
    title: string;
    description: string;
    entry?: ApiEntry;
    breadcrumbs: Breadcrumb[];
  }) => {
    const { path, entry } = page;
    const breadcrumbs = [{ label: words.title, href: indexPath }, ...page.breadcrumbs];
    const docs = docsContext({
      ...input,
      path,
      sidebarId: apiSidebarId(entry),
      place: { breadcrumbs },
      pagination: {},
    });
    const head = buildHead({
      config,
      path,
      title: page.title,
      description: page.description,
      canonicalPath: canonicalPathOf(input, path),
      robots: robotsOf(input, entry?.isUnstable),
      // One card for the whole reference, because a thousand more would show no more than the
      // title.
      cardPage: indexPath,
      version: version.name,
      feeds: feedsOf(input),
      jsonLd: [breadcrumbList(config, breadcrumbs)],
    });
    return {
      path,
      head,
      navbar: navbar.itemsFor({ version, path }),
      className: `docs-page api-page docs-version-${version.name}`,
      docs,
    };
  };
  const route = (path: string, make: () => PageData, isUnstable = false): Route =>
    lazyRoute(
      {
        path,
        source: { file: `${loaded.config.folder}/package.json` },
        inSitemap: loaded.config.inSitemap && !isUnstable,
        ...defined({ sitemap: loaded.config.sitemap || undefined }),
      },
      make,
    );
  const trail = (entry: ApiEntry, it: ApiPackage): Breadcrumb[] => {
    const [main] = it.entries;
    const first = { label: it.name, href: main?.path ?? indexPath };
    return entry === main ? [first] : [first, { label: entryLabel(entry, it), href: entry.path }];
  };

  return {
    index(): Route {
      const names = api.packages.map(({ name }) => name);
      const description = fill(words.about, {
        names: names.join(', '),
        version: version.banner === 'unreleased' ? version.label : version.release,
      });
      return route(indexPath, () => ({
        kind: 'api-index',
        ...base({ path: indexPath, title: words.title, description, breadcrumbs: [] }),
        title: words.title,
        description,
        packages: api.packages.map(({ name, description: text, entries }) => ({
          name,
          description: text,
          entries: entries.map(linkOf),
        })),
      }));
    },

    entry(entry: ApiEntry, it: ApiPackage): Route {
      const { name, path, isUnstable } = entry;
      const make = (): PageData => {
        const groups = groupExports(entry, words.lists);
        const description = describeEntry(entry, it, words);
        const sources = [...new Set(entry.exports.flatMap(({ from }) => from ?? []))];
        return {
          kind: 'api-entry',
          ...base({
            path,
            title: name,
            description: fill(words.aboutEntry, {
              entry: name,
              version: version.label,
              description,
            }),
            entry,
            breadcrumbs: trail(entry, it),
          }),
          entry: name,
          description,
          isUnstable,
          toc: groups.map(({ id, label }) => ({ level: 2, id, label })),
          groups,
          reexports: sources.map((from) => ({
            from,
            exports: entry.exports.filter((exported) => exported.from === from),
          })),
          entries: entry === it.entries[0] ? it.entries.slice(1).map(linkOf) : [],
        };
      };
      return route(path, make, isUnstable);
    },

    symbol(symbol: ApiSymbol, entry: ApiEntry, it: ApiPackage): Route {
      const { name, path, isUnstable } = symbol;
      const unfolded = unfoldParameters(symbol, (target) => symbols.get(target));
      const make = (): PageData => {
        const usedIn = mentions.usedIn(path);
        const example = mentions.exampleOf(path);
        const history = input.history.of(loaded, symbol);
        return {
          kind: 'api-symbol',
          ...base({
            path,
            title: `${name} – ${symbol.entry}`,
            description: fill(words.aboutSymbol, {
              name,
              kind: words.kinds[symbol.kind],
              entry: symbol.entry,
              version: version.label,
              summary: symbol.summary,
            }).trim(),
            entry,
            breadcrumbs: [...trail(entry, it), { label: name, href: path }],
          }),
          symbol: guides.inSymbol(unfolded),
          toc: symbolToc({ symbol, usedIn, example, history, labels: words.sections }),
          usedIn,
          example,
          history,
        };
      };
      const hovers = unfolded.links.map((target) => cards.get(target) ?? { text: '' });
      return Object.assign(route(path, make, isUnstable), { hovers });
    },
  };
}

function describeEntry(
  { exports }: ApiEntry,
  { description }: ApiPackage,
  { andMore, exportsOf }: Strings['api'],
): string {
  const isLasting = ({ isDeprecated, name }: ApiExport): boolean =>
    !isDeprecated && !/^(?:experimental|unstable)_/.test(name);
  const isValue = ({ kind }: ApiExport): boolean => kind !== 'type' && kind !== 'interface';
  const best = [...exports].sort(
    (a, b) =>
      Number(isLasting(b)) - Number(isLasting(a)) || Number(isValue(b)) - Number(isValue(a)),
  );
  const shown = best.slice(0, 4);
  const shownNames = shown.map(({ name }) => name).join(', ');
  const count = String(exports.length - shown.length);
  const names = count === '0' ? shownNames : fill(andMore, { names: shownNames, count });
  const list = fill(exportsOf, { names });
  return description === '' ? list : `${description.replace(/\.?$/, '.')} ${list}`;
}

function linkOf({ name, path, isUnstable, exports }: ApiEntry): ApiEntryLink {
  return { name, path, isUnstable, count: exports.length };
}

/** Text of a symbol's card. */
function cardOf({ brief, summary, deprecated }: ApiSymbol, words: Strings['api']): HoverText {
  const reason = deprecated?.replace(/<[^>]+>/g, '');
  const lines = [
    summary,
    ...(reason === '' ? [`${words.deprecatedTitle}.`] : []),
    ...(reason ? [fill(words.deprecatedBecause, { reason })] : []),
  ].filter((line) => line !== '');
  return { text: brief, ...(lines.length > 0 ? { docs: lines.join('\n\n') } : {}) };
}
