/** Headings of the sections of a page that a commit changed; an empty one is the text above the first heading. */
export type ChangedSections = string[];

/**
 * Reads which sections of pages commits have changed. Front matter is not a section.
 *
 * @param log output of `git log --patch --no-prefix` with whole files as context: `\0`, the commit, the patches of its
 *   files
 * @returns commit -> path of a file -> its sections, in page order
 */
export function readChangedSections(
  log: string,
): ReadonlyMap<string, ReadonlyMap<string, ChangedSections>> {
  return new Map(
    log.split('\0').map((entry) => {
      const [commit = '', ...patches] = entry.split(/^diff --git .*\n/m);
      return [commit.trim(), new Map(patches.map(readPatch))];
    }),
  );
}

function readPatch(patch: string): [file: string, sections: ChangedSections] {
  const file = /^\+\+\+ (.*?)\t?$/m.exec(patch)?.[1] ?? '';
  const [, ...lines] = patch.slice(Math.max(0, patch.search(/^@@/m))).split('\n');
  const [older, newer] = [createReader(), createReader()];
  const sections = new Set<string>();
  for (const line of lines) {
    const [sign, text] = [line.charAt(0), line.slice(1)];
    const readers = [...(sign === '+' ? [] : [older]), ...(sign === '-' ? [] : [newer])];
    const places = readers.map((reader) => reader.read(text));
    const [place] = places;
    const isChanged = sign === '+' || sign === '-';
    if (isChanged && text.trim() !== '' && place !== undefined) sections.add(place);
  }
  return [file, [...sections]];
}

/** Reads one side of a patch, line by line. */
interface SideReader {
  /** @returns the heading of a line, or above it; undefined in the front matter */
  read(line: string): string | undefined;
}

function createReader(): SideReader {
  let part: 'start' | 'front matter' | 'text' | 'code' = 'start';
  let heading = '';
  return {
    read(line) {
      const before = part;
      if (before === 'start') part = line === '---' ? 'front matter' : 'text';
      else if (before === 'front matter') part = line === '---' ? 'text' : before;
      if (before === 'front matter' || part === 'front matter') return undefined;
      if (/^\s*(`{3,}|~{3,})/.test(line)) part = part === 'code' ? 'text' : 'code';
      const title = part === 'text' ? /^#{2,6}\s+(.*)$/.exec(line)?.[1] : undefined;
      if (title !== undefined) heading = titleOf(title);
      return heading;
    },
  };
}

/** `Read the \`input\` {#input}` -> `Read the input`. */
function titleOf(heading: string): string {
  return heading
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replaceAll('`', '')
    .trim();
}
