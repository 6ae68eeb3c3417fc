import { noteUnread } from './note-unread.ts';
import { categoryItem } from './sidebar-category.ts';
import { ADVICE, type Context, type Item } from './sidebar-context.ts';
import { type SourceDoc, withoutNumber } from './source-docs.ts';

export const stripFolder = (dir: string): string =>
  dir
    .split('/')
    .map((part) => withoutNumber(part).name)
    .join('/');

const folderOf = ({ name }: SourceDoc): string =>
  name.includes('/') ? name.slice(0, name.lastIndexOf('/')) : '';

const isBelow = (doc: SourceDoc, dir: string): boolean =>
  dir === '' || doc.name.startsWith(`${dir}/`);

const baseDir = (dir: string): string => (dir === '.' ? '' : dir);

export function hasFolders(dir: string, { docs }: Context): boolean {
  return docs.some((doc) => isBelow(doc, baseDir(dir)) && folderOf(doc) !== baseDir(dir));
}

/** Folders are categories with metadata, which is written out because sidebars here are a single file. */
export function expandFolder(dir: string, context: Context): Item[] {
  const { docs, categoryOf } = context;
  const base = baseDir(dir);
  const below = docs.filter(
    (doc) => isBelow(doc, base) && doc.fields.draft !== true && doc.fields.unlisted !== true,
  );
  const entries: { position: number; name: string; make: () => Item[] }[] = [];
  for (const doc of below.filter((it) => folderOf(it) === base)) {
    const position = Number(
      doc.fields.sidebar_position ?? doc.position ?? Number.POSITIVE_INFINITY,
    );
    entries.push({ position, name: doc.name, make: () => [doc.id] });
  }
  const start = base === '' ? 0 : base.length + 1;
  const folders = new Set(
    below
      .filter((it) => folderOf(it) !== base)
      .map((it) => it.name.slice(start).split('/')[0] ?? ''),
  );
  for (const folder of folders) {
    const path = base === '' ? folder : `${base}/${folder}`;
    const data = categoryOf(path);
    const position = data.get('position');
    position.all();
    const place = Number(
      position.value ?? withoutNumber(folder).number ?? Number.POSITIVE_INFINITY,
    );
    entries.push({ position: place, name: path, make: () => [expandCategory(path, context)] });
  }
  return entries
    .sort((a, b) => {
      if (a.position !== b.position) return a.position - b.position;
      return a.name < b.name ? -1 : 1;
    })
    .flatMap(({ make }) => make());
}

function expandCategory(path: string, context: Context): Item {
  const { docs, categoryOf, notes } = context;
  const data = categoryOf(path);
  const { name } = withoutNumber(path.slice(path.lastIndexOf('/') + 1));
  const index = docs.find((doc) => folderOf(doc) === path && isIndex(doc, name));
  const category = categoryItem({
    label: data.get('label').text() ?? name,
    data,
    folder: stripFolder(path),
    indexId: index?.id,
    context,
  });
  noteUnread({ data, notes, advice: ADVICE });
  const linked = category.link?.type === 'doc' ? category.link.id : undefined;
  const items = expandFolder(path, context).filter((inner) => inner !== linked);
  return { ...category, items };
}

function isIndex({ id }: SourceDoc, folder: string): boolean {
  const base = id.slice(id.lastIndexOf('/') + 1).toLowerCase();
  return ['index', 'readme', folder.toLowerCase()].includes(base);
}
