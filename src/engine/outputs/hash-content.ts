import { createHash } from 'node:crypto';

/** The hash with which a policy allows an inline script or style sheet with this content: `sha256-…`. */
export function hashContent(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
