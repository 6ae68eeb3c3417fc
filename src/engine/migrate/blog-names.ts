import { posix } from 'node:path';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { fieldsOf } from './fields.ts';

/** Folders and days in names of posts, as Docusaurus reads them. */
const namePattern =
  /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/** What the name of a post says: its day, and its address below the blog. @param name below the blog's folder */
export function readPostName(name: string): { date?: string; slug: string } {
  const { folder = '', date, text = '' } = namePattern.exec(name)?.groups ?? {};
  if (date === undefined) return { slug: name.replace(/(?:\/index)?\.mdx?$/, '') };
  const day = isoDay(date);
  return { ...(day ? { date: day } : {}), slug: `${date.replaceAll('-', '/')}/${folder}${text}` };
}

/** `2021-5-2`, `2021/05/02T10:00` -> `2021-05-02`; nothing for what is no day. */
export function isoDay(written: unknown): string | undefined {
  const text = written instanceof Date ? written.toISOString() : String(written ?? '');
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year === '') return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Where posts go: names that begin with a day begin with the one that the post says. */
export async function postTargets(options: {
  files: ReadonlySet<string>;
  /** Of the posts. */
  folder: string;
  read: (file: string) => Promise<string>;
}): Promise<Map<string, string>> {
  const { files, folder, read } = options;
  const targets = new Map<string, string>();
  for (const file of files) {
    if (!file.startsWith(`${folder}/`) || !/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) continue;
    const name = file.slice(folder.length + 1);
    const { yaml } = splitFrontMatter({ file, source: await read(file) });
    const parsed = parseYaml(yaml);
    const day = 'value' in parsed ? isoDay(fieldsOf(parsed.value).date) : undefined;
    targets.set(file, `content/blog/${withDay(name, day)}`);
  }
  return targets;
}

function withDay(name: string, day: string | undefined): string {
  const base = posix.basename(name);
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}[-_]/.test(base)) return name;
  return posix.join(posix.dirname(name), `${day}${base.slice(day.length)}`);
}
