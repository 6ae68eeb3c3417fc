/** A path with its escapes decoded, except those of `?`, `#`, and `/`. One with invalid escapes stays unchanged. */
export function decodePath(path: string): string {
  return decodeOr(path, decodeURI);
}

/** Part of an address, such as an anchor, with all escapes decoded. One with invalid escapes stays unchanged. */
export function decodePart(part: string): string {
  return decodeOr(part, decodeURIComponent);
}

function decodeOr(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
