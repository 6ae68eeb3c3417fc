import type { AdmonitionKind } from '#shared/mdx-components.ts';
import type { Strings } from '#shared/strings/strings.ts';

/** The strings in the Markdown of content. They are part of every compiled file, so there are only these. */
export type MarkdownWords = Strings['twins']['content'] &
  Pick<Strings, 'stack'> &
  Pick<Strings['content'], AdmonitionKind | 'or'>;

export function markdownWords({ content, stack, twins }: Strings): MarkdownWords {
  const { note, tip, info, warning, danger, caution, or } = content;
  return { ...twins.content, stack, note, tip, info, warning, danger, caution, or };
}
