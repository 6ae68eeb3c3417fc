import { posix } from 'node:path';
import { docIdOf } from '../docs/doc-id.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import { readSource, type SourceSite, type SourceVersion } from './source-site.ts';

/** A doc of the source, by both of its names. */
export interface SourceDoc {
  /** Path below the version's folder. */
  name: string;
  /** Id in the sidebars of the source. */
  sourceId: string;
  /** Id here. */
  id: string;
  /** Path below the version's root. */
  path: string;
  fields: Fields;
  /** Number in front of the name of the file. */
  position?: number;
}

/** Every doc of a version, without partials. */
export async function readSourceDocs(
  site: SourceSite,
  version: SourceVersion,
): Promise<SourceDoc[]> {
  const names = [...site.files]
    .filter((file) => file.startsWith(`${version.folder}/`) && /\.mdx?$/.test(file))
    .map((file) => file.slice(version.folder.length + 1))
    .filter((name) => !/(?:^|\/)_/.test(name));
  return Promise.all(
    names.map(async (name): Promise<SourceDoc> => {
      const file = `${version.folder}/${name}`;
      const { yaml } = splitFrontMatter({ file, source: await readSource(site, file) });
      const parsed = parseYaml(yaml);
      const fields = 'value' in parsed ? fieldsOf(parsed.value) : {};
      const { id, position } = docIdOf(name);
      return {
        name,
        sourceId: sourceIdOf({ name, fields }),
        id,
        path: docPath({ name, fields }),
        fields,
        ...(position === undefined ? {} : { position }),
      };
    }),
  );
}

/** `01-intro` -> `intro`. Days and versions in front of a name are part of it. */
export function withoutNumber(name: string): { name: string; number?: number } {
  if (/^(?:\d+[-_.]){2,}|^\d{4}[-_.]\d/.test(name) && /^\d+[-_.]\d+/.test(name)) return { name };
  const [, number, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? [];
  return number === undefined || rest === undefined
    ? { name }
    : { name: rest, number: Number(number) };
}

function parts(name: string, fields: Fields): { folder: string[]; base: string } {
  const names = name.replace(/\.mdx?$/, '').split('/');
  const strip = fields.parse_number_prefixes !== false;
  const stripped = names.map((part) => (strip ? withoutNumber(part).name : part));
  return { folder: stripped.slice(0, -1), base: stripped.at(-1) ?? '' };
}

function sourceIdOf({ name, fields }: { name: string; fields: Fields }): string {
  const { folder, base } = parts(name, fields);
  return [...folder, textOf(fields.id) ?? base].join('/');
}

/** The path of a doc below its version's root, as Docusaurus makes it. */
export function docPath({ name, fields }: { name: string; fields: Fields }): string {
  const { folder, base } = parts(name, fields);
  const slug = textOf(fields.slug);
  if (slug !== undefined)
    return clean(slug.startsWith('/') ? slug : posix.join('/', ...folder, slug));
  const parent = folder.at(-1)?.toLowerCase();
  const lower = base.toLowerCase();
  const isIndex = lower === 'index' || lower === 'readme' || lower === parent;
  return clean(posix.join('/', ...folder, isIndex ? '' : (textOf(fields.id) ?? base)));
}

const clean = (path: string): string => posix.normalize(path).replace(/^\/+|\/+$/g, '');
