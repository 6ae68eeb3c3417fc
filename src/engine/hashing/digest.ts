import { createHash } from 'node:crypto';

/** The first 16 hex digits of the SHA-256 of bytes. Browsers compute the same (`ui/offline/save-version.ts`). */
export function digest(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
