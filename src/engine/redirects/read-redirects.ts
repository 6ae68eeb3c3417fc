import type { Problem } from '#shared/problem.ts';
import type { Redirect } from '#shared/route.ts';
import { readText } from '../text/read-text.ts';
import { type Remember, rememberNothing } from '../text/remember.ts';
import { isWildcard } from './redirect-map.ts';

/** Reads the site's redirect file. A site without the file has no redirects. */
export async function readRedirects({
  root,
  file,
  remember = rememberNothing,
}: {
  /** The site's folder. */
  root: string;
  /** Relative to `root`. */
  file: string;
  remember?: Remember;
}): Promise<{ redirects: Redirect[]; problems: Problem[] }> {
  const { text, problems } = await readText({ root, file });
  if (text === undefined) return { redirects: [], problems };
  const parsed = remember({
    key: `redirects ${file}`,
    text,
    make: () => parseRedirects({ file, source: text }),
  });
  return { redirects: parsed.redirects, problems: [...problems, ...parsed.problems] };
}

/**
 * Parses lines of `from<TAB>to`. A header line with the column names, empty lines and lines that
 * begin with `#` are skipped.
 */
export function parseRedirects({ file, source }: { file: string; source: string }): {
  redirects: Redirect[];
  problems: Problem[];
} {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const [index, text] of source.split(/\r?\n/).entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    if (index === 0 && /^from\tto\s*$/.test(text)) continue;
    const [from = '', to = '', ...rest] = text.split('\t').map((cell) => cell.trim());
    const line = index + 1;
    const column = from === '' ? 1 : text.indexOf('\t') + 2;
    const complaint = complainAbout({ from, to, rest });
    if (complaint === undefined) {
      redirects.push({ from, to, file, line, column: 1 });
      continue;
    }
    const { part, ...texts } = complaint;
    problems.push({
      code: 'redirect-invalid',
      severity: 'error',
      ...texts,
      file,
      line,
      column: part === 'from' ? 1 : column,
    });
  }
  return { redirects, problems };
}

interface Complaint {
  part: 'from' | 'to';
  message: string;
  hint: string;
}

function complainAbout({
  from,
  to,
  rest,
}: {
  from: string;
  to: string;
  rest: string[];
}): Complaint | undefined {
  if (to === '' || rest.length > 0) {
    return {
      part: 'from',
      message: `A redirect has two columns, but this line has ${to === '' ? 1 : rest.length + 2}.`,
      hint: 'Write the old address, one tab, and the new address.',
    };
  }
  if (!/^\/(?!\/)\S*$/.test(from) || /[?#]/.test(from) || /.\/$/.test(from)) {
    return {
      part: 'from',
      message: `The old address "${from}" is not a path of this site.`,
      hint: 'A path begins with "/", does not end with one, and has no query and no anchor.',
    };
  }
  if (from.slice(0, -1).includes('*') || (from.endsWith('*') && !isWildcard({ from }))) {
    return {
      part: 'from',
      message: `The old address "${from}" has a "*" in the wrong place.`,
      hint: 'Write a "*" alone after the last slash: "/docs/old/*".',
    };
  }
  const parameter = /\/:[a-z]\w*/i.exec(from)?.[0];
  if (parameter !== undefined) {
    return {
      part: 'from',
      message: `The old address "${from}" would only match a path that contains "${parameter}".`,
      hint: 'Write a line for each path, or "*" for everything below: "/docs/old/*".',
    };
  }
  if (to.includes('*') && !(isWildcard({ from }) && to.endsWith('/*'))) {
    return {
      part: 'to',
      message: `The new address "${to}" has a "*" that matches nothing in the old address.`,
      hint: 'A new address may end in "/*" only where the old one does.',
    };
  }
  if (to.startsWith('/') && !to.startsWith('//')) return undefined;
  if (URL.canParse(to) && new URL(to).protocol === 'https:') return undefined;
  return {
    part: 'to',
    message: `The new address "${to}" is neither a path of this site nor an https address.`,
    hint: 'It begins with "/" or with "https://".',
  };
}
