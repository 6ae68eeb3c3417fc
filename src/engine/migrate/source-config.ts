import { type Fields, fieldsOf, listOf, textOf } from './fields.ts';

/** What of `docusaurus.config` the migration uses. */
export interface SourceConfig {
  /** All of it, as far as it can be read. */
  fields: Fields;
  themeConfig: Fields;
  /** Options of the preset's parts; `undefined` where one is switched off. */
  docs: Fields | undefined;
  blog: Fields | undefined;
  /** Folder of the posts, below the folder of the site. */
  blogFolder: string;
  /** Of the analytics that the preset sets up. */
  trackingId: string | undefined;
  /** Whether Markdown is parsed with formulas. */
  hasMath: boolean;
  /** Names of plugins and themes beside the preset, with their options. */
  plugins: { name: string; options: Fields }[];
}

/** @param value what the module exports, or anything where it cannot be read */
export function readSourceConfig(value: unknown): SourceConfig {
  const fields = fieldsOf(value);
  const presets = listOf(fields.presets);
  const preset = presets.find((entry) => /classic/.test(String(nameOf(entry)))) ?? presets[0];
  const options = optionsOf(preset);
  const part = (name: string) => (options[name] === false ? undefined : fieldsOf(options[name]));
  const blog = part('blog');
  return {
    fields,
    themeConfig: fieldsOf(fields.themeConfig),
    docs: part('docs'),
    blog,
    blogFolder: textOf(blog?.path)?.replace(/^\.\/|\/+$/g, '') || 'blog',
    trackingId: textOf(fieldsOf(options.gtag).trackingID),
    // Plugins are functions, which are not run: their names are in the text of the module.
    hasMath: false,
    plugins: [...listOf(fields.plugins), ...listOf(fields.themes)].map((entry) => ({
      name: nameOf(entry) ?? 'a plugin that is written in place',
      options: optionsOf(entry),
    })),
  };
}

function nameOf(entry: unknown): string | undefined {
  return textOf(Array.isArray(entry) ? entry[0] : entry);
}

const optionsOf = (entry: unknown): Fields => (Array.isArray(entry) ? fieldsOf(entry[1]) : {});
