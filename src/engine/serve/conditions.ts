import type { IncomingHttpHeaders } from 'node:http';

/** What a reader may name to ask for a file only if it has changed, or has not. */
export interface FileState {
  /** With its quotes. */
  etag: string;
  /** Value of `last-modified`. */
  lastModified: string;
}

/**
 * Whether a request for a file is answered with it (200), with the word that it has not changed (304), or refused
 * because it has (412): RFC 9110, section 13.2.2.
 */
export function evaluateConditions(headers: IncomingHttpHeaders, state: FileState) {
  const ifMatch = headers['if-match'];
  const unmodifiedSince = headers['if-unmodified-since'];
  if (ifMatch !== undefined) {
    if (!names(ifMatch, state.etag)) return 412;
  } else if (unmodifiedSince !== undefined && isLater(state.lastModified, unmodifiedSince)) {
    return 412;
  }
  const ifNoneMatch = headers['if-none-match'];
  const modifiedSince = headers['if-modified-since'];
  if (ifNoneMatch !== undefined) return names(ifNoneMatch, state.etag) ? 304 : 200;
  if (modifiedSince === undefined || Number.isNaN(Date.parse(modifiedSince))) return 200;
  return isLater(state.lastModified, modifiedSince) ? 200 : 304;
}

/** Bytes of a file, first and last included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The part of a file that a request asks for. Several parts at once, other units and nonsense are answered with the
 * whole file, as RFC 9110 (section 14.2) allows; so is the rest of a file that has changed since (`if-range`).
 *
 * @returns nothing for the whole file
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  file: FileState & { size: number },
): ByteRange | 'outside' | undefined {
  const { size, etag, lastModified } = file;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const condition = headers['if-range'];
  if (typeof condition === 'string' && condition !== etag && condition !== lastModified) {
    return undefined;
  }
  if (first === '' && last === '') return undefined;
  if (first === '') {
    return Number(last) === 0 || size === 0
      ? 'outside'
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'outside';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function names(header: string, etag: string): boolean {
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

/** Dates in these headers have no fractions of seconds. A date that is none is never passed. */
function isLater(date: string, than: string): boolean {
  return Date.parse(date) > Date.parse(than);
}
