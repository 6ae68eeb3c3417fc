import { type ConfigHref, hrefSchema } from '#schema/href.ts';
import type { NavbarItemInput } from '#schema/navbar-item-config.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import { type Fields, fieldsOf, isUnknown, listOf, textOf } from './fields.ts';
import { decide, type FileNote } from './note.ts';
import type { SourceSite } from './source-site.ts';

/** What `site.config.ts` says, from what `docusaurus.config` says. */
export function migrateConfig(options: {
  site: SourceSite;
  /** Id of a doc of the source -> id here. */
  newId: (id: string) => string | undefined;
  notes: FileNote[];
}): SiteConfigInput {
  const { site, notes } = options;
  const { config } = site;
  const { fields, themeConfig, docs, blog } = config;
  const required = (key: string, fallback: string): string => {
    const value = textOf(fields[key]);
    if (value === undefined)
      notes.push(decide(1, `${key} cannot be read: it is "${fallback}" now`));
    return value ?? fallback;
  };
  const title = required('title', 'Documentation');
  const owner = textOf(fields.organizationName);
  const project = textOf(fields.projectName);
  if (!owner || !project) {
    notes.push(decide(1, 'nothing names the repository: write its address into site.config.ts'));
  }
  const navbar = fieldsOf(themeConfig.navbar);
  const basePath = (part: Fields | undefined, fallback: string): string =>
    (textOf(part?.routeBasePath) ?? fallback).replace(/^\/+|\/+$/g, '') || fallback;
  if (docs !== undefined && textOf(docs.routeBasePath) === '/') {
    notes.push(
      decide(1, 'docs have an address of their own here: they are below /docs, so add redirects'),
    );
  }
  const baseUrl = textOf(fields.baseUrl) ?? '/';
  const favicon = textOf(fields.favicon);
  noteTheme(themeConfig, notes);
  noteUnread({ fields, known: readFields, name: '', notes });
  noteUnread({ fields: themeConfig, known: readThemeFields, name: 'themeConfig.', notes });
  noteUnread({ fields: docs ?? {}, known: readDocsFields, name: 'docs.', notes });
  noteUnread({ fields: blog ?? {}, known: readBlogFields, name: 'blog.', notes });
  for (const [version, settings] of Object.entries(fieldsOf(docs?.versions))) {
    const name = `docs.versions["${version}"].`;
    noteUnread({ fields: fieldsOf(settings), known: ['label', 'path', 'banner'], name, notes });
  }
  return {
    title,
    tagline: textOf(fields.tagline) ?? title,
    url: required('url', 'https://example.com').replace(/\/+$/, ''),
    ...(baseUrl === '/' ? {} : { baseUrl: `/${baseUrl.replace(/^\/+|\/+$/g, '')}/` }),
    repository: `https://github.com/${owner ?? 'OWNER'}/${project ?? 'REPOSITORY'}`,
    ...(favicon ? { favicon: `/${favicon.replace(/^\//, '')}` } : {}),
    navbar: {
      title: textOf(navbar.title) ?? title,
      items: listOf(navbar.items).flatMap((item) => migrateNavbarItem({ ...options, item })),
    },
    footer: migrateFooter(fieldsOf(themeConfig.footer), notes),
    ...(config.trackingId === undefined ? {} : { analytics: { trackingId: config.trackingId } }),
    ...(site.versions.length === 0
      ? {}
      : { docs: { routeBasePath: basePath(docs, 'docs'), ...editUrlOf(docs) } }),
    ...(blog === undefined ||
    ![...site.files].some((file) => file.startsWith(`${config.blogFolder}/`))
      ? {}
      : {
          blog: {
            title: textOf(blog.blogTitle) ?? 'Blog',
            description: textOf(blog.blogDescription) ?? `The blog of ${title}.`,
            routeBasePath: basePath(blog, 'blog'),
            ...editUrlOf(blog),
          },
        }),
  };
}

function editUrlOf(part: Fields | undefined): { editUrl?: string } {
  const address = textOf(part?.editUrl);
  return address && URL.canParse(address) ? { editUrl: address } : {};
}

