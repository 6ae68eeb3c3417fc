import { posix } from 'node:path';
import { toString as plainText } from 'mdast-util-to-string';
import { defined } from '../defined.ts';
import { docIdOf } from '../docs/doc-id.ts';
import { parseMdx } from '../mdx/parse-mdx.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { type Fields, fieldsOf, textOf } from './fields.ts';
import type { SourceSite } from './source-site.ts';
import type { SourceVersion } from './source-versions.ts';

/** A doc of the source, with both of its ids. */
export interface SourceDoc {
  /** Path in the version's folder. */
  name: string;
  /** Id in the source's sidebars. */
  sourceId: string;
  /** Id here. */
  id: string;
  /** Path below the version's root. */
  path: string;
  fields: Fields;
  /** Text of the first heading, the title if the front matter has none. */
  heading?: string;
  /** Number prefix of the file name. */
  position?: number;
}

/** Every doc of a version, without partials. */
export function readSourceDocs(site: SourceSite, version: SourceVersion): SourceDoc[] {
  const hasNumbers = site.config.docs?.get('numberPrefixParser').flag() !== false;
  const names = [...site.targets.keys()]
    .filter((file) => file.startsWith(`${version.folder}/`) && /\.mdx?$/.test(file))
    .map((file) => file.slice(version.folder.length + 1))
    .filter((name) => !/(?:^|\/)_/.test(name));
  return names.map((name): SourceDoc => {
    const file = `${version.folder}/${name}`;
    const { yaml, body } = splitFrontMatter({ file, source: site.files.read(file)?.text ?? '' });
    const parsed = parseYaml(yaml);
    const written = 'value' in parsed ? fieldsOf(parsed.value) : {};
    const fields = hasNumbers ? written : { ...written, parse_number_prefixes: false };
    const { id, position } = docIdOf(name);
    const heading = headingOf(file, body);
    return {
      name,
      sourceId: sourceIdOf({ name, fields }),
      id,
      path: docPath({ name, fields }),
      fields,
      ...defined({ heading: heading || undefined }),
      ...(position === undefined || !hasNumbers ? {} : { position }),
    };
  });
}

/** `# A *title* {#id}` at the top of a page, below its imports, as plain text. */
function headingOf(file: string, body: string): string | undefined {
  const [, written] = /^\s*(?:import\b[^;'"]*['"][^'"]*['"];?[ \t]*\n\s*)*# (.*)/.exec(body) ?? [];
  if (written === undefined) return undefined;
  const text = written.replace(/\s*\{#[^}]*\}\s*$/, '');
  return plainText(parseMdx({ file, source: text }).tree).trim();
}

/** `01-intro` -> `intro`. Dates and versions before a name are part of it. */
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

/** The path of a doc below its version's root, computed like Docusaurus. */
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
