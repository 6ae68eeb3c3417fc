import { isValidElement } from 'react';

const LAZY = Symbol.for('react.lazy');

/**
 * Settles when a decoded page is complete: all of its payload, the code of its components, and its style sheets. React
 * returns a page as soon as its frame is ready and requests the rest while it renders; a failure then would remove the
 * page. Rejects with the first failure.
 *
 * @param loadSheet fetches a style sheet, or finds it in the document
 */
export async function whenComplete(
  page: unknown,
  loadSheet: (href: string) => Promise<void>,
): Promise<void> {
  const seen = new Set<unknown>();
  let parts = [page];
  while (parts.length > 0) {
    const missing: unknown[] = [];
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      if ('then' in value) missing.push(value);
      else if (isLazy(value)) missing.push(value._payload);
      else if (!isValidElement<Record<string, unknown>>(value)) Object.values(value).forEach(look);
      else {
        const { type, props } = value;
        look(type);
        look(props);
        if (type === 'link' && props.rel === 'stylesheet') missing.push(loadSheet(`${props.href}`));
      }
    };
    parts.forEach(look);
    parts = await Promise.all(missing);
  }
}

/** React's placeholders for pending parts: component code, or a later row of the payload. */
function isLazy(value: object): value is { _payload: PromiseLike<unknown> } {
  return '$$typeof' in value && value.$$typeof === LAZY;
}
