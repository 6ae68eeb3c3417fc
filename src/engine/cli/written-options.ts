/** Options whose value is a text; empty, as from an unset variable of a shell, it is a mistake. */
const NEEDED = ['site', 'out', 'host', 'locale'];

/**
 * Replaces the numbers that the parser has made of texts: `--out 007` is not 7, `--host 0` not a number, 11.10 has a
 * zero, and an empty text is not 0.
 *
 * @param options what was parsed, by names such as `newTags`
 * @returns the name of an option that must not be empty but is
 */
export function restoreTexts(
  options: Record<string, unknown>,
  argv: readonly string[],
): string | undefined {
  for (const [key, value] of Object.entries(options)) {
    if (typeof value !== 'number') continue;
    const flag = `--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const joined = argv.find((word) => word.startsWith(`${flag}=`));
    const written = joined?.slice(flag.length + 1) ?? argv[argv.indexOf(flag) + 1];
    // Otherwise it is the default.
    if (joined !== undefined || argv.includes(flag)) options[key] = written;
  }
  return NEEDED.find((name) => options[name] === '');
}