function migrateNavbarItem(options: {
  item: unknown;
  newId: (id: string) => string | undefined;
  notes: FileNote[];
}): NavbarItemInput[] {
  const { item, newId, notes } = options;
  const fields = fieldsOf(item);
  const label = textOf(fields.label) ?? textOf(fields['aria-label']);
  const position = fields.position === 'right' ? { position: 'right' as const } : {};
  const href = hrefOf(fields);
  const children = listOf(fields.items);
  const type = textOf(fields.type) ?? (children.length > 0 ? 'dropdown' : 'default');
  if (type === 'dropdown' && label) {
    const items = children.flatMap((child) => migrateNavbarItem({ ...options, item: child }));
    const allowed = items.flatMap((child) =>
      child.type === 'link' || child.type === 'doc' || child.type === 'docSidebar' ? [child] : [],
    );
    const plain = allowed.map(({ position: _, ...rest }) => rest);
    if (plain.length > 0) return [{ type: 'dropdown', label, ...position, items: plain }];
  }
  if (type === 'default' && label && href) return [{ type: 'link', label, href, ...position }];
  if (type === 'doc' && textOf(fields.docId)) {
    const docId = String(fields.docId);
    return [
      { type: 'doc', docId: newId(docId) ?? docId, ...(label ? { label } : {}), ...position },
    ];
  }
  if (type === 'docSidebar' && label && textOf(fields.sidebarId)) {
    return [{ type: 'docSidebar', sidebarId: String(fields.sidebarId), label, ...position }];
  }
  if (type === 'docsVersionDropdown' || type === 'localeDropdown' || type === 'search') {
    return [{ type, ...position }];
  }
  notes.push(
    decide(
      1,
      `the item ${label ? `"${label}" ` : ''}of the navbar is gone: it is of the type "${type}"`,
    ),
  );
  return [];
}

function hrefOf(fields: Fields): ConfigHref | undefined {
  const to = textOf(fields.to);
  const isPath = to !== undefined && !to.startsWith('/') && !/^[a-z]+:/i.test(to);
  return hrefSchema.safeParse(isPath ? `/${to}` : (to ?? fields.href)).data;
}

function migrateFooter(footer: Fields, notes: FileNote[]): SiteConfigInput['footer'] {
  const columns = listOf(footer.links).flatMap((column) => {
    const { title, items } = fieldsOf(column);
    const links = listOf(items).flatMap((item) => {
      const fields = fieldsOf(item);
      const label = textOf(fields.label);
      const href = hrefOf(fields);
      if (label && href) return [{ label, href }];
      notes.push(decide(1, 'an item of the footer is gone: it has no label or no address'));
      return [];
    });
    return textOf(title) && links.length > 0 ? [{ title: String(title), links }] : [];
  });
  const written = textOf(footer.copyright);
  const copyright = written?.replace(/<[^>]*>/g, '').trim();
  if (copyright !== written) {
    notes.push(decide(1, 'the last line of the footer is plain text here: its markup is gone'));
  }
  if (isUnknown(footer.copyright)) {
    notes.push(
      decide(1, 'the last line of the footer is put together when the module runs: write it'),
    );
  }
  return { columns, ...(copyright ? { copyright } : {}) };
}

/** What is read, or has its own note, or is how this site works anyway. */
const readFields = [
  ...['title', 'tagline', 'url', 'baseUrl', 'favicon', 'organizationName', 'projectName'],
  ...[
    'themeConfig',
    'presets',
    'plugins',
    'themes',
    'i18n',
    'markdown',
    'future',
    'staticDirectories',
  ],
  ...[
    'onBrokenLinks',
    'onBrokenAnchors',
    'onBrokenMarkdownLinks',
    'onDuplicateRoutes',
    'trailingSlash',
  ],
];
const readThemeFields = [
  'navbar',
  'footer',
  'announcementBar',
  'algolia',
  'prism',
  'docs',
  'colorMode',
];

const readDocsFields = [
  'path',
  'routeBasePath',
  'sidebarPath',
  'editUrl',
  'versions',
  'lastVersion',
];
const readBlogFields = ['path', 'routeBasePath', 'blogTitle', 'blogDescription', 'editUrl'];

/** Settings that nobody has read may matter to somebody. */
function noteUnread(options: {
  fields: Fields;
  known: readonly string[];
  /** What is before the name of a setting. */
  name: string;
  notes: FileNote[];
}): void {
  const { fields, known, name, notes } = options;
  for (const key of Object.keys(fields)) {
    if (known.includes(key)) continue;
    notes.push(
      decide(1, `${name}${key} is not taken along: look for it in src/schema/site-config.ts`),
    );
  }
}

function noteTheme(themeConfig: Fields, notes: FileNote[]): void {
  if (themeConfig.announcementBar) {
    notes.push(
      decide(
        1,
        'the announcement is markup there, and plain text with a link here: write announcementBar',
      ),
    );
  }
  if (themeConfig.algolia) {
    notes.push(
      decide(
        1,
        'the search is built with the site here; for the hosted one write search: { provider: "hosted", … }',
      ),
    );
  }
  const comments = listOf(fieldsOf(themeConfig.prism).magicComments).flatMap((entry) => {
    const { line, className } = fieldsOf(entry);
    return textOf(line) && className !== 'theme-code-block-highlighted-line' ? [String(line)] : [];
  });
  for (const comment of comments) {
    notes.push(
      decide(
        1,
        `"// ${comment}" in code is shown as it is: marks here are // [!code ++] and their like`,
      ),
    );
  }
}
