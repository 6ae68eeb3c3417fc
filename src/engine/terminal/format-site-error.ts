import pc from 'picocolors';
import { errorChain } from '#shared/error-chain.ts';
import type { SiteError } from '#shared/site-error.ts';

/** A SiteError for the terminal: message, place, advice, and causes. */
export function formatSiteError(error: SiteError): string {
  const [message, ...causes] = errorChain(error);
  const { location } = error;
  const place = location
    ? [location.file, location.line, location.column].filter((part) => part !== undefined).join(':')
    : undefined;
  return [
    `${pc.red('error')} ${message} ${pc.dim(error.code)}`,
    ...(place ? [`  ${pc.dim('at')} ${place}`] : []),
    ...(error.hint ? [`  ${error.hint}`] : []),
    ...causes.map((cause) => `  ${pc.dim('cause:')} ${cause}`),
    ...(causes.length > 0 && process.env.DEBUG ? [String(error.stack)] : []),
  ].join('\n');
}
