import { listOf, textOf } from './fields.ts';
import type { SourceData } from './source-data.ts';

/** A plugin or theme that the config names. */
export interface SourcePlugin {
  name: string;
  options: SourceData;
  /** The entry itself. */
  data: SourceData;
}

/** What of `docusaurus.config` more than one step uses. */
export interface SourceConfig {
  /** All of it, as far as it can be read. */
  data: SourceData;
  themeConfig: SourceData;
  /** Options of the docs, of the blog and of single pages; nothing where they are switched off. */
  docs: SourceData | undefined;
  blog: SourceData | undefined;
  pages: SourceData | undefined;
  /** Of the analytics. */
  gtag: SourceData | undefined;
  /** Style sheets of the site's own. */
  styles: SourceData | undefined;
  /** Folders, below the folder of the site. */
  docsFolder: string;
  blogFolder: string;
  /** Files of people and tags, below the blog's folder, where the config names them. */
  authorsFile: string | undefined;
  tagsFile: string | undefined;
  pagesFolder: string;
  staticFolders: string[];
  /** Whether Markdown is parsed with formulas. */
  hasMath: boolean;
  /** Comments that mark lines of code there and do not here: `error-next-line`. */
  foreignComments: string[];
  /** Language of code that names none. */
  codeLanguage: string | undefined;
  /** Plugins and themes that are none of the above. */
  plugins: SourcePlugin[];
}

/** @param data what the module exports, or anything where it cannot be read */
export function readSourceConfig(data: SourceData): SourceConfig {
  const plugins = [...data.get('plugins').parts(), ...data.get('themes').parts()].flatMap(
    ([, entry]) => readPlugin(entry) ?? [],
  );
  const preset = readPreset(data.get('presets'), plugins);
  const taken = new Set<SourcePlugin>();
  /** Options from the preset, or from a plugin that takes the place of its part. */
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
    // Plugins of Markdown are functions, which are not run: their names are in the text of the module.
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

/** Options of the preset that brings docs and blog. A config that names nothing of the kind is taken for one that does. */
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

export function folderOf(part: SourceData | undefined, fallback: string): string {
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
