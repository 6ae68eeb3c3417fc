import type { OldAnchor } from '#shared/anchors.ts';
import type { FoundProblem } from '../problems/found-problem.ts';
import { listNames, nearNames } from '../problems/suggest.ts';
import type { AddressBook } from './address-book.ts';
import type { CheckInput } from './check-input.ts';

interface Complaint {
  code: string;
  message: string;
  hint: string;
}

interface Known {
  book: AddressBook;
  /** Path -> ids of its sections. */
  sections: ReadonlyMap<string, ReadonlySet<string>>;
  /** Path -> every id in its HTML, including old ones. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** `/path#id` -> the first line that has it. */
  lines: ReadonlyMap<string, OldAnchor>;
}

/**
 * Lines of the old-anchor table that lead nowhere or that hide a section. For pages without HTML here, only their
 * existence is checked.
 */
export function checkOldAnchors(
  input: Pick<CheckInput, 'anchors' | 'pages' | 'damaged'> & { book: AddressBook },
): FoundProblem[] {
  const { old } = input.anchors;
  const lines = new Map<string, OldAnchor>();
  for (const anchor of old) {
    const key = addressOf(anchor);
    if (!lines.has(key)) lines.set(key, anchor);
  }
  const whole = input.pages.filter(({ path }) => !input.damaged.has(path));
  const known: Known = {
    book: input.book,
    sections: new Map(whole.map(({ path, sections }) => [path, new Set(sections)])),
    ids: new Map(whole.map(({ path, ids }) => [path, new Set(ids)])),
    lines,
  };
  return old.flatMap((anchor) => {
    const complaint = complainOfSource(anchor, known) ?? complainOfTarget(anchor, known);
    const { file, line, column } = anchor;
    return complaint === undefined ? [] : [{ ...complaint, file, line, column }];
  });
}

function addressOf({ path, anchor }: Pick<OldAnchor, 'path' | 'anchor'>): string {
  return `${path}#${anchor}`;
}

function complainOfSource(old: OldAnchor, known: Known): Complaint | undefined {
  const { path, anchor } = old;
  if (known.book.kindOf(path) !== 'page') {
    const now = known.book.pageAt(path);
    return {
      code: 'anchor-page-missing',
      message: `There is no page at ${path}, so nobody can open its section "${anchor}".`,
      hint:
        now === undefined
          ? (known.book.suggest(path) ??
            'Correct the path, or redirect it in the table of redirects.')
          : `It is redirected, and redirects keep the anchor: write ${now}.`,
    };
  }
  const first = known.lines.get(addressOf(old));
  if (first !== undefined && first !== old) {
    return {
      code: 'anchor-twice',
      message: `"${anchor}" on ${path} is listed twice: line ${first.line} already leads to "${first.target}".`,
      hint: 'Remove one of the two lines.',
    };
  }
  if (!known.sections.get(path)?.has(anchor)) return undefined;
  return {
    code: 'anchor-taken',
    message: `"${anchor}" is the id of a section that ${path} has today.`,
    hint: 'Remove the line, or give the section another id if it is about something else.',
  };
}

function complainOfTarget(old: OldAnchor, known: Known): Complaint | undefined {
  const { path, anchor, target } = old;
  const [to = '', id] = target.startsWith('#') ? [path, target.slice(1)] : target.split('#');
  const leads = `"${anchor}" on ${path} leads to "${target}"`;
  if (known.book.kindOf(to) !== 'page') {
    const now = known.book.pageAt(to);
    return {
      code: 'anchor-target-missing',
      message: `${leads}, but there is no page at ${to}.`,
      hint:
        now === undefined
          ? (known.book.suggest(to) ?? 'Name a page that exists.')
          : `It is redirected to ${now}: write that address.`,
    };
  }
  if (id === undefined || known.sections.get(to)?.has(id)) return undefined;
  const next = known.lines.get(addressOf({ path: to, anchor: id }));
  if (next !== undefined) {
    return {
      code: 'anchor-target-missing',
      message: `${leads}, which is an old anchor itself (line ${next.line}).`,
      hint: `Point it directly to "${next.target}".`,
    };
  }
  const ids = known.ids.get(to);
  if (ids === undefined || ids.has(id)) return undefined;
  const sections = [...(known.sections.get(to) ?? [])];
  const near = nearNames({ written: id, names: sections });
  const names = near.length > 0 ? near : sections;
  return {
    code: 'anchor-target-missing',
    message: `${leads}, but nothing on ${to} has the id "${id}".`,
    hint: `${near.length > 0 ? 'Similar ids' : 'The sections'} of ${to}: ${listNames(names)}.`,
  };
}
