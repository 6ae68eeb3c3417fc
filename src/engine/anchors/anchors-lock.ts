const HEADER = `# Every section that this site has published, with the ids that once led to it. None of these addresses may
# stop working: \`npm run check\` sees to it. \`npm run anchors\` adds what is new.
`;

/** @returns `/path#id` -> its line */
export function parseLock(source: string): Map<string, number> {
  const lines = source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries();
  return new Map(
    [...lines]
      .filter(([, text]) => text.startsWith('/'))
      .map(([index, text]) => [text.trim(), index + 1]),
  );
}

/** The text of the file with added addresses, in an order that does not depend on the machine. */
export function formatLock(addresses: Iterable<string>): string {
  return `${HEADER}${[...new Set(addresses)].sort().join('\n')}\n`;
}
