import { fieldsOf, listOf, textOf } from './fields.ts';
import { decide, type FileNote } from './note.ts';
import type { SourceSite } from './source-site.ts';

/** Lines of `content/redirects.tsv` from the options of the plugin for redirects. */
export function migrateRedirects({ config }: SourceSite, notes: FileNote[]): string[] {
  const plugin = config.plugins.find(({ name }) => /client-redirects/.test(name));
  if (plugin === undefined) return [];
  if (plugin.options.createRedirects !== undefined) {
    notes.push(
      decide(
        1,
        'redirects that a function makes are not taken along: list them in content/redirects.tsv',
      ),
    );
  }
  return listOf(plugin.options.redirects).flatMap((entry) => {
    const { from, to } = fieldsOf(entry);
    const target = textOf(to);
    return (Array.isArray(from) ? from : [from]).flatMap((path) =>
      typeof path === 'string' && target !== undefined ? [`${path}\t${target}`] : [],
    );
  });
}
