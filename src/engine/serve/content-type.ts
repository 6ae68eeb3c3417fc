import { extname } from 'node:path';
import { lookup } from 'mrmime';

const TEXT =
  /^(text\/|application\/(javascript|json|xml|manifest\+json|[a-z]+\+xml)|image\/svg\+xml)/;

/** The `content-type` of a file by its ending; text says that it is UTF-8. */
export function contentTypeOf(file: string): string {
  const type = lookup(extname(file)) ?? 'application/octet-stream';
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}

/** Whether compression makes a file of this type smaller. Images and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return TEXT.test(contentType) || contentType === 'application/wasm';
}
