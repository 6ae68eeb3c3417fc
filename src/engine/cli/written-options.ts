/** Options whose value is a text; empty, as from an unset variable of a shell, it is a mistake. */
const NEEDED = ['site', 'out', 'host', 'locale'];

/**
 * Restores texts that the parser has changed.
 *
 * @param options what was parsed, by names such as `newTags`
 * @returns the message about an option that is given twice, or is empty although it must not be
 */
export function checkWritten(
  options: Record<string, unknown>,
  argv: readonly string[],
): string | undefined {
  const repeated = findRepeated(argv);
  if (repeated !== undefined) return `--${repeated} is given twice.\nKeep one of them.`;
  restoreTexts(options, argv);
  const empty = NEEDED.find((name) => options[name] === '');
  if (empty === undefined) return undefined;
  return `--${empty} is empty.\nRun with --help to see what is allowed.`;
}

/**
 * Replaces the numbers that the parser has made of texts: `--out 007` is not 7, `--host 0` not a number, 11.10 has a
 * zero, and an empty text is not 0.
 */
function restoreTexts(options: Record<string, unknown>, argv: readonly string[]): void {
  for (const [key, value] of Object.entries(options)) {
    if (typeof value !== 'number') continue;
    const flag = `--${flagOf(key)}`;
    const joined = argv.find((word) => word.startsWith(`${flag}=`));
    const written = joined?.slice(flag.length + 1) ?? argv[argv.indexOf(flag) + 1];
    // Otherwise it is the default.
    if (joined !== undefined || argv.includes(flag)) options[key] = written;
  }
}

/** The name of an option that is given twice, in any of its forms: `--install yes --no-install`. */
function findRepeated(argv: readonly string[]): string | undefined {
  const end = argv.indexOf('--');
  const seen = new Set<string>();
  for (const word of end < 0 ? argv : argv.slice(0, end)) {
    // The parser takes no word that begins with a hyphen for a value.
    const written = /^--(?:no-)?([^=]+)/.exec(word)?.[1];
    if (written === undefined) continue;
    const name = flagOf(written);
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return undefined;
}

/** `newTags` -> `new-tags`. */
export function flagOf(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
