import type { SiteConfigInput } from '#schema/site-config.ts';
import { defined } from '../defined.ts';
import { isUnknown } from './fields.ts';
import { hrefOf } from './migrate-navbar.ts';
import { changedAt, decideAt, type MigrationNote } from './note.ts';
import type { SourceData } from './source-data.ts';

type Footer = Exclude<SiteConfigInput['footer'], undefined>;
type Link = Exclude<Footer['columns'], undefined>[number]['links'][number];

/** Columns of links, and a last line. */
export function migrateFooter(options: {
  footer: SourceData;
  moved: ReadonlyMap<string, string>;
  notes: MigrationNote[];
}): Footer {
  const { footer, moved, notes } = options;
  const links = footer.get('links');
  const entries = links.parts().map(([, entry]) => entry);
  const isFlat = entries.length > 0 && entries.every((entry) => !entry.get('items').isThere());
  const toLink = (item: SourceData): Link[] => {
    const [label, href] = [item.get('label').text(), hrefOf(item, moved)];
    if (label && href) return [{ label, href }];
    item.skip();
    const message = 'an item of the footer is gone: it has no label or no address that can be read';
    notes.push(decideAt(item.place, message));
    return [];
  };
  if (isFlat) {
    const message = 'the links of the footer are in columns here: give their column a title';
    notes.push(decideAt(links.place, message));
  }
  const columns = isFlat
    ? [{ title: 'Links', links: entries.flatMap(toLink) }]
    : entries.map((entry) => toColumn({ entry, toLink, notes }));
  const copyright = migrateCopyright(footer.get('copyright'), notes);
  return {
    columns: columns.filter((column) => column.links.length > 0),
    ...defined({ copyright: copyright || undefined }),
  };
}

function toColumn(options: {
  entry: SourceData;
  toLink: (item: SourceData) => Link[];
  notes: MigrationNote[];
}): { title: string; links: Link[] } {
  const { entry, toLink, notes } = options;
  const title = entry.get('title').text();
  if (title === undefined) {
    notes.push(decideAt(entry.place, 'a column of the footer has no title: it is "Links" now'));
  }
  const links = entry.get('items').parts();
  return { title: title ?? 'Links', links: links.flatMap(([, item]) => toLink(item)) };
}

function migrateCopyright(data: SourceData, notes: MigrationNote[]): string | undefined {
  if (isUnknown(data.value)) {
    data.skip();
    const message = 'the last line of the footer is put together when the module runs: write it';
    notes.push(decideAt(data.place, message));
  }
  const written = data.text();
  const text = written?.replace(/<[^>]*>/g, '').trim();
  if (text !== written) {
    const message = 'the last line of the footer is plain text here: its markup is gone';
    notes.push(changedAt(data.place, message));
  }
  return text;
}
