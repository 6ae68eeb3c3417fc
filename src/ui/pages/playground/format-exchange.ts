import type { Exchange } from '#shared/playground/sandbox.ts';

/** What a request gives to its procedures, from its body or its address; nothing where it gives nothing. */
export function describeInput(
  exchange: Pick<Exchange, 'path' | 'requestBody'>,
): string | undefined {
  const { path, requestBody } = exchange;
  const query = new URLSearchParams(path.slice(path.indexOf('?') + 1));
  const input = requestBody ?? query.get('input');
  return input && input !== '{}' ? formatBody(input) : undefined;
}

/** JSON with line breaks; everything else, streams too, as it is. */
export function formatBody(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body.trim();
  }
}
