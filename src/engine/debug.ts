/** Valid channels in `SITE_DEBUG`: `SITE_DEBUG=cache,render`. */
export type DebugChannel = 'cache' | 'render';

/**
 * Writes diagnostic lines to standard error.
 *
 * @returns undefined if the channel is off, so that callers do no work for hidden lines
 */
export function createDebug(channel: DebugChannel): ((line: string) => void) | undefined {
  const wanted = (process.env.SITE_DEBUG ?? '').split(',').map((name) => name.trim());
  if (!wanted.includes(channel)) return undefined;
  return (line) => process.stderr.write(`${channel}: ${line}\n`);
}
