import type { Exchange } from '#shared/playground/sandbox.ts';

/** The procedure inputs of a request, from its body or address; undefined if there are none. */
export function describeInput(
  exchange: Pick<Exchange, 'path' | 'requestBody'>,
): string | undefined {
  const { path, requestBody } = exchange;
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  const input = requestBody ?? query.get('input');
  return input && input !== '{}' ? formatBody(input) : undefined;
}

/** Formats JSON with line breaks; everything else, including streams, is unchanged. */
export function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body.trim();
  }
}
