/** What `SITE_DEBUG` can ask for: `SITE_DEBUG=cache,render`. */
export type DebugChannel = 'cache' | 'render';

/**
 * Writes lines to the error stream for who wants to know why a build does what it does.
 *
 * @returns nothing where the channel is not asked for, so that nobody works for lines that are not shown
 */
export function createDebug(channel: DebugChannel): ((line: string) => void) | undefined {
  const wanted = (process.env.SITE_DEBUG ?? '').split(',').map((name) => name.trim());
  if (!wanted.includes(channel)) return undefined;
  return (line) => process.stderr.write(`${channel}: ${line}\n`);
}
