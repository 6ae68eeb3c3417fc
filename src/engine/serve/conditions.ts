import type { IncomingHttpHeaders } from 'node:http';

/** Values for requesting a file only if it has or has not changed. */
export interface FileState {
  /** With quotes. */
  etag: string;
  /** Value of `last-modified`. */
  lastModified: string;
}

/**
 * Decides whether a request for a file gets the file (200), not modified (304), or precondition failed (412): RFC 9110,
 * section 13.2.2.
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

/** A byte range of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The requested part of a file. Multiple ranges, other units and invalid values get the whole file, as RFC 9110
 * (section 14.2) allows, and so does a range of a file that has changed since (`if-range`).
 *
 * @returns undefined for the whole file
 */
export function requestedRange(
  headers: IncomingHttpHeaders,
  file: FileState & { size: number },
): ByteRange | 'outside' | undefined {
  const { size, etag, lastModified } = file;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
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

/** Dates in these headers have no fractions of seconds. An invalid date never matches. */
function isLater(date: string, than: string): boolean {
  return Date.parse(date) > Date.parse(than);
}
