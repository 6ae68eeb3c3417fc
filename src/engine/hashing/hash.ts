import { createHash } from 'node:crypto';

/** A short, stable name for content: the first 16 hex digits of its SHA-256. */
export function hash(...parts: (string | Uint8Array)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) {
    digest.update(part);
    // Separates ('ab', 'c') from ('a', 'bc').
    digest.update('\0');
  }
  return digest.digest('hex').slice(0, 16);
}
