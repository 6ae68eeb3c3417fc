import { defined } from '../defined.ts';
import { decideAt } from './note.ts';
import { type Context, findDoc, type Item } from './sidebar-context.ts';
import type { SourceData } from './source-data.ts';

type Category = Extract<Exclude<Item, string>, { type: 'category' }>;

/**
 * A category without its items. Its link is read before them, because its address depends on the
 * order.
 *
 * @param options.data its settings; left out if there is only a label
 * @param options.folder folder of its doc, if the sidebar is generated from files
 * @param options.indexId the doc that it links to by default
 */
export function categoryItem(options: {
  label: string;
  data?: SourceData;
  folder?: string;
  indexId?: string | undefined;
  context: Context;
}): Category {
  const { label, data, indexId, context } = options;
  const hasLink = data?.get('link').isThere();
  const own = data && categoryLink({ ...options, data });
  const index = indexId === undefined ? undefined : { type: 'doc' as const, id: indexId };
  const link = hasLink ? own : index;
  return {
    type: 'category',
    label,
    ...defined({ link }),
    collapsed: data?.get('collapsed').flag() ?? context.isCollapsed,
    collapsible: data?.get('collapsible').flag() ?? context.isCollapsible,
    items: [],
  };
}

function categoryLink(options: {
  label: string;
  data: SourceData;
  folder?: string;
  context: Context;
}): Category['link'] {
  const { label, data, folder = '', context } = options;
  const link = data.get('link');
  const type = link.get('type').text();
  if (type === 'doc') {
    const id = link.get('id').text() ?? '';
    const doc = findDoc(`${folder}/${id}`, context) ?? findDoc(id, context);
    if (doc !== undefined) return { type: 'doc', id: doc.id };
    const message = `the category "${label}" leads to "${id}", and there is no such doc`;
    context.notes.push(decideAt(link.place, message));
  }
  if (type !== 'generated-index') {
    if (link.value === null) link.skip();
    return undefined;
  }
  const counted = `category/${context.slugger.slug(label)}`;
  const slug = link.get('slug').text() ?? counted;
  const title = link.get('title').text();
  const description = link.get('description').text() ?? data.get('description').text();
  return {
    type: 'generated-index',
    slug: slug.replace(/^\/+|\/+$/g, ''),
    ...defined({ title: title || undefined, description: description || undefined }),
  };
}
