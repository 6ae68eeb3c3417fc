import type { SidebarsInput } from '#schema/sidebar-config.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { defined } from '../defined.ts';
import type { AuthorList } from './authors.ts';
import { decide, type PlacedNote } from './note.ts';
import { printModule, printValue } from './print-module.ts';
import type { SourceSite } from './source-site.ts';

/** The hand-written modules of a site: config, versions, sidebars, the list of pages. */
export function writeModules(options: {
  site: SourceSite;
  config: SiteConfigInput;
  redirects: readonly string[];
  /** Version folder in the new site -> its sidebars. */
  sidebars: ReadonlyMap<string, SidebarsInput>;
  authors: AuthorList;
  /** Address of a docs page; undefined without docs. */
  docsPath: string | undefined;
  notes: PlacedNote[];
}): Map<string, string> {
  const { site, config, redirects, sidebars, authors, notes } = options;
  const isBlogOnly = site.versions.length === 0;
  const value = isBlogOnly ? { ...config, version: '1.0.0' } : config;
  const files = new Map<string, string>();
  const define = { define: 'defineSiteConfig', from: '#schema/site-config.ts' };
  files.set('site.config.ts', printModule({ ...define, value }));
  if (redirects.length > 0) {
    files.set('content/redirects.tsv', `from\tto\n${redirects.join('\n')}\n`);
  }
  if (!isBlogOnly) files.set('content/docs/versions.ts', printVersions(site, notes));
  for (const [dir, list] of sidebars) {
    const module = { define: 'defineSidebars', from: '#schema/sidebar-config.ts', value: list };
    files.set(`content/docs/${dir}/sidebar.ts`, printModule(module));
  }
  if (config.blog) files.set('content/blog/authors.yml', authors.print());
  for (const [file, text] of writePages(options)) files.set(file, text);
  return files;
}

function printVersions(site: SourceSite, notes: PlacedNote[]): string {
  const target = { file: 'content/docs/versions.ts' };
  const list = site.files.names.has('versions.json') ? 'versions.json' : site.configFile;
  const versions = site.versions.map((version) => {
    const { name, label, dir, path, isLast, banner, inSitemap } = version;
    const release = name === 'current' ? '0.0.0' : name;
    const message = `release: "${release}" is made up for ${label}: say which release its pages are about, and name its packages in content/docs/${dir}/package.json for the samples`;
    notes.push({ file: list, ...decide(1, message), target });
    return {
      name,
      label,
      dir,
      path,
      release,
      ...defined({ isLast: isLast || undefined }),
      ...(banner === 'none' ? {} : { banner }),
      // By default, only the latest version is in the sitemap here; in Docusaurus, every version is.
      ...(isLast && inSitemap !== false ? {} : { inSitemap: inSitemap ?? true }),
    };
  });
  return printModule({
    define: 'defineDocsVersions',
    from: '#schema/docs-version-config.ts',
    value: versions,
  });
}

/** The minimum for a site: a page at its root, unless the root redirects, and a search results page. */
function writePages(options: {
  site: SourceSite;
  config: SiteConfigInput;
  docsPath: string | undefined;
}): Map<string, string> {
  const { site, config, docsPath } = options;
  const { title, tagline, navbar } = config;
  const hasSearch = navbar.items?.some(({ type }) => type === 'search');
  const hasHome = !site.moved.has('/');
  const define = { define: 'definePages', from: '#schema/page-config.ts' };
  const search = { title: 'Search', description: `Search ${title}.`, robots: 'noindex' };
  const value = {
    ...(hasHome ? { '/': { title, description: tagline } } : {}),
    ...(hasSearch ? { '/search': search } : {}),
  };
  const pages = new Map([['content/pages/pages.ts', printModule({ ...define, value })]]);
  if (hasHome) pages.set('content/pages/index.tsx', homePage(title));
  if (hasSearch) pages.set('content/pages/search.tsx', searchPage({ blog: config.blog, docsPath }));
  return pages;
}

function homePage(title: string): string {
  const heading = `<h1>{${printValue(title)}}</h1>`;
  return `/** The home page: a beginning, to be replaced. */\nexport default function Home() {\n  return ${heading};\n}\n`;
}

function searchPage(options: {
  blog: SiteConfigInput['blog'];
  docsPath: string | undefined;
}): string {
  const { blog, docsPath } = options;
  const places = [
    ...(docsPath ? [{ label: 'Documentation', href: docsPath }] : []),
    ...(blog ? [{ label: 'Blog', href: `/${blog.routeBasePath}` }] : []),
  ];
  const title = printValue('Search');
  return `import { SearchPage } from '#ui/pages/search/page.tsx';\n\n/** All results of a search. */\nexport default function Search() {\n  return <SearchPage title={${title}} places={${printValue(places, '  ')}} />;\n}\n`;
}
