import { posix } from 'node:path';
import { slug as slugOf } from 'github-slugger';
import { defined } from '../defined.ts';
import { parseYaml } from '../text/parse-yaml.ts';
import { splitFrontMatter } from '../text/split-front-matter.ts';
import { fieldsOf } from './fields.ts';

/** Folders and dates in post names, as Docusaurus parses them. */
const namePattern =
  /^(?<folder>.*?)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/;

/**
 * Date and address of a post from its name.
 *
 * @param name path below the blog's folder
 */
export function readPostName(name: string): { date?: string; slug: string } {
  const { folder = '', date, text = '' } = namePattern.exec(name)?.groups ?? {};
  if (date === undefined) return { slug: name.replace(/(?:\/index)?\.mdx?$/, '') };
  const day = isoDay(date);
  return {
    ...defined({ date: day || undefined }),
    slug: `${date.replaceAll('-', '/')}/${folder}${text}`,
  };
}

/** A date, optionally with a time and UTC offset, as in YAML. */
const dayPattern =
  /^(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})(?!\d)(?:(?:[Tt]|[ \t]+)(?<hour>\d{1,2}):(?<minute>\d\d)(?::[\d.]+)?[ \t]*(?<zone>[-+]\d{1,2}(?::?\d\d)?)?)?/;

/**
 * `2021-5-2`, `2021/05/02T10:00` -> `2021-05-02`; undefined for text that is not a date and for dates that do not
 * exist. Times are converted to UTC, in which Docusaurus shows dates: `2024-01-01T23:30:00-05:00` -> `2024-01-02`.
 */
export function isoDay(written: unknown): string | undefined {
  const text = written instanceof Date ? written.toISOString() : String(written ?? '');
  const groups = dayPattern.exec(text)?.groups;
  if (groups === undefined) return undefined;
  const { year = '', month = '', day = '', hour = '0', minute = '0', zone = '' } = groups;
  const name = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  if (dayOf(midnight) !== name) return undefined;
  const [, sign, hours = '0', minutes = '0'] = /^([-+])(\d{1,2}):?(\d\d)?$/.exec(zone) ?? [];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return dayOf(midnight + (Number(hour) * 60 + Number(minute) - ahead) * 60_000);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** New paths of posts: a date in the name becomes the post's date, and a date that does not exist is removed. */
export function postTargets(options: {
  files: readonly string[];
  /** Paths of the posts. */
  folder: string;
  read: (file: string) => string;
}): Map<string, string> {
  const { files, folder, read } = options;
  const targets = new Map<string, string>();
  for (const file of files) {
    if (!/\.mdx?$/.test(file) || /(?:^|\/)_/.test(file)) continue;
    const name = file.slice(folder.length + 1);
    const { yaml } = splitFrontMatter({ file, source: read(file) });
    const parsed = parseYaml(yaml);
    const day = 'value' in parsed ? isoDay(fieldsOf(parsed.value).date) : undefined;
    targets.set(file, `content/blog/${withDay(name, day)}`);
  }
  return targets;
}

function withDay(name: string, day: string | undefined): string {
  const base = posix.basename(name);
  const [, written, rest = ''] = /^(\d{4}-\d{2}-\d{2})[-_](.+)$/.exec(base) ?? [];
  if (written === undefined || (day === undefined && isoDay(written) === written)) return name;
  // A date that does not exist is removed; the post's front matter keeps the address.
  const renamed = day === undefined ? rest : `${day}${base.slice(day.length)}`;
  return posix.join(posix.dirname(name), renamed);
}

/** Latin letters that do not decompose into a letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'Ae',
  æ: 'ae',
  Œ: 'Oe',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Đ: 'D',
  đ: 'd',
  Ł: 'L',
  ł: 'l',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
};

/** Last part of a tag's or author's former address: lower-case words, split at case changes. */
export function tagSlug(label: string): string {
  // Accents are removed, as in "uni" for "ünï".
  const plain = label
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
  const words = plain.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [slugOf(label)];
  return words.join('-').toLowerCase();
}
