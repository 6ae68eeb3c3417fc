import { textOf } from './fields.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourcePlugin } from './source-config.ts';
import type { SourceSite } from './source-site.ts';

/** Plugins whose features are built in here. */
const builtIn: Readonly<Record<string, string>> = {
  'theme-mermaid': 'diagrams are drawn when the site is built',
  'theme-search-algolia': 'the search is a setting',
  'plugin-sitemap': 'the sitemap is made by itself',
  'plugin-svgr': 'drawings are images',
  'plugin-debug': 'it served the other framework',
  'plugin-vercel-analytics': 'page views are a setting, analytics',
  'theme-classic': 'the look of the site is in src/ui',
  'plugin-css-cascade-layers': 'styles have layers of their own',
};

/** One line for each plugin that has no replacement or needs none. */
export function notePlugins({ config, files }: SourceSite, notes: MigrationNote[]): void {
  for (const plugin of config.plugins) {
    const { name, data, options } = plugin;
    if (/client-redirects$/.test(name)) continue;
    const reason = builtIn[name.slice(name.lastIndexOf('/') + 1).replace(/^docusaurus-/, '')];
    // Settings of a replaced plugin may matter; any other plugin takes its settings with it.
    if (reason !== undefined && !options.isThere()) {
      data.skip();
      notes.push(changedAt(data.place, `"${name}" is gone: ${reason}`));
    } else if (/plugin-content-/.test(name)) {
      notes.push(describeInstance({ plugin, files: files.names }));
      data.skip();
    } else {
      const settings = options.isThere() ? `, with its ${countOf(options.value)}` : '';
      notes.push(decideAt(data.place, `"${name}" is a plugin: nothing here runs it${settings}`));
      data.skip();
    }
  }
}

/** A second instance of docs, blog or pages. */
function describeInstance(options: {
  plugin: SourcePlugin;
  files: ReadonlySet<string>;
}): MigrationNote {
  const { plugin, files } = options;
  const { name, data, options: settings } = plugin;
  const kind = name.slice(name.lastIndexOf('-') + 1);
  const id = textOf(settings.get('id').value) ?? 'default';
  const folder = textOf(settings.get('path').value) ?? kind;
  const base = textOf(settings.get('routeBasePath').value) ?? kind;
  const pages = [...files].filter(
    (file) => file.startsWith(`${folder.replace(/^\.\//, '')}/`) && /\.mdx?$/.test(file),
  );
  return decideAt(
    data.place,
    `this site has one set of ${kind}, so "${id}" is not migrated: ${pages.length} files in ${folder}, at /${base.replace(/^\/+/, '')}`,
  );
}

const countOf = (options: unknown): string => {
  const keys = typeof options === 'object' && options !== null ? Object.keys(options) : [];
  return `options ${keys.join(', ')}`;
};
