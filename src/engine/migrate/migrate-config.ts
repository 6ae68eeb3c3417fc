import { hrefSchema } from '#schema/href.ts';
import type { NavbarItemInput } from '#schema/navbar-item-config.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { defined } from '../defined.ts';
import { basePathOf } from './base-paths.ts';
import { migrateFooter } from './migrate-footer.ts';
import { migrateNavbarItems } from './migrate-navbar.ts';
import { migrateChecks, migrateI18n } from './migrate-settings.ts';
import { migrateTheme } from './migrate-theme.ts';
import { decideAt, type MigrationNote } from './note.ts';
import { notePlugins } from './note-plugins.ts';
import { noteUnread } from './note-unread.ts';
import { settledSettings } from './settled-settings.ts';
import type { SourceData } from './source-data.ts';
import type { SourceSite } from './source-site.ts';

const ADVICE = 'look in src/schema/site-config.ts for a setting that does the same';

/** Converts `docusaurus.config` to `site.config.ts`. Every setting is converted or reported. */
export function migrateConfig(options: {
  site: SourceSite;
  /** Id of a doc in the source -> id here. */
  newId: (id: string) => string | undefined;
  notes: MigrationNote[];
}): SiteConfigInput {
  const { site, newId, notes } = options;
  const { moved, config, targets, files } = site;
  const { data, themeConfig, docs, blog } = config;
  const context = { newId, moved, notes };
  const staticFiles = new Set(targets.values());
  const title = required(data.get('title'), 'Documentation', notes);
  const url = required(data.get('url'), 'https://example.com', notes).replace(/\/+$/, '');
  const baseUrl = data
    .get('baseUrl')
    .text()
    ?.replace(/^\/+|\/+$/g, '');
  const favicon = data.get('favicon').text()?.replace(/^\//, '');
  const navbar = themeConfig.get('navbar');
  const logoHref = hrefSchema.safeParse(navbar.get('logo').get('href').text()).data;
  const hideOnScroll = navbar.get('hideOnScroll').flag();
  const hasPosts = [...files.names].some((file) => file.startsWith(`${config.blogFolder}/`));
  const trackingId = config.gtag?.get('trackingID').text();
  noteStyles(config.styles, notes);
  return {
    title,
    tagline: data.get('tagline').text() ?? title,
    url,
    ...(baseUrl ? { baseUrl: `/${baseUrl}/` } : {}),
    repository: repositoryOf(data, notes),
    ...migrateI18n(data.get('i18n'), notes),
    ...(favicon ? { favicon: `/${favicon}` } : {}),
    ...migrateTheme({
      config,
      hasFile: (path) => staticFiles.has(`content/static${path}`),
      moved,
      notes,
    }),
    navbar: {
      title: navbar.get('title').text() ?? title,
      ...defined({ logoHref, hideOnScroll: hideOnScroll || undefined }),
      items: withSearch(migrateNavbarItems(navbar.get('items'), context), themeConfig),
    },
    footer: migrateFooter({ footer: themeConfig.get('footer'), moved, notes }),
    ...(trackingId === undefined ? {} : { analytics: { trackingId } }),
    ...(site.versions.length === 0 || docs === undefined
      ? {}
      : { docs: { ...docsOf(docs), ...tocOf(themeConfig.get('tableOfContents')) } }),
    ...(blog === undefined || !hasPosts ? {} : { blog: blogOf(blog, title) }),
    ...migrateChecks(data),
  };
}

/** Reports the settings that were never read. */
export function noteUnreadConfig(site: SourceSite, notes: MigrationNote[]): void {
  notePlugins(site, notes);
  noteUnread({ data: site.config.data, notes, advice: ADVICE, settled: settledSettings });
}

/** The hosted search's theme adds its field to the navbar automatically. */
function withSearch(items: NavbarItemInput[], theme: SourceData): NavbarItemInput[] {
  const isThere = items.some(({ type }) => type === 'search');
  if (isThere || !theme.get('algolia').isThere()) return items;
  return [...items, { type: 'search', position: 'right' }];
}

function required(data: SourceData, fallback: string, notes: MigrationNote[]): string {
  const value = data.text();
  if (value !== undefined) return value;
  data.skip();
  notes.push(decideAt(data.place, `${data.name} cannot be read: it is "${fallback}" now`));
  return fallback;
}

function repositoryOf(data: SourceData, notes: MigrationNote[]): string {
  const [owner, project] = [data.get('organizationName').text(), data.get('projectName').text()];
  if (!owner || !project) {
    const message = 'nothing names the repository: write its address into site.config.ts';
    notes.push(decideAt(data.place, message));
  }
  const host = data.get('githubHost').text() ?? 'github.com';
  return `https://${host}/${owner ?? 'OWNER'}/${project ?? 'REPOSITORY'}`;
}

function docsOf(docs: SourceData) {
  const showLastUpdated = docs.get('showLastUpdateTime').flag();
  return {
    routeBasePath: basePathOf(docs, 'docs').here,
    ...editUrlOf(docs),
    ...defined({ showLastUpdated }),
  };
}

function blogOf(blog: SourceData, title: string) {
  const perPage = blog.get('postsPerPage');
  const count = blog.get('blogSidebarCount');
  const wanted = numberOf(perPage);
  const listed = count.value === 'ALL' ? ('ALL' as const) : numberOf(count);
  count.text();
  return {
    title: blog.get('blogTitle').text() ?? 'Blog',
    description: blog.get('blogDescription').text() ?? `The blog of ${title}.`,
    routeBasePath: basePathOf(blog, 'blog').here,
    ...defined({ postsPerPage: wanted, sidebarCount: listed }),
    ...editUrlOf(blog),
  };
}

function numberOf(data: SourceData): number | undefined {
  if (typeof data.value !== 'number') return undefined;
  data.all();
  return data.value;
}

/** Heading levels of the table of contents. */
function tocOf(data: SourceData) {
  const [min, max] = [numberOf(data.get('minHeadingLevel')), numberOf(data.get('maxHeadingLevel'))];
  if (min === undefined && max === undefined) return {};
  return { tocLevels: { min: min ?? 2, max: max ?? 3 } };
}

function editUrlOf(part: SourceData): { editUrl?: string } {
  const address = part.get('editUrl').text();
  return address && URL.canParse(address) ? { editUrl: address } : {};
}

function noteStyles(styles: SourceData | undefined, notes: MigrationNote[]): void {
  if (styles === undefined || !styles.isThere()) return;
  const files = Array.isArray(styles.value) ? styles.parts().map(([, file]) => file) : [styles];
  for (const data of files) {
    const file = data.text();
    if (file === undefined) continue;
    const message = `the style sheet ${file} is not migrated: colors and sizes are in src/ui/styles`;
    notes.push(decideAt(data.place, message));
  }
}
