import { extname } from 'node:path';
import { lookup } from 'mrmime';

const TEXT =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|[a-z]+\+xml)|image\/svg\+xml)/;

/** Extensions that the MIME library does not know. */
const OTHERS: Record<string, string> = { '.ico': 'image/vnd.microsoft.icon' };

/** The `content-type` of a file by its extension, with UTF-8 for text. */
export function contentTypeOf(file: string): string {
  const ending = extname(file);
  const type = lookup(ending) ?? OTHERS[ending] ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a file of this type benefits from compression. Images and fonts are already compressed. */
export function isCompressible(contentType: string): boolean {
  return TEXT.test(contentType) || contentType === 'application/wasm';
}
