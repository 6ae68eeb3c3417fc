/** One promise of the site, proved by a test whose title starts with `[id]`. */
export interface Row {
  id: string;
  /** The issue that implements it: rows of a finished issue must have a test. */
  issue: string;
  text: string;
}

export interface Rows {
  rows: Row[];
  finished: string[];
}

/** Parses `tests/rows.tsv`: a line `# finished: issue, issue`, a header, then id, issue, text. */
export function parseRows(text: string): Rows {
  const finished = /^# finished:(.*)$/m.exec(text)?.[1] ?? '';
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return {
    finished: finished
      .split(',')
      .map((issue) => issue.trim())
      .filter(Boolean),
    rows: lines.slice(1).map((line) => {
      const [id = '', issue = '', ...rest] = line.split('\t');
      return { id, issue, text: rest.join(' ') };
    }),
  };
}

const TITLE = /(?<call>\.(?:skip|fixme|todo)\(\s*)?(?<quote>['"`])(?<ids>(?:\[[A-Z]\d+\]\s*)+)/g;

/** The rows proved by a test file: ids at the start of titles. Skipped tests prove nothing. */
export function provedRows(source: string): string[] {
  const ids: string[] = [];
  for (const { groups } of source.matchAll(TITLE)) {
    if (groups?.call === undefined) ids.push(...(groups?.ids?.match(/[A-Z]\d+/g) ?? []));
  }
  return ids;
}

/** Problems with the proofs. */
export function compareRows(options: Rows & { proved: Iterable<string> }): {
  /** Rows of finished issues without a test. */
  missing: Row[];
  /** Rows of other issues without a test. */
  open: Row[];
  /** Ids in titles without a row. */
  unknown: string[];
} {
  const { rows, finished } = options;
  const proved = new Set(options.proved);
  const known = new Set(rows.map((row) => row.id));
  const unproved = rows.filter((row) => !proved.has(row.id));
  return {
    missing: unproved.filter((row) => finished.includes(row.issue)),
    open: unproved.filter((row) => !finished.includes(row.issue)),
    unknown: [...proved].filter((id) => !known.has(id)),
  };
}
