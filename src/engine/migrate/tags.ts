import { tagSlug } from './blog-names.ts';
import { fieldsOf, textOf } from './fields.ts';
import type { MigrationNote } from './note.ts';
import { noteUnread } from './note-unread.ts';
import type { SourceData } from './source-data.ts';

/** The tags of posts: `tags.yml` gives each key a label and an address. */
export interface TagList {
  /** Label of a post's tag, and the last part of its former address. */
  read(tag: unknown): { label: string; slug: string };
}

export function readTagList(options: { list: SourceData; notes: MigrationNote[] }): TagList {
  const { list, notes } = options;
  const known = new Map<string, { label: string; slug: string }>();
  for (const [key, data] of list.parts()) {
    const label = data.get('label').text() ?? key;
    const slug =
      data
        .get('permalink')
        .text()
        ?.replace(/^\/+|\/+$/g, '') ?? tagSlug(key);
    known.set(key, { label, slug });
    noteUnread({ data, notes, advice: 'tags have a label and nothing else here' });
  }
  return {
    read: (tag) => {
      const { label, permalink } = fieldsOf(tag);
      const name = textOf(label) ?? (typeof tag === 'object' ? '' : String(tag));
      const slug = textOf(permalink)?.replace(/^\/+|\/+$/g, '');
      return known.get(name) ?? { label: name, slug: slug ?? tagSlug(name) };
    },
  };
}
