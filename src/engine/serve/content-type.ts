import { extname } from 'node:path';
import { lookup } from 'mrmime';

const TEXT =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|[a-z]+\+xml)|image\/svg\+xml)/;

/** Endings that the library of types does not know. */
const OTHERS: Record<string, string> = { '.ico': 'image/vnd.microsoft.icon' };

/** The `content-type` of a file by its ending; text says that it is UTF-8. */
export function contentTypeOf(file: string): string {
  const ending = extname(file);
  const type = lookup(ending) ?? OTHERS[ending] ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes a file of this type smaller. Images and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return TEXT.test(contentType) || contentType === 'application/wasm';
}
