import { listOf, textOf } from './fields.ts';
import type { SourceData } from './source-data.ts';

/** A plugin or theme in the config. */
export interface SourcePlugin {
  name: string;
  options: SourceData;
  /** The entry itself. */
  data: SourceData;
}

/** The parts of `docusaurus.config` that several steps use. */
export interface SourceConfig {
  /** The whole config, as far as it is readable. */
  data: SourceData;
  themeConfig: SourceData;
  /** Options of the docs, blog and pages plugins; undefined if they are disabled. */
  docs: SourceData | undefined;
  blog: SourceData | undefined;
  pages: SourceData | undefined;
  /** Options of analytics. */
  gtag: SourceData | undefined;
  /** The site's own style sheets. */
  styles: SourceData | undefined;
  /** Folders, relative to the site's folder. */
  docsFolder: string;
  blogFolder: string;
  /** Author and tag files in the blog's folder, if the config names them. */
  authorsFile: string | undefined;
  tagsFile: string | undefined;
  pagesFolder: string;
  staticFolders: string[];
  /** Whether formulas in Markdown are enabled. */
  hasMath: boolean;
  /** Comments that mark code lines in the source but not here: `error-next-line`. */
  foreignComments: string[];
  /** Default language of code. */
  codeLanguage: string | undefined;
  /** All other plugins and themes. */
  plugins: SourcePlugin[];
}

/** @param data the module's export, or any value if it is unreadable */
export function readSourceConfig(data: SourceData): SourceConfig {
  const plugins = [...data.get('plugins').parts(), ...data.get('themes').parts()].flatMap(
    ([, entry]) => readPlugin(entry) ?? [],
  );
  const preset = readPreset(data.get('presets'), plugins);
  const taken = new Set<SourcePlugin>();
  /** Options from the preset, or from a plugin that replaces a part of it. */
  const part = (name: string, plugin: RegExp, isDefault: boolean): SourceData | undefined => {
    const options = preset?.get(name);
    const isOff = options?.flag() === false;
    if (options?.isThere() && !isOff) return options;
    const own = plugins.find((it) => plugin.test(it.name) && isMain(it));
    if (own === undefined) return isDefault && !isOff ? options : undefined;
    taken.add(own);
    own.options.get('id').text();
    return own.options;
  };
  const docs = part('docs', /plugin-content-docs$/, true);
  const blog = part('blog', /plugin-content-blog$/, true);
  const pages = part('pages', /plugin-content-pages$/, true);
  const gtag = part('gtag', /plugin-google-gtag$/, false);
  const prism = data.get('themeConfig').get('prism');
  return {
    data,
    themeConfig: data.get('themeConfig'),
    docs,
    blog,
    pages,
    gtag,
    styles: preset?.get('theme').get('customCss'),
    docsFolder: folderOf(docs, 'docs'),
    blogFolder: folderOf(blog, 'blog'),
    authorsFile: blog?.get('authorsMapPath').text()?.replace(/^\.\//, ''),
    tagsFile: blog?.get('tags').text()?.replace(/^\.\//, ''),
    pagesFolder: folderOf(pages, 'src/pages'),
    staticFolders: readStaticFolders(data.get('staticDirectories')),
    // Markdown plugins are functions, which are not run, so their names are taken from the module's text.
    hasMath: false,
    foreignComments: readComments(prism),
    codeLanguage: prism.get('defaultLanguage').text(),
    plugins: plugins.filter((plugin) => !taken.has(plugin)),
  };
}

/** `'name'`, or `['name', options]`. */
function readPlugin(data: SourceData): SourcePlugin | undefined {
  const isList = Array.isArray(data.value);
  const name = isList ? data.get('0').text() : data.text();
  if (name === undefined) return undefined;
  return { name, options: data.get('1', name.replace(/^.*plugin-(?:content-)?/, '')), data };
}

const isMain = ({ options }: SourcePlugin): boolean =>
  [undefined, 'default'].includes(textOf(options.get('id').value));

/** Options of the preset with docs and blog. A config without plugins or presets is treated as if it had one. */
function readPreset(presets: SourceData, plugins: SourcePlugin[]): SourceData | undefined {
  const entries = presets.parts().map(([, entry]) => entry);
  const isClassic = (entry: SourceData): boolean =>
    /classic/.test(String(textOf(entry.value) ?? listOf(entry.value)[0]));
  const entry = entries.find(isClassic);
  if (entry !== undefined) {
    entry.get('0').text();
    entry.text();
    return entry.get('1', '');
  }
  const hasContent = plugins.some(({ name }) => /plugin-content-/.test(name));
  return hasContent || entries.length > 0 ? undefined : presets.get('', '');
}

function folderOf(part: SourceData | undefined, fallback: string): string {
  const written = part
    ?.get('path')
    .text()
    ?.replace(/^(?:\.\/)+|\/+$/g, '');
  return written || fallback;
}

function readStaticFolders(data: SourceData): string[] {
  if (!data.isThere()) return ['static'];
  return data.parts().flatMap(([, folder]) => {
    const name = folder.text()?.replace(/^(?:\.\/)+|\/+$/g, '');
    return name ? [name] : [];
  });
}

function readComments(prism: SourceData): string[] {
  return prism
    .get('magicComments')
    .parts()
    .flatMap(([, entry]) => {
      const known = entry.get('className').text() === 'theme-code-block-highlighted-line';
      const marks = [
        entry.get('line'),
        entry.get('block').get('start'),
        entry.get('block').get('end'),
      ];
      const written = marks.flatMap((mark) => mark.text() ?? []);
      return written.filter((mark) => !(known && /^highlight-(?:next-line|start|end)$/.test(mark)));
    });
}
